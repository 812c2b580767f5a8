### O que se diz no terminal: o jogo, os replays, as posições, as análises e o servidor.

## Nomes e lugares

terminal-seat = Lugar { $seat }
terminal-you = Você
terminal-bot-first = Ada
terminal-bot-second = Ben
terminal-bot-third = Cleo
terminal-name-quoted = “{ $name }”
terminal-name-cut = { $name }.

## Quem está vencendo, e por quê

terminal-lead-nobody = Ninguém tem uma carta que valha nesta regra.
terminal-lead = { $leader ->
    [you] Você está vencendo com { $count }: { $row }.
   *[other] { $name } está vencendo com { $count }: { $row }.
}
terminal-lead-by-number = { $leader ->
    [you] Você está vencendo com { $count }: { $row }; o { $best } é maior que o { $card } de { $opponent }.
   *[other] { $rival ->
        [you] { $name } está vencendo com { $count }: { $row }; o { $best } é maior que o seu { $card }.
       *[other] { $name } está vencendo com { $count }: { $row }; o { $best } é maior que o { $card } de { $opponent }.
    }
}
terminal-lead-by-color = { $leader ->
    [you] Você está vencendo com { $count }: { $row }; o { $best } está mais perto do vermelho que o { $card } de { $opponent }.
   *[other] { $rival ->
        [you] { $name } está vencendo com { $count }: { $row }; o { $best } está mais perto do vermelho que o seu { $card }.
       *[other] { $name } está vencendo com { $count }: { $row }; o { $best } está mais perto do vermelho que o { $card } de { $opponent }.
    }
}

## A mesa

terminal-canvas = tela { $row }
terminal-canvas-start = tela  (vermelho)
terminal-deck = baralho { $count }
terminal-deck-known = baralho { $count }, no topo { $row }
terminal-held = { $count } na mão
terminal-held-known = { $count } na mão (já vistas: { $row })
terminal-out = fora
terminal-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
terminal-your-hand = Sua mão
terminal-hand = mão

## Rodadas e partidas

terminal-round-begins = { $who ->
    [you] Rodada { $round }. Você começa.
   *[other] Rodada { $round }. { $name } começa.
}
terminal-round-won = { $who ->
    [you] Você venceu a rodada.
   *[other] { $name } venceu a rodada.
}
terminal-round-scored = { $who ->
    [you] { $count ->
        [one] Você venceu a rodada e pontuou com { $row }: agora tem { $count } ponto.
       *[other] Você venceu a rodada e pontuou com { $row }: agora tem { $count } pontos.
    }
   *[other] { $count ->
        [one] { $name } venceu a rodada e pontuou com { $row }: agora tem { $count } ponto.
       *[other] { $name } venceu a rodada e pontuou com { $row }: agora tem { $count } pontos.
    }
}
terminal-round-scored-nothing = { $who ->
    [you] { $count ->
        [one] Você venceu a rodada e não pontuou: tem { $count } ponto.
       *[other] Você venceu a rodada e não pontuou: tem { $count } pontos.
    }
   *[other] { $count ->
        [one] { $name } venceu a rodada e não pontuou: tem { $count } ponto.
       *[other] { $name } venceu a rodada e não pontuou: tem { $count } pontos.
    }
}
terminal-match-unfinished = A partida não terminou.
terminal-match-won = { $who ->
    [you] Você venceu a partida.
   *[other] { $name } venceu a partida.
}
terminal-match-shared = { $who ->
    [you] Você dividiu a vitória na partida com { $names }.
   *[other] { $names } dividiram a vitória na partida.
}
terminal-score = { $who ->
    [you] Você { $count }
   *[other] { $name } { $count }
}

## Uma partida no terminal

terminal-welcome = Red7 no terminal. Digite ? para ver a ajuda.
terminal-prompt = seu turno>
terminal-turn = { $who ->
    [you] Você: { $typed }
   *[other] { $name }: { $typed }
}
terminal-turn-draws = { $who ->
    [you] Você: { $typed } e compra
   *[other] { $name }: { $typed } e compra
}
terminal-turn-out = { $who ->
    [you] Você: { $typed }, e está fora
   *[other] { $name }: { $typed }, e está fora
}
terminal-turn-draws-out = { $who ->
    [you] Você: { $typed } e compra, e está fora
   *[other] { $name }: { $typed } e compra, e está fora
}
terminal-so-far = Até agora: { $typed }
terminal-may-draw = Você pode comprar uma carta: !
terminal-ways = { $count ->
    [one] { $count } jogada mantém você na rodada; t mostra a lista.
   *[other] { $count } jogadas mantêm você na rodada; t mostra a lista.
}
terminal-no-way-on = Nada que venha depois mantém você na rodada; u desfaz, . termina o turno.
terminal-hope = { $count ->
    [1] Nada mais é garantido, mas com { $typed } você pode comprar a única carta que salva você.
   *[other] Nada mais é garantido, mas com { $typed } você pode comprar uma das { $count } cartas que salvam você.
}
terminal-lost = Nenhuma jogada mantém você na rodada: ela está perdida. Desista com --
terminal-more = e mais { $count }
terminal-taken-back = Desfeito.
terminal-taken-back-to-draw = Desfeito até a sua compra.
terminal-cannot = Não dá: { $text }.
terminal-refused = Não dá: { $typed }: { $text }.
terminal-nothing-follows = nada pode vir depois do fim do turno
terminal-preview = { $first }. { $next }
terminal-could-draw = Você poderia comprar uma carta: !
terminal-would-stay = Você continuaria na rodada.
terminal-would-be-out = Você estaria fora.
terminal-would-be-out-as = Você estaria fora. { $text }
terminal-really = Tem certeza? (s/n)
terminal-yes = s sim
terminal-leave = Você saiu da mesa.
terminal-recorded = A partida está em { $file }; reveja com red7 replay.
terminal-record-exists = --record precisa do nome de um arquivo novo, e { $file } já existe
terminal-help =
    Digite os passos do seu turno, juntos ou um por um:
    {"  "}+R7  jogar R7 na sua paleta          >B3  pôr B3 na tela: a cor dela é a nova regra
    {"  ."}    terminar o turno                !    comprar uma carta, quando puder
    {"  "}--   desistir: não fazer nada e ficar fora da rodada
    Com efeitos, depois de uma carta ímpar na sua paleta:
    {"  *"}O5  (1) mandar O5 de outra paleta para o baralho
    {"  "}^G4  (7) mandar G4 da sua paleta para o baralho   ~G4  (7) ou para a tela
    {"  "}Se for difícil digitar ^ ou ~, dG4 e cG4 fazem o mesmo.
    {"  "}Com um 3 você compra uma carta na hora; depois de um 5, jogue outra com +.
    E: t  listar as jogadas que mantêm você na rodada  h  o que isto faria: h +R7 >B3
    {"   "}s  mostrar a mesa de novo                       u  desfazer os passos que não revelaram nada
    {"   "}?  esta ajuda                                   q  sair (--record salva a partida)

## Rever um registro

terminal-replay-round = Rodada { $round }: { $name } começa.
terminal-replay-turn = Rodada { $round }, turno { $turn }: { $name } { $typed }
terminal-replay-out = Está fora da rodada.
terminal-replay-keys = Enter: avançar, b: voltar, r: próxima rodada, q: sair [{ $page }/{ $pages }]

## Uma posição

terminal-no-seat = não existe o lugar { $seat }: os lugares vão de 0 a { $count }
terminal-no-whole-position = uma imagem ou a visão de um lugar precisa de uma posição completa

## A análise de um registro

terminal-review-empty = { $file } não tem nenhum turno para analisar
terminal-reviewing = analisando
terminal-review-round = Rodada { $round }
terminal-review-better = melhor { $typed }
terminal-share = { PERCENT($share) }
terminal-amount = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-gain = +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-loss = -{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-graph = Chance de vencer a partida, com todas as mãos abertas: { $name }
terminal-turning-nobody = Não houve virada: a vitória foi dividida.
terminal-turning-never = Não houve virada: { $name } nunca ficou atrás.
terminal-turning-deal = A virada: a distribuição da rodada { $round }. Dali em diante, { $name } ficou na frente.
terminal-turning-turn = A virada: rodada { $round }, turno { $turn } ({ $mover } { $typed }). Dali em diante, { $name } ficou na frente.
terminal-column-start = começo
terminal-column-own = turnos próprios
terminal-column-others = turnos alheios
terminal-column-deals = distribuição
terminal-column-draws = compras
terminal-column-end = fim

## Enquanto se espera

terminal-compiling = compilando, só na primeira vez
terminal-remaining = restantes

## Um servidor

terminal-at = O Red7 está em { $url }
terminal-at-here = Neste computador, está em { $url }
terminal-here-only = Só este computador chega a ele; com --host 0.0.0.0 entra mais gente.
terminal-running = O Red7 já está aberto.
terminal-kept-yours = Ctrl-C encerra; suas partidas ficam guardadas.
terminal-kept-all = Ctrl-C encerra; todas as partidas ficam guardadas.
terminal-no-browser = Não dá para abrir um navegador daqui; abra esse endereço em um.
terminal-browser-closed = O navegador não abriu; abra esse endereço nele.
terminal-folder-silent = outro red7 guarda as partidas dele em { $file }, mas não responde; encerre-o primeiro
terminal-folder-taken = outro red7 guarda as partidas dele em { $file }; encerre-o primeiro ou escolha outra pasta
terminal-folder-served = outro red7 guarda as partidas dele em { $file } e atende em { $url }; encerre-o primeiro ou escolha outra pasta
terminal-file-unreadable = não dá para abrir { $file }: { $text }
terminal-file-unusable = não dá para usar { $file }: { $text }; escolha outra pasta com --data
terminal-file-damaged = { $file } está danificado ({ $text }); `red7 check` diz quais partidas estão, `red7 restore` põe um backup no lugar
terminal-file-foreign = { $file } não é um arquivo de partidas do Red7; mova-o ou escolha outra pasta com --data
terminal-file-newer = { $file } é de um Red7 mais novo; atualize este ou escolha outra pasta com --data
terminal-file-no-folder = não dá para guardar partidas em { $file }: { $text }; escolha outra pasta com --data

## red7 verify

terminal-verify-round = { $state ->
    [proved] Rodada { $round }: comprovado. Este embaralhamento tem a impressão digital que você informou.
    [agrees] Rodada { $round }: sal, ordem e distribuição batem com a impressão digital do registro.
    [no-proof] Rodada { $round }: o registro não tem sal nem ordem, então nada pode ser conferido.
    [wrong-fingerprint] Rodada { $round }: ERRADO. Sal e ordem têm uma impressão digital diferente da que está no registro.
    [wrong-deal] Rodada { $round }: ERRADO. As cartas não foram distribuídas na ordem que o registro indica.
   *[other] Rodada { $round }: ERRADO. Este embaralhamento tem uma impressão digital diferente da que você informou.
}
terminal-verify-many = há mais impressões digitais ({ $count }) do que rodadas no registro ({ $rounds })
terminal-verify-sum = { $state ->
    [proved] Comprovado com as impressões digitais que você informou: se elas foram mostradas antes das rodadas, ninguém mudou a ordem das cartas depois.
    [part] Comprovado para as rodadas cujas impressões digitais você informou; sobre as outras, só se sabe que o registro é coerente.
    [agrees] O registro é coerente. Isso não prova que as cartas já estavam assim antes das rodadas: informe as impressões digitais que foram mostradas antes, uma por rodada, com --fingerprint.
    [none] O registro não tem nenhuma rodada.
   *[wrong] Há algo errado com este registro.
}
