### The pages beside the table: start, rules to choose, my games, settings, help, what goes wrong.

## Everywhere

app-name = Red7
app-tagline = Seven colors, seven rules. Be winning when your turn ends, or you are out.
# The title of a page, in a browser's tab.
page-title = { $title } · Red7
page-missing = There is nothing here.
# Loads the page anew.
page-reload = Load it again
nav-new = New game
nav-games = My games
nav-results = Your results
nav-help = Help
nav-help-key = Help (?)
nav-settings = Settings
nav-menu = Menu
nav-close = Close
# The logo, which leads to the first page.
nav-home = Red7: New game
nav-sound-on = Sound on
nav-sound-off = Sound off

## A new game

new-title = New game
new-you = Your name
new-opponents = Opponents
new-opponent = Opponent { $number }
new-add = + Add an opponent
# On a button with a cross.
new-remove = Remove { $name }
new-remove-unnamed = Remove friend { $number }
new-person = A friend at this device
new-person-name = Name of friend { $number }
new-rules = Rules
new-more = More: editions and switches
new-edition = Edition of the rules
new-start = Start
# The cards are being dealt.
new-starting = Dealing…
new-continue = Go on where you left off
# A bot in a list to choose from, weakest first.
new-bot = { $name } · level { $level } of { $levels }

## The rules in four sentences: on the first page, and in the help

intro-title = First time?
intro-1 = You have a hand and a palette of cards in front of you. The top card of the canvas says which rule counts now.
intro-2 = On your turn, play one card to your palette, or put one on the canvas to change the rule, or do both.
intro-3 = When your turn ends you must be winning under the rule then in force. If not, you are out. The last one in wins.
intro-4 = Higher numbers win; equal numbers: the color nearer red. The table marks every card that can keep you in.

## Rules to choose from

preset-basic = Basic
# Each says first what it is for.
preset-basic-text = For your first games: one round of a few minutes. The last one in wins.
preset-advanced = Advanced
preset-advanced-text = For a whole match: several rounds for points, and high cards on the canvas draw another.
preset-expert = Expert
preset-expert-text = Once you know the seven rules: as advanced, and odd cards do something when played.
preset-own = Own mix
# A noun: drawing a card from the deck. Not a tie.
switch-draw = Draw
switch-draw-text = A canvas card higher than the size of your palette draws a card.
switch-scoring = Scoring
# The points that win with two, three and four players.
switch-scoring-text = { $two ->
    [one] The winner of a round scores the cards that count; first to { $two } point with two players, { $three } with three, { $four } with four.
   *[other] The winner of a round scores the cards that count; first to { $two } points with two players, { $three } with three, { $four } with four.
}
switch-actions = Actions
switch-actions-text = Odd cards act when played to a palette.
# Editions of the printed rules, by version and language, and how each differs.
edition-v1-2 = v1.2: English, German, Portuguese, Spanish (Latin America)
edition-v1-2-fr = v1.2 French: the draw is compulsory
edition-v1-2-it = v1.2 Italian: a hopeless 1 still takes a card
edition-pl-2021 = Polish 2021: no hopeless 1 or 7
edition-v1-3 = v1.3 Spanish: a losing canvas card is allowed
# What an edition says otherwise than v1.2. To draw, here, is what a card on the canvas may give (switch-draw).
edition-differs-compulsory-draw = The draw must be taken.
edition-differs-seven-wins-at-once = A card that a 7 puts on the canvas need not have you winning until your turn ends.
edition-differs-seven-draws = A card that a 7 puts on the canvas never draws.
edition-differs-hopeless-banned = A 1 or 7 may not be played if you cannot be winning by the end of your turn.
edition-differs-hopeless-one-takes = A 1 takes a card even if you cannot be winning by the end of your turn.
edition-differs-losing-canvas = A hand card may go to the canvas even if you are then losing: the rule changes, and you are out when your turn ends.
edition-alike = With the rules chosen here it plays like v1.2.

## My games

games-title = My games
# Headings above games that are not over, are over, and cannot be shown.
games-running = Running
games-finished = Finished
games-unreadable = Cannot be shown
games-none = No games yet.
games-continue = Continue
games-replay = Replay
games-delete = Delete
games-delete-title = Delete this game?
games-delete-text = It is gone for good.
games-keep = Keep it
games-upload = Upload a record
games-upload-text = A game in the text format, to replay, review or play on.
# $text is a sentence that says which line, and what is wrong with it.
games-upload-failed = This is not a record that Red7 can read. Choose a file that was saved with Download. ({ $text })
# One line on a game: its rules, how it stands, and when it was last played.
games-line = { $rules } · { $standing }
games-line-date = { $rules } · { $standing } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
# Marks on a game that goes on from a moment of another one, and on one that came as a file.
games-fork = branched off
games-record = uploaded
# Choosing which games are listed: a heading, and how many there are.
games-filter = Filter
games-filter-count = { $count ->
    [one] { $count } of { $most } games
   *[other] { $count } of { $most } games
}
games-filter-none = No game is like that.
games-filter-clear = Show all
# The first choice in each list.
games-any = All
games-state = State
games-opponent = Opponent
games-preset = Rules
games-result = Result
games-origin = Origin
# Results and origins to choose from.
games-result-won = Won
games-result-lost = Lost
games-opponent-person = People
games-origin-new = Begun here
games-origin-fork = Branched off
games-origin-record = Uploaded
# A button below the list; so many are not shown yet.
games-more = { $count ->
    [one] Show more ({ $count } left)
   *[other] Show more ({ $count } left)
}
# Where games are not kept for ever: $date is when this one goes.
games-until = { $state ->
    [running] Will be deleted on { DATETIME($date, dateStyle: "medium") } if nobody plays on
   *[finished] Will be deleted on { DATETIME($date, dateStyle: "medium") }
}
# How a game stands. $state: "yours" where it is your turn, "between" rounds, "others" otherwise.
games-round = { $state ->
    [yours] round { $round } · your turn
    [between] round { $round } · between rounds
   *[others] round { $round }
}
games-won = { $winner ->
    [you] won by you
   *[other] won by { $names }
}
# You and others have equally many points.
games-won-shared = won by you and { $names }
# Which game is to be deleted.
games-which = { $names } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light and dark
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = Pace of the opponents
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = At once
settings-confirm = Ask me to confirm every turn
settings-marks = Mark the cards that keep me in
# A check box: neither the address nor the waiting room shows the link.
settings-hide-links = Hide invitation links (for screen sharing)
settings-sound = Sound
# On phones.
settings-haptics = Vibrate at my turn, and at the end

## A fair shuffle

fair-title = A fair shuffle
fair-text = Before a round is played, the table shows a fingerprint (SHA-256) of its shuffle. When the round is over, it shows the salt and the cards that were hashed, so that you can check that nothing was changed.
fair-opened = This was hashed:

## Help

help-title = Help
help-keys = Keys
help-rules = How Red7 goes
help-sevens = The seven rules
help-order = Higher numbers win. Equal numbers: Red beats Orange, and so on down to Violet.
help-marks = Under a hand card a full dot means that it keeps you in, a ring that it does together with another card. On the palettes the raised cards with an outline are those that count.
help-new = A white corner marks a card that is new since your last turn.
help-advanced = Draw and scoring (advanced)
help-actions = What odd cards do (expert)
# What the odd card $number does.
help-action = { $number ->
    [1] A card of another palette goes on top of the deck; not from a player with fewer palette cards than you.
    [3] Draw a card.
    [5] Play another card to your palette, and do what it says.
   *[7] A card of your palette goes on the deck or on the canvas.
}
# What keys do: each stands after a key.
help-key-cards = choose a hand card
help-key-move = go from card to card
help-key-palette = to your palette
help-key-canvas = to the canvas
help-key-deck = to the deck
help-key-end = end the turn
help-key-back = take back
help-key-hint = hint
help-key-fold = fold
help-key-skip = skip ahead
help-key-log = log
help-key-help = this help
help-key-escape = put the card down, close
help-key-replay = in a replay: a step back or on, by turns with Shift

## What goes wrong in the page itself; the rest is in refusals.ftl

# Something that this page has no sentence for; $code is for whoever is asked about it.
problem-unknown = That did not work ({ $code }). Have another look, or load the page again.
problem-network = The server does not answer. Is Red7 still running?
# The page is older or newer than the server.
problem-stale = The server does not know this page any more. Load it again.

## Where no script runs: in the page as it is loaded, one line without values

site-no-script = Red7 is played with JavaScript, which is switched off here. Allow it for this site, then load the page again.
