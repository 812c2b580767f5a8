### Replays and reviews of games.

## A replay

replay-title = Repetición
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-turn-back = Un turno atrás
replay-turn-forward = Un turno adelante
replay-play = Reproducir
replay-pause = Pausa
replay-position = Paso { $step } de { $steps }
replay-where = Ronda { $round }, turno { $turn }
replay-to-move = { $who ->
    [you] Ronda { $round }, turno { $turn }: te toca
   *[other] Ronda { $round }, turno { $turn }: le toca a { $name }
}
replay-round-over = Ronda { $round }, terminada tras { $turn ->
    [one] { $turn } turno
   *[other] { $turn } turnos
}
replay-who = { $name }:
replay-turn-ends = fin del turno
replay-out = · fuera
replay-open = Ver todas las manos
replay-own = Ver desde mi asiento
replay-download = Descargar
replay-review = Análisis
replay-resume = Volver a la partida
replay-link = Copiar enlace
replay-link-copied = Enlace a este momento copiado.
replay-link-field = Enlace a este momento

## Playing on from a moment of a game

branch-title = Jugar desde aquí
branch-text = Una partida nueva desde el principio de este turno, contra bots.
branch-text-same = Una partida nueva desde el principio de este turno, contra los mismos bots.
branch-seat = Tu asiento
branch-bot = Por los demás juega
branch-go = Jugar

## A review

review-title = Análisis
review-working = Analizando cada turno…
review-graph = Probabilidad de ganar la partida tras cada turno
review-graph-text = Probabilidad de ganar la partida tras cada turno. { $text }
review-graph-line = { $name }: del { PERCENT($share) } al { PERCENT($last) }.
review-graph-round = R{ $round }
review-given = costó un { PERCENT($share) }
review-kind-folded-early = Retirada precipitada
review-kind-stayed-late = Había que retirarse
review-kind-wrong-rule = Regla equivocada
review-kind-spent-too-much = Cartas gastadas de más
review-kind-held-back = Cartas guardadas de más
review-kind-wrong-card = Carta equivocada
review-kind-folded-early-text = Había una jugada que merecía la pena.
review-kind-stayed-late-text = Habría sido mejor retirarse.
review-kind-wrong-rule-text = Era mejor terminar con otra regla.
review-kind-spent-too-much-text = Habría bastado con menos cartas.
review-kind-held-back-text = Merecía la pena jugar más cartas.
review-kind-wrong-card-text = La misma regla, pero con otra carta.
review-shown = Este turno
review-again = Reintentar desde aquí
review-others = Turnos de los demás ({ $count })
review-previous = Error anterior
review-next = Error siguiente
review-turn = Ronda { $round }, turno { $turn }: { $name }
review-mark = Ronda { $round }, turno { $turn }, { $name }: { $quality }, costó un { PERCENT($share) }
review-better = Mejor
review-turning = El momento decisivo
review-counts = { $who ->
    [you] Tus turnos: { $mistakes ->
        [0] ningún error
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $blunders ->
        [0] ningún error grave
        [one] { $blunders } error grave
       *[other] { $blunders } errores graves
    }, { $doubtful ->
        [0] ninguna jugada dudosa
        [one] { $doubtful } jugada dudosa
       *[other] { $doubtful } jugadas dudosas
    }
   *[other] Todos los turnos: { $mistakes ->
        [0] ningún error
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $blunders ->
        [0] ningún error grave
        [one] { $blunders } error grave
       *[other] { $blunders } errores graves
    }, { $doubtful ->
        [0] ninguna jugada dudosa
        [one] { $doubtful } jugada dudosa
       *[other] { $doubtful } jugadas dudosas
    }
}
review-none = { $who ->
    [you] Ningún error tuyo digno de mención.
   *[other] Ningún error digno de mención.
}
review-accounts = Cuánto pesaron la habilidad y la suerte
review-account-start = Al principio
review-account-given = Jugadas propias
review-account-received = Jugadas ajenas
review-account-deals = Suerte del reparto
review-account-draws = Robos y manos de los demás
review-account-held = Manos de los demás
review-account-end = Al final
review-luck = { $state ->
    [drawn] La suma de cada columna es la probabilidad al final. Suerte del reparto: si las cartas repartidas te favorecieron. El resto de la suerte: lo que salió del mazo y las cartas que tenían los demás.
   *[none] La suma de cada columna es la probabilidad al final. Suerte del reparto: si las cartas repartidas te favorecieron. En esta partida no se robó nada: el resto de la suerte son las cartas que tenían los demás.
}
review-share = { PERCENT($share) }
review-gain = +{ PERCENT($share) }
