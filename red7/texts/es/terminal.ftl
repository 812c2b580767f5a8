### What is said in a terminal: by the game, by replays, positions and reviews, and by the server.

## Players and seats

terminal-seat = Asiento { $seat }
terminal-you = Tú
terminal-bot-first = Ada
terminal-bot-second = Ben
terminal-bot-third = Cleo
terminal-name-quoted = «{ $name }»
terminal-name-cut = { $name }.

## Who leads, and why

terminal-lead-nobody = Nadie tiene ninguna carta que cuente.
terminal-lead = { $leader ->
    [you] Vas ganando con { $count }: { $row }.
   *[other] { $name } va ganando con { $count }: { $row }.
}
terminal-lead-by-number = { $leader ->
    [you] Vas ganando con { $count }: { $row }; el { $best } es mayor que el { $card } de { $opponent }.
   *[other] { $rival ->
        [you] { $name } va ganando con { $count }: { $row }; el { $best } es mayor que tu { $card }.
       *[other] { $name } va ganando con { $count }: { $row }; el { $best } es mayor que el { $card } de { $opponent }.
    }
}
terminal-lead-by-color = { $leader ->
    [you] Vas ganando con { $count }: { $row }; el { $best } está más cerca del rojo que el { $card } de { $opponent }.
   *[other] { $rival ->
        [you] { $name } va ganando con { $count }: { $row }; el { $best } está más cerca del rojo que tu { $card }.
       *[other] { $name } va ganando con { $count }: { $row }; el { $best } está más cerca del rojo que el { $card } de { $opponent }.
    }
}

## The table: the rule, canvas and deck in one line, then a line for each seat

terminal-canvas = pila de reglas { $row }
terminal-canvas-start = pila de reglas  (rojo)
terminal-deck = mazo { $count }
terminal-deck-known = mazo { $count }, encima { $row }
terminal-held = { $count } en mano
terminal-held-known = { $count } en mano (ya visto: { $row })
terminal-out = fuera
terminal-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
terminal-your-hand = Tu mano
terminal-hand = mano

## Rounds and matches

terminal-round-begins = { $who ->
    [you] Ronda { $round }. Empiezas tú.
   *[other] Ronda { $round }. Empieza { $name }.
}
terminal-round-won = { $who ->
    [you] Ganas la ronda.
   *[other] { $name } gana la ronda.
}
terminal-round-scored = { $who ->
    [you] { $count ->
        [one] Ganas la ronda y sumas { $row }: ya tienes { $count } punto.
       *[other] Ganas la ronda y sumas { $row }: ya tienes { $count } puntos.
    }
   *[other] { $count ->
        [one] { $name } gana la ronda y suma { $row }: ya tiene { $count } punto.
       *[other] { $name } gana la ronda y suma { $row }: ya tiene { $count } puntos.
    }
}
terminal-round-scored-nothing = { $who ->
    [you] { $count ->
        [one] Ganas la ronda y no sumas nada: tienes { $count } punto.
       *[other] Ganas la ronda y no sumas nada: tienes { $count } puntos.
    }
   *[other] { $count ->
        [one] { $name } gana la ronda y no suma nada: tiene { $count } punto.
       *[other] { $name } gana la ronda y no suma nada: tiene { $count } puntos.
    }
}
terminal-match-unfinished = La partida no ha terminado.
terminal-match-won = { $who ->
    [you] Ganas la partida.
   *[other] { $name } gana la partida.
}
terminal-match-shared = { $who ->
    [you] Compartes la victoria con { $names }.
   *[other] { $names } comparten la victoria.
}
terminal-score = { $who ->
    [you] Tú { $count }
   *[other] { $name } { $count }
}

## A game in the terminal

terminal-welcome = Red7 en la terminal. Escribe ? para ver la ayuda.
terminal-prompt = tu turno>
terminal-turn = { $who ->
    [you] Tú: { $typed }
   *[other] { $name }: { $typed }
}
terminal-turn-draws = { $who ->
    [you] Tú: { $typed } y robas
   *[other] { $name }: { $typed } y roba
}
terminal-turn-out = { $who ->
    [you] Tú: { $typed }, y quedas fuera
   *[other] { $name }: { $typed }, y queda fuera
}
terminal-turn-draws-out = { $who ->
    [you] Tú: { $typed }, robas y quedas fuera
   *[other] { $name }: { $typed }, roba y queda fuera
}
terminal-so-far = Hasta ahora: { $typed }
terminal-may-draw = Puedes robar una carta: !
terminal-ways = { $count ->
    [one] { $count } jugada te mantiene en juego; con t la ves.
   *[other] { $count } jugadas te mantienen en juego; con t las ves.
}
terminal-no-way-on = Sigas como sigas, quedas fuera; u deshace, . termina el turno.
terminal-hope = { $count ->
    [1] No queda nada seguro, pero con { $typed } podrías robar la única carta que te salva.
   *[other] No queda nada seguro, pero con { $typed } podrías robar una de las { $count } cartas que te salvan.
}
terminal-lost = No queda ninguna jugada que te mantenga en juego: esta ronda está perdida. Retírate con --
terminal-more = y { $count } más
terminal-taken-back = Deshecho.
terminal-taken-back-to-draw = Deshecho hasta la carta que has robado.
terminal-cannot = Eso no se puede hacer: { $text }.
terminal-refused = Eso no se puede hacer: { $typed }: { $text }.
terminal-nothing-follows = después de terminar el turno no se puede hacer nada más
terminal-preview = { $first }. { $next }
terminal-could-draw = Podrías robar una carta: !
terminal-would-stay = Seguirías en juego.
terminal-would-be-out = Quedarías fuera.
terminal-would-be-out-as = Quedarías fuera. { $text }
terminal-really = ¿De verdad? (s/n)
terminal-yes = s sí si
terminal-leave = Dejas la mesa.
terminal-recorded = La partida está en { $file }; recórrela con red7 replay.
terminal-record-exists = --record necesita el nombre de un archivo nuevo, y { $file } ya existe
terminal-help =
    Escribe los pasos de tu turno, juntos o uno a uno:
    {"  "}+R7  jugar R7 en tu área de juego   >B3  poner B3 en la pila de reglas: su color es la nueva regla
    {"  ."}    terminar el turno              !    robar una carta, si se ofrece
    {"  "}--   retirarse: no hacer nada y quedar fuera
    {"  "}Colores: R rojo, O naranja, Y amarillo, G verde, B celeste, I azul, V violeta
    Con acciones, después de una carta impar en tu área de juego:
    {"  *"}O5  (1) mover O5 de otra área de juego al mazo
    {"  "}^G4  (7) mover G4 de tu área de juego al mazo     ~G4  (7) o a la pila de reglas
    {"  "}Si ^ o ~ son difíciles de escribir, dG4 y cG4 hacen lo mismo.
    {"  "}Con un 3 se roba una carta sin escribir nada más; después de un 5, juega otra carta con +.
    Y: t  ver las jugadas que te mantienen en juego    h  qué pasaría: h +R7 >B3
    {"   "}s  ver la mesa otra vez                         u  deshacer los pasos que no te han mostrado nada nuevo
    {"   "}?  esta ayuda                                   q  salir (la partida se puede guardar con --record)

## A walk through a record

terminal-replay-round = Ronda { $round }: empieza { $name }.
terminal-replay-turn = Ronda { $round }, turno { $turn }: { $name } { $typed }
terminal-replay-out = Queda fuera de la ronda.
terminal-replay-keys = Intro: adelante, b: atrás, r: siguiente ronda, q: salir [{ $page }/{ $pages }]

## A position

terminal-no-seat = no existe el asiento { $seat }: los asientos van del 0 al { $count }
terminal-no-whole-position = para un dibujo o la vista de un asiento hace falta una posición completa

## A review of a record

terminal-review-empty = { $file } no tiene ningún turno que analizar
terminal-reviewing = analizando
terminal-review-round = Ronda { $round }
terminal-review-better = mejor { $typed }
terminal-share = { PERCENT($share) }
terminal-amount = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-gain = +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-loss = -{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-graph = Probabilidad de ganar la partida, con todas las manos a la vista: { $name }
terminal-turning-nobody = No hay momento decisivo: nadie ha ganado en solitario.
terminal-turning-never = No hay momento decisivo: { $name } nunca fue por detrás.
terminal-turning-deal = Momento decisivo: el reparto de la ronda { $round }. Desde entonces { $name } fue por delante.
terminal-turning-turn = Momento decisivo: ronda { $round }, turno { $turn } ({ $mover } { $typed }). Desde entonces { $name } fue por delante.
terminal-column-start = inicio
terminal-column-own = turnos propios
terminal-column-others = turnos ajenos
terminal-column-deals = repartos
terminal-column-draws = robos
terminal-column-end = final

## While somebody waits

terminal-compiling = compilando, solo la primera vez
terminal-remaining = restantes

## A server: where the table is

terminal-at = Red7 está en { $url }
terminal-at-here = En este equipo está en { $url }
terminal-here-only = Solo se llega desde este equipo; con --host 0.0.0.0 entran también otros.
terminal-running = Red7 ya está en marcha.
terminal-kept-yours = Ctrl-C lo cierra; tus partidas se conservan.
terminal-kept-all = Ctrl-C lo cierra; todas las partidas se conservan.
terminal-no-browser = Desde aquí no se puede abrir ningún navegador; abre esa dirección en uno.
terminal-browser-closed = El navegador no se ha abierto; abre esa dirección en él.
terminal-folder-silent = otro red7 guarda sus partidas en { $file }, pero no responde; ciérralo primero
terminal-folder-taken = otro red7 guarda sus partidas en { $file }; ciérralo primero o elige otra carpeta
terminal-folder-served = otro red7 guarda sus partidas en { $file } y funciona en { $url }; ciérralo primero o elige otra carpeta
terminal-file-unreadable = no se puede abrir { $file }: { $text }
terminal-file-unusable = no se puede usar { $file }: { $text }; elige otra carpeta con --data
terminal-file-damaged = { $file } está dañado ({ $text }); `red7 check` dice qué partidas lo están, `red7 restore` pone una copia de seguridad en su lugar
terminal-file-foreign = { $file } no es un archivo de partidas de Red7; muévelo o elige otra carpeta con --data
terminal-file-newer = { $file } es de un Red7 más nuevo; actualiza este o elige otra carpeta con --data
terminal-file-no-folder = no se pueden guardar partidas en { $file }: { $text }; elige otra carpeta con --data

## red7 verify: whether the cards lay as a fingerprint said that was shown before the round.

terminal-verify-round = { $state ->
    [proved] Ronda { $round }: demostrado. Este barajado tiene la huella que has dado.
    [agrees] Ronda { $round }: la sal, el orden y el reparto coinciden con la huella del registro.
    [no-proof] Ronda { $round }: el registro no tiene sal ni orden, así que no se puede comprobar nada.
    [wrong-fingerprint] Ronda { $round }: MAL. La sal y el orden dan una huella distinta de la que dice el registro.
    [wrong-deal] Ronda { $round }: MAL. Las cartas no se repartieron en el orden que indica el registro.
   *[other] Ronda { $round }: MAL. Este barajado tiene una huella distinta de la que has dado.
}
terminal-verify-many = hay más huellas ({ $count }) que rondas en el registro ({ $rounds })
terminal-verify-sum = { $state ->
    [proved] Demostrado con las huellas que has dado: si se mostraron antes de jugar las rondas, nadie ha cambiado después el orden de las cartas.
    [part] Demostrado para las rondas cuyas huellas has dado; de las demás, solo que el registro es coherente.
    [agrees] El registro es coherente. Eso no demuestra que las cartas estuvieran así antes de jugar las rondas: da las huellas que se mostraron entonces, una por ronda, con --fingerprint.
    [none] El registro no tiene ninguna ronda.
   *[wrong] Hay algo mal en este registro.
}
