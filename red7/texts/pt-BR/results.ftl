### Seus resultados nas partidas contra bots.

results-title = Seus resultados
results-none = Nenhuma partida terminada ainda. Jogue uma contra bots até o fim, e ela aparece aqui.
results-text = Partidas que você começou aqui e jogou até o fim, só contra bots. Partidas derivadas ou importadas não contam.

## Números

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
