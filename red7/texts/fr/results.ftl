### Your results: what came of somebody's matches against bots and with friends. French.

results-title = Mes résultats
results-none = Aucune partie n’est encore finie. Jouez-en une jusqu’au bout, contre des bots ou entre amis, et elle comptera ici.
results-text = Les parties commencées ici et jouées jusqu’au bout, sans autre adversaire que des bots. Les variantes et les parties importées ne comptent pas.

## Figures

results-bots = Contre des bots
results-won = Gagnées
results-streak = Gagnées d’affilée
results-longest = Plus longue série
results-best = Meilleure partie
results-count = { NUMBER($count) }
results-rate = { PERCENT($share) }
results-of = { $count } sur { $most }
results-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
results-best-lead = { $count ->
    [one] { $count } d’avance
   *[other] { $count } d’avance
}

## Wins by opponent and rules

results-against = Contre chaque adversaire
results-opponent = Adversaire
results-rules = Règles
results-share = Parties gagnées

## Matches with friends: tables like the one above, by the number of players and by person

results-friends = Entre amis
results-players = Joueurs
# The last row: matches with any number of players.
results-friends-all = Toutes les parties
results-people = Avec chaque personne
# The heading of a column of names.
results-friend = Avec
results-friend-unnamed = Sans nom
results-friends-text = Les parties jouées jusqu’au bout avec d’autres personnes, avec ou sans bots. Une personne apparaît ici après deux parties ; on compte celles qui sont encore sur ce serveur.

## What the reviewed matches say

results-given = Ce qui vous coûte le plus
results-given-text = { $count ->
    [one] D’après { $count } partie analysée : les chances de gagner perdues à cause de vos erreurs, au total.
   *[other] D’après { $count } parties analysées : les chances de gagner perdues à cause de vos erreurs, en moyenne par partie.
}
results-given-none = Faites analyser une partie finie : vous verrez ici ce qui vous coûte le plus.
results-given-nothing = Aucune erreur dans vos parties analysées.
results-kind = Erreur
results-cost = Chances perdues
results-average = Par partie
results-time = Au fil du temps
results-time-text = { $number ->
    [one] Ce que vos tours vous ont coûté dans votre dernière partie analysée.
   *[other] Ce que vos tours vous ont coûté dans chacune de vos { $number } dernières parties analysées.
}
results-time-average = { $text } La moyenne (en pointillé) est de { PERCENT($share) }.
results-time-kind = Type d’erreur
results-time-all = Tous les tours
results-day = { DATETIME($date, dateStyle: "medium") }
results-when = Partie
results-as-table = En tableau
