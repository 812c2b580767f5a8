### What page and terminal both say: colors, cards, rules, names, lists and numbers.
### In Spanish Blue is "celeste" and Indigo is "azul", as the boxes print them.

## Colors and cards

color-name = { $color ->
    [R] Rojo
    [O] Naranja
    [Y] Amarillo
    [G] Verde
    [B] Celeste
    [I] Azul
   *[V] Violeta
}
# "art": with its article, for cards in a sentence.
card-name = { $case ->
    [art] { $color ->
        [R] el { $number } rojo
        [O] el { $number } naranja
        [Y] el { $number } amarillo
        [G] el { $number } verde
        [B] el { $number } celeste
        [I] el { $number } azul
       *[V] el { $number } violeta
    }
   *[none] { $color ->
        [R] { $number } rojo
        [O] { $number } naranja
        [Y] { $number } amarillo
        [G] { $number } verde
        [B] { $number } celeste
        [I] { $number } azul
       *[V] { $number } violeta
    }
}

## The seven rules

rule = { $color ->
    [R] la carta más alta
    [O] más cartas de un mismo número
    [Y] más cartas de un mismo color
    [G] más cartas pares
    [B] más colores diferentes
    [I] la escalera más larga
   *[V] más cartas menores que 4
}
rule-named = { COLOR($color) }: { rule }

## Players

player-unnamed = Participante { $number }
player-again = { $name } { $number }

## Bots: the names of five characters, and how each plays, in a sentence or two

bot-random = Pip
bot-random-text = Juega lo que sea con tal de no quedar fuera. Para tus primeras rondas.
bot-thrifty = Tilly
bot-thrifty-text = Ahorra cartas y regala muy poco.
bot-planner = Piet
bot-planner-text = Piensa en lo que se guarda para después.
bot-sampler = Sami
bot-sampler-text = Prueba cada jugada en cientos de partidas imaginarias.
bot-scout = Skye
bot-scout-text = Piensa con varios turnos de antelación y adivina tu mano por lo que juegas.

## Lists: two words; a word in the middle of three or more; the last of three or more

list-two = { $first } y { $next }
list-middle = { $first }, { $next }
list-end = { $first } y { $next }

## Numbers: the marks of a language

number-decimal = ,
number-group = .
number-percent = { $text } %

## How good a turn was, from best to worst: each says what a turn is called, after its cards, and is
## the heading of a column in a terminal

review-quality-best = óptima
review-quality-good = buena
review-quality-doubtful = dudosa
review-quality-mistake = error
review-quality-blunder = error grave
