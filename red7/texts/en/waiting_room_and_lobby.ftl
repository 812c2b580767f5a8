### Playing with friends, before and around the table: waiting room, lobby, moving to another device.

## The first page

friends-play = Play with friends
# Above games in which it is your turn.
friends-your-turn = Your turn
# Leads to the page of public tables.
friends-tables = Tables to join

# How a game stands whose table waits for friends; after its rules.
games-not-begun = not begun yet
# Instead of "It is gone for good." where others have the game, too.
games-delete-friends = It goes from your list only; the others keep it.

## Seats

seat-free = Free seat
# A seat of somebody who has not come yet.
seat-kept = Kept for { $name }
# Marks beside a name.
seat-you = You
seat-host = Host
seat-bot = Bot
# The seat is played by a program of somebody's own.
seat-program = Program
# Not connected now.
seat-away = Away

## The waiting room

room-title = Waiting for friends
# $name is the host, to somebody who has come by a link.
room-invited = { $name } invites you to Red7
room-begun = This game has begun
# Who has sat down, bots included.
room-taken = { $count } of { $most } seats are taken.
room-all = All seats are taken.
room-all-host = Everybody is here. Start when you like.
room-all-guest = Everybody is here. { $name } starts the game.
# Nobody has to do anything.
room-fills = If nobody comes for half a minute, bots take the free seats.
room-seats = Seats
room-sit = Sit here
# What a screen reader says for it; begins with the same words.
room-sit-number = Sit here: seat { $number }
room-bot-sit = Take this seat
room-bot-sit-number = Take this seat: seat { $number }
room-stand = Stand up
room-rename = Name and picture
room-rename-save = Save
# The picture that stands beside a player's name: a button, and the heading of what there is to choose.
face-yours = Your picture
# No drawing: the letter that a name begins with.
face-none = Your initial
# Names of the drawings, for screen readers.
face-cat = Cat
face-fox = Fox
face-rabbit = Rabbit
face-bear = Bear
face-owl = Owl
face-frog = Frog
face-fish = Fish
face-whale = Whale
face-snail = Snail
face-boat = Boat
face-teapot = Teapot
face-cactus = Cactus
room-watch-closed = Watching is closed at this table.
# A list in which the host chooses who sits at a seat: nobody, or a bot.
room-choice = Who sits at seat { $number }
room-remove = Remove
room-remove-name = Remove { $name }
room-remove-title = Remove { $name }?
room-remove-text = { $name } cannot come back to this table, and the link is a new one: links that you have sent before lead nowhere.
room-remove-no = Keep
room-host = Make host
room-host-name = Make host: { $name }
# The host is not there: somebody else can take over.
room-take-host = Be the host
room-free = { $count ->
    [one] { $count } seat is free: wait for a friend, or let a bot sit there.
   *[other] { $count } seats are free: wait for friends, or let bots sit there.
}
# Before the buttons "Start" and room-fill, where two or more sit at the table and seats are free.
room-start-now = Start with everyone who’s here, or fill the free seats with bots.
room-fill = Fill with bots and start
room-agreed = How we play
room-change = Change rules and settings
room-number = Number of seats

## A link, to be sent or scanned

link-title = Invite friends
link-text = Whoever has this link can sit down. No account is needed.
link-field = The link
link-copy = Copy link
link-copied = Copied.
link-share = Share …
# On the picture of a QR code, which a tap makes as large as the screen.
link-code = Show the code large
link-code-title = Scan with a camera
# Red7 is open at an address that no other device knows. "red7 serve" is typed at a terminal.
link-local = This link works on this machine only. To let others in, start Red7 with “red7 serve --host 0.0.0.0”, and open the network address that it prints.

## What a table has agreed on, in sentences, and the form for it

agreed-edition = Edition { $text }
agreed-clock = Clock
agreed-clock-none = No clock
agreed-clock-turn = So much a turn
agreed-clock-bank = A bank for the whole match
agreed-turn-time = Time for a turn
agreed-bank-time = Time in the bank
agreed-increment = Added with every turn
agreed-out-of-time = When time runs out
agreed-bot = A bot takes the turn
agreed-fold = The player folds
# $text is a length of time, such as "30 seconds". Each stands in a list, without a full stop.
agreed-is-turn = { $text } a turn
agreed-is-bank = { $text } for the whole match
agreed-is-increment = { $text } for the whole match, and { $next } more with every turn
# $name is a bot
agreed-is-out = { $what ->
    [fold] Whoever runs out of time folds
   *[bot] Whoever runs out of time: { $name } takes that turn
}
agreed-help = Help for everybody
agreed-help-hints = Marks, previews and hints
agreed-help-marks = Marks and previews, no hints
agreed-help-none = No help
# The same as at-set-pause.
agreed-pause = Time away before a bot may play
agreed-stand-in = This bot plays for others
# $text is a length of time, $name a bot
agreed-is-away = { $name } may play for somebody who is away for { $text }
agreed-watching = Others may watch
agreed-late = Late friends may take a bot's seat
agreed-public = Everybody at this server finds the table in the lobby
agreed-no-watching = Nobody may watch
agreed-spectators = Spectators may send reactions
agreed-no-spectators = Spectators can’t send reactions
agreed-no-late = Bots keep their seats
duration-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

## A friend who comes late

late-watching = You are watching.
late-sit = Sit down
late-text = A bot plays this seat now; you play on from here.
late-seat = Seat
# A seat to choose, with the name of whoever sits there now.
late-seat-of = Seat { $number }: { $name }

## The lobby: tables that everybody can come to

lobby-title = Tables to join
lobby-more = Show more
lobby-none = No table is open to everybody now.
lobby-none-text = Sit anywhere opens one. A table of your own is listed here once its host has chosen so.
lobby-free = { $count ->
    [one] { $rules } · { $count } free seat
   *[other] { $rules } · { $count } free seats
}
lobby-running = { $rules } · being played
# After either: the language of who has opened the table, by its own name.
lobby-language = · { $text }
lobby-sit = Sit down
lobby-watch = Watch
# Which table a button is for: who sits there.
lobby-sit-names = Sit down: { $names }
lobby-watch-names = Watch: { $names }
lobby-anywhere = Sit anywhere
lobby-anywhere-text = You come to a table where somebody waits. If nobody does, bots take the free seats after half a minute.

## To another device

move-title = Continue on another device
move-text = Open this link there, or scan the code. Your seat moves over, once; here you watch.
move-which = Which seats?
move-make = Make the link
move-short = It is good for ten minutes.
move-done = The seat is on the other device now.
move-all-title = Take everything with me
move-all-text = Open this link on another device, or scan the code. That device is then you, too: your seats, games and results are there as well.
# In the settings.
move-all = Take everything with me to another device
forget-me = Delete everything about me
forget-me-title = Delete everything about you?
forget-me-goes = Your games, results and seats are deleted from this server for good, and your name with them. This browser starts over as somebody new.
forget-me-stays = Games that others have, too, stay with them, but without your name. Where one is still running, a bot plays on in your place. Records that somebody has downloaded are not here and stay as they are.
forget-me-do = Delete everything
forget-me-keep = Keep everything

## The page to which such a link leads

take-title = Go on here
take-text = This link brings a seat, or everything that is yours, from another device to this one. It works once.
take-go = Bring it here
take-going = One moment …
take-empty = This link has no secret in it. Copy it whole, or scan the code again.
