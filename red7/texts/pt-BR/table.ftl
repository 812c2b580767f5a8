### A mesa durante o jogo: nomes, lugares, tela, de quem é o turno, botões, janelas, resultados.

## Nomes

name-you = Você
name-and-you = { $name } (você)

## Frases e itens em sequência

sentences-joined = { $first } { $next }
items-joined = { $first } · { $next }

## As regras

tie-rule = { $color ->
    [R] Números iguais: vence a cor mais próxima do vermelho.
    [O] Mesma quantidade: vence o grupo com a carta mais alta.
    [Y] Mesma quantidade: vence o grupo com a carta mais alta.
    [G] Mesma quantidade: vence a carta par mais alta.
    [B] Mesma quantidade: vence a carta mais alta entre as que valem.
    [I] Números em sequência, de qualquer cor. Mesmo tamanho: vence a sequência com a carta mais alta.
   *[V] Mesma quantidade: vence a carta mais alta abaixo de 4.
}

## A mesa e suas partes

table-title = Mesa
table-round = Rodada { $round }
table-match = Rodada { $round } · até { $target }
table-rules-before = { $rules } ·{ " " }
table-rules-and-match = { $rules } · { table-match }
table-hand = Sua mão
table-hand-of = Mão de { $name }
table-palette = { $who ->
    [you] Sua paleta
   *[other] Paleta de { $name }
}
table-canvas = Tela
table-canvas-start = A tela começa com o Vermelho.
table-history = Regras até agora
table-deck = { $count ->
    [one] { $count } carta no baralho
   *[other] { $count } cartas no baralho
}
table-deck-top = No topo: { $cards }
table-deck-named = { table-deck }. { table-deck-top }
table-log = O que aconteceu
table-log-empty = As cartas foram distribuídas. Ainda não aconteceu nada.
table-seven-rules = As sete regras
table-waiting = Conectando à mesa…
table-lost = { $why ->
    [offline] Você está offline. A mesa volta assim que a conexão voltar.
    [silent] O servidor não responde. Tentando de novo…
   *[lost] A conexão caiu. Tentando de novo…
}
table-lost-pending = { $what ->
    [play] Sua jogada está guardada e será enviada automaticamente.
   *[next] A próxima rodada começa quando a mesa voltar.
}
table-missing = Esta mesa não está aqui ou não é sua.
table-missing-why = Se alguém enviou este endereço para você, peça o link de convite.
table-link-cut = Este link está incompleto.
table-link-cut-why = Copie o link inteiro ou peça que enviem de novo.
table-link-dead = Este link não funciona mais.
table-link-dead-why = Peça um novo a quem enviou.
table-missing-go = Começar outra partida
table-refused = Não dá: { $text }.

## Um lugar à mesa

seat-note = { $state ->
    [out] fora
    [folded] desistiu
    [asked] Seu turno
   *[waits] { $count ->
        [one] { $count } na mão
       *[other] { $count } na mão
    }
}
seat-note-points = { seat-note } · { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
seat-known = já vistas: { $cards }
seat-hand = Na mão
seat-hand-empty = Nenhuma carta na mão
seat-leads = vencendo · { $amount }

## Quem está vencendo, e por quê

lead-nobody = Ninguém tem uma carta que valha nesta regra.
lead = { $who ->
    [you] Você está vencendo com { $cards }.
   *[other] { $name } está vencendo com { $cards }.
}
lead-short = { $who ->
    [you] Você está vencendo.
   *[other] { $name } está vencendo.
}
lead-tie = { $broken ->
    [number] { $rival ->
        [you] O { $best } é maior que o seu { $beaten }.
       *[other] O { $best } é maior que o { $beaten } de { $name }.
    }
   *[color] { $rival ->
        [you] O { $best } está mais perto do vermelho que o seu { $beaten }.
       *[other] O { $best } está mais perto do vermelho que o { $beaten } de { $name }.
    }
}

## De quem é o turno, e o que fazer

turn-yours = Seu turno
turn-yours-now = Seu turno.
turn-thinking = { $name } está pensando
turn-plays = { $name } está jogando
turn-beat = { $leader ->
    [you] Você já está vencendo, mas precisa jogar uma carta: na sua paleta ou na tela.
   *[other] { $name } está vencendo com { $amount }. Termine o turno vencendo: paleta, tela ou as duas.
}
turn-beat-nobody = Ninguém tem uma carta que valha nesta regra. Termine o turno vencendo: paleta, tela ou as duas.
turn-out = Você está fora desta rodada.
turn-over = A rodada acabou.
turn-sending = Enviando…
turn-drafted-stays = Com esta jogada você continua na rodada.
turn-drafted-more = { $count ->
    [one] Ainda não basta: há { $count } jeito de continuar, com uma carta marcada.
   *[other] Ainda não basta: há { $count } jeitos de continuar, com uma carta marcada.
}
turn-drafted-not = Assim você não está vencendo, e não há mais o que fazer.
turn-owed = { $number ->
    [1] Efeito do 1: escolha uma carta de outra paleta. Ela vai para o topo do baralho.
    [5] Efeito do 5: jogue outra carta na sua paleta.
   *[7] Efeito do 7: escolha uma carta da sua paleta para o baralho ou para a tela.
}

## Para onde vai uma carta

goes-palette = para a paleta
goes-canvas = para a tela
goes-deck = para o baralho

## Botões

act-palette = Para a sua paleta
act-canvas = Para a tela
act-deck = Para o baralho
act-draw = Comprar uma carta
act-end = Terminar turno
act-end-draw = Terminar e comprar
act-end-nodraw = Terminar sem comprar
act-end-out = Terminar e ficar fora
act-choose = Escolha uma carta
act-go-on = Escolha o que fazer
act-back = Desfazer
act-fold = Desistir
act-hint = Dica
act-skip = Adiantar
act-next = Próxima rodada
act-log = Histórico
act-result = Resultado
act-close = Entendi
act-reload = Recarregar

## Marcas nas cartas da mão

mark-stays = mantém você na rodada
mark-together = só junto com outra carta
mark-card = { $mark ->
    [stays] { $card }, mantém você na rodada
    [later] { $card }, mantém você na rodada { mark-together }
   *[out] { $card }, não mantém você na rodada
}

marks-joined = { $first }, { $next }
mark-counts = vale nesta regra
mark-new = nova
mark-target = { $mark ->
    [stays] pode ser escolhida, mantém você na rodada
    [later] pode ser escolhida, mantém você na rodada { mark-together }
    [out] pode ser escolhida, não mantém você na rodada
   *[none] pode ser escolhida
}
choice-card = { $card }.
turn-unchosen = Nenhuma carta escolhida.
choice-said = { $title }: { $text }.

## Poucos turnos possíveis, ou nenhum

rescue-title = { $count ->
    [one] Só { $count } jogada mantém você na rodada
   *[other] { $count } jogadas mantêm você na rodada
}
rescue-none = Desta vez, nenhuma jogada mantém você na rodada. Acontece nas melhores famílias.
rescue-giveup = Desistir e ver o resultado
rescue-end = Terminar e ver o resultado
rescue-hope = { $unseen ->
    [one] Ainda há esperança com { $cards }: você se salva com { $count } de { $unseen } carta não vista.
   *[other] Ainda há esperança com { $cards }: você se salva com { $count } das { $unseen } cartas não vistas.
}
rescue-go = Tentar
offer-title = Com o { $card } na tela:
offer-some = { $number } de { $count } turnos com o { $card } na tela:

## Desistir

fold-title = Desistir?
fold-text = Você não faz nada e fica fora desta rodada.
fold-ends = { $name } vence a rodada.
fold-ends-points = { $points ->
    [one] { $name } vence a rodada e leva { $points } ponto: { $cards }.
   *[other] { $name } vence a rodada e leva { $points } pontos: { $cards }.
}
fold-match = Com isso, { $name } venceria a partida: { $points } de { $target }.
fold-goes = A rodada continua sem você.
fold-leader = { $leader ->
    [you] { $points ->
        [one] Se a rodada acabasse agora, você faria { $points } ponto.
       *[other] Se a rodada acabasse agora, você faria { $points } pontos.
    }
   *[other] { $points ->
        [one] Se a rodada acabasse agora, { $name } faria { $points } ponto.
       *[other] Se a rodada acabasse agora, { $name } faria { $points } pontos.
    }
}
fold-mine = { $points ->
    [one] Suas cartas que valem nesta regra somam { $points } ponto.
   *[other] Suas cartas que valem nesta regra somam { $points } pontos.
}
fold-saves = { $count ->
    [0] Nenhuma jogada manteria você na rodada, então desistir não custa nada.
    [one] { $count } jogada manteria você na rodada.
   *[other] { $count } jogadas manteriam você na rodada.
}
fold-yes = Desistir
fold-no = Continuar jogando

## Terminar um turno e ficar fora

out-title = Terminar o turno e ficar fora da rodada?
out-yes = Terminar turno
out-no = Desfazer

## Resultados

banner-rule = Nova regra: { $text }
round-won = { $who ->
    [you] Você venceu a rodada
   *[other] { $name } venceu a rodada
}
round-rule = { rule-named }.
round-scored = { $points ->
    [one] { $points } ponto pelas cartas que valem:
   *[other] { $points } pontos pelas cartas que valem:
}
round-counted = Com as cartas que valem:
round-scored-none = Nenhuma carta vale nesta regra, então ninguém pontua.
round-close = Ver a mesa
result-kind = { $state ->
    [round-won] Ninguém conseguiu acompanhar você.
    [match-won] Que partida, da primeira à última carta!
    [match-lost] Boa disputa. A próxima pode ser sua.
   *[round-lost] Não foi desta vez. Cartas novas, sorte nova.
}
result-hands = Sobrou na mão
result-hands-none = nada
match-won = { $who ->
    [you] Você venceu a partida
   *[other] { $name } venceu a partida
}
match-shared = { $who ->
    [you] Você e { $names } dividiram a vitória na partida
   *[other] { $names } dividiram a vitória na partida
}
match-points = Pontos · até { $target }
match-sheet = Placar
match-round = Rodada
match-total = Total
match-rematch = Revanche
match-review = Análise
match-replay = Replay
match-share = Compartilhar
match-new = Nova partida
match-score = { $name } { $points }
match-share-text = Red7 · { $rules } · { $result } · { $scores }
match-share-done = Resultado copiado.
match-share-failed = Não dá para copiar aqui. { $text }

## Várias pessoas no mesmo aparelho

pass-title = Passe o aparelho para { $name }
pass-text = A mão fica escondida até { $name } dar o sinal.
pass-ready = Sou { $name }

## Uma palavrinha dos bots

bot-word = “{ $text }”
bot-says = { $name }: “{ $text }”
word-random = { $state ->
    [greets] { $number ->
        [0] Oi! Sou nova aqui.
       *[1] Oba, cartas!
    }
    [leads] { $number ->
        [0] Tô vencendo?
       *[1] Olha só eu!
    }
    [out] { $number ->
        [0] Ops.
       *[1] Ah, não!
    }
    [wins] { $number ->
        [0] Eu venci? Eu venci!
       *[1] Você viu isso?
    }
   *[loses] { $number ->
        [0] Foi divertido. De novo?
       *[1] Faltou pouquinho!
    }
}
word-thrifty = { $state ->
    [greets] { $number ->
        [0] Olá, meu bem.
       *[1] Vamos lá, meu bem?
    }
    [leads] { $number ->
        [0] Isso já basta.
       *[1] Nada se perde.
    }
    [out] { $number ->
        [0] Ora, ora.
       *[1] Poupei demais.
    }
    [wins] { $number ->
        [0] Quem guarda tem.
       *[1] Toda carta tem seu dia.
    }
   *[loses] { $number ->
        [0] Você mereceu, meu bem.
       *[1] Meus parabéns, meu bem.
    }
}
word-planner = { $state ->
    [greets] { $number ->
        [0] Eu tenho um plano.
       *[1] Bom ver você.
    }
    [leads] { $number ->
        [0] Como planejado.
       *[1] Passo a passo.
    }
    [out] { $number ->
        [0] Fora do plano.
       *[1] Hum.
    }
    [wins] { $number ->
        [0] De vez em quando um plano dá certo.
       *[1] Foi por pouco.
    }
   *[loses] { $number ->
        [0] Hora de refazer os planos.
       *[1] Isso sim foi um plano!
    }
}
word-sampler = { $state ->
    [greets] { $number ->
        [0] E aí, bora?
       *[1] Vamos sonhar.
    }
    [leads] { $number ->
        [0] Sonhei com isso.
       *[1] Senti firmeza.
    }
    [out] { $number ->
        [0] Que pesadelo.
       *[1] Essa me escapou.
    }
    [wins] { $number ->
        [0] Com esta eu tinha sonhado.
       *[1] Em metade dos meus sonhos, dava você.
    }
   *[loses] { $number ->
        [0] Em outro sonho, esta era minha.
       *[1] Essa eu não tinha imaginado.
    }
}
word-scout = { $state ->
    [greets] { $number ->
        [0] É um prazer.
       *[1] De olho em você.
    }
    [leads] { $number ->
        [0] Agora é com você.
       *[1] Como eu previ.
    }
    [out] { $number ->
        [0] Li errado.
       *[1] Bem escondido.
    }
    [wins] { $number ->
        [0] Você me fez pensar.
       *[1] Vi tarde, mas vi.
    }
   *[loses] { $number ->
        [0] Por essa eu não esperava.
       *[1] Você escondeu bem a sua mão.
    }
}
