### What is written in pictures of positions (red7 show --svg). Seats have numbers there, from 0.

## For those who do not see the picture: its title, and sentences

picture-title = Red7, { $text }
picture-to-move = { $name } is to move.
picture-is-out = { $name } is out.
picture-won = { $name } wins the round.
picture-in-the-deck = Cards in the deck: { $count }.
# The title of a card whose face is hidden.
picture-face-down = face down
# The title of the card that is on the canvas before anybody has played one.
picture-start = Red start

## Beside the name of a seat, in small print

# Whose view of the table the picture is.
picture-you = you
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-you-and-points = { picture-you } · { picture-points }

## On pills beside a seat: the shorter, the better

# No longer in the round.
picture-out = out
# $count is how many of its cards count under the rule.
picture-leads = leads with { $count }
picture-has = has { $count }
# Whose turn it is.
picture-turn = to move
# Has won the round.
picture-wins = wins

## Above rows of cards; $count is how many there are

picture-palette = Palette · { $count }
picture-hand = Hand · { $count }
# Cards of the canvas below the one on top.
picture-under = Under it · { $count }
picture-deck-open = Deck, from the top · { $count }
picture-deck-known = Known on top of the deck · { $count }

## Below the deck

picture-deck = { $count } in deck
picture-deck-empty = deck empty
