### Ciò che la pagina e il terminale dicono entrambi: colori, carte, regole, nomi, elenchi e numeri.

## Colori e carte

color-name = { $color ->
    [R] Rosso
    [O] Arancio
    [Y] Giallo
    [G] Verde
    [B] Blu
    [I] Indaco
   *[V] Violetto
}
card-name = { $color ->
    [R] { $number } rosso
    [O] { $number } arancio
    [Y] { $number } giallo
    [G] { $number } verde
    [B] { $number } blu
    [I] { $number } indaco
   *[V] { $number } violetto
}

## Le sette regole

rule = { $color ->
    [R] la carta più alta
    [O] più carte con lo stesso numero
    [Y] più carte dello stesso colore
    [G] più carte pari
    [B] più colori diversi
    [I] la scala più lunga
   *[V] più carte inferiori a 4
}
rule-named = { COLOR($color) }: { rule }

## Chi gioca

player-unnamed = Partecipante { $number }
player-again = { $name } { $number }

## I bot

bot-random = Pip
bot-random-text = Le basta restare in gioco, con qualunque carta. Per i tuoi primi round.
bot-thrifty = Tilly
bot-thrifty-text = Risparmia le sue carte e concede poco.
bot-planner = Piet
bot-planner-text = Bada a quello che gli resta per dopo.
bot-sampler = Sami
bot-sampler-text = Prova ogni turno in centinaia di partite immaginarie.
bot-scout = Skye
bot-scout-text = Ragiona con diversi turni d’anticipo e da come giochi intuisce la tua mano.

## Elenchi

list-two = { $first } e { $next }
list-middle = { $first }, { $next }
list-end = { $first } e { $next }

## Numeri

number-decimal = ,
number-group = .
number-percent = { $text }%

## Quanto era buono un turno

review-quality-best = migliore
review-quality-good = buono
review-quality-doubtful = dubbio
review-quality-mistake = errore
review-quality-blunder = errore grave
