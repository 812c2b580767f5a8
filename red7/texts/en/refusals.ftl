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

## What else cannot be done, or went wrong: problem- and the code that the server tells.
## Each is a sentence of its own. $text is a detail in English, for whoever looks for the cause.

problem-not-your-seat = This seat is not yours.
problem-not-your-turn = It is not the turn of this seat.
problem-behind = The table has gone on meanwhile. Have another look.
problem-illegal = The rules do not allow this.
problem-no-deal = There is no round to deal now.
problem-no-steps = A turn needs a step.
problem-unknown-table = This game is not here; it may have been deleted.
problem-already-open = The table has been set up already.
problem-player-count = Red7 is for 2 to 4 players, not { $count }.
problem-bad-name = { $why ->
    [long] This name is too long.
    [nothing] This name shows nothing: it needs a letter, a number or a picture.
   *[hidden] This name has a character that cannot be seen, such as one that turns a text around.
}
problem-no-player = A game needs at least one seat that is not a bot's.
# $names are the bots that there are.
problem-unknown-bot = There is no bot { $text }; there are { $names }.
problem-unknown-seat = There is no seat { $seat }.
problem-unknown-moment = There is no turn { $turn } in round { $round }.
# Somebody wants to play on from a moment after which there is nothing to play.
problem-over = Nothing is left to play from there.
# A replay with all hands, a record or a review.
problem-not-over = This can be had once the match is over.
# The game came as a record.
problem-uploaded = Nobody plays this game; start a new one, or play on from a turn.
problem-no-turns = There is no turn to review.
# At tables with friends.
problem-one-device = All players of this game share one device.
problem-no-person = Nobody sits there who could be meant.
problem-started = The game has begun; this can be changed no longer.
problem-seat-taken = Somebody has this seat already.
problem-seats-taken = More people have sat down than there would be seats.
problem-free-seats = You need at least two players: invite a friend, or let bots take the free seats.
# Somebody whom the host has removed, or who has no right to be there, tries to sit down.
problem-removed = You cannot sit down at this table.
# A player reads this at the moment when the host removes them from the table.
problem-was-removed = The host has removed you from this table.
# A spectator reads this when the table becomes private or its links are renewed.
problem-watching-ended = You can no longer watch this table. Ask someone at the table for a new link.
problem-no-invitation = This link does not let you sit down. Ask for the invitation to the table.
problem-already-seated = You have a seat at this table already.
problem-held-another = You have played another seat in this round. Wait until it is over.
problem-match-over = The match is over.
problem-not-started = The game has not begun yet.
problem-not-host = Only the host of the table can do this.
problem-not-away = { $count ->
    [one] This can be done once they have been away for one second.
   *[other] This can be done once they have been away for { $count } seconds.
}
# A bot plays for somebody who was away.
problem-stand-in = A bot plays for this seat. Take the seat back first.
problem-no-stand-in = No bot plays for this seat.
problem-timed-out = The time for this turn is over; a bot takes it.
problem-not-due = It is too early, or too late.
problem-bad-clock = A clock has 0 to { $most } seconds.
problem-bad-pause = The pause has 0 to { $most } seconds.
problem-rematch-named = There is a table for the rematch already.
problem-unknown-reaction = There is no such reaction.
problem-unknown-face = There is no such picture.
problem-too-fast = That is a lot of reactions. Wait a moment.
problem-spectators-quiet = Spectators can’t send reactions at this table.
problem-no-hints = This table plays without hints.
# Whoever runs the server has switched this off.
problem-no-lobby = This server has no tables to join. Invite your friends to a table of your own.
problem-no-uploads = This server takes no records.
problem-transfer-over = This link has been used, or is older than ten minutes. Make a new one.
problem-already-here = This is the device that it is to be moved from. Open the link on the other one.
problem-moved = Your games have moved to another device.
problem-deleted = Everything about you here has been deleted.
problem-has-games = This device has games of its own, which would be lost. Delete them first, or use another browser.
problem-busy = There are hints on the way already.
problem-bad-id = An id has 1 to { $most } characters.
problem-protocol = This server speaks protocol { $ours }, not { $yours }; reload the page.
problem-no-token = This browser keeps no cookie of this site, so no seat can be yours: allow its cookies, then load the page again.
problem-malformed = This is not understood: { $text }
problem-too-large = { $what ->
    [rounds] A record of more than { $most } rounds is longer than any match.
   *[bytes] At most { $most } kB are taken here.
}
problem-quota = { $what ->
    [uploads] You have { $most } uploaded records, as many as this server keeps for one person. Delete some in “My games”.
    [running] You have { $most } games under way, as many as this server keeps for one person. Finish or delete some in “My games”.
   *[games] You have { $most } games, as many as this server keeps for one person. Delete some in “My games”.
}
problem-not-utf-8 = This is not a UTF-8 text.
# A record is the text of a whole game; $turn is 0 where the line belongs to no turn.
problem-bad-record = { $turn ->
    [0] Line { $line } of this record cannot be read: { $text }
   *[other] Line { $line } of this record (round { $round }, turn { $turn }) cannot be read: { $text }
}
problem-bad-host = The request does not say properly which server it is for.
problem-host = { $text } is not a name of this server.
problem-origin = A page from elsewhere may not do this.
problem-unfinished = It took too long to arrive here. Check your connection, then try again.
problem-crowded = Too much is arriving here from your network right now. Try again in a minute.
# Somebody has asked for more than the server does for one; $count is seconds until it does again.
problem-too-many-requests = { $count ->
    [one] That was too much at once. Try again in a second.
   *[other] That was too much at once. Try again in { $count } seconds.
}
problem-unknown-address = There is nothing at { $text }.
problem-unknown-method = This cannot be done with { $text }.
problem-failed = Something went wrong here; it has been noted.
# Writing: the disk is full, most likely.
problem-storage = { $why ->
    [full] It could not be stored: the disk is full. Make room on it and try again.
    [damaged] The file with the games is damaged. Whoever runs this server can put a backup in its place.
    [gone] The file with the games was moved away or replaced. Nothing more is stored until whoever runs this server puts it back.
   *[other] { $work ->
        [read] The games cannot be read now. Try again in a moment.
       *[write] It could not be stored now. Try again in a moment.
    }
}
problem-damaged = { $why ->
    [missing] This game cannot be read: a part of it is missing.
    [newer] This game was played with a newer Red7: update this one.
   *[other] This game cannot be read: { $text }
}

## The page has not been built; $command is typed in a terminal.

site-not-built = The pages have not been built yet. Run { $command }, then load this again.
