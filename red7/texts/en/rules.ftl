### The page of the rules, which is a sheet to print, too. What is said elsewhere is not said again:
### each rule in a few words (rule), the draw and the scoring (switch-), what odd cards do (help-action).

# A link to the page. At a table it opens beside the table.
rules-link = The rules
# For screen readers, after rules-link.
rules-new-tab = opens in a new tab
rules-title = The rules of Red7
rules-print = Print
# For screen readers: links to the parts of the page.
rules-contents = On this page

## The aim, and setting up

rules-aim = The aim
rules-aim-text = Be the last one in. Whenever your turn ends you must be winning under the rule then in force; if you are not, you are out of the round.
rules-setup = Setting up
rules-setup-cards = 2 to 4 can play, with 49 cards: the numbers 1 to 7 in seven colors.
rules-setup-deal = Shuffle. Everybody gets seven cards as a hand and one more, face up, which starts their palette.
# The start card is called as on the box.
rules-setup-canvas = The card “You are Playing Red” starts the canvas. The top card of the canvas sets the rule in force. All other cards are the deck, face down.
rules-setup-first = Find the highest palette card. The player to the left of it begins; play goes on to the left.

## A turn

rules-turn = A turn
# Before the list of the four choices.
rules-turn-text = On your turn, choose one of these:
rules-turn-palette = Play a card from your hand to your palette, face up.
rules-turn-canvas = Put a card from your hand on the canvas: its color’s rule is now in force.
rules-turn-both = Do both: the palette first, then the canvas.
rules-turn-fold = Do nothing and be out: you fold. With an empty hand that is all you can do.
rules-turn-end = If you are not winning when your turn ends, you are out. Your hand and palette go face down and count for nobody. As soon as only one player is left, that player wins the round; a basic game is one round.

## The seven rules: what counts under the rule $color

rules-lead = You are winning if more cards of your palette count under the rule in force than of any other player who is still in. In the examples the cards that count are outlined.
rules-counts = { $color ->
    [R] Compare the highest card of each palette.
    [O] Cards with the same number count, in any colors.
    [Y] Cards of the same color count: any color, not just yellow.
    [G] 2, 4 and 6 count, in any color.
    [B] Every color counts once, with its highest card.
    [I] Numbers in sequence count, in any colors. A number counts once, with its highest card; 7 and 1 do not follow each other.
   *[V] 1, 2 and 3 count, in any color.
}

## Ties

rules-ties = Ties
rules-ties-text = If two players have equally many cards that count, compare the highest card among those. All others do not matter.
# Within one palette: for Orange, Yellow and Indigo.
rules-ties-sets = A single card is a set or a run, too. If your palette has two of the same size, the one with the higher best card counts.
rules-ties-none = If no card of yours counts, you are not winning.

## Draw and scoring: each follows on the message switch-draw-text or switch-scoring-text

rules-draw-more = A card that you have played to your palette this turn is counted with it. If the deck is empty, nothing happens.
rules-scoring-more = Each card is worth its number. It stays with the winner, out of all later rounds; the others are shuffled for the next. If too few are left to deal, the most points win.

## Actions

rules-actions-text = If you play an odd card to your palette, you must do what it says, if you can. After that you may still put a card from your hand on the canvas.
rules-actions-more = You may play a 3 while losing: the card that you draw may save you on the canvas. Actions go with the basic game, too.

## What the printed editions say where they differ. $state is what this edition says.

rules-editions = Where the editions differ
rules-editions-text = The printed rulebooks disagree in a few places. This is what the one that you choose says.
# $text is a rulebook.
rules-book = Source: { $text }
# What the rulebooks are called. Each stands alone, or in a list.
rules-book-v1-2 = Booklet v1.2 in five languages (but its Italian pages), Brazilian booklet v1.02
rules-book-v1-2-fr = French booklet v1.2 (2014)
rules-book-v1-2-it = Booklet v1.2 in five languages: Italian pages
rules-book-pl-2021 = Polish booklet (2021)
rules-book-v1-3 = Spanish booklet v1.3 (Spain)
rules-point-losing-canvas = { $state ->
    [yes] A card may go from your hand to the canvas even if you are losing then: the rule changes, and you are out.
   *[no] A card may go from your hand to the canvas only if you are winning then.
}
rules-point-compulsory-draw = { $state ->
    [yes] You must take the draw.
   *[no] You may do without the draw.
}
rules-point-hopeless-banned = { $state ->
    [yes] A 1 or 7 may be played only if you can end your turn winning, and then you must.
   *[no] A 1 or 7 may be played even if you cannot end your turn winning.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] A 1 takes a card even if you cannot end your turn winning.
   *[no] A 1 may take only a card whose loss lets you end your turn winning, and then you must.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] If a 7 puts a card on the canvas, you must be winning at once.
   *[no] If a 7 puts a card on the canvas, you need not be winning before the turn ends.
}
rules-point-seven-draws = { $state ->
    [yes] A card that a 7 puts on the canvas can give the draw, too.
   *[no] A card that a 7 puts on the canvas never gives the draw.
}
# Where to look it up in the rulebook.
rules-passage = { $what ->
    [turn] See the choices of a turn.
    [draw] See the passage on the draw.
    [actions] See the notes on the 1 and the 7.
    [card-1] See the note on the 1.
   *[card-7] See the text of the 7.
}
# $text is a list of rulebooks that say the opposite.
rules-otherwise = Otherwise: { $text }

## At the foot of the page

rules-unofficial = Red7 is a game by Carl Chudyk and Chris Cieslik, published by Asmadi Games. These are its rules in our own words, not an official text.
