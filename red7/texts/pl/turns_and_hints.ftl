### Turns in words: what cards come to, what a choice would do, what has happened, hints.

## Amounts

# Nominative: always set apart, by a colon or in brackets.
amount = { $color ->
    [R] { $best }
    [O] { $count ->
        [1] jedna { $number }
        [2] dwie { $number }
        [3] trzy { $number }
        [4] cztery { $number }
        [5] pięć { $number }
        [6] sześć { $number }
       *[7] siedem { $number }
    }
    [Y] { $suit ->
        [R] { $count ->
            [one] { $count } czerwona
            [few] { $count } czerwone
            [many] { $count } czerwonych
           *[other] { $count } czerwonych
        }
        [O] { $count ->
            [one] { $count } pomarańczowa
            [few] { $count } pomarańczowe
            [many] { $count } pomarańczowych
           *[other] { $count } pomarańczowych
        }
        [Y] { $count ->
            [one] { $count } żółta
            [few] { $count } żółte
            [many] { $count } żółtych
           *[other] { $count } żółtych
        }
        [G] { $count ->
            [one] { $count } zielona
            [few] { $count } zielone
            [many] { $count } zielonych
           *[other] { $count } zielonych
        }
        [B] { $count ->
            [one] { $count } niebieska
            [few] { $count } niebieskie
            [many] { $count } niebieskich
           *[other] { $count } niebieskich
        }
        [I] { $count } indygo
       *[V] { $count ->
            [one] { $count } fioletowa
            [few] { $count } fioletowe
            [many] { $count } fioletowych
           *[other] { $count } fioletowych
        }
    }
    [G] { $count ->
        [one] { $count } parzysta
        [few] { $count } parzyste
        [many] { $count } parzystych
       *[other] { $count } parzystych
    }
    [B] { $count ->
        [one] { $count } kolor
        [few] { $count } kolory
        [many] { $count } kolorów
       *[other] { $count } kolorów
    }
    [I] { $count } po kolei
   *[V] { $count } poniżej 4
}
amount-nothing = żadna się nie liczy

## What a choice would come to: small print below "To your palette", "To the canvas" …

tip-leads = { $rule ->
    [new] { COLOR($color) }: prowadzisz ({ $amount })
   *[same] prowadzisz ({ $amount })
}
tip-wins = { $rule ->
    [new] { COLOR($color) }: prowadzisz ({ $amount }) i wygrywasz rundę
   *[same] prowadzisz ({ $amount }) i wygrywasz rundę
}
tip-leads-tie = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: prowadzisz ({ $amount }), { $best } jest wyższa niż { $beaten }
       *[color] { COLOR($color) }: prowadzisz ({ $amount }), { $best } jest bliższa czerwieni niż { $beaten }
    }
   *[same] { $broken ->
        [number] prowadzisz ({ $amount }), { $best } jest wyższa niż { $beaten }
       *[color] prowadzisz ({ $amount }), { $best } jest bliższa czerwieni niż { $beaten }
    }
}
tip-leads-card = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: prowadzisz, { $best } jest wyższa niż { $beaten }
       *[color] { COLOR($color) }: prowadzisz, { $best } jest bliższa czerwieni niż { $beaten }
    }
   *[same] { $broken ->
        [number] prowadzisz, { $best } jest wyższa niż { $beaten }
       *[color] prowadzisz, { $best } jest bliższa czerwieni niż { $beaten }
    }
}
tip-later = { $count ->
    [one] to nie wystarczy, ale potem jest { $count } sposób na przetrwanie
    [few] to nie wystarczy, ale potem są { $count } sposoby na przetrwanie
    [many] to nie wystarczy, ale potem jest { $count } sposobów na przetrwanie
   *[other] to nie wystarczy, ale potem jest { $count } sposobów na przetrwanie
}
tip-short = { $rule ->
    [new] { COLOR($color) }: za mało ({ $name }: { $theirs }, ty: { $mine })
   *[same] za mało ({ $name }: { $theirs }, ty: { $mine })
}
tip-tie = za mało: { $best } ({ $name }) bije twoją najlepszą kartę
tip-nothing = za mało: nie masz karty, która się liczy
tip-hope = { $unseen ->
    [one] szansa na ratunek: { $count } z { $unseen } nieznanej karty
    [few] szansa na ratunek: { $count } z { $unseen } nieznanych kart
    [many] szansa na ratunek: { $count } z { $unseen } nieznanych kart
   *[other] szansa na ratunek: { $count } z { $unseen } nieznanych kart
}
tip-after = { $count ->
    [one] { COLOR($color) }: możliwe jedno zagranie, ale najpierw inna karta
    [few] { COLOR($color) }: możliwe { $count } zagrania, ale najpierw inna karta
    [many] { COLOR($color) }: możliwych { $count } zagrań, ale najpierw inna karta
   *[other] { COLOR($color) }: możliwych { $count } zagrań, ale najpierw inna karta
}
tip-owes = { $number ->
    [1] potem zabierz kartę z innej palety
    [5] potem zagraj kolejną kartę
   *[7] potem przenieś kartę ze swojej palety
}
tip-owes-hopeless = { tip-owes }, ale wtedy już nie przetrwasz
tip-draws = { $text } · dobierasz kartę
tip-reveals = { $text } · dobierasz kartę: potem nie da się cofnąć

## The log: what was done in a turn. Each is a sentence; several follow each other.

log-palette = { $who ->
    [you] Zagrywasz { CARD($palette, case: "acc") }.
   *[other] { $name } zagrywa { CARD($palette, case: "acc") }.
}
log-canvas = { $who ->
    [you] Kładziesz { CARD($card, case: "acc") } na tło. { rule-named }.
   *[other] { $name } kładzie { CARD($card, case: "acc") } na tło. { rule-named }.
}
log-both = { $who ->
    [you] Zagrywasz { CARD($palette, case: "acc") } i kładziesz { CARD($card, case: "acc") } na tło. { rule-named }.
   *[other] { $name } zagrywa { CARD($palette, case: "acc") } i kładzie { CARD($card, case: "acc") } na tło. { rule-named }.
}
log-fold = { $who ->
    [you] Pasujesz i odpadasz.
   *[other] { $name } pasuje i odpada.
}
log-take = Jedynka odsyła { CARD($card, case: "acc") } do talii.
log-bury = Siódemka odsyła { CARD($card, case: "acc") } do talii.
log-shift = Siódemka kładzie { CARD($card, case: "acc") } na tło. { rule-named }.
log-draw = { $count ->
    [one] Dobrano jedną kartę.
    [few] Dobrano { $count } karty.
    [many] Dobrano { $count } kart.
   *[other] Dobrano { $count } kart.
}
log-leads = { $who ->
    [you] Prowadzisz: { $amount }.
   *[other] Prowadzi { $name }: { $amount }.
}

## Being out: the first sentence says who, the next one why. The second also stands alone.

out-who = { $who ->
    [you] Odpadasz.
   *[other] { $name } odpada.
}
out-fewer = { $leader ->
    [you] { COLOR($color) }: prowadzisz { $count } do { $against }.
   *[other] { COLOR($color) }: { $ahead } prowadzi { $count } do { $against }.
}
out-tie = { $color ->
    [R] { $leader ->
        [you] { COLOR($color) }: twoja { $best } jest wyższa.
       *[other] { COLOR($color) }: { $best } ({ $ahead }) jest wyższa.
    }
    [I] { $leader ->
        [you] { COLOR($color) }: ta sama długość, ale twoja { $best } jest wyższa.
       *[other] { COLOR($color) }: ta sama długość, ale { $best } ({ $ahead }) jest wyższa.
    }
   *[other] { $leader ->
        [you] { COLOR($color) }: tyle samo kart, ale twoja { $best } jest wyższa.
       *[other] { COLOR($color) }: tyle samo kart, ale { $best } ({ $ahead }) jest wyższa.
    }
}
out-nothing = { $who ->
    [you] { COLOR($color) }: nie masz karty, która się liczy.
   *[other] { COLOR($color) }: { $name } nie ma karty, która się liczy.
}

## Hints: the best turns, each with its chance and a list of reasons in small print

hint-title = Podpowiedź
hint-thinking = Myślę…
hint-none = Teraz nie ma czego podpowiadać.
hint-chance = { PERCENT($share) } szans na wygranie rundy
hint-match = { PERCENT($share) } szans na wygranie partii
hint-no-reply = następny gracz nie może przetrwać w { PERCENT($share) } przypadków
# After "około" all forms of "odpowiedź" are alike.
hint-replies = { $count ->
    [one] następny gracz ma około { $count } sposobu na przetrwanie
    [few] następny gracz ma około { $count } sposobów na przetrwanie
    [many] następny gracz ma około { $count } sposobów na przetrwanie
   *[other] następny gracz ma około { $count } sposobu na przetrwanie
}
hint-keeps-open = { $count ->
    [one] w następnej turze masz około { $count } sposobu na przetrwanie
    [few] w następnej turze masz około { $count } sposobów na przetrwanie
    [many] w następnej turze masz około { $count } sposobów na przetrwanie
   *[other] w następnej turze masz około { $count } sposobu na przetrwanie
}
hint-wins = prowadzisz też, gdy obowiązuje: { $colors }
hint-draws = { $count ->
    [one] dobierasz kartę
    [few] dobierasz { $count } karty
    [many] dobierasz { $count } kart
   *[other] dobierasz { $count } kart
}
hint-rescues = { $count ->
    [one] potrzebna ta jedna nieznana karta, która ratuje
    [few] potrzebna jedna z { $count } nieznanych kart
    [many] potrzebna jedna z { $count } nieznanych kart
   *[other] potrzebna jedna z { $count } nieznanych kart
}
hint-conceding = spasowanie teraz zwiększa szansę na wygranie partii o { PERCENT($share) }
hint-lost = żadne zagranie nie pozwala przetrwać
hint-use = Wyłóż na stół
hint-fold = Spasuj
