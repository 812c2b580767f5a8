### What messengers and social networks show of a link to a page. The page itself does not load these.
### Titles have at most 60 characters and sentences at most 155: longer ones are cut off.

## Any page but a table

link-preview-page-title = Red7: a quick card game for 2 to 4 players
link-preview-page-text = Seven colors, seven rules. Be winning when your turn ends, or you are out. Play in your browser with friends or bots, no account needed.

## A table: sent to friends, who may sit down or watch

link-preview-invitation-title = Up for a game of Red7?
link-preview-invitation-text = The link opens the table in your browser: no account, nothing to install. A quick card game for 2 to 4 players.

## The picture of both, for those who do not see it

link-preview-picture = A fan of seven cards, one of each color, below the name Red7
