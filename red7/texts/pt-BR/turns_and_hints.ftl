### Os turnos em palavras: quanto valem as cartas, o que uma escolha faria, o que aconteceu, dicas.

## Quantidades

amount = { $color ->
    [R] { $best }
    [O] { $count ->
        [1] um { $number }
        [2] dois { $number }
        [3] três { $number }
        [4] quatro { $number }
        [5] cinco { $number }
        [6] seis { $number }
       *[7] sete { $number }
    }
    [Y] { $suit ->
        [R] { $count ->
            [one] { $count } vermelha
           *[other] { $count } vermelhas
        }
        [O] { $count } laranja
        [Y] { $count ->
            [one] { $count } amarela
           *[other] { $count } amarelas
        }
        [G] { $count ->
            [one] { $count } verde
           *[other] { $count } verdes
        }
        [B] { $count ->
            [one] { $count } azul
           *[other] { $count } azuis
        }
        [I] { $count } anil
       *[V] { $count } violeta
    }
    [G] { $count ->
        [one] { $count } par
       *[other] { $count } pares
    }
    [B] { $count ->
        [one] { $count } cor
       *[other] { $count } cores
    }
    [I] { $count ->
        [one] { $count } carta
       *[other] { $count } seguidas
    }
   *[V] { $count } abaixo de 4
}
amount-nothing = nenhuma carta vale

## O que uma escolha daria

tip-leads = { $rule ->
    [new] { COLOR($color) }: você está vencendo com { $amount }
   *[same] você está vencendo com { $amount }
}
tip-wins = { $rule ->
    [new] { COLOR($color) }: com { $amount }, você vence a rodada
   *[same] com { $amount }, você vence a rodada
}
tip-leads-tie = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: você está vencendo com { $amount }; o { $best } ganha do { $beaten }
       *[color] { COLOR($color) }: você está vencendo com { $amount }; o { $best } ganha do { $beaten } pela cor
    }
   *[same] { $broken ->
        [number] você está vencendo com { $amount }; o { $best } ganha do { $beaten }
       *[color] você está vencendo com { $amount }; o { $best } ganha do { $beaten } pela cor
    }
}
tip-leads-card = { $rule ->
    [new] { $broken ->
        [number] { COLOR($color) }: você está vencendo; o { $best } ganha do { $beaten }
       *[color] { COLOR($color) }: você está vencendo; o { $best } ganha do { $beaten } pela cor
    }
   *[same] { $broken ->
        [number] você está vencendo; o { $best } ganha do { $beaten }
       *[color] você está vencendo; o { $best } ganha do { $beaten } pela cor
    }
}
tip-later = { $count ->
    [one] sozinha não basta; há { $count } jeito de continuar e ficar na rodada
   *[other] sozinha não basta; há { $count } jeitos de continuar e ficar na rodada
}
tip-short = { $rule ->
    [new] { COLOR($color) }: não basta, { $name } tem { $theirs } e você, { $mine }
   *[same] não basta: { $name } tem { $theirs } e você, { $mine }
}
tip-tie = não basta: o { $best } de { $name } ganha da sua melhor carta
tip-nothing = não basta: nenhuma carta sua vale nesta regra
tip-hope = { $unseen ->
    [one] você se salva com { $count } de { $unseen } carta não vista
   *[other] você se salva com { $count } das { $unseen } cartas não vistas
}
tip-after = { $count ->
    [one] { COLOR($color) }: { $count } jogada possível usa esta carta, depois de outra
   *[other] { COLOR($color) }: { $count } jogadas possíveis usam esta carta, depois de outra
}
tip-owes = { $number ->
    [1] depois, tire uma carta de outra paleta
    [5] depois, jogue outra carta
   *[7] depois, mova uma carta da sua paleta
}
tip-owes-hopeless = { tip-owes }, mas aí nenhuma jogada mantém você na rodada
tip-draws = { $text } · compra uma carta
tip-reveals = { $text } · compra uma carta: não dá para voltar atrás

## O histórico

log-palette = { $who ->
    [you] Você joga { $palette }.
   *[other] { $name } joga { $palette }.
}
log-canvas = { $who ->
    [you] Você põe o { $card } na tela. { rule-named }.
   *[other] { $name } põe o { $card } na tela. { rule-named }.
}
log-both = { $who ->
    [you] Você joga { $palette } e põe o { $card } na tela. { rule-named }.
   *[other] { $name } joga { $palette } e põe o { $card } na tela. { rule-named }.
}
log-fold = { $who ->
    [you] Você desiste e está fora.
   *[other] { $name } desiste e está fora.
}
log-take = O 1 manda o { $card } para o baralho.
log-bury = O 7 manda o { $card } para o baralho.
log-shift = O 7 põe o { $card } na tela. { rule-named }.
log-draw = { $count ->
    [one] { $count } carta comprada.
   *[other] { $count } cartas compradas.
}
log-leads = { $who ->
    [you] Você está vencendo com { $amount }.
   *[other] { $name } está vencendo com { $amount }.
}

## Estar fora

out-who = { $who ->
    [you] Você está fora.
   *[other] { $name } está fora.
}
out-fewer = { $leader ->
    [you] { COLOR($color) }: você está vencendo por { $count } a { $against }.
   *[other] { COLOR($color) }: { $ahead } está vencendo por { $count } a { $against }.
}
out-tie = { $color ->
    [R] { $leader ->
        [you] { COLOR($color) }: o seu { $best } é maior.
       *[other] { COLOR($color) }: o { $best } de { $ahead } é maior.
    }
    [I] { $leader ->
        [you] { COLOR($color) }: mesmo tamanho, mas o seu { $best } é maior.
       *[other] { COLOR($color) }: mesmo tamanho, mas o { $best } de { $ahead } é maior.
    }
   *[other] { $leader ->
        [you] { COLOR($color) }: mesma quantidade, mas o seu { $best } é maior.
       *[other] { COLOR($color) }: mesma quantidade, mas o { $best } de { $ahead } é maior.
    }
}
out-nothing = { $who ->
    [you] { COLOR($color) }: nenhuma carta sua vale nesta regra.
   *[other] { COLOR($color) }: { $name } não tem nenhuma carta que valha nesta regra.
}

## Dicas

hint-title = Dica
hint-thinking = Pensando…
hint-none = Não há dica para dar agora.
hint-chance = { PERCENT($share) } de chance de vencer a rodada
hint-match = { PERCENT($share) } de chance de vencer a partida
hint-no-reply = quem joga depois não consegue ficar na rodada em { PERCENT($share) } dos casos
hint-replies = { $count ->
    [one] quem joga depois tem cerca de { $count } jeito de ficar na rodada
   *[other] quem joga depois tem cerca de { $count } jeitos de ficar na rodada
}
hint-keeps-open = { $count ->
    [one] no próximo turno você tem cerca de { $count } jeito de ficar na rodada
   *[other] no próximo turno você tem cerca de { $count } jeitos de ficar na rodada
}
hint-wins = também vencendo com { $colors }
hint-draws = { $count ->
    [one] compra { $count } carta
   *[other] compra { $count } cartas
}
hint-rescues = { $count ->
    [one] precisa da única carta não vista que ajuda
   *[other] precisa de uma entre { $count } cartas não vistas
}
hint-conceding = desistir agora dá { PERCENT($share) } a mais de chance na partida
hint-lost = nenhuma jogada mantém você na rodada
hint-use = Pôr na mesa
hint-fold = Desistir
