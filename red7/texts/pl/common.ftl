### Polish (ty). Names are never inflected; nothing agrees with a player's gender: present tense, impersonal forms.

## Colors and cards

# The color as a noun, and so the name of its rule; stands first or in lists, so with a capital letter.
# The feminine of a card stands in card-name.
color-name = { $color ->
    [R] Czerwony
    [O] Pomarańczowy
    [Y] Żółty
    [G] Zielony
    [B] Niebieski
    [I] Indygo
   *[V] Fioletowy
}
# A card is feminine (karta). acc and ins are alike; gen, dat and loc are alike.
card-name = { $case ->
    [acc] { $color ->
        [R] czerwoną { $number }
        [O] pomarańczową { $number }
        [Y] żółtą { $number }
        [G] zieloną { $number }
        [B] niebieską { $number }
        [I] { $number } indygo
       *[V] fioletową { $number }
    }
    [ins] { $color ->
        [R] czerwoną { $number }
        [O] pomarańczową { $number }
        [Y] żółtą { $number }
        [G] zieloną { $number }
        [B] niebieską { $number }
        [I] { $number } indygo
       *[V] fioletową { $number }
    }
    [gen] { $color ->
        [R] czerwonej { $number }
        [O] pomarańczowej { $number }
        [Y] żółtej { $number }
        [G] zielonej { $number }
        [B] niebieskiej { $number }
        [I] { $number } indygo
       *[V] fioletowej { $number }
    }
    [dat] { $color ->
        [R] czerwonej { $number }
        [O] pomarańczowej { $number }
        [Y] żółtej { $number }
        [G] zielonej { $number }
        [B] niebieskiej { $number }
        [I] { $number } indygo
       *[V] fioletowej { $number }
    }
    [loc] { $color ->
        [R] czerwonej { $number }
        [O] pomarańczowej { $number }
        [Y] żółtej { $number }
        [G] zielonej { $number }
        [B] niebieskiej { $number }
        [I] { $number } indygo
       *[V] fioletowej { $number }
    }
   *[nom] { $color ->
        [R] czerwona { $number }
        [O] pomarańczowa { $number }
        [Y] żółta { $number }
        [G] zielona { $number }
        [B] niebieska { $number }
        [I] { $number } indygo
       *[V] fioletowa { $number }
    }
}

## The seven rules

rule = { $color ->
    [R] najwyższa karta
    [O] najwięcej kart z tą samą liczbą
    [Y] najwięcej kart w jednym kolorze
    [G] najwięcej kart parzystych
    [B] najwięcej różnych kolorów
    [I] najdłuższy ciąg liczb
   *[V] najwięcej kart poniżej 4
}
rule-named = { COLOR($color) }: { rule }

## Players

player-unnamed = Gracz { $number }
player-again = { $name } { $number }

## Bots: the names of five characters, and how each plays, in a sentence or two

bot-random = Pip
bot-random-text = Zagrywa cokolwiek, byle przetrwać. W sam raz na pierwsze rundy.
bot-thrifty = Tilly
bot-thrifty-text = Oszczędza karty i niczego nie marnuje.
bot-planner = Piet
bot-planner-text = Patrzy, co zostanie mu na później.
bot-sampler = Sami
bot-sampler-text = Sprawdza każde zagranie w setkach gier rozegranych w wyobraźni.
bot-scout = Skye
bot-scout-text = Myśli kilka tur naprzód i z twoich zagrań zgaduje, co masz na ręce.

## Lists: two words; a word in the middle of three or more; the last of three or more

list-two = { $first } i { $next }
list-middle = { $first }, { $next }
list-end = { $first } i { $next }

## Numbers: the marks of a language

number-decimal = ,
number-group = { "\u00A0" }
number-percent = { $text }%

## How good a turn was, from best to worst (of "zagranie", neuter)

review-quality-best = najlepsze
review-quality-good = dobre
review-quality-doubtful = wątpliwe
review-quality-mistake = błąd
review-quality-blunder = gruby błąd
