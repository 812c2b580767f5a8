### Playing with friends, before and around the table: waiting room, lobby, moving to another device.

## The first page

friends-play = Jugar con amigos
friends-your-turn = Tu turno
friends-tables = Mesas abiertas

games-not-begun = sin empezar
games-delete-friends = Solo desaparece de tu lista; los demás la conservan.

## Seats

seat-free = Asiento libre
seat-kept = Reservado para { $name }
seat-you = Tú
seat-host = Organiza
seat-bot = Bot
seat-program = Programa
seat-away = Ausente

## The waiting room

room-title = Sala de espera
room-invited = { $name } te invita a jugar Red7
room-begun = Esta partida ya empezó
room-taken = { $count ->
    [one] { $count } de { $most } asientos está ocupado.
   *[other] { $count } de { $most } asientos están ocupados.
}
room-all = Todos los asientos están ocupados.
room-all-host = Ya llegó todo el mundo. Empieza cuando quieras.
room-all-guest = Ya llegó todo el mundo. { $name } empezará la partida.
room-fills = Si en medio minuto no viene nadie, los bots ocupan los asientos libres.
room-seats = Asientos
room-sit = Sentarse aquí
room-sit-number = Sentarse aquí: asiento { $number }
room-bot-sit = Ocupar este asiento
room-bot-sit-number = Ocupar este asiento: asiento { $number }
room-stand = Levantarse
room-rename = Nombre y dibujo
room-rename-save = Guardar
# The picture that stands beside a player's name: a button, and the heading of what there is to choose.
face-yours = Tu dibujo
# No drawing: the letter that a name begins with.
face-none = Tu inicial
# Names of the drawings, for screen readers.
face-cat = Gato
face-fox = Zorro
face-rabbit = Conejo
face-bear = Oso
face-owl = Búho
face-frog = Rana
face-fish = Pez
face-whale = Ballena
face-snail = Caracol
face-boat = Barco
face-teapot = Tetera
face-cactus = Cactus
room-watch-closed = En esta mesa no se puede mirar.
room-choice = Quién ocupa el asiento { $number }
room-remove = Expulsar
room-remove-name = Expulsar: { $name }
room-remove-title = ¿Expulsar a { $name }?
room-remove-text = { $name } no podrá volver a esta mesa, y el enlace cambiará: los que enviaste antes dejarán de funcionar.
room-remove-no = No expulsar
room-host = Ceder la organización
room-host-name = Ceder la organización: { $name }
room-take-host = Organizar la mesa
room-free = { $count ->
    [one] Queda { $count } asiento libre: espera a alguien o deja que se siente un bot.
   *[other] Quedan { $count } asientos libres: espera a más gente o deja que se sienten bots.
}
room-start-now = Empieza con quienes ya están o llena los asientos libres con bots.
room-fill = Agregar bots y empezar
room-agreed = Cómo jugamos
room-change = Cambiar reglas y opciones
room-number = Número de asientos

## A link, to be sent or scanned

link-title = Invitar a amigos
link-text = Cualquiera que tenga este enlace puede sentarse. No se necesita una cuenta.
link-field = El enlace
link-copy = Copiar enlace
link-copied = Copiado.
link-share = Compartir…
link-code = Ver el código en grande
link-code-title = Escanéalo con una cámara
link-local = Este enlace solo funciona en esta computadora. Para que pueda entrar más gente, inicia Red7 con “red7 serve --host 0.0.0.0” y abre la dirección de red que muestra.

## What a table has agreed on, in sentences, and the form for it

agreed-edition = Edición { $text }
agreed-clock = Reloj
agreed-clock-none = Sin reloj
agreed-clock-turn = Tiempo fijo por turno
agreed-clock-bank = Reserva para toda la partida
agreed-turn-time = Tiempo por turno
agreed-bank-time = Tiempo de reserva
agreed-increment = Tiempo extra por turno
agreed-out-of-time = Cuando se acaba el tiempo
agreed-bot = Un bot juega ese turno
agreed-fold = Se retira de la ronda
agreed-is-turn = { $text } por turno
agreed-is-bank = { $text } para toda la partida
agreed-is-increment = { $text } para toda la partida, y { $next } más por turno
agreed-is-out = { $what ->
    [fold] Quien agote su tiempo se retira
   *[bot] Si alguien agota su tiempo, { $name } juega ese turno
}
agreed-help = Ayuda en la mesa
agreed-help-hints = Marcas, vistas previas y pistas
agreed-help-marks = Marcas y vistas previas, sin pistas
agreed-help-none = Sin ayuda
agreed-pause = Ausencia antes de que pueda jugar un bot
agreed-stand-in = Bot suplente
agreed-is-away = Si alguien se ausenta { $text }, { $name } puede jugar en su lugar
agreed-watching = Se puede mirar
agreed-late = Quien llegue tarde puede ocupar el asiento de un bot
agreed-public = La mesa aparece en la lista de mesas abiertas de este servidor
agreed-no-watching = No se puede mirar
agreed-spectators = El público puede reaccionar
agreed-no-spectators = El público no puede reaccionar
agreed-no-late = Los bots conservan sus asientos
duration-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
duration-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}

## A friend who comes late

late-watching = Estás mirando.
late-sit = Sentarse
late-text = Ahora juega un bot en este asiento; a partir de aquí juegas tú.
late-seat = Asiento
late-seat-of = Asiento { $number }: { $name }

## The lobby: tables that everybody can come to

lobby-title = Mesas abiertas
lobby-more = Ver más
lobby-none = Ahora no hay ninguna mesa abierta.
lobby-none-text = Con “Buscar asiento” se abre una. Una mesa tuya aparece aquí cuando quien la organiza la hace pública.
lobby-free = { $count ->
    [one] { $rules } · { $count } asiento libre
   *[other] { $rules } · { $count } asientos libres
}
lobby-running = { $rules } · en curso
lobby-language = · { $text }
lobby-sit = Sentarse
lobby-watch = Mirar
lobby-sit-names = Sentarse: { $names }
lobby-watch-names = Mirar: { $names }
lobby-anywhere = Buscar asiento
lobby-anywhere-text = Vas a una mesa donde alguien espera. Si no hay nadie, los bots ocupan los asientos libres después de medio minuto.

## To another device

move-title = Continuar en otro dispositivo
move-text = Abre allí este enlace o escanea el código. Tu asiento pasa al otro dispositivo y aquí podrás mirar. El enlace sirve una sola vez.
move-which = ¿Qué asientos?
move-make = Crear el enlace
move-short = Sirve durante diez minutos.
move-done = El asiento está ahora en el otro dispositivo.
move-all-title = Llevarme todo
move-all-text = Abre este enlace en otro dispositivo o escanea el código. Red7 te reconocerá también allí: tus asientos, partidas y resultados estarán en los dos dispositivos.
move-all = Llevarme todo a otro dispositivo
forget-me = Eliminar todo lo que hay sobre mí
forget-me-title = ¿Eliminar todo lo que hay sobre ti?
forget-me-goes = Tus partidas, resultados y asientos se eliminan para siempre de este servidor, y tu nombre con ellos. Este navegador empieza de cero.
forget-me-stays = Las partidas que también tienen otras personas se quedan con ellas, pero sin tu nombre. Si alguna sigue en curso, un bot continúa en tu lugar. Los registros que alguien haya descargado no están aquí y se quedan como están.
forget-me-do = Eliminar todo
forget-me-keep = Conservar todo

## The page to which such a link leads

take-title = Continuar aquí
take-text = Este enlace trae un asiento, o todo lo tuyo, de otro dispositivo a este. Funciona una sola vez.
take-go = Traerlo aquí
take-going = Un momento…
take-empty = A este enlace le falta la clave. Cópialo entero o vuelve a escanear el código.
