### Replays e análises de partidas.

## Um replay

replay-title = Replay
replay-back = Um passo atrás
replay-forward = Um passo à frente
replay-turn-back = Um turno atrás
replay-turn-forward = Um turno à frente
replay-play = Reproduzir
replay-pause = Pausar
replay-position = Passo { $step } de { $steps }
replay-where = Rodada { $round }, turno { $turn }
replay-to-move = { $who ->
    [you] Rodada { $round }, turno { $turn }: você joga
   *[other] Rodada { $round }, turno { $turn }: { $name } joga
}
replay-round-over = Rodada { $round }, terminada em { $turn ->
    [one] { $turn } turno
   *[other] { $turn } turnos
}
replay-who = { $name }:
replay-turn-ends = fim do turno
replay-out = · fora
replay-open = Ver todas as mãos
replay-own = Ver do meu lugar
replay-download = Baixar
replay-review = Análise
replay-resume = Voltar à partida
replay-link = Copiar link
replay-link-copied = O link deste momento foi copiado.
replay-link-field = Link deste momento

## Continuar a partir de um momento

branch-title = Continuar daqui
branch-text = Uma nova partida a partir do começo deste turno, contra bots.
branch-text-same = Uma nova partida a partir do começo deste turno, contra os mesmos bots.
branch-seat = Seu lugar
branch-bot = Quem joga nos outros lugares
branch-go = Jogar

## Uma análise

review-title = Análise
review-working = Analisando cada turno…
review-graph = Chance de vencer a partida depois de cada turno
review-graph-text = Chance de vencer a partida depois de cada turno. { $text }
review-graph-line = { $name }: de { PERCENT($share) } a { PERCENT($last) }.
review-graph-round = R{ $round }
review-given = custou { PERCENT($share) }
review-kind-folded-early = Desistiu cedo demais
review-kind-stayed-late = Era hora de desistir
review-kind-wrong-rule = A regra errada
review-kind-spent-too-much = Gastou cartas demais
review-kind-held-back = Segurou cartas demais
review-kind-wrong-card = A carta errada
review-kind-folded-early-text = Ainda havia uma jogada que valia a pena.
review-kind-stayed-late-text = Desistir teria sido melhor.
review-kind-wrong-rule-text = A jogada melhor termina com outra regra.
review-kind-spent-too-much-text = Menos cartas teriam bastado.
review-kind-held-back-text = Valia a pena jogar mais cartas.
review-kind-wrong-card-text = A mesma regra, mas com outra carta.
review-shown = Este turno
review-again = Tentar de novo daqui
review-others = Turnos dos oponentes ({ $count })
review-previous = Erro anterior
review-next = Próximo erro
review-turn = Rodada { $round }, turno { $turn }: { $name }
review-mark = Rodada { $round }, turno { $turn }: { $name }: { $quality }, custou { PERCENT($share) }
review-better = Melhor
review-turning = A virada
review-counts = { $who ->
    [you] Seus turnos: { $mistakes ->
        [0] nenhum erro
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    }, { $blunders ->
        [0] nenhum erro grave
        [one] { $blunders } erro grave
       *[other] { $blunders } erros graves
    }, { $doubtful ->
        [0] nenhum duvidoso
        [one] { $doubtful } duvidoso
       *[other] { $doubtful } duvidosos
    }
   *[other] Todos os turnos: { $mistakes ->
        [0] nenhum erro
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    }, { $blunders ->
        [0] nenhum erro grave
        [one] { $blunders } erro grave
       *[other] { $blunders } erros graves
    }, { $doubtful ->
        [0] nenhum duvidoso
        [one] { $doubtful } duvidoso
       *[other] { $doubtful } duvidosos
    }
}
review-none = { $who ->
    [you] Nenhum erro seu digno de nota.
   *[other] Nenhum erro digno de nota.
}
review-accounts = Quanto pesaram habilidade e sorte
review-account-start = No começo
review-account-given = Chance perdida
review-account-received = Dos oponentes
review-account-deals = Sorte na distribuição
review-account-draws = Compras e outras mãos
review-account-held = Outras mãos
review-account-end = No fim
review-luck = { $state ->
    [drawn] A soma de cada coluna é a chance no fim. Sorte na distribuição: se as cartas distribuídas favoreceram você. O resto da sorte: o que veio do baralho e o que havia nas outras mãos.
   *[none] A soma de cada coluna é a chance no fim. Sorte na distribuição: se as cartas distribuídas favoreceram você. Ninguém comprou cartas nesta partida: o resto da sorte é o que havia nas outras mãos.
}
review-share = { PERCENT($share) }
review-gain = +{ PERCENT($share) }
