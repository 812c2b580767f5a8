### Your results: what came of somebody's matches against bots and with friends.

results-title = Tus resultados
results-none = Aún no ha terminado ninguna partida. Juega una hasta el final, contra bots o con amigos, y contará aquí.
results-text = Partidas que empezaste aquí y jugaste en solitario contra bots, hasta el final. Las derivadas de otras y las subidas no cuentan.

## Figures, each under its heading

results-bots = Contra bots
results-won = Ganadas
results-streak = Ganadas seguidas
results-longest = Mejor racha
results-best = Mejor partida
results-count = { NUMBER($count) }
results-rate = { PERCENT($share) }
results-of = { $count } de { $most }
results-best-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
results-best-lead = { $count ->
    [one] { $count } de ventaja
   *[other] { $count } de ventaja
}

## Wins by opponent and rules: a table with a bar in each row

results-against = Contra cada rival
results-opponent = Rival
results-rules = Reglas
results-share = Partidas ganadas

## Matches with friends: tables like the one above, by the number of players and by person

results-friends = Con amigos
results-players = Jugadores
# The last row: matches with any number of players.
results-friends-all = Todas las partidas
results-people = Con cada amigo
# The heading of a column of names.
results-friend = Con
results-friend-unnamed = Sin nombre
results-friends-text = Partidas jugadas hasta el final con otras personas, con o sin bots. Un amigo aparece aquí tras dos partidas, contadas entre las que siguen en este servidor.

## What the reviewed matches say

results-given = Tus errores más caros
results-given-text = { $count ->
    [one] { $count } partida analizada: la probabilidad de ganar que te costaron los errores, en total.
   *[other] { $count } partidas analizadas: la probabilidad de ganar que te costaron los errores, de media por partida.
}
results-given-none = Analiza una partida terminada y aquí verás qué errores te cuestan más.
results-given-nothing = Ningún error en las partidas que has analizado.
results-kind = Error
results-cost = Probabilidad perdida
results-average = Por partida
results-time = Evolución
results-time-text = { $number ->
    [one] Lo que te costaron tus jugadas en la última partida analizada.
   *[other] Lo que te costaron tus jugadas en cada una de las últimas { $number } partidas analizadas.
}
results-time-average = { $text } La media (línea discontinua) es del { PERCENT($share) }.
results-time-kind = Tipo de error
results-time-all = Todos los turnos
results-day = { DATETIME($date, dateStyle: "medium") }
results-when = Partida
results-as-table = Como tabla
