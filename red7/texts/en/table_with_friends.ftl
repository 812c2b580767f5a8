### At a table with friends that has begun: who is there, clocks, reactions, the table's menu,
### watching, and what comes after a round or a match.

## Who is there

# For screen readers, beside a name: this person is connected.
at-here = connected
# Beside a name: this person is not connected, since $count minutes, hours or days.
at-away = { $state ->
    [minutes] away for { $count } min
    [hours] away for { $count } h
    [days] { $count ->
        [one] away for { $count } day
       *[other] away for { $count } days
    }
   *[now] away
}
# A mark beside a name: a computer program plays this seat for somebody.
at-program = program
# A mark beside a name: this person is the host of the table.
at-host = host
at-let-bot = Let a bot play for { $name }
# Before the button at-let-bot. at-away may be put in another way here.
at-is-away = { $name } is { at-away }.
at-bot-for-you = A bot plays for you.
at-take-back = Take your seat back
at-time-up = { $what ->
    [fold] Time is up: you fold.
   *[bot] Time is up: a bot takes this turn.
}
at-you-watch = You watch.
at-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
# One's own connection, for screen readers and as a tooltip.
at-connected = You are connected
at-reconnecting = { $state ->
    [yes] Reconnecting; what you did is kept and sent
   *[no] Reconnecting…
}

## Clocks

# For screen readers: the name of a clock.
at-clock = { $who ->
    [you] Your time
   *[other] Time of { $name }
}
# Said aloud in one's own turn.
at-clock-left = { $count ->
    [one] { $count } second left.
   *[other] { $count } seconds left.
}

## Help

# How much the table helps, in the head of the page and in its menu.
at-help = { $state ->
    [hints] Marks and hints
    [marks] No hints
   *[none] No help
}
# The prompt of one's own turn at a table without help.
at-turn = Palette, canvas, or both.
at-turn-laid = Go on, or end your turn.

## Reactions

at-react = React
# Said aloud when somebody reacts; $text is a reaction.
at-reaction = { $name }: { $text }
reaction-hello = Hello!
reaction-thanks = Thank you!
reaction-well-played = Well played!
reaction-lucky = Lucky!
reaction-oops = Oops!
reaction-hurry = Your turn!
reaction-thinking = Let me think
reaction-wow = Wow!
reaction-laugh = Ha ha!
reaction-sad = Oh no!
reaction-one-more = One more?
reaction-good-game = Good game!

## The table's menu

at-menu = People and table
at-who = Who is here
at-you = you
# Buttons beside a name; at-about puts them together for screen readers.
at-about = { $text }: { $name }
at-remove = Remove
at-remove-ask = Remove { $name }? A bot takes the seat, and { $name } cannot come back. The invitation link changes.
at-make-host = Make host
at-take-host = Take the host’s chair
at-mute = Hide reactions
at-mute-all = Hide all reactions
at-rename = Your name
at-rename-go = Change
at-leave = Leave for good
at-leave-ask = Leave for good? A bot takes your seat.
at-yes = Yes
at-no = No
at-invite = Copy the invitation
at-invite-watch = Copy the link for watching
at-copied = Copied.
# A field with a link in it, to be copied by hand.
at-link = Link
at-settings = The table
at-set-help = Help
# The name of a setting, above a list of times, and in at-setting. A bot takes the seat of
# somebody who is not connected for so long.
at-set-pause = Time away before a bot may play
at-set-stand-in = The bot that plays for others
at-set-watching = Others may watch
at-set-late = Late friends may take a bot’s seat
at-set-public = Shown in the lobby
# A setting and its value, or that it is on or off, in a list.
at-setting = { $name }: { $text }
at-on = yes
at-off = no
at-notify = Tell me when it is my turn
at-notify-refused = This browser does not allow it.

## After a round, and after a match

at-next-soon = { $count ->
    [one] The next round is dealt in { $count } second.
   *[other] The next round is dealt in { $count } seconds.
}
at-next-asked = Somebody is away: the next round is dealt when one of you asks.
at-evening = Matches won this evening
at-seats = Seats in a rematch
at-seats-same = everybody stays put
at-seats-shifted = everybody moves one seat on
at-rematch-waits = A rematch is waiting for you.
at-rematch-join = Join

## What happens to people: lines of the log, short notices, and said aloud

event-joined = { $who ->
    [you] You joined the table.
   *[other] { $name } joined the table.
}
event-left = { $who ->
    [you] You left the table.
   *[other] { $name } left the table.
}
event-removed = { $who ->
    [you] The host removed you from the table.
   *[other] The host removed { $name } from the table.
}
# After event-left and event-removed: the bot that has the seat from now on.
event-takes-seat = { $bot } takes over the seat.
# A bot plays for an absent person from now on.
event-replaced = { $who ->
    [you] { $bot } now plays for you.
   *[other] { $bot } now plays for { $name }.
}
# The person has taken the seat back from the bot.
event-returned = { $who ->
    [you] You’re playing again.
   *[other] { $name } is playing again.
}
event-timed-out = { $who ->
    [you] Your time ran out.
   *[other] { $name } ran out of time.
}
# After event-timed-out.
event-bot-turn = { $bot } plays this turn.
event-host = { $who ->
    [you] You’re the host now.
   *[other] { $name } is the host now.
}
event-offline = { $name } is offline.
event-online = { $name } is back online.
# The name of a seat that a bot plays for a person, in headings and sentences.
name-for = { $who ->
    [you] { $bot } for you
   *[other] { $bot } for { $name }
}
event-dropped = While you were offline, a bot played your turn. The turn you had sent wasn’t used.
at-follow = The players have started a rematch.
at-follow-go = Watch the rematch
at-followed = You’re watching the rematch now.
# Asked once at a table with friends; then the two answers.
at-sound-ask = Play a sound when it’s your turn?
at-sound-yes = Turn sound on
at-sound-no = No, thanks
# In place of a name, before a reaction of a person who watches.
at-spectator = A spectator
at-set-spectators = Spectators may send reactions
# A button, after leaving one’s seat for good.
at-keep-watching = Keep watching
