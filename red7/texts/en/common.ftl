### What page and terminal both say: colors, cards, rules, names, lists and numbers.
### A term that the rules use is one of the box's words: see the glossary.

## Colors and cards

# $color is a letter: R, O, Y, G, B, I, V. Stands alone and inside sentences.
color-name = { $color ->
    [R] Red
    [O] Orange
    [Y] Yellow
    [G] Green
    [B] Blue
    [I] Indigo
   *[V] Violet
}
# How a card is called by a screen reader; $number is 1 to 7.
# A language with cases may select by $case, which CARD($card, case: "acc") asks for.
card-name = { color-name } { $number }

## The seven rules

# What counts under a color's rule, in a few words. Follows "Green: " or stands in a list.
rule = { $color ->
    [R] the highest card
    [O] most of one number
    [Y] most of one color
    [G] most even cards
    [B] most different colors
    [I] the longest run
   *[V] most cards below 4
}
rule-named = { COLOR($color) }: { rule }

## Players

# Somebody who has given no name; $number is that of the seat, from 1.
player-unnamed = Player { $number }
# The second, third … player of one name at a table; $number is 2, 3 …
player-again = { $name } { $number }

## Bots: the names of five characters, and how each plays, in a sentence or two

# Pip is a girl, for whom everything is new.
bot-random = Pip
bot-random-text = Plays whatever keeps her in. For your first rounds.
# Tilly is a thrifty woman.
bot-thrifty = Tilly
bot-thrifty-text = Saves her cards and gives away little.
# Piet is a man who plans.
bot-planner = Piet
bot-planner-text = Looks at what he keeps for later.
bot-sampler = Sami
bot-sampler-text = Tries every turn in hundreds of imagined games.
bot-scout = Skye
bot-scout-text = Thinks several turns ahead, and guesses your hand from what you play.

## Lists: two words; a word in the middle of three or more; the last of three or more

list-two = { $first } and { $next }
list-middle = { $first }, { $next }
list-end = { $first }, and { $next }

## Numbers: the marks of a language

number-decimal = .
number-group = ,
# $text is the number in digits.
number-percent = { $text }%

## How good a turn was, from best to worst: each says what a turn is called, after its cards, and is
## the heading of a column in a terminal

review-quality-best = best
review-quality-good = good
review-quality-doubtful = doubtful
review-quality-mistake = mistake
review-quality-blunder = blunder
