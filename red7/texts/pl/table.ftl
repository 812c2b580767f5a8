### The table as it is played: names, seats, canvas, whose turn it is, buttons, windows, results.

## Names

name-you = Ty
name-and-you = { $name } (ty)

## Sentences and items that follow each other

sentences-joined = { $first } { $next }
items-joined = { $first } · { $next }

## The rules

tie-rule = { $color ->
    [R] Równe liczby: wygrywa kolor bliższy czerwieni.
    [O] Tyle samo kart: wygrywa zestaw z najwyższą kartą.
    [Y] Tyle samo kart: wygrywa zestaw z najwyższą kartą.
    [G] Tyle samo kart: wygrywa najwyższa karta parzysta.
    [B] Tyle samo kolorów: wygrywa najwyższa karta, która się liczy.
    [I] Kolejne liczby, w dowolnych kolorach. Ciągi tej samej długości: wygrywa ten z najwyższą kartą.
   *[V] Tyle samo kart: wygrywa najwyższa karta poniżej 4.
}

## The table and its parts

table-title = Stół
table-round = Runda { $round }
table-match = Runda { $round } · do { $target } pkt
table-rules-before = { $rules } ·{ " " }
table-rules-and-match = { $rules } · { table-match }
table-hand = Twoja ręka
table-hand-of = Ręka: { $name }
table-palette = { $who ->
    [you] Twoja paleta
   *[other] Paleta: { $name }
}
table-canvas = Tło
table-canvas-start = Na początku tło jest czerwone.
table-history = Dotychczasowe zasady
table-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
table-deck-top = Na wierzchu: { $cards }
table-deck-named = { table-deck }. { table-deck-top }
table-log = Przebieg gry
table-log-empty = Karty rozdane. Jeszcze nic się nie wydarzyło.
table-seven-rules = Siedem zasad
table-waiting = Łączenie ze stołem…
table-lost = { $why ->
    [offline] Jesteś offline. Stół wróci razem z połączeniem.
    [silent] Serwer nie odpowiada. Próbuję ponownie…
   *[lost] Połączenie zerwane. Próbuję ponownie…
}
table-lost-pending = { $what ->
    [play] Twoje zagranie jest zapamiętane i wyśle się samo.
   *[next] Następna runda zacznie się, gdy stół wróci.
}
table-missing = Nie ma tu takiego stołu albo nie jest twój.
table-missing-why = Jeśli ktoś przysłał ci ten adres, poproś o link z zaproszeniem.
table-link-cut = Ten link jest niekompletny.
table-link-cut-why = Skopiuj go w całości albo poproś o ponowne przysłanie.
table-link-dead = Ten link już nie działa.
table-link-dead-why = Poproś osobę, która ci go przysłała, o nowy.
table-missing-go = Zacznij nową grę
table-refused = Nie można: { $text }.

## A seat: small print beside a player's name

seat-note = { $state ->
    [out] odpada
    [folded] pas
    [asked] Twoja tura
   *[waits] { $count } na ręce
}
seat-note-points = { seat-note } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
seat-known = znane: { $cards }
seat-hand = Na ręce
seat-hand-empty = Pusta ręka
seat-leads = prowadzi · { $amount }

## Who leads, and why

lead-nobody = Nikt nie ma karty, która się liczy.
lead = { $who ->
    [you] Prowadzisz: { $cards }.
   *[other] Prowadzi { $name }: { $cards }.
}
lead-short = { $who ->
    [you] Prowadzisz.
   *[other] Prowadzi { $name }.
}
lead-tie = { $broken ->
    [number] { $rival ->
        [you] { $best } jest wyższa niż twoja { $beaten }.
       *[other] { $best } jest wyższa niż { $beaten } ({ $name }).
    }
   *[color] { $rival ->
        [you] { $best } jest bliższa czerwieni niż twoja { $beaten }.
       *[other] { $best } jest bliższa czerwieni niż { $beaten } ({ $name }).
    }
}

## Whose turn it is, and what to do

turn-yours = Twoja tura
turn-yours-now = Twoja tura.
turn-thinking = { $name } myśli
turn-plays = { $name } gra
turn-beat = { $leader ->
    [you] Już prowadzisz, ale w swojej turze musisz zagrać kartę: do palety albo na tło.
   *[other] Prowadzi { $name }: { $amount }. Wyjdź na prowadzenie: paleta, tło albo jedno i drugie.
}
turn-beat-nobody = Nikt nie ma karty, która się liczy. Wyjdź na prowadzenie: paleta, tło albo jedno i drugie.
turn-out = W tej rundzie już nie grasz.
turn-over = Koniec rundy.
turn-sending = Wysyłanie…
turn-drafted-stays = To zagranie pozwala ci przetrwać.
turn-drafted-more = { $count ->
    [one] To jeszcze za mało: graj dalej oznaczoną kartą ({ $count } sposób).
    [few] To jeszcze za mało: graj dalej oznaczoną kartą ({ $count } sposoby).
    [many] To jeszcze za mało: graj dalej oznaczoną kartą ({ $count } sposobów).
   *[other] To jeszcze za mało: graj dalej oznaczoną kartą ({ $count } sposobów).
}
turn-drafted-not = W ten sposób nie prowadzisz i nic już nie pomoże.
turn-owed = { $number ->
    [1] Jedynka: wybierz kartę z innej palety. Trafi na wierzch talii.
    [5] Piątka: zagraj kolejną kartę do swojej palety.
   *[7] Siódemka: wybierz kartę ze swojej palety, do talii albo na tło.
}

## Where a card goes: two or three words after a picture of the card

goes-palette = do palety
goes-canvas = na tło
goes-deck = do talii

## Buttons

act-palette = Do palety
act-canvas = Na tło
act-deck = Do talii
act-draw = Dobierz kartę
act-end = Koniec tury
act-end-draw = Zakończ i dobierz
act-end-nodraw = Zakończ bez dobierania
act-end-out = Zakończ i odpadnij
act-choose = Wybierz kartę
act-go-on = Wybierz, co dalej
act-back = Cofnij
act-fold = Spasuj
act-hint = Podpowiedź
act-skip = Przewiń
act-next = Następna runda
act-log = Przebieg
act-result = Wynik
act-close = OK
act-reload = Wczytaj ponownie

## Marks of hand cards: below the hand, and what a screen reader says of a card

mark-stays = pozwala przetrwać
mark-together = pozwala przetrwać z inną kartą
mark-card = { $mark ->
    [stays] { $card }, pozwala przetrwać
    [later] { $card }, { mark-together }
   *[out] { $card }, nie pozwala przetrwać
}

marks-joined = { $first }, { $next }
mark-counts = liczy się
mark-new = nowa
mark-target = { $mark ->
    [stays] do wyboru, pozwala przetrwać
    [later] do wyboru, { mark-together }
    [out] do wyboru, nie pozwala przetrwać
   *[none] do wyboru
}
choice-card = { $card }.
turn-unchosen = Nie wybrano karty.
choice-said = { $title }: { $text }.

## Few turns left, or none

rescue-title = { $count ->
    [one] Ocali cię tylko jedno zagranie
    [few] Ocalą cię { $count } zagrania
    [many] Ocali cię { $count } zagrań
   *[other] Ocali cię { $count } zagrania
}
rescue-none = Tym razem żadne zagranie cię nie ocali. Zdarza się najlepszym.
rescue-giveup = Spasuj i pokaż wynik
rescue-end = Zakończ i pokaż wynik
rescue-hope = { $unseen ->
    [one] Jeszcze jest nadzieja: { $cards }. Szansa: { $count } z { $unseen } nieznanej karty.
    [few] Jeszcze jest nadzieja: { $cards }. Szansa: { $count } z { $unseen } nieznanych kart.
    [many] Jeszcze jest nadzieja: { $cards }. Szansa: { $count } z { $unseen } nieznanych kart.
   *[other] Jeszcze jest nadzieja: { $cards }. Szansa: { $count } z { $unseen } nieznanych kart.
}
rescue-go = Spróbuj
offer-title = Z { CARD($card, case: "ins") } na tle:
offer-some = { $number } z { $count } tur z { CARD($card, case: "ins") } na tle:

## Folding: a window that asks first

fold-title = Pasujesz?
fold-text = Nic nie robisz i odpadasz z tej rundy.
fold-ends = { $name } wygrywa rundę.
fold-ends-points = { $points ->
    [one] { $name } wygrywa rundę i zdobywa { $points } punkt: { $cards }.
    [few] { $name } wygrywa rundę i zdobywa { $points } punkty: { $cards }.
    [many] { $name } wygrywa rundę i zdobywa { $points } punktów: { $cards }.
   *[other] { $name } wygrywa rundę i zdobywa { $points } punktów: { $cards }.
}
fold-match = W ten sposób { $name } wygrywa całą partię: { $points } z { $target } pkt.
fold-goes = Runda toczy się dalej bez ciebie.
fold-leader = { $leader ->
    [you] { $points ->
        [one] Jeśli runda skończy się teraz, zdobędziesz { $points } punkt.
        [few] Jeśli runda skończy się teraz, zdobędziesz { $points } punkty.
        [many] Jeśli runda skończy się teraz, zdobędziesz { $points } punktów.
       *[other] Jeśli runda skończy się teraz, zdobędziesz { $points } punktów.
    }
   *[other] { $points ->
        [one] Jeśli runda skończy się teraz, { $name } zdobędzie { $points } punkt.
        [few] Jeśli runda skończy się teraz, { $name } zdobędzie { $points } punkty.
        [many] Jeśli runda skończy się teraz, { $name } zdobędzie { $points } punktów.
       *[other] Jeśli runda skończy się teraz, { $name } zdobędzie { $points } punktów.
    }
}
fold-mine = { $points ->
    [one] Twoje karty, które się liczą, są warte { $points } punkt.
    [few] Twoje karty, które się liczą, są warte { $points } punkty.
    [many] Twoje karty, które się liczą, są warte { $points } punktów.
   *[other] Twoje karty, które się liczą, są warte { $points } punktów.
}
fold-saves = { $count ->
    [0] I tak żadne zagranie cię nie ocali, więc nic nie tracisz.
    [one] Jest jedno zagranie, które cię ocali.
    [few] Są { $count } zagrania, które cię ocalą.
    [many] Jest { $count } zagrań, które cię ocalą.
   *[other] Jest { $count } zagrań, które cię ocalą.
}
fold-yes = Spasuj
fold-no = Graj dalej

## Ending a turn by which one is out: a window that asks first

out-title = Zakończyć turę i odpaść?
out-yes = Zakończ turę
out-no = Cofnij

## Results of a round and of a match

banner-rule = Nowa zasada! { $text }
round-won = { $who ->
    [you] Wygrywasz rundę
   *[other] { $name } wygrywa rundę
}
round-rule = { rule-named }.
round-scored = { $points ->
    [one] { $points } punkt za karty, które się liczą:
    [few] { $points } punkty za karty, które się liczą:
    [many] { $points } punktów za karty, które się liczą:
   *[other] { $points } punktów za karty, które się liczą:
}
round-counted = Karty, które się liczą:
round-scored-none = Żadna karta się nie liczy, więc nie ma punktów.
round-close = Zobacz stół
result-kind = { $state ->
    [round-won] Nikt nie dotrzymał ci kroku.
    [match-won] Świetna gra, od pierwszej karty do ostatniej.
    [match-lost] Dobra walka. Następna partia może być twoja.
   *[round-lost] Nie tym razem. Nowe rozdanie, nowa szansa.
}
result-hands = Zostało na ręce
result-hands-none = nic
match-won = { $who ->
    [you] Wygrywasz partię
   *[other] { $name } wygrywa partię
}
match-shared = { $who ->
    [you] Remis w partii: ty oraz { $names }
   *[other] Remis w partii: { $names }
}
match-points = Punkty · do { $target }
match-sheet = Tabela punktów
match-round = Runda
match-total = Razem
match-rematch = Rewanż
match-review = Analiza
match-replay = Powtórka
match-share = Udostępnij
match-new = Nowa gra
match-score = { $name } { $points }
match-share-text = Red7 · { $rules } · { $result } · { $scores }
match-share-done = Wynik skopiowany.
match-share-failed = Tutaj nie da się kopiować. { $text }

## Several people at one device

pass-title = Teraz gra { $name }: przekaż urządzenie
pass-text = Karty są zakryte, dopóki { $name } ich nie odsłoni.
pass-ready = To ja, { $name }

## A word now and then from the bots

bot-word = „{ $text }”
bot-says = { $name }: „{ $text }”
word-random = { $state ->
    [greets] { $number ->
        [0] Hej! Ja tu nowa.
       *[1] O, karty!
    }
    [leads] { $number ->
        [0] Czy ja wygrywam?
       *[1] Patrz na mnie!
    }
    [out] { $number ->
        [0] Ojej.
       *[1] O nie!
    }
    [wins] { $number ->
        [0] Wygrałam? Wygrałam!
       *[1] Widzisz? Widzisz?
    }
   *[loses] { $number ->
        [0] Fajnie było. Jeszcze raz?
       *[1] Tak mało brakowało!
    }
}
word-thrifty = { $state ->
    [greets] { $number ->
        [0] Witaj, kochanie.
       *[1] Gramy, kochanie?
    }
    [leads] { $number ->
        [0] Tyle wystarczy.
       *[1] Nic na marne.
    }
    [out] { $number ->
        [0] No proszę.
       *[1] Za długo ciułałam.
    }
    [wins] { $number ->
        [0] Ziarnko do ziarnka.
       *[1] Na każdą kartę przyjdzie pora.
    }
   *[loses] { $number ->
        [0] Zasłużone zwycięstwo, kochanie.
       *[1] Moje uznanie, kochanie.
    }
}
word-planner = { $state ->
    [greets] { $number ->
        [0] Mam plan.
       *[1] Miło cię widzieć.
    }
    [leads] { $number ->
        [0] Zgodnie z planem.
       *[1] Krok po kroku.
    }
    [out] { $number ->
        [0] Nie tak miało być.
       *[1] Hm.
    }
    [wins] { $number ->
        [0] Czasem plan się udaje.
       *[1] Niewiele brakowało.
    }
   *[loses] { $number ->
        [0] Czas na nowy plan.
       *[1] To dopiero był plan!
    }
}
word-sampler = { $state ->
    [greets] { $number ->
        [0] Hej! Zaczynamy?
       *[1] Pomarzmy trochę.
    }
    [leads] { $number ->
        [0] Śniło mi się to.
       *[1] To jest to.
    }
    [out] { $number ->
        [0] Zły sen.
       *[1] Umknęło mi to.
    }
    [wins] { $number ->
        [0] Właśnie to mi się śniło.
       *[1] W połowie moich snów wygrywasz ty.
    }
   *[loses] { $number ->
        [0] W innym śnie to ja wygrywam.
       *[1] To mi się nie śniło.
    }
}
word-scout = { $state ->
    [greets] { $number ->
        [0] Witaj.
       *[1] Patrzę uważnie.
    }
    [leads] { $number ->
        [0] Twój ruch.
       *[1] Tak to czytam.
    }
    [out] { $number ->
        [0] Mylny trop.
       *[1] Dobrze ukryte.
    }
    [wins] { $number ->
        [0] Było nad czym myśleć.
       *[1] Późno, ale w porę.
    }
   *[loses] { $number ->
        [0] A to ci niespodzianka.
       *[1] Dobrze kryjesz swoje karty.
    }
}
