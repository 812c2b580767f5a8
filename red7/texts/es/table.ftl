### The table as it is played: names, seats, canvas, whose turn it is, buttons, windows, results.

## Names

name-you = Tú
name-and-you = { $name } (tú)

## Sentences and items that follow each other

sentences-joined = { $first } { $next }
items-joined = { $first } · { $next }

## The rules

tie-rule = { $color ->
    [R] A igual número, gana el color más cercano al rojo.
    [O] En caso de empate, gana el grupo con la carta más alta.
    [Y] En caso de empate, gana el grupo con la carta más alta.
    [G] En caso de empate, gana la carta par más alta.
    [B] En caso de empate, gana la carta más alta de las que cuentan.
    [I] Números seguidos, de cualquier color. En caso de empate, gana la escalera con la carta más alta.
   *[V] En caso de empate, gana la carta más alta de las menores que 4.
}

## The table and its parts

table-title = Mesa
table-round = Ronda { $round }
table-match = Ronda { $round } · a { $target }
table-rules-before = { $rules } ·{ " " }
table-rules-and-match = { $rules } · { table-match }
table-hand = Tu mano
table-hand-of = Mano de { $name }
table-palette = { $who ->
    [you] Tu área de juego
   *[other] Área de juego de { $name }
}
table-canvas = Pila de reglas
table-canvas-start = La pila de reglas empieza en rojo.
table-history = Reglas hasta ahora
table-deck = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
table-deck-top = Encima: { $cards }
table-deck-named = { table-deck }. { table-deck-top }
table-log = Qué ha pasado
table-log-empty = Las cartas están repartidas. Aún no ha pasado nada.
table-seven-rules = Las siete reglas
table-waiting = Conectando con la mesa…
table-lost = { $why ->
    [offline] No tienes conexión. La mesa volverá en cuanto la recuperes.
    [silent] El servidor no responde. Reintentando…
   *[lost] Se ha perdido la conexión. Reintentando…
}
table-lost-pending = { $what ->
    [play] Tu jugada está guardada y se enviará sola.
   *[next] La siguiente ronda se repartirá cuando vuelva la mesa.
}
table-missing = Esta mesa no está aquí, o no es tuya.
table-missing-why = Si alguien te ha enviado esta dirección, pídele el enlace de invitación.
table-link-cut = Este enlace está incompleto.
table-link-cut-why = Cópialo entero o pide que te lo envíen otra vez.
table-link-dead = Este enlace ya no sirve.
table-link-dead-why = Pídele uno nuevo a quien te lo ha enviado.
table-missing-go = Empezar otra partida
table-refused = No se puede: { $text }.

## A seat: small print beside a player's name

seat-note = { $state ->
    [out] fuera
    [folded] se ha retirado
    [asked] Tu turno
   *[waits] { $count ->
        [one] { $count } en mano
       *[other] { $count } en mano
    }
}
seat-note-points = { seat-note } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
seat-known = ya visto: { $cards }
seat-hand = En mano
seat-hand-empty = No quedan cartas en la mano
seat-leads = ganando · { $amount }

## Who leads, and why

lead-nobody = Nadie tiene ninguna carta que cuente.
lead = { $who ->
    [you] Vas ganando con { CARD($cards, case: "art") }.
   *[other] { $name } va ganando con { CARD($cards, case: "art") }.
}
lead-short = { $who ->
    [you] Vas ganando.
   *[other] { $name } va ganando.
}
lead-tie = { $broken ->
    [number] { $rival ->
        [you] El { $best } es mayor que tu { $beaten }.
       *[other] El { $best } es mayor que el { $beaten } de { $name }.
    }
   *[color] { $rival ->
        [you] El { $best } está más cerca del rojo que tu { $beaten }.
       *[other] El { $best } está más cerca del rojo que el { $beaten } de { $name }.
    }
}

## Whose turn it is, and what to do

turn-yours = Tu turno
turn-yours-now = Es tu turno.
turn-thinking = { $name } está pensando
turn-plays = { $name } está jugando
turn-beat = { $leader ->
    [you] Ya vas ganando, pero tienes que jugar una carta: en tu área de juego o en la pila de reglas.
   *[other] { $name } va ganando con { $amount }. Ponte por delante: área de juego, pila de reglas o ambas.
}
turn-beat-nobody = Nadie tiene ninguna carta que cuente. Ponte por delante: área de juego, pila de reglas o ambas.
turn-out = Estás fuera de esta ronda.
turn-over = La ronda ha terminado.
turn-sending = Enviando…
turn-drafted-stays = Con esta jugada sigues en juego.
turn-drafted-more = { $count ->
    [one] Aún no basta: hay { $count } forma de continuar, con una carta marcada.
   *[other] Aún no basta: hay { $count } formas de continuar, con una carta marcada.
}
turn-drafted-not = Así no vas ganando, y ya nada puede ayudarte.
turn-owed = { $number ->
    [1] El 1: elige una carta de otra área de juego. Va encima del mazo.
    [5] El 5: juega otra carta en tu área de juego.
   *[7] El 7: elige una carta de tu área de juego, para el mazo o para la pila de reglas.
}

## Where a card goes: two or three words after a picture of the card

goes-palette = al área de juego
goes-canvas = a la pila de reglas
goes-deck = al mazo

## Buttons

act-palette = A tu área de juego
act-canvas = A la pila de reglas
act-deck = Al mazo
act-draw = Robar una carta
act-end = Terminar turno
act-end-draw = Terminar y robar
act-end-nodraw = Terminar sin robar
act-end-out = Acabar y quedar fuera
act-choose = Elige una carta
act-go-on = Elige qué hacer
act-back = Deshacer
act-fold = Retirarse
act-hint = Pista
act-skip = Adelantar
act-next = Siguiente ronda
act-log = Historial
act-result = Resultado
act-close = De acuerdo
act-reload = Volver a cargar

## Marks of hand cards: below the hand, and what a screen reader says of a card

mark-stays = te mantiene en juego
mark-together = te mantiene en juego junto con otra carta
mark-card = { $mark ->
    [stays] { $card }, te mantiene en juego
    [later] { $card }, { mark-together }
   *[out] { $card }, no te mantiene en juego
}

marks-joined = { $first }, { $next }
mark-counts = cuenta
mark-new = nuevo
mark-target = { $mark ->
    [stays] se puede elegir, te mantiene en juego
    [later] se puede elegir, { mark-together }
    [out] se puede elegir, no te mantiene en juego
   *[none] se puede elegir
}
choice-card = { $card }.
turn-unchosen = Ninguna carta elegida.
choice-said = { $title }: { $text }.

## Few turns left, or none

rescue-title = { $count ->
    [one] Una jugada te mantiene en juego
   *[other] { $count } jugadas te mantienen en juego
}
rescue-none = Esta vez ninguna jugada te mantiene en juego. Le pasa a cualquiera.
rescue-giveup = Retirarse y ver el final
rescue-end = Terminar y ver el final
rescue-hope = { $count ->
    [one] { $unseen ->
        [one] Aún hay esperanza con { CARD($cards, case: "art") }: sirve { $count } de { $unseen } carta sin ver.
       *[other] Aún hay esperanza con { CARD($cards, case: "art") }: sirve { $count } de { $unseen } cartas sin ver.
    }
   *[other] { $unseen ->
        [one] Aún hay esperanza con { CARD($cards, case: "art") }: sirven { $count } de { $unseen } carta sin ver.
       *[other] Aún hay esperanza con { CARD($cards, case: "art") }: sirven { $count } de { $unseen } cartas sin ver.
    }
}
rescue-go = Intentarlo
offer-title = Con el { $card } en la pila de reglas:
offer-some = { $number } de { $count } turnos con el { $card } en la pila de reglas:

## Folding: a window that asks first

fold-title = ¿Te retiras?
fold-text = No haces nada y quedas fuera de esta ronda.
fold-ends = { $name } gana la ronda.
fold-ends-points = { $points ->
    [one] { $name } gana la ronda y se lleva { $points } punto: { $cards }.
   *[other] { $name } gana la ronda y se lleva { $points } puntos: { $cards }.
}
fold-match = Así, { $name } ganaría la partida, con { $points } de { $target }.
fold-goes = La ronda sigue sin ti.
fold-leader = { $leader ->
    [you] { $points ->
        [one] Si la ronda acabara ahora, sumarías { $points } punto.
       *[other] Si la ronda acabara ahora, sumarías { $points } puntos.
    }
   *[other] { $points ->
        [one] Si la ronda acabara ahora, { $name } sumaría { $points } punto.
       *[other] Si la ronda acabara ahora, { $name } sumaría { $points } puntos.
    }
}
fold-mine = { $points ->
    [one] Tus cartas que cuentan valen { $points } punto.
   *[other] Tus cartas que cuentan valen { $points } puntos.
}
fold-saves = { $count ->
    [0] Ninguna jugada te mantendría en juego, así que no pierdes nada más.
    [one] Una jugada te mantendría en juego.
   *[other] { $count } jugadas te mantendrían en juego.
}
fold-yes = Retirarse
fold-no = Seguir jugando

## Ending a turn by which one is out: a window that asks first

out-title = ¿Terminar el turno y quedar fuera?
out-yes = Terminar turno
out-no = Deshacer

## Results of a round and of a match

banner-rule = ¡Nueva regla! { $text }
round-won = { $who ->
    [you] Ganas la ronda
   *[other] { $name } gana la ronda
}
round-rule = { rule-named }.
round-scored = { $points ->
    [one] { $points } punto por las cartas que cuentan:
   *[other] { $points } puntos por las cartas que cuentan:
}
round-counted = Con las cartas que cuentan:
round-scored-none = Ninguna carta cuenta, así que no se suman puntos.
round-close = Ver la mesa
result-kind = { $state ->
    [round-won] Nadie ha podido contigo.
    [match-won] Bien jugado, de la primera carta a la última.
    [match-lost] Has plantado cara. La próxima puede ser tuya.
   *[round-lost] Esta vez no. Cartas nuevas, suerte nueva.
}
result-hands = Quedaban en la mano
result-hands-none = nada
match-won = { $who ->
    [you] Ganas la partida
   *[other] { $name } gana la partida
}
match-shared = { $who ->
    [you] Compartes la victoria con { $names }
   *[other] { $names } comparten la victoria
}
match-points = Puntos · a { $target }
match-sheet = Marcador
match-round = Ronda
match-total = Total
match-rematch = Revancha
match-review = Análisis
match-replay = Repetición
match-share = Compartir
match-new = Nueva partida
match-score = { $name } { $points }
match-share-text = Red7 · { $rules } · { $result } · { $scores }
match-share-done = Resultado copiado.
match-share-failed = Aquí no se puede copiar. { $text }

## Several people at one device

pass-title = Pásale el dispositivo a { $name }
pass-text = La mano seguirá oculta hasta que { $name } tenga el dispositivo.
pass-ready = Soy { $name }

## A word now and then from the bots

bot-word = «{ $text }»
bot-says = { $name }: «{ $text }»
word-random = { $state ->
    [greets] { $number ->
        [0] ¡Hola! Soy nueva.
       *[1] ¡Anda, cartas!
    }
    [leads] { $number ->
        [0] ¿Voy ganando?
       *[1] ¡Mira, mira!
    }
    [out] { $number ->
        [0] ¡Uy!
       *[1] ¡Oh, no!
    }
    [wins] { $number ->
        [0] ¿He ganado? ¡He ganado!
       *[1] ¿Has visto eso?
    }
   *[loses] { $number ->
        [0] ¡Qué divertido! ¿Otra?
       *[1] ¡Casi lo tenía!
    }
}
word-thrifty = { $state ->
    [greets] { $number ->
        [0] Buenas, corazón.
       *[1] ¿Jugamos, cielo?
    }
    [leads] { $number ->
        [0] Con esto basta.
       *[1] Ni una de más.
    }
    [out] { $number ->
        [0] Vaya, vaya.
       *[1] Ahorré demasiado.
    }
    [wins] { $number ->
        [0] Quien guarda, halla.
       *[1] A cada carta le llega su día.
    }
   *[loses] { $number ->
        [0] Te lo has ganado, corazón.
       *[1] Enhorabuena, cielo.
    }
}
word-planner = { $state ->
    [greets] { $number ->
        [0] Tengo un plan.
       *[1] Me alegra verte.
    }
    [leads] { $number ->
        [0] Según lo previsto.
       *[1] Paso a paso.
    }
    [out] { $number ->
        [0] No era el plan.
       *[1] Mmm.
    }
    [wins] { $number ->
        [0] De vez en cuando un plan sale bien.
       *[1] Ha estado reñido.
    }
   *[loses] { $number ->
        [0] Habrá que hacer otro plan.
       *[1] ¡Eso sí que era un plan!
    }
}
word-sampler = { $state ->
    [greets] { $number ->
        [0] ¡Ey! ¿Empezamos?
       *[1] A soñar.
    }
    [leads] { $number ->
        [0] Esto lo soñé.
       *[1] Tiene buena pinta.
    }
    [out] { $number ->
        [0] Un mal sueño.
       *[1] Se me escapó.
    }
    [wins] { $number ->
        [0] Con esta ya había soñado.
       *[1] En la mitad de mis sueños ganabas tú.
    }
   *[loses] { $number ->
        [0] En otro sueño ganaba yo.
       *[1] Eso no me lo había imaginado.
    }
}
word-scout = { $state ->
    [greets] { $number ->
        [0] Un placer.
       *[1] Te observo.
    }
    [leads] { $number ->
        [0] Te toca.
       *[1] Lo veía venir.
    }
    [out] { $number ->
        [0] Calculé mal.
       *[1] Bien escondido.
    }
    [wins] { $number ->
        [0] Me has hecho pensar.
       *[1] Lo vi tarde, pero lo vi.
    }
   *[loses] { $number ->
        [0] No lo vi venir.
       *[1] Has escondido muy bien tu mano.
    }
}
