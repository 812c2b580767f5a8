### At a table with friends that has begun: who is there, clocks, reactions, the table's menu,
### watching, and what comes after a round or a match.

## Who is there

at-here = en línea
at-away = { $state ->
    [minutes] ausente desde hace { $count } min
    [hours] ausente desde hace { $count } h
    [days] { $count ->
        [one] ausente desde hace { $count } día
       *[other] ausente desde hace { $count } días
    }
   *[now] ausente
}
at-program = programa
at-host = organiza
at-let-bot = Que un bot juegue por { $name }
at-is-away = { $name } está { at-away }.
at-bot-for-you = Un bot juega por ti.
at-take-back = Recuperar tu asiento
at-time-up = { $what ->
    [fold] Se acabó el tiempo: te retiras.
   *[bot] Se acabó el tiempo: un bot juega este turno.
}
at-you-watch = Estás mirando.
at-watching = { $count ->
    [one] { $count } persona mirando
   *[other] { $count } personas mirando
}
at-connected = Tienes conexión
at-reconnecting = { $state ->
    [yes] Reconectando; lo que hiciste está guardado y se enviará
   *[no] Reconectando…
}

## Clocks

at-clock = { $who ->
    [you] Tu tiempo
   *[other] Tiempo de { $name }
}
at-clock-left = { $count ->
    [one] Queda { $count } segundo.
   *[other] Quedan { $count } segundos.
}

## Help

at-help = { $state ->
    [hints] Marcas y pistas
    [marks] Sin pistas
   *[none] Sin ayuda
}
at-turn = Área de juego, pila de reglas o ambas.
at-turn-laid = Continúa o termina tu turno.

## Reactions

at-react = Reaccionar
at-reaction = { $name }: { $text }
reaction-hello = ¡Hola!
reaction-thanks = ¡Gracias!
reaction-well-played = ¡Bien jugado!
reaction-lucky = ¡Qué suerte!
reaction-oops = ¡Ups!
reaction-hurry = ¡Te toca!
reaction-thinking = Déjame pensar
reaction-wow = ¡Guau!
reaction-laugh = ¡Ja, ja!
reaction-sad = ¡Oh, no!
reaction-one-more = ¿Otra?
reaction-good-game = ¡Buena partida!

## The table's menu

at-menu = Gente y mesa
at-who = Quién está aquí
at-you = tú
at-about = { $text }: { $name }
at-remove = Expulsar
at-remove-ask = ¿Expulsar a { $name }? Un bot ocupará su asiento y { $name } no podrá volver. El enlace de invitación cambiará.
at-make-host = Ceder la organización
at-take-host = Organizar la mesa
at-mute = Ocultar reacciones
at-mute-all = Ocultar todas las reacciones
at-rename = Tu nombre
at-rename-go = Cambiar
at-leave = Abandonar la mesa
at-leave-ask = ¿Abandonar la mesa definitivamente? Un bot ocupará tu asiento.
at-yes = Sí
at-no = No
at-invite = Copiar la invitación
at-invite-watch = Copiar enlace para mirar
at-copied = Copiado.
at-link = Enlace
at-settings = La mesa
at-set-help = Ayuda
at-set-pause = Ausencia antes de que pueda jugar un bot
at-set-stand-in = Bot suplente
at-set-watching = Se puede mirar
at-set-late = Quien llegue tarde puede ocupar el asiento de un bot
at-set-public = Visible en la lista de mesas abiertas
at-setting = { $name }: { $text }
at-on = sí
at-off = no
at-notify = Avisarme cuando sea mi turno
at-notify-refused = Este navegador no lo permite.

## After a round, and after a match

at-next-soon = { $count ->
    [one] La siguiente ronda se reparte en { $count } segundo.
   *[other] La siguiente ronda se reparte en { $count } segundos.
}
at-next-asked = Falta alguien: la siguiente ronda se repartirá cuando la pida alguien de la mesa.
at-evening = Partidas ganadas en esta sesión
at-seats = Asientos en la revancha
at-seats-same = cada quien en el suyo
at-seats-shifted = todos avanzan un asiento
at-rematch-waits = La revancha te espera.
at-rematch-join = Unirse

## People

event-joined = { $who ->
    [you] Te uniste a la mesa.
   *[other] { $name } se unió a la mesa.
}
event-left = { $who ->
    [you] Dejaste la mesa.
   *[other] { $name } dejó la mesa.
}
event-removed = { $who ->
    [you] Quien organiza te sacó de la mesa.
   *[other] Quien organiza sacó a { $name } de la mesa.
}
event-takes-seat = { $bot } ocupa el asiento.
event-replaced = { $who ->
    [you] Ahora { $bot } juega por ti.
   *[other] Ahora { $bot } juega por { $name }.
}
event-returned = { $who ->
    [you] Vuelves a jugar tú.
   *[other] { $name } vuelve a jugar.
}
event-timed-out = { $who ->
    [you] Se te acabó el tiempo.
   *[other] A { $name } se le acabó el tiempo.
}
event-bot-turn = { $bot } juega este turno.
event-host = { $who ->
    [you] Ahora organizas tú.
   *[other] Ahora organiza { $name }.
}
event-offline = { $name } está sin conexión.
event-online = { $name } volvió a estar en línea.
name-for = { $who ->
    [you] { $bot } por ti
   *[other] { $bot } por { $name }
}
event-dropped = Mientras estabas sin conexión, un bot jugó tu turno. El turno que habías enviado ya no cuenta.
at-follow = Empezó una revancha.
at-follow-go = Ver la revancha
at-followed = Ahora estás viendo la revancha.
at-sound-ask = ¿Quieres un sonido cuando te toque?
at-sound-yes = Activar el sonido
at-sound-no = No, gracias
at-spectator = Desde el público
at-set-spectators = El público puede reaccionar
at-keep-watching = Seguir mirando
