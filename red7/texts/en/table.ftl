### The table as it is played: names, seats, canvas, whose turn it is, buttons, windows, results.

## Names

# Your own seat if you have given no name: the heading of your palette, your column on a score
# sheet, your entry in a list of names. Stands alone, never inside a sentence.
name-you = You
# The heading of your own seat, with the name that you have given.
name-and-you = { $name } (you)

## Sentences and items that follow each other

sentences-joined = { $first } { $next }
# Short pieces in one line: names with points, parts of a result.
items-joined = { $first } · { $next }

## The rules

# The rule in force decides who leads; this says who leads among equals. $color is the rule.
tie-rule = { $color ->
    [R] Equal numbers: the color nearer red wins.
    [O] Equally many: the set with the higher best card wins.
    [Y] Equally many: the set with the higher best card wins.
    [G] Equally many: the highest even card wins.
    [B] Equally many: the highest card that counts wins.
    [I] Numbers in sequence, of any color. Equally long: the run with the higher best card wins.
   *[V] Equally many: the highest card below 4 wins.
}

## The table and its parts

table-title = Table
table-round = Round { $round }
# In the head of the page: the round, and the points that win the match.
table-match = Round { $round } · to { $target }
# In the head of the page, before table-match; ends with a space. $rules is "Basic", "Advanced" …
table-rules-before = { $rules } ·{ " " }
table-rules-and-match = { $rules } · { table-match }
table-hand = Your hand
table-hand-of = Hand of { $name }
# For screen readers: the cards in front of a player.
table-palette = { $who ->
    [you] Your palette
   *[other] Palette of { $name }
}
table-canvas = Canvas
table-canvas-start = The canvas starts as Red.
# A row of the cards that have been on the canvas.
table-history = Rules so far
table-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
# Cards that everybody saw go on top of the deck.
table-deck-top = On top: { $cards }
# For screen readers: the deck, where cards are known that lie on top.
table-deck-named = { table-deck }. { table-deck-top }
# The log: a heading, and what stands below it before anything was done.
table-log = What happened
table-log-empty = The cards are dealt. Nothing has happened yet.
table-seven-rules = The seven rules
table-waiting = Connecting to the table…
# There is no connection. "offline": this device has none at all; "silent": the server does not
# answer; otherwise the connection has ended.
table-lost = { $why ->
    [offline] You are offline. The table is here again as soon as you are.
    [silent] The server does not answer. Trying again…
   *[lost] The connection is lost. Trying again…
}
# Follows on table-lost: what has been done but has not arrived. "play": a turn; "next": a wish to
# begin the next round.
table-lost-pending = { $what ->
    [play] Your turn is kept, and is sent by itself.
   *[next] The next round is dealt once the table is back.
}
table-missing = This table is not here, or it is not yours.
# Below table-missing: the address has no invitation in it.
table-missing-why = If a friend sent you this address, ask them for the invitation link.
# Instead of table-missing and table-missing-why: the secret in the link is too short.
table-link-cut = This link is incomplete.
table-link-cut-why = Copy the whole link, or ask for it to be sent again.
# The same where the secret in the link opens no table.
table-link-dead = This link no longer works.
table-link-dead-why = Ask the person who sent it for a new one.
table-missing-go = Start a new game
# The rules refuse what was sent; $text is one of the why- messages.
table-refused = Not possible: { $text }.

## A seat: small print beside a player's name

# How a player stands. "out": is out of this round; "folded": has given up this round;
# "asked": it is your turn; otherwise the number of cards in hand.
seat-note = { $state ->
    [out] out
    [folded] folded
    [asked] Your turn
   *[waits] { $count ->
        [one] { $count } in hand
       *[other] { $count } in hand
    }
}
# The same in a match with points: those of the earlier rounds.
seat-note-points = { seat-note } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Hand cards that everybody has seen.
seat-known = known: { $cards }
# Before the cards of a hand that lies open, at the end of a round and in replays.
seat-hand = In hand
seat-hand-empty = No cards left in hand
# A label beside the name of whoever leads; $amount is the message "amount".
seat-leads = leads · { $amount }

## Who leads, and why

lead-nobody = Nobody has a card that counts.
lead = { $who ->
    [you] You lead with { $cards }.
   *[other] { $name } leads with { $cards }.
}
# Where one card counts, which lead-tie names in the next sentence.
lead-short = { $who ->
    [you] You lead.
   *[other] { $name } leads.
}
# Why the leader leads though a rival has as many cards: $best is the leader's best card, $beaten
# the rival's. Broken by "number", or by "color" where the numbers are equal.
lead-tie = { $broken ->
    [number] { $rival ->
        [you] { $best } is higher than your { $beaten }.
       *[other] { $best } is higher than { $beaten } of { $name }.
    }
   *[color] { $rival ->
        [you] { $best } is nearer red than your { $beaten }.
       *[other] { $best } is nearer red than { $beaten } of { $name }.
    }
}

## Whose turn it is, and what to do

# A title of the page, and small print; then the same before a sentence.
turn-yours = Your turn
turn-yours-now = Your turn.
turn-thinking = { $name } is thinking
# A player is in the middle of a turn.
turn-plays = { $name } plays
turn-beat = { $leader ->
    [you] You lead already, but a turn needs a card: to your palette, or to the canvas.
   *[other] { $name } leads with { $amount }. Take the lead: palette, canvas, or both.
}
turn-beat-nobody = Nobody has a card that counts. Take the lead: palette, canvas, or both.
turn-out = You are out of this round.
turn-over = The round is over.
turn-sending = Sending…
# A turn is laid on the table, but not confirmed yet.
turn-drafted-stays = You stay in with this turn.
turn-drafted-more = { $count ->
    [one] Not enough yet: { $count } way to go on, with a marked card.
   *[other] Not enough yet: { $count } ways to go on, with a marked card.
}
turn-drafted-not = You do not lead like this, and nothing more can help.
# What an odd card just played asks for; $number is its number.
turn-owed = { $number ->
    [1] The 1: choose a card of another palette. It goes on top of the deck.
    [5] The 5: play another card to your palette.
   *[7] The 7: choose a card of your palette, for the deck or for the canvas.
}

## Where a card goes: two or three words after a picture of the card

goes-palette = to palette
goes-canvas = to canvas
goes-deck = to deck

## Buttons

# Where the chosen card goes.
act-palette = To your palette
act-canvas = To the canvas
act-deck = To the deck
# To take a card from the deck.
act-draw = Draw a card
act-end = End turn
act-end-draw = End turn and draw
act-end-nodraw = End without drawing
# "out": out of this round.
act-end-out = End turn and be out
# On the button that ends a turn, while it cannot be ended yet.
act-choose = Choose a card
act-go-on = Choose what to do
act-back = Take back
# To give up this round.
act-fold = Fold
act-hint = Hint
# To see at once what opponents do.
act-skip = Skip ahead
act-next = Next round
act-log = Log
act-result = Result
act-close = All right
act-reload = Load again

## Marks of hand cards: below the hand, and what a screen reader says of a card

mark-stays = keeps you in
mark-together = keeps you in with another card
mark-card = { $mark ->
    [stays] { $card }, keeps you in
    [later] { $card }, { mark-together }
   *[out] { $card }, does not keep you in
}

# What a screen reader says of a card on a palette or on the canvas: its name, and then the marks
# that are drawn on it, joined by marks-joined. "counts" under the rule; "new": somebody has put it
# there since your last turn; the last one may be chosen now, as a 1 or a 7 asks for a card.
marks-joined = { $first }, { $next }
mark-counts = counts
mark-new = new
mark-target = { $mark ->
    [stays] can be chosen, keeps you in
    [later] can be chosen, { mark-together }
    [out] can be chosen, does not keep you in
   *[none] can be chosen
}
# What a screen reader says when a card is chosen: the card, then each button and what it comes to.
choice-card = { $card }.
# Said aloud when Escape has put a chosen card down.
turn-unchosen = No card chosen.
choice-said = { $title }: { $text }.

## Few turns left, or none

rescue-title = { $count ->
    [one] One turn keeps you in
   *[other] { $count } turns keep you in
}
rescue-none = No turn keeps you in this time. It happens to the best.
# A button: folds, and shows the end of the round without waiting.
rescue-giveup = Fold, and on to the result
# The same, in the middle of a turn: a card was drawn, and folding is for its start.
rescue-end = End turn, and on to the result
# Drawing could still help: $cards draw, $count of $unseen cards would do.
rescue-hope = { $unseen ->
    [one] { $cards } could still save you: { $count } of { $unseen } unseen card would do.
   *[other] { $cards } could still save you: { $count } of { $unseen } unseen cards would do.
}
rescue-go = Try it
# Above a list of turns.
offer-title = With { $card } on the canvas:
# The same, where there are more turns than the list has.
offer-some = { $number } of { $count } turns with { $card } on the canvas:

## Folding: a window that asks first

fold-title = Fold?
fold-text = You do nothing and are out of this round.
fold-ends = { $name } wins the round.
fold-ends-points = { $points ->
    [one] { $name } wins the round and takes { $points } point: { $cards }.
   *[other] { $name } wins the round and takes { $points } points: { $cards }.
}
# $points of the $target that win.
fold-match = That would win { $name } the match, with { $points } of { $target }.
fold-goes = The round goes on without you.
fold-leader = { $leader ->
    [you] { $points ->
        [one] If the round ended now, you would score { $points } point.
       *[other] If the round ended now, you would score { $points } points.
    }
   *[other] { $points ->
        [one] If the round ended now, { $name } would score { $points } point.
       *[other] If the round ended now, { $name } would score { $points } points.
    }
}
fold-mine = { $points ->
    [one] Your own cards that count are worth { $points } point.
   *[other] Your own cards that count are worth { $points } points.
}
fold-saves = { $count ->
    [0] No turn would keep you in, so it costs nothing more.
    [one] One turn would keep you in.
   *[other] { $count } turns would keep you in.
}
# Two buttons; "Play on" goes back to the turn.
fold-yes = Fold
fold-no = Play on

## Ending a turn by which one is out: a window that asks first

out-title = End the turn and be out?
out-yes = End turn
out-no = Take back

## Results of a round and of a match

# In a ribbon over the table; $text is the message "rule-named", in bold.
banner-rule = New rule: { $text }
round-won = { $who ->
    [you] You win the round
   *[other] { $name } wins the round
}
# The rule that the round ended with, in bold, before the cards that counted.
round-rule = { rule-named }.
round-scored = { $points ->
    [one] { $points } point for the cards that count:
   *[other] { $points } points for the cards that count:
}
round-counted = With the cards that count:
round-scored-none = No card counts, so nothing is scored.
round-close = Look at the table
# Below the headline of a result: how it feels to you. A loss is told kindly.
result-kind = { $state ->
    [round-won] Nobody could follow you.
    [match-won] Well played, from the first card to the last.
    [match-lost] A good fight. Next time it may be yours.
   *[round-lost] Not this time. New cards, new luck.
}
# Above each player's name with the cards that were left; "nothing": no card was.
result-hands = Left in hand
result-hands-none = nothing
match-won = { $who ->
    [you] You win the match
   *[other] { $name } wins the match
}
# Two or more have equally many points; $names are the others, where you are one of them.
match-shared = { $who ->
    [you] You and { $names } share the match
   *[other] { $names } share the match
}
# Above the players' points when the match is over; $target points win.
match-points = Points · to { $target }
match-sheet = Score sheet
# Head of a column of numbers, and the last row.
match-round = Round
match-total = Total
match-rematch = Rematch
match-review = Review
match-replay = Replay
match-share = Share
match-new = New game
# A player with points, in a list that is shared or shown.
match-score = { $name } { $points }
# What is shared with friends; $result is "You win the match", $scores a list of names with points.
match-share-text = Red7 · { $rules } · { $result } · { $scores }
match-share-done = The result is copied.
match-share-failed = Copying is not possible here. { $text }

## Several people at one device

pass-title = Pass the device to { $name }
pass-text = The hand stays hidden until { $name } is ready.
pass-ready = I am { $name }

## A word now and then from the bots
##
## Each is a character: see bot-random and the others in common.ftl. $state is the occasion: "greets"
## before the first turn, "leads" after a turn of its own, "out" of the round, "wins" and "loses" at the
## end. The first three stand in a narrow place: at most 18 characters. $number is 0 or 1, for two of each.

# What a bot says, beside its name.
bot-word = “{ $text }”
# The same in a result, with its name.
bot-says = { $name }: “{ $text }”
word-random = { $state ->
    [greets] { $number ->
        [0] Hi! I am new here.
       *[1] Oh, cards!
    }
    [leads] { $number ->
        [0] Am I winning?
       *[1] Look at me!
    }
    [out] { $number ->
        [0] Oops.
       *[1] Oh no!
    }
    [wins] { $number ->
        [0] I won? I won!
       *[1] Did you see that?
    }
   *[loses] { $number ->
        [0] That was fun. Again?
       *[1] I nearly had it!
    }
}
word-thrifty = { $state ->
    [greets] { $number ->
        [0] Good day, dear.
       *[1] Shall we, dear?
    }
    [leads] { $number ->
        [0] That will do.
       *[1] No card wasted.
    }
    [out] { $number ->
        [0] Well, well.
       *[1] Saved too long.
    }
    [wins] { $number ->
        [0] Waste not, want not.
       *[1] Every card has its day.
    }
   *[loses] { $number ->
        [0] You have earned it, dear.
       *[1] My compliments, dear.
    }
}
word-planner = { $state ->
    [greets] { $number ->
        [0] I have a plan.
       *[1] Good to see you.
    }
    [leads] { $number ->
        [0] As planned.
       *[1] Step by step.
    }
    [out] { $number ->
        [0] Not as planned.
       *[1] Hm.
    }
    [wins] { $number ->
        [0] Now and then a plan works out.
       *[1] It was a close one.
    }
   *[loses] { $number ->
        [0] Back to the drawing board.
       *[1] Now that was a plan!
    }
}
word-sampler = { $state ->
    [greets] { $number ->
        [0] Hey! Ready?
       *[1] Let us dream.
    }
    [leads] { $number ->
        [0] Dreamt of that.
       *[1] Feels right.
    }
    [out] { $number ->
        [0] Bad dream.
       *[1] I missed that.
    }
    [wins] { $number ->
        [0] I had dreamt of this one.
       *[1] In half of my dreams it was you.
    }
   *[loses] { $number ->
        [0] In another dream I won this.
       *[1] That one I had not imagined.
    }
}
word-scout = { $state ->
    [greets] { $number ->
        [0] Well met.
       *[1] I am watching.
    }
    [leads] { $number ->
        [0] Your move.
       *[1] As I read it.
    }
    [out] { $number ->
        [0] Misread.
       *[1] Well hidden.
    }
    [wins] { $number ->
        [0] You made me think.
       *[1] I saw it late, but I saw it.
    }
   *[loses] { $number ->
        [0] I did not see that coming.
       *[1] You kept your hand well hidden.
    }
}
