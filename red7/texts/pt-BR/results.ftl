### Seus resultados nas partidas contra bots e com amigos.

results-title = Seus resultados
results-none = Nenhuma partida terminada ainda. Jogue uma até o fim, contra bots ou com amigos, e ela aparece aqui.
results-text = Partidas que você começou aqui e jogou até o fim, só contra bots. Partidas derivadas ou importadas não contam.

## Números

results-bots = Contra bots
results-won = Vitórias
results-streak = Vitórias seguidas
results-longest = Maior série
results-best = Melhor partida
results-count = { NUMBER($count) }
results-rate = { PERCENT($share) }
results-of = { $count } de { $most }
results-best-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
results-best-lead = { $count ->
    [one] { $count } de vantagem
   *[other] { $count } de vantagem
}

## Vitórias por oponente e regras

results-against = Contra cada oponente
results-opponent = Oponente
results-rules = Regras
results-share = Partidas vencidas

## Matches with friends: tables like the one above, by the number of players and by person

results-friends = Com amigos
results-players = Jogadores
# The last row: matches with any number of players.
results-friends-all = Todas as partidas
results-people = Com cada amigo
# The heading of a column of names.
results-friend = Com
results-friend-unnamed = Sem nome
results-friends-text = Partidas jogadas até o fim com outras pessoas, com ou sem bots. Um amigo aparece aqui depois de duas partidas, contadas entre as que ainda estão neste servidor.

## O que dizem as partidas analisadas

results-given = Onde você mais perde
results-given-text = { $count ->
    [one] Em { $count } partida analisada: quanta chance de vencer você perdeu com erros, no total.
   *[other] Em { $count } partidas analisadas: quanta chance de vencer você perdeu com erros, em média por partida.
}
results-given-none = Analise uma partida terminada para ver aqui onde você mais perde.
results-given-nothing = Nenhum erro nas partidas que você analisou.
results-kind = Erro
results-cost = Chance perdida
results-average = Por partida
results-time = Ao longo do tempo
results-time-text = { $number ->
    [one] Quanto suas jogadas custaram na sua última partida analisada.
   *[other] Quanto suas jogadas custaram em cada uma das suas últimas { $number } partidas analisadas.
}
results-time-average = { $text } A média (tracejada) é { PERCENT($share) }.
results-time-kind = Tipo de erro
results-time-all = Todos os turnos
results-day = { DATETIME($date, dateStyle: "medium") }
results-when = Partida
results-as-table = Ver em tabela
