### Why something cannot be done: the rules' refusals (why-), and everything else (problem-).

## Why the rules refuse a step. Each stands alone in small print, or after "+R7: ".

why-unknown = there is no such step
why-not-your-turn = it is not your turn
# The turn or the round has ended.
why-finished = the turn is over
# $cause is a card just played whose action is not done yet; $number is its number.
why-owes = { $number ->
    [1] first do what { $cause } asks: take a card from another palette
    [5] first do what { $cause } asks: play another card to your palette
   *[7] first do what { $cause } asks: move a card of your palette to the deck or the canvas
}
why-not-in-hand = this card is not in your hand
why-palette-done = one card a turn to the palette
why-canvas-done = a card is on the canvas already
# $color is the rule that the card would bring.
why-losing = { COLOR($color) }: not allowed, as you would not lead
# "this edition": the edition of the printed rules that is played by.
why-hopeless = no turn could end in the lead after it, which this edition asks
why-bound = { $cause } was played: this turn may not end while you are losing
why-no-action = no card was just played that allows it
why-not-there = this card is in no palette it could be taken from
why-fewer-cards = its owner has fewer palette cards than you
why-no-draw = there is no draw to take
why-nothing-done = a turn without a card is a fold
why-too-late = folding is only possible at the start of a turn
