### Why something cannot be done: the rules' refusals (why-), and everything else (problem-).

## Why the rules refuse a step. Each stands alone in small print, or after "+R7: ".

why-unknown = ese paso no existe
why-not-your-turn = no es tu turno
why-finished = el turno ya terminó
why-owes = { $number ->
    [1] primero haz lo que pide el { $cause }: quita una carta de otra área de juego
    [5] primero haz lo que pide el { $cause }: juega otra carta en tu área de juego
   *[7] primero haz lo que pide el { $cause }: mueve una carta de tu área de juego a la baraja o a la pila de reglas
}
why-not-in-hand = esa carta no está en tu mano
why-palette-done = solo una carta por turno en el área de juego
why-canvas-done = ya hay una carta en la pila de reglas
why-losing = { COLOR($color) }: no se permite, porque no irías ganando
why-hopeless = después ya no podrías terminar el turno ganando, y esta edición lo exige
why-bound = se jugó el { $cause }: este turno no puede terminar mientras vayas perdiendo
why-no-action = no se acaba de jugar ninguna carta que lo permita
why-not-there = esa carta no está en ningún área de juego de la que se pueda quitar
why-fewer-cards = su área de juego tiene menos cartas que la tuya
why-no-draw = ahora no te toca robar
why-nothing-done = no jugar ninguna carta es retirarse
why-too-late = solo es posible retirarse al principio del turno

## What else cannot be done, or went wrong: problem- and the code that the server tells.

problem-not-your-seat = Este asiento no es tuyo.
problem-not-your-turn = No es el turno de este asiento.
problem-behind = La partida avanzó mientras tanto. Mira la mesa de nuevo.
problem-illegal = Las reglas no lo permiten.
problem-no-deal = Ahora no hay ninguna ronda que repartir.
problem-no-steps = En un turno hay que hacer algo.
problem-unknown-table = Esta partida no está aquí; quizás alguien la eliminó.
problem-already-open = La mesa ya está preparada.
problem-player-count = Red7 es para 2 a 4 personas, no para { $count }.
problem-bad-name = { $why ->
    [long] Este nombre es demasiado largo.
    [nothing] Este nombre no muestra nada: le hace falta una letra, un número o un emoji.
   *[hidden] Este nombre tiene un carácter invisible, como los que invierten el texto.
}
problem-no-player = Una partida necesita al menos un asiento que no sea de un bot.
problem-unknown-bot = No hay ningún bot { $text }; hay { $names }.
problem-unknown-seat = No existe el asiento { $seat }.
problem-unknown-moment = No existe el turno { $turn } en la ronda { $round }.
problem-over = Desde ahí no queda nada por jugar.
problem-not-over = Estará disponible cuando termine la partida.
problem-uploaded = Nadie juega esta partida; empieza otra o sigue jugando desde un turno.
problem-no-turns = No hay ningún turno que analizar.
problem-one-device = En esta partida todo el mundo comparte un solo dispositivo.
problem-no-person = En ese asiento no hay ninguna persona.
problem-started = La partida ya empezó; esto ya no se puede cambiar.
problem-seat-taken = Alguien ocupa ya este asiento.
problem-seats-taken = Ya hay más gente sentada de la que cabría.
problem-free-seats = Para jugar hacen falta al menos dos: invita a alguien o llena los asientos libres con bots.
problem-removed = No puedes sentarte en esta mesa.
problem-was-removed = Ya no estás en esta mesa: quien la organiza te expulsó.
problem-watching-ended = Ya no puedes mirar la partida. Pídele un enlace nuevo a alguien de la mesa.
problem-no-invitation = Este enlace no te permite sentarte. Pide la invitación a la mesa.
problem-already-seated = Ya tienes un asiento en esta mesa.
problem-held-another = Ya jugaste en otro asiento en esta ronda. Espera a que termine.
problem-match-over = La partida terminó.
problem-not-started = La partida aún no ha empezado.
problem-not-host = Solo puede hacerlo quien organiza la mesa.
problem-not-away = { $count ->
    [one] Se podrá hacer tras un segundo de ausencia.
   *[other] Se podrá hacer tras { $count } segundos de ausencia.
}
problem-stand-in = Un bot juega en este asiento. Primero recupera el asiento.
problem-no-stand-in = Ningún bot juega en este asiento.
problem-timed-out = Se acabó el tiempo de este turno; lo juega un bot.
problem-not-due = Es demasiado pronto o demasiado tarde.
problem-bad-clock = El reloj puede tener de 0 a { $most } segundos.
problem-bad-pause = La pausa puede ser de 0 a { $most } segundos.
problem-rematch-named = Ya hay una mesa para la revancha.
problem-unknown-reaction = Esa reacción no existe.
problem-unknown-face = Ese dibujo no existe.
problem-too-fast = Son muchas reacciones. Espera un momento.
problem-spectators-quiet = En esta mesa, los espectadores no pueden reaccionar.
problem-no-hints = En esta mesa se juega sin pistas.
# Whoever runs the server has switched this off.
problem-no-lobby = En este servidor no hay mesas abiertas. Invita a tus amigos a una mesa propia.
problem-no-uploads = Este servidor no acepta registros de partidas.
problem-transfer-over = Este enlace ya se usó o tiene más de diez minutos. Crea otro.
problem-already-here = Este es el dispositivo de origen. Abre el enlace en el otro.
problem-moved = Tus partidas están ahora en otro dispositivo.
problem-deleted = Todo lo que había sobre ti aquí se eliminó.
problem-has-games = Este dispositivo tiene sus propias partidas, que se perderían. Elimínalas primero o usa otro navegador.
problem-busy = Ya hay pistas en camino.
problem-bad-id = Un identificador tiene de 1 a { $most } caracteres.
problem-protocol = Este servidor usa el protocolo { $ours }, no el { $yours }; vuelve a cargar la página.
problem-no-token = Este navegador no guarda las cookies de este sitio, así que ningún asiento puede ser tuyo: permite las cookies y vuelve a cargar la página.
problem-malformed = Esto no se entiende: { $text }
problem-too-large = { $what ->
    [rounds] Un registro de más de { $most } rondas es más largo que cualquier partida.
   *[bytes] Aquí se aceptan como máximo { $most } kB.
}
problem-quota = { $what ->
    [uploads] Tienes { $most } registros subidos, el máximo que este servidor guarda para una persona. Elimina alguno en “Mis partidas”.
    [running] Tienes { $most } partidas en curso, el máximo que este servidor guarda para una persona. Termina o elimina alguna en “Mis partidas”.
   *[games] Tienes { $most } partidas, el máximo que este servidor guarda para una persona. Elimina alguna en “Mis partidas”.
}
problem-not-utf-8 = Esto no es un texto en UTF-8.
problem-bad-record = { $turn ->
    [0] No se puede leer la línea { $line } de este registro: { $text }
   *[other] No se puede leer la línea { $line } de este registro (ronda { $round }, turno { $turn }): { $text }
}
problem-bad-host = La solicitud no indica correctamente a qué servidor va dirigida.
problem-host = { $text } no es un nombre de este servidor.
problem-origin = Una página de otro sitio no puede hacer esto.
problem-unfinished = Tardó demasiado en llegar aquí. Revisa tu conexión e inténtalo de nuevo.
problem-crowded = En este momento llegan demasiados datos desde tu red. Inténtalo de nuevo en un minuto.
problem-too-many-requests = { $count ->
    [one] Son demasiadas solicitudes a la vez. Inténtalo de nuevo en un segundo.
   *[other] Son demasiadas solicitudes a la vez. Inténtalo de nuevo en { $count } segundos.
}
problem-unknown-address = No hay nada en { $text }.
problem-unknown-method = Esto no se puede hacer con { $text }.
problem-failed = Algo falló aquí; quedó anotado.
problem-storage = { $why ->
    [full] No se pudo guardar: el disco está lleno. Libera espacio y vuelve a intentarlo.
    [damaged] El archivo de las partidas está dañado. Quien administra este servidor puede poner una copia de seguridad en su lugar.
    [gone] Movieron o reemplazaron el archivo de las partidas. No se guardará nada más hasta que quien administra este servidor lo devuelva a su lugar.
   *[other] { $work ->
        [read] Ahora no se pueden leer las partidas. Vuelve a intentarlo en un momento.
       *[write] Ahora no se pudo guardar. Vuelve a intentarlo en un momento.
    }
}
problem-damaged = { $why ->
    [missing] No se puede leer esta partida: falta una parte.
    [newer] Esta partida se jugó con una versión más nueva de Red7: actualiza la tuya.
   *[other] No se puede leer esta partida: { $text }
}

## The page has not been built; $command is typed in a terminal.

site-not-built = Las páginas aún no están generadas. Ejecuta { $command } y vuelve a cargar.
