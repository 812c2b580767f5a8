### The pages beside the table: start, rules to choose, my games, settings, help, what goes wrong.

## Everywhere

app-name = Red7
app-tagline = Siete colores, siete reglas. Si al terminar tu turno no vas ganando, quedas fuera.
page-title = { $title } · Red7
page-missing = Aquí no hay nada.
page-reload = Volver a cargar
nav-new = Nueva partida
nav-games = Mis partidas
nav-results = Tus resultados
nav-help = Ayuda
nav-help-key = Ayuda (?)
nav-settings = Ajustes
nav-menu = Menú
nav-close = Cerrar
nav-home = Red7: nueva partida
nav-sound-on = Sonido activado
nav-sound-off = Sonido desactivado

## A new game

new-title = Nueva partida
new-you = Tu nombre
new-opponents = Rivales
new-opponent = Rival { $number }
new-add = + Añadir rival
new-remove = Quitar: { $name }
new-remove-unnamed = Quitar: persona { $number }
new-person = Alguien a tu lado
new-person-name = Nombre de la persona { $number }
new-rules = Reglas
new-more = Más: ediciones y opciones
new-edition = Edición de las reglas
new-start = Empezar
new-starting = Repartiendo…
new-continue = Sigue donde lo dejaste
new-bot = { $name } · nivel { $level } de { $levels }

## The rules in four sentences: on the first page, and in the help

intro-title = ¿Es tu primera vez?
intro-1 = Tienes una mano y, delante de ti, un área de juego con cartas. La carta superior de la pila de reglas indica la regla vigente.
intro-2 = En tu turno, juega una carta en tu área de juego, o pon una en la pila de reglas para cambiar la regla, o haz ambas cosas.
intro-3 = Al terminar tu turno tienes que ir ganando según la regla vigente en ese momento. Si no, quedas fuera. Gana la última persona en juego.
intro-4 = Gana el número más alto; a igual número, el color más cercano al rojo. La mesa marca todas las cartas que pueden mantenerte en juego.

## Rules to choose from

preset-basic = Básico
preset-basic-text = Para tus primeras partidas: una sola ronda de pocos minutos. Gana la última persona en juego.
preset-advanced = Avanzado
preset-advanced-text = Para una partida completa: varias rondas con puntos, y con una carta alta en la pila de reglas robas otra.
preset-expert = Experto
preset-expert-text = Cuando ya conozcas las siete reglas: como el avanzado, y además las cartas impares tienen acciones.
preset-own = Personalizado
switch-draw = Robo
switch-draw-text = Si pones en la pila de reglas una carta mayor que el número de cartas de tu área de juego, robas una.
switch-scoring = Puntuación
switch-scoring-text = { $two ->
    [one] Quien gana una ronda suma las cartas que cuentan; gana la partida quien llegue primero a { $two } punto si juegan dos, a { $three } si juegan tres o a { $four } si juegan cuatro.
   *[other] Quien gana una ronda suma las cartas que cuentan; gana la partida quien llegue primero a { $two } puntos si juegan dos, a { $three } si juegan tres o a { $four } si juegan cuatro.
}
switch-actions = Acciones
switch-actions-text = Al jugar una carta impar en un área de juego se hace su acción.
edition-v1-2 = v1.2: inglés, alemán, portugués, español (Latinoamérica)
edition-v1-2-fr = v1.2 en francés: robar es obligatorio
edition-v1-2-it = v1.2 en italiano: un 1 que no te salva también quita una carta
edition-pl-2021 = 2021 en polaco: no se permite un 1 ni un 7 que no te salve
edition-v1-3 = v1.3 en español: se permite poner una regla con la que pierdes
edition-differs-compulsory-draw = Cuando una carta permite robar, hay que robar.
edition-differs-seven-wins-at-once = Si un 7 pone una carta en la pila de reglas, basta con ir ganando al final de tu turno.
edition-differs-seven-draws = Una carta que un 7 pone en la pila de reglas nunca permite robar.
edition-differs-hopeless-banned = No se puede jugar un 1 ni un 7 si con él no puedes ir ganando al final de tu turno.
edition-differs-hopeless-one-takes = Un 1 quita una carta aunque no puedas ir ganando al final de tu turno.
edition-differs-losing-canvas = Puedes poner una carta de la mano en la pila de reglas aunque así no vayas ganando: la regla cambia y quedas fuera al final de tu turno.
edition-alike = Con las reglas elegidas aquí, se juega igual que con la v1.2.

## My games

games-title = Mis partidas
games-running = En curso
games-finished = Terminadas
games-unreadable = No se pueden mostrar
games-none = Aún no hay partidas.
games-continue = Continuar
games-replay = Repetición
games-delete = Borrar
games-delete-title = ¿Borrar esta partida?
games-delete-text = Se borrará para siempre.
games-keep = Conservarla
games-upload = Subir un registro
games-upload-text = Una partida en formato de texto, para verla, analizarla o seguir jugándola.
games-upload-failed = Red7 no puede leer este registro. Elige un archivo guardado con «Descargar». ({ $text })
games-line = { $rules } · { $standing }
games-line-date = { $rules } · { $standing } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
games-fork = derivada de otra
games-record = subida
games-filter = Filtrar
games-filter-count = { $count ->
    [one] { $count } de { $most } partidas
   *[other] { $count } de { $most } partidas
}
games-filter-none = No hay ninguna partida así.
games-filter-clear = Ver todas
games-any = Cualquiera
games-state = Estado
games-opponent = Rival
games-preset = Reglas
games-result = Resultado
games-origin = Origen
games-result-won = Ganada
games-result-lost = Perdida
games-opponent-person = Personas
games-origin-new = Empezada aquí
games-origin-fork = Derivada de otra
games-origin-record = Subida
games-more = { $count ->
    [one] Ver más (queda { $count })
   *[other] Ver más (quedan { $count })
}
games-until = { $state ->
    [running] Se borrará el { DATETIME($date, dateStyle: "medium") } si nadie la continúa
   *[finished] Se borrará el { DATETIME($date, dateStyle: "medium") }
}
games-round = { $state ->
    [yours] ronda { $round } · tu turno
    [between] ronda { $round } · entre rondas
   *[others] ronda { $round }
}
games-won = { $winner ->
    [you] victoria tuya
   *[other] victoria de { $names }
}
games-won-shared = victoria tuya y de { $names }
games-which = { $names } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }

## Settings

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-theme-auto = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-pace = Ritmo de los rivales
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-instant = Al instante
settings-confirm = Pedirme confirmación en cada turno
settings-marks = Marcar las cartas que me mantienen en juego
settings-hide-links = Ocultar los enlaces de invitación (útil al compartir pantalla)
settings-sound = Sonido
settings-haptics = Vibrar en mi turno y al final

## A fair shuffle

fair-title = Un barajado sin trampas
fair-text = Antes de jugar una ronda, la mesa muestra una huella (SHA-256) de cómo se han barajado las cartas. Cuando la ronda termina, muestra la sal y las cartas con las que se calculó, para que puedas comprobar que no se ha cambiado nada.
fair-opened = La huella se calculó con esto:

## Help

help-title = Ayuda
help-keys = Teclas
help-rules = Cómo se juega a Red7
help-sevens = Las siete reglas
help-order = Gana el número más alto. A igual número, el rojo gana al naranja, y así hasta el violeta.
help-marks = Bajo una carta de tu mano, un punto relleno significa que te mantiene en juego; un círculo vacío, que lo hace junto con otra carta. En las áreas de juego, las cartas levantadas y con borde son las que cuentan.
help-new = Una esquina blanca marca una carta nueva desde tu último turno.
help-advanced = Robo y puntuación (avanzado)
help-actions = Qué hacen las cartas impares (experto)
help-action = { $number ->
    [1] Pon encima del mazo una carta de otra área de juego que no tenga menos cartas que la tuya.
    [3] Roba una carta.
    [5] Juega otra carta en tu área de juego y haz su acción.
   *[7] Pon una carta de tu área de juego encima del mazo o en la pila de reglas.
}
help-key-cards = elegir una carta de la mano
help-key-move = ir de carta en carta
help-key-palette = a tu área de juego
help-key-canvas = a la pila de reglas
help-key-deck = al mazo
help-key-end = terminar el turno
help-key-back = deshacer
help-key-hint = pista
help-key-fold = retirarse
help-key-skip = adelantar
help-key-log = historial
help-key-help = esta ayuda
help-key-escape = soltar la carta, cerrar
help-key-replay = en una repetición: un paso atrás o adelante; con Mayús, turno a turno

## What goes wrong in the page itself; the rest is in refusals.ftl

problem-unknown = No ha funcionado ({ $code }). Inténtalo otra vez o vuelve a cargar la página.
problem-network = El servidor no responde. ¿Sigue Red7 en marcha?
problem-stale = El servidor ya no reconoce esta página. Vuelve a cargarla.

## Where no script runs: in the page as it is loaded, one line without values

site-no-script = Red7 necesita JavaScript, que aquí está desactivado. Permítelo en este sitio y vuelve a cargar la página.
