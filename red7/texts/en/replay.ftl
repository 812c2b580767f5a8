### Replays and reviews of games.

## A replay

replay-title = Replay
replay-back = A step back
replay-forward = A step on
replay-turn-back = A turn back
replay-turn-forward = A turn on
# A button that lets the replay run by itself, as one plays a film.
replay-play = Play
replay-pause = Pause
replay-position = Step { $step } of { $steps }
# A turn is under way.
replay-where = Round { $round }, turn { $turn }
# It has not begun yet, and is that of $who.
replay-to-move = { $who ->
    [you] Round { $round }, turn { $turn }: you to move
   *[other] Round { $round }, turn { $turn }: { $name } to move
}
replay-round-over = Round { $round }, over after { $turn ->
    [one] { $turn } turn
   *[other] { $turn } turns
}
# Before a picture of what a player did.
replay-who = { $name }:
# The last step of a turn, after the name of who took it.
replay-turn-ends = end of the turn
# After it: the player is out of the round.
replay-out = · out
# Two states of one button: what it would show.
replay-open = All hands open
replay-own = From my seat
replay-download = Download
replay-review = Review
replay-resume = Back to the game
# Copies the address of this moment of the replay.
replay-link = Copy link
replay-link-copied = The link to this moment is copied.
# Before a field with the address, where it cannot be copied by itself.
replay-link-field = Link to this moment

## Playing on from a moment of a game

branch-title = Play on from here
branch-text = A new game from the start of this turn, against bots.
# The same where all others are bots, who keep their seats.
branch-text-same = A new game from the start of this turn, against the same bots.
branch-seat = Your seat
# Who plays for other people; bots keep their seats.
branch-bot = The others are played by
# Begins the game.
branch-go = Play

## A review

review-title = Review
review-working = Looking at every turn…
review-graph = Chance to win the match after every turn
# The same for screen readers; $text says it for every player.
review-graph-text = Chance to win the match after every turn. { $text }
# From the chance at the first deal to that at the end.
review-graph-line = { $name }: from { PERCENT($share) } to { PERCENT($last) }.
# Under the graph, where a round begins: its number.
review-graph-round = R{ $round }
# The chance to win that a turn gave away.
review-given = gave away { PERCENT($share) }
# What kind of mistake a turn was, as a short heading: how it differs from the better turn.
review-kind-folded-early = Folded too early
review-kind-stayed-late = Should have folded
review-kind-wrong-rule = The wrong rule
review-kind-spent-too-much = Spent too many cards
review-kind-held-back = Held cards back
review-kind-wrong-card = The wrong card
# The same as a sentence, beside the better turn.
review-kind-folded-early-text = There was a turn worth playing.
review-kind-stayed-late-text = Folding would have been better.
review-kind-wrong-rule-text = The better turn ends under another rule.
review-kind-spent-too-much-text = Fewer cards would have done.
review-kind-held-back-text = It was worth playing more cards.
review-kind-wrong-card-text = The same rule, but with another card.
# The name of the part that shows one turn.
review-shown = This turn
# A button: sets up this moment as a new game, against the same opponents.
review-again = Try again here
# The turns of the others that gave something away, folded together.
review-others = Turns of the others ({ $count })
# Buttons that go to the mistake before, and after, the moment that is shown.
review-previous = Previous mistake
review-next = Next mistake
# A turn of somebody.
review-turn = Round { $round }, turn { $turn }: { $name }
# A mark in the graph, for screen readers; $quality is one of the five above.
review-mark = Round { $round }, turn { $turn }: { $name }: { $quality }, gave away { PERCENT($share) }
# A heading before the better turn.
review-better = Better
review-turning = The turning point
# Above the list of such turns: of you alone, or of all where you did not play.
review-counts = { $who ->
    [you] Your turns: { $mistakes ->
        [0] no mistakes
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [0] no blunders
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $doubtful ->
        [0] none doubtful
        [one] { $doubtful } doubtful
       *[other] { $doubtful } doubtful
    }
   *[other] All turns: { $mistakes ->
        [0] no mistakes
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [0] no blunders
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $doubtful ->
        [0] none doubtful
        [one] { $doubtful } doubtful
       *[other] { $doubtful } doubtful
    }
}
review-none = { $who ->
    [you] No mistakes of yours worth a mark.
   *[other] No mistakes worth a mark.
}
# A table: a row for each player, columns that add up from the first to the last.
review-accounts = What skill and luck came to
review-account-start = At the start
review-account-given = Given away
review-account-received = From the others
review-account-deals = Luck of the deal
review-account-draws = Draws, and what others held
# In place of that, where no card was drawn.
review-account-held = What the others held
review-account-end = At the end
# Below the table.
review-luck = { $state ->
    [drawn] Each column adds up to the chance at the end. Luck of the deal: whether the cards that were dealt favored you. The rest of the luck: what came from the deck, and what the others turned out to hold.
   *[none] Each column adds up to the chance at the end. Luck of the deal: whether the cards that were dealt favored you. Nothing was drawn in this game: the rest of the luck is what the others turned out to hold.
}
# A chance in that table, and a gain.
review-share = { PERCENT($share) }
review-gain = +{ PERCENT($share) }
