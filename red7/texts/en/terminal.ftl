### What is said in a terminal: by the game, by replays, positions and reviews, and by the server.
### Steps of a turn ($typed) are written as typed, and mean the same in every language: +R7 to the palette,
### >B3 to the canvas, ! a draw, . the end, -- a fold; so do the letters that are commands.
### $row is some cards as they are written, such as "R7, B3" or "R7 B3".

## Players and seats

# A seat of a position, where nobody has a name; $seat is its number from 0, as programs count.
terminal-seat = Seat { $seat }
# Whoever plays in this terminal; stands alone in a column of names.
terminal-you = You
# The three opponents of a game in the terminal: Ada is a woman, Ben a man, Cleo a woman.
terminal-bot-first = Ada
terminal-bot-second = Ben
terminal-bot-third = Cleo
# Somebody who is called "You" in a record, which is a name there and speaks to nobody.
terminal-name-quoted = "{ $name }"
# The beginning of a name that is too long for its column.
terminal-name-cut = { $name }.

## Who leads, and why

terminal-lead-nobody = Nobody has a card that counts.
# $count is how many cards count, $row are these cards.
terminal-lead = { $leader ->
    [you] You lead with { $count }: { $row }.
   *[other] { $name } leads with { $count }: { $row }.
}
# Both have equally many. $best is the leader's best card, $card that of the rival, whose name
# ($opponent) may be set apart if the language would have to inflect it.
terminal-lead-by-number = { $leader ->
    [you] You lead with { $count }: { $row }; { $best } is higher than { $card } of { $opponent }.
   *[other] { $rival ->
        [you] { $name } leads with { $count }: { $row }; { $best } is higher than your { $card }.
       *[other] { $name } leads with { $count }: { $row }; { $best } is higher than { $card } of { $opponent }.
    }
}
# The same, with cards of one number: the color decides, and red is the highest.
terminal-lead-by-color = { $leader ->
    [you] You lead with { $count }: { $row }; { $best } is nearer red than { $card } of { $opponent }.
   *[other] { $rival ->
        [you] { $name } leads with { $count }: { $row }; { $best } is nearer red than your { $card }.
       *[other] { $name } leads with { $count }: { $row }; { $best } is nearer red than { $card } of { $opponent }.
    }
}

## The table: the rule, canvas and deck in one line, then a line for each seat

# The canvas, and the last cards that were put there.
terminal-canvas = canvas { $row }
# The start of a round, when no card is on the canvas and Red is the rule.
terminal-canvas-start = canvas  (red)
# How many cards are in the deck.
terminal-deck = deck { $count }
# Some of them have been seen by everybody.
terminal-deck-known = deck { $count }, on top { $row }
# How many cards somebody holds; follows the cards of the palette.
terminal-held = { $count } in hand
terminal-held-known = { $count } in hand ({ $row } known)
# No longer in the round; stands in place of the hand.
terminal-out = out
terminal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# Before the cards of a hand: your own, then that of somebody whose name stands before it.
terminal-your-hand = Your hand
terminal-hand = hand

## Rounds and matches

terminal-round-begins = { $who ->
    [you] Round { $round }. You begin.
   *[other] Round { $round }. { $name } begins.
}
terminal-round-won = { $who ->
    [you] You win the round.
   *[other] { $name } wins the round.
}
# $row are the cards that are scored, $count the points that the winner has by now.
terminal-round-scored = { $who ->
    [you] { $count ->
        [one] You win the round and score { $row }: { $count } point now.
       *[other] You win the round and score { $row }: { $count } points now.
    }
   *[other] { $count ->
        [one] { $name } wins the round and scores { $row }: { $count } point now.
       *[other] { $name } wins the round and scores { $row }: { $count } points now.
    }
}
terminal-round-scored-nothing = { $who ->
    [you] { $count ->
        [one] You win the round and score nothing: { $count } point now.
       *[other] You win the round and score nothing: { $count } points now.
    }
   *[other] { $count ->
        [one] { $name } wins the round and scores nothing: { $count } point now.
       *[other] { $name } wins the round and scores nothing: { $count } points now.
    }
}
terminal-match-unfinished = The match is not finished.
terminal-match-won = { $who ->
    [you] You win the match.
   *[other] { $name } wins the match.
}
# Several are first, with equally many points. $names is a list: of all of them, or of those
# beside you.
terminal-match-shared = { $who ->
    [you] You share the match with { $names }.
   *[other] { $names } share the match.
}
# Who has how many points; several of these stand in a row.
terminal-score = { $who ->
    [you] You { $count }
   *[other] { $name } { $count }
}

## A game in the terminal

terminal-welcome = Red7 in the terminal. Type ? for help.
# You are asked for the steps of a turn.
terminal-prompt = your turn>
# A turn that has been taken: its steps; whether a card was drawn at its end; whether it has
# put the player out of the round.
terminal-turn = { $who ->
    [you] You: { $typed }
   *[other] { $name }: { $typed }
}
terminal-turn-draws = { $who ->
    [you] You: { $typed } and draw
   *[other] { $name }: { $typed } and draws
}
terminal-turn-out = { $who ->
    [you] You: { $typed }, and are out
   *[other] { $name }: { $typed }, and is out
}
terminal-turn-draws-out = { $who ->
    [you] You: { $typed } and draw, and are out
   *[other] { $name }: { $typed } and draws, and is out
}
# Steps of your turn that are not given to the table yet.
terminal-so-far = So far: { $typed }
terminal-may-draw = You may draw a card: !
terminal-ways = { $count ->
    [one] { $count } turn keeps you in; t lists them.
   *[other] { $count } turns keep you in; t lists them.
}
terminal-no-way-on = Nothing that could follow keeps you in; u takes back, . ends the turn.
# $count is how many of the cards that could be drawn save you.
terminal-hope = { $count ->
    [1] Nothing certain is left, but { $typed } could draw the one card that saves you.
   *[other] Nothing certain is left, but { $typed } could draw one of { $count } cards that save you.
}
terminal-lost = No turn is left that keeps you in: this round is lost. Fold with --
# After a list of turns that is too long: so many are not shown.
terminal-more = and { $count } more
terminal-taken-back = Taken back.
terminal-taken-back-to-draw = Taken back to your draw.
# $text says why, in English where it comes from a reader of steps.
terminal-cannot = That cannot be done: { $text }.
# $text is one of the reasons of why-.
terminal-refused = That cannot be done: { $typed }: { $text }.
# A reason, after the words above.
terminal-nothing-follows = nothing can follow the end of a turn
# What a turn would do: $first is the rule then, $next a sentence that says who leads.
terminal-preview = { $first }. { $next }
terminal-could-draw = You could draw a card: !
terminal-would-stay = You would stay in.
terminal-would-be-out = You would be out.
# $text is a sentence that says who leads.
terminal-would-be-out-as = You would be out. { $text }
# A question, and what it may be answered with for yes: words and letters in lower case, with
# spaces between them. Everything else is no.
terminal-really = Really? (y/n)
terminal-yes = y yes
terminal-leave = You leave the table.
terminal-recorded = The game is in { $file }; walk through it with red7 replay.
terminal-record-exists = --record needs the name of a new file, which { $file } is not
# A page of help: the steps and the commands are typed as they stand here. The columns are yours
# to arrange. A line that begins with a point, a star or a bracket needs {""} before it.
terminal-help =
    Type the steps of your turn, together or one by one:
    {"  "}+R7  play R7 to your palette        >B3  put B3 on the canvas: its color is the new rule
    {"  ."}    end the turn                   !    draw a card, where one is offered
    {"  "}--   fold: do nothing and be out
    With actions, after an odd card on your palette:
    {"  *"}O5  (1) move O5 from another palette to the deck
    {"  "}^G4  (7) move G4 of your palette to the deck      ~G4  (7) or to the canvas
    {"  "}Where ^ or ~ is hard to type, dG4 and cG4 do the same.
    {"  "}A 3 draws a card by itself; after a 5 play another card with +.
    And: t  list the turns that keep you in    h  what would this do: h +R7 >B3
    {"     "}s  show the table again               u  take back the steps that showed you nothing new
    {"     "}?  this help                          q  quit (the game can be saved with --record)

## A walk through a record

terminal-replay-round = Round { $round }: { $name } begins.
terminal-replay-turn = Round { $round }, turn { $turn }: { $name } { $typed }
# Whoever has just taken the turn.
terminal-replay-out = Out of the round.
# What can be typed: the Enter key, or one of the letters b, r and q.
terminal-replay-keys = Enter: on, b: back, r: next round, q: quit [{ $page }/{ $pages }]

## A position

# $count is the last of the numbers, which begin at 0.
terminal-no-seat = there is no seat { $seat }: seats are numbered 0 to { $count }
terminal-no-whole-position = a picture or a seat's view needs a whole position

## A review of a record

terminal-review-empty = { $file } has no turn to review
terminal-reviewing = reviewing
terminal-review-round = Round { $round }
# What would have been better than the turn that was taken.
terminal-review-better = better { $typed }
# A chance, and what it has gained or lost, in percentage points.
terminal-share = { PERCENT($share) }
terminal-amount = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-gain = +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-loss = -{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# The heading of a graph: the chance of one player, knowing what everybody holds.
terminal-graph = Chance to win the match, all hands open: { $name }
# The turn or deal since which the winner was ahead.
terminal-turning-nobody = There is no turning point: nobody has won alone.
terminal-turning-never = There is no turning point: { $name } was never behind.
terminal-turning-deal = Turning point: the deal of round { $round }. From then on { $name } was ahead.
terminal-turning-turn = Turning point: round { $round }, turn { $turn } ({ $mover } { $typed }). From then on { $name } was ahead.
# Columns of a table that add up: the chance at the start; what the player's own turns, the turns
# of others, the deals of cards and the draws from the deck have changed; the chance at the end.
terminal-column-start = start
terminal-column-own = own turns
terminal-column-others = others' turns
terminal-column-deals = deals
terminal-column-draws = draws
terminal-column-end = end

## While somebody waits

terminal-compiling = compiling, the first time only
# After the time that some work will still take: "0:12 left".
terminal-remaining = left

## A server: where the table is

terminal-at = Red7 is at { $url }
terminal-at-here = On this machine it is at { $url }
# The server listens to this machine alone; the option is typed at a terminal.
terminal-here-only = Only this machine can reach it; --host 0.0.0.0 lets others in.
terminal-running = Red7 is running already.
terminal-kept-yours = Ctrl-C ends it; your games are kept.
terminal-kept-all = Ctrl-C ends it; all games are kept.
terminal-no-browser = No browser can be opened from here; open that address in one.
terminal-browser-closed = The browser did not open; open that address in it.
# $file is a folder.
terminal-folder-silent = another red7 keeps its games in { $file }, but does not answer; end that one first
terminal-folder-taken = another red7 keeps its games in { $file }; end it first, or choose another folder
terminal-folder-served = another red7 keeps its games in { $file } and serves at { $url }; end it first, or choose another folder
# The file with all games; $text is what the system says, in its own words.
terminal-file-unreadable = cannot open { $file }: { $text }
terminal-file-unusable = cannot use { $file }: { $text }; choose another folder with --data
terminal-file-damaged = { $file } is damaged ({ $text }); `red7 check` names the games that are, `red7 restore` puts a backup in its place
terminal-file-foreign = { $file } is not a data file of Red7; move it away, or choose another folder with --data
terminal-file-newer = { $file } was written by a newer Red7; update this one, or choose another folder with --data
terminal-file-no-folder = cannot keep games in { $file }: { $text }; choose another folder with --data

## red7 verify: whether the cards lay as a fingerprint said that was shown before the round.

terminal-verify-round = { $state ->
    [proved] Round { $round }: proved. This shuffle has the fingerprint that you gave.
    [agrees] Round { $round }: salt, order and deal fit the fingerprint in the record.
    [no-proof] Round { $round }: the record has no salt and order, so nothing can be checked.
    [wrong-fingerprint] Round { $round }: WRONG. Salt and order have another fingerprint than the record says.
    [wrong-deal] Round { $round }: WRONG. The cards were not dealt in the order that the record tells.
   *[other] Round { $round }: WRONG. This shuffle has another fingerprint than you gave.
}
terminal-verify-many = there are more fingerprints ({ $count }) than rounds in the record ({ $rounds })
terminal-verify-sum = { $state ->
    [proved] Proved against the fingerprints that you gave: if they were shown before the rounds were played, nobody has changed the order of the cards since.
    [part] Proved for the rounds whose fingerprints you gave; of the others only that the record agrees with itself.
    [agrees] The record agrees with itself. That does not prove that the cards lay so before the rounds were played: give the fingerprints that were shown then, one a round, with --fingerprint.
    [none] The record has no round.
   *[wrong] Something is wrong with this record.
}
