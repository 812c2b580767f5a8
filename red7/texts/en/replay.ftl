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
replay-where = Round { $round }, turn { $turn }
replay-dealt = Round { $round }, just dealt
# Before a picture of what a player did.
replay-who = { $name }:
# After it: the player is out of the round.
replay-out = · out
# Two states of one button: what it would show.
replay-open = All hands open
replay-own = From my seat
replay-download = Download
replay-review = Review
replay-resume = Back to the game

## Playing on from a moment of a game

branch-title = Play on from here
branch-text = A new game from the start of this turn, against bots.
branch-seat = Your seat
branch-bot = The others are played by
# Begins the game.
branch-go = Play

## A review

review-title = Review
review-working = Looking at every turn…
review-graph = Chance to win the match after every turn
# The chance to win that a turn gave away.
review-given = gave away { PERCENT($share) }
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
review-none = No mistakes worth a mark.
# A table: a row for each player, columns that add up from the first to the last.
review-accounts = What skill and luck came to
review-player = Player
review-account-start = At the start
review-account-given = Given away
review-account-received = From the others
review-account-deals = Luck of the deal
review-account-draws = Other luck
review-account-end = At the end
# A chance in that table, and a gain.
review-share = { PERCENT($share) }
review-gain = +{ PERCENT($share) }
