### Turns in words: what cards come to, what a choice would do, what has happened, hints.

## Amounts

# How much somebody has under the rule $color. Beside a name, and in sentences as $amount, $theirs
# and $mine. $count cards; $best is the best of them, $number its number, $suit its color.
# Where a language needs it, each line may choose a form by $count.
amount = { $color ->
    [R] { $best }
    [O] { $count ->
        [1] a { $number }
        [2] two { $number }s
        [3] three { $number }s
        [4] four { $number }s
        [5] five { $number }s
        [6] six { $number }s
       *[7] seven { $number }s
    }
    [Y] { $suit ->
        [R] { $count } red
        [O] { $count } orange
        [Y] { $count } yellow
        [G] { $count } green
        [B] { $count } blue
        [I] { $count } indigo
       *[V] { $count } violet
    }
    [G] { $count } even
    [B] { $count ->
        [one] { $count } color
       *[other] { $count } colors
    }
    [I] { $count } in a row
   *[V] { $count } below 4
}
# No card counts.
amount-nothing = no cards count

## What a choice would come to: small print below "To your palette", "To the canvas" …
## $rule is "new" where the card brings the rule $color, which is named first; or "same".

tip-leads = { $rule ->
    [new] { COLOR($color) }: you lead with { $amount }
   *[same] you lead with { $amount }
}
tip-wins = { $rule ->
    [new] { COLOR($color) }: you lead with { $amount }, you win the round
   *[same] you lead with { $amount }, you win the round
}
# Somebody has as many cards: $best is your best one, $beaten theirs.
tip-leads-tie = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: you lead with { $amount }, { $best } is higher than { $beaten }
       *[color] { COLOR($color) }: you lead with { $amount }, { $best } is nearer red than { $beaten }
    }
   *[same] { $broken ->
        [number] you lead with { $amount }, { $best } is higher than { $beaten }
       *[color] you lead with { $amount }, { $best } is nearer red than { $beaten }
    }
}
# The same where one card counts.
tip-leads-card = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: you lead, { $best } is higher than { $beaten }
       *[color] { COLOR($color) }: you lead, { $best } is nearer red than { $beaten }
    }
   *[same] { $broken ->
        [number] you lead, { $best } is higher than { $beaten }
       *[color] you lead, { $best } is nearer red than { $beaten }
    }
}
tip-later = { $count ->
    [one] not enough alone; { $count } way to go on and stay in
   *[other] not enough alone; { $count } ways to go on and stay in
}
# $name leads with $theirs, you would have $mine: both are the message "amount".
tip-short = { $rule ->
    [new] { COLOR($color) }: not enough, { $name } has { $theirs }, you { $mine }
   *[same] not enough: { $name } has { $theirs }, you { $mine }
}
tip-tie = not enough: { $name }’s { $best } beats your best
tip-nothing = not enough: you have no card that counts
tip-hope = { $unseen ->
    [one] { $count } of { $unseen } unseen card would save you
   *[other] { $count } of { $unseen } unseen cards would save you
}
# A canvas card that may not be put yet: $count complete turns put it after another card.
tip-after = { $count ->
    [one] { COLOR($color) }: one possible turn uses it, after another card
   *[other] { COLOR($color) }: { $count } possible turns use it, after another card
}
# What an odd card asks for once it is played; $number is its number.
tip-owes = { $number ->
    [1] then take a card from another palette
    [5] then play another card
   *[7] then move a card of your palette
}
tip-owes-hopeless = { tip-owes }, but no turn then keeps you in
# The card also draws one; $text is one of the messages above.
tip-draws = { $text } · draws a card
tip-reveals = { $text } · draws a card: there is no way back

## The log: what was done in a turn. Each is a sentence; several follow each other.

log-palette = { $who ->
    [you] You play { $palette }.
   *[other] { $name } plays { $palette }.
}
# The card brings the rule $color.
log-canvas = { $who ->
    [you] You put { $card } on the canvas: { rule-named }.
   *[other] { $name } puts { $card } on the canvas: { rule-named }.
}
log-both = { $who ->
    [you] You play { $palette } and put { $card } on the canvas: { rule-named }.
   *[other] { $name } plays { $palette } and puts { $card } on the canvas: { rule-named }.
}
log-fold = { $who ->
    [you] You fold and are out.
   *[other] { $name } folds and is out.
}
# What the odd cards 1 and 7 do.
log-take = The 1 sends { $card } to the deck.
log-bury = The 7 sends { $card } to the deck.
log-shift = The 7 puts { $card } on the canvas: { rule-named }.
log-draw = { $count ->
    [one] One card is drawn.
   *[other] { $count } cards are drawn.
}
log-leads = { $who ->
    [you] You lead with { $amount }.
   *[other] { $name } leads with { $amount }.
}

## Being out: the first sentence says who, the next one why. The second also stands alone, beside
## the player's cards or below a result; it names the rule $color of that moment first.

out-who = { $who ->
    [you] You are out.
   *[other] { $name } is out.
}
# $leader, called $ahead, has $count cards that count; whoever is out has $against.
out-fewer = { $leader ->
    [you] { COLOR($color) }: you lead { $count } to { $against }.
   *[other] { COLOR($color) }: { $ahead } leads { $count } to { $against }.
}
# As much as the leader has, but a lower best card. Under Red one card counts, under Indigo a run.
out-tie = { $color ->
    [R] { $leader ->
        [you] { COLOR($color) }: your { $best } is higher.
       *[other] { COLOR($color) }: { $ahead }’s { $best } is higher.
    }
    [I] { $leader ->
        [you] { COLOR($color) }: equally long runs, but your { $best } is higher.
       *[other] { COLOR($color) }: equally long runs, but { $ahead }’s { $best } is higher.
    }
   *[other] { $leader ->
        [you] { COLOR($color) }: a tie, but your { $best } is higher.
       *[other] { COLOR($color) }: a tie, but { $ahead }’s { $best } is higher.
    }
}
out-nothing = { $who ->
    [you] { COLOR($color) }: you have no card that counts.
   *[other] { COLOR($color) }: { $name } has no card that counts.
}

## Hints: the best turns, each with its chance and a list of reasons in small print

hint-title = Hint
hint-thinking = Thinking…
hint-none = There is nothing to hint at now.
hint-chance = { PERCENT($share) } to win the round
hint-match = { PERCENT($share) } to win the match
hint-no-reply = the next player has no way to stay in, in { PERCENT($share) } of cases
hint-replies = { $count ->
    [one] the next player has about { $count } way to stay in
   *[other] the next player has about { $count } ways to stay in
}
hint-keeps-open = { $count ->
    [one] you have about { $count } way to stay in next time
   *[other] you have about { $count } ways to stay in next time
}
# $colors is a list of rules.
hint-wins = also ahead under { $colors }
hint-draws = { $count ->
    [one] draws a card
   *[other] draws { $count } cards
}
hint-rescues = { $count ->
    [one] needs the one unseen card that helps
   *[other] needs one of { $count } unseen cards
}
hint-conceding = folding now is better for the match by { PERCENT($share) }
hint-lost = no turn keeps you in
# Lays the cards of the turn on the table.
hint-use = Put it on the table
hint-fold = Fold
