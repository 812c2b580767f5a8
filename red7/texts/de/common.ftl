### Was Seite und Terminal beide sagen: Farben, Karten, Regeln, Namen, Listen und Zahlen.

## Farben und Karten

color-name = { $color ->
    [R] Rot
    [O] Orange
    [Y] Gelb
    [G] Grün
    [B] Blau
    [I] Indigo
   *[V] Violett
}
# Wie „Herz 7“: unverändert in jedem Fall, auch nach „deine“, „mit“ und „als“ und in Listen.
card-name = { color-name } { $number }

## Die sieben Regeln

rule = { $color ->
    [R] die höchste Karte
    [O] die meisten einer Zahl
    [Y] die meisten einer Farbe
    [G] die meisten geraden Karten
    [B] die meisten verschiedenen Farben
    [I] die längste Folge
   *[V] die meisten Karten unter 4
}
rule-named = { COLOR($color) }: { rule }

## Wer spielt

player-unnamed = Person { $number }
player-again = { $name } { $number }

## Bots

bot-random = Pip
bot-random-text = Spielt irgendetwas, was sie im Spiel hält. Für deine ersten Runden.
bot-thrifty = Tilly
bot-thrifty-text = Spart ihre Karten auf und verschenkt wenig.
bot-planner = Piet
bot-planner-text = Achtet darauf, was er für später behält.
bot-sampler = Sami
bot-sampler-text = Spielt jeden Zug in Hunderten ausgedachter Spiele durch.
bot-scout = Skye
bot-scout-text = Denkt mehrere Züge voraus und errät deine Hand aus dem, was du spielst.

## Listen

list-two = { $first } und { $next }
list-middle = { $first }, { $next }
list-end = { $first } und { $next }

## Zahlen

number-decimal = ,
number-group = .
number-percent = { $text } %

## Wie gut ein Zug war

review-quality-best = optimal
review-quality-good = gut
review-quality-doubtful = fraglich
review-quality-mistake = Fehler
review-quality-blunder = Patzer
