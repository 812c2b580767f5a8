### Your results: what came of somebody's matches against bots and with friends.

results-title = Your results
results-none = No match is over yet. Play one to its end, against bots or with friends, and it counts here.
# What counts, below the heading.
results-text = Matches that you began here and played alone against bots, to the end. Games that branched off or were uploaded do not count.

## Figures, each under its heading

# Above the figures where there are matches with friends, too.
results-bots = Against bots
results-won = Won
results-streak = Won in a row
results-longest = Longest streak
results-best = Best match
results-count = { NUMBER($count) }
results-rate = { PERCENT($share) }
# $count of $most matches.
results-of = { $count } of { $most }
# My points in the best match, and how many more than the next player.
results-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
results-best-lead = { $count ->
    [one] { $count } ahead
   *[other] { $count } ahead
}

## Wins by opponent and rules: a table with a bar in each row

results-against = Against each opponent
results-opponent = Opponent
results-rules = Rules
# The heading of the bars, whose scale is below it.
results-share = Matches won

## Matches with friends: tables like the one above, by the number of players and by person

results-friends = With friends
results-players = Players
# The last row: matches with any number of players.
results-friends-all = All matches
results-people = By friend
# The heading of a column of names.
results-friend = Friend
results-friend-unnamed = No name
results-friends-text = Matches with other people, to the end, with or without bots. A friend is listed after two matches, counted in the games that are still on this server.

## What the reviewed matches say

results-given = What you give away most
results-given-text = { $count ->
    [one] From { $count } match that you had reviewed: the chance to win the match that mistakes cost you, in all.
   *[other] From { $count } matches that you had reviewed: the chance to win that mistakes cost you, on average in a match.
}
results-given-none = Have a finished game reviewed, and this shows what you give away most.
results-given-nothing = No mistakes in the matches that you had reviewed.
results-kind = Mistake
# The heading of the bars, and that of the numbers: an average.
results-cost = Chance given away
results-average = A match
results-time = Over time
# $number matches are shown, the latest.
results-time-text = { $number ->
    [one] What your turns gave away in your last reviewed match.
   *[other] What your turns gave away in each of your last { $number } reviewed matches.
}
# The same ($text) and the average, which the picture shows as a dashed line.
results-time-average = { $text } The average (dashed) is { PERCENT($share) }.
# A list to choose a kind of mistake from, and its first choice.
results-time-kind = Kind of mistake
results-time-all = All turns
results-day = { DATETIME($date, dateStyle: "medium") }
results-when = Match
results-as-table = As a table
