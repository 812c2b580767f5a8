### La página de las reglas, que también se puede imprimir.

rules-link = Las reglas
rules-new-tab = se abre en otra pestaña
rules-title = Las reglas de Red7
rules-print = Imprimir
rules-contents = En esta página

## El objetivo y la preparación

rules-aim = Objetivo
rules-aim-text = Sigue en juego hasta el final. Cada vez que termina tu turno tienes que ir ganando según la regla vigente en ese momento; si no, quedas fuera de la ronda.
rules-setup = Preparación
rules-setup-cards = De 2 a 4 participantes, con 49 cartas: los números del 1 al 7 en siete colores.
rules-setup-deal = Baraja las cartas. Cada participante recibe una mano de siete y una carta más, boca arriba, con la que empieza su área de juego.
rules-setup-canvas = La carta «La regla vigente es ROJO» empieza la pila de reglas. La carta de encima de la pila marca la regla vigente. Las demás cartas, boca abajo, forman el mazo.
rules-setup-first = Busca la carta más alta de las áreas de juego. Empieza quien esté a la izquierda de esa área, y se sigue hacia la izquierda.

## Un turno

rules-turn = Un turno
rules-turn-text = En tu turno, elige una de estas cosas:
rules-turn-palette = Juega una carta de tu mano a tu área de juego, boca arriba.
rules-turn-canvas = Pon una carta de tu mano en la pila de reglas: ahora rige la regla de su color.
rules-turn-both = Haz ambas cosas: primero el área de juego, luego la pila de reglas.
rules-turn-fold = No hagas nada y quedas fuera: te retiras. Con la mano vacía, es lo único que puedes hacer.
rules-turn-end = Si al terminar tu turno no vas ganando, quedas fuera. Tu mano y tu área de juego se ponen boca abajo y no cuentan para nadie. En cuanto queda una sola persona en juego, gana la ronda; una partida básica es una ronda.

## Las siete reglas

rules-lead = Vas ganando si en tu área de juego cuentan, según la regla vigente, más cartas que en cualquier otra que siga en juego. En los ejemplos, las cartas que cuentan llevan un borde.
rules-counts = { $color ->
    [R] Compara la carta más alta de cada área de juego.
    [O] Cuentan las cartas con el mismo número, de cualquier color.
    [Y] Cuentan las cartas del mismo color: cualquiera, no solo el amarillo.
    [G] Cuentan 2, 4 y 6, de cualquier color.
    [B] Cada color cuenta una vez, con su carta más alta.
    [I] Cuentan los números seguidos, de cualquier color. Cada número cuenta una vez, con su carta más alta; 7 y 1 no son seguidos.
   *[V] Cuentan 1, 2 y 3, de cualquier color.
}

## Empates

rules-ties = Empates
rules-ties-text = Si en dos áreas de juego cuentan el mismo número de cartas, compara la más alta de ellas. Las demás no importan.
rules-ties-sets = Una sola carta ya es un grupo o una escalera. Si en tu área de juego hay dos del mismo tamaño, cuenta la que tenga la carta más alta.
rules-ties-none = Si ninguna de tus cartas cuenta, no vas ganando.

## Robo y puntuación

rules-draw-more = Una carta que hayas jugado a tu área de juego en este turno también se incluye. Si no quedan cartas en el mazo, no pasa nada.
rules-scoring-more = Cada carta vale su número. Se la queda quien gana y no vuelve en las rondas siguientes; las demás se barajan para la próxima. Si quedan muy pocas para repartir, gana quien tenga más puntos.

## Acciones

rules-actions-text = Si juegas una carta impar a tu área de juego, tienes que hacer su acción, si puedes. Después aún puedes poner una carta de tu mano en la pila de reglas.
rules-actions-more = Puedes jugar un 3 aunque no vayas ganando: quizá la carta que robes te salve en la pila de reglas. Las acciones también sirven con el juego básico.

## Lo que dicen las ediciones

rules-editions = En qué se diferencian las ediciones
rules-editions-text = Los reglamentos impresos no coinciden en algunos puntos. Esto es lo que dice el que elijas.
rules-book = Fuente: { $text }
rules-book-v1-2 = Folleto v1.2 en cinco idiomas (salvo las páginas en italiano), folleto brasileño v1.02
rules-book-v1-2-fr = Folleto francés v1.2 (2014)
rules-book-v1-2-it = Folleto v1.2 en cinco idiomas, páginas en italiano
rules-book-pl-2021 = Folleto polaco (2021)
rules-book-v1-3 = Folleto español v1.3 (España)
rules-point-losing-canvas = { $state ->
    [yes] Puedes poner una carta de tu mano en la pila de reglas aunque entonces no vayas ganando: la regla cambia y quedas fuera.
   *[no] Solo puedes poner una carta de tu mano en la pila de reglas si entonces vas ganando.
}
rules-point-compulsory-draw = { $state ->
    [yes] Robar es obligatorio.
   *[no] Puedes renunciar a robar.
}
rules-point-hopeless-banned = { $state ->
    [yes] Solo puedes jugar un 1 o un 7 si puedes terminar el turno ganando, y entonces debes hacerlo.
   *[no] Puedes jugar un 1 o un 7 aunque no puedas terminar el turno ganando.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] Un 1 quita una carta aunque no puedas terminar el turno ganando.
   *[no] Un 1 solo quita una carta sin la cual puedas terminar el turno ganando, y entonces debes hacerlo.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] Si un 7 pone una carta en la pila de reglas, tienes que ir ganando enseguida.
   *[no] Si un 7 pone una carta en la pila de reglas, basta con ir ganando al terminar el turno.
}
rules-point-seven-draws = { $state ->
    [yes] Una carta que un 7 pone en la pila de reglas también puede darte un robo.
   *[no] Una carta que un 7 pone en la pila de reglas nunca da un robo.
}
rules-passage = { $what ->
    [turn] Véanse las opciones de un turno.
    [draw] Véase el apartado sobre el robo.
    [actions] Véanse las notas sobre el 1 y el 7.
    [card-1] Véase la nota sobre el 1.
   *[card-7] Véase el texto del 7.
}
rules-otherwise = De otro modo: { $text }

## Al pie de la página

rules-unofficial = Red7 es un juego de Carl Chudyk y Chris Cieslik, publicado por Asmadi Games. Estas son sus reglas con nuestras propias palabras, no un texto oficial.
