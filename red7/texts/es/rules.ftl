### La página de las reglas, que también se puede imprimir.

rules-link = Las reglas
rules-new-tab = se abre en otra pestaña
rules-title = Las reglas de Red7
rules-print = Imprimir
rules-contents = En esta página

## El objetivo y la preparación

rules-aim = Objetivo
rules-aim-text = Sé la última persona que quede en juego. Cada vez que termina tu turno tienes que ir ganando según la regla vigente en ese momento; si no, quedas fuera de la ronda.
rules-setup = Preparación
rules-setup-cards = Pueden jugar de 2 a 4 personas, con 49 cartas: los números del 1 al 7 en siete colores.
rules-setup-deal = Se barajan las cartas. Cada participante recibe una mano de siete cartas y una más, boca arriba, con la que empieza su área de juego.
rules-setup-canvas = La pila de reglas empieza con la carta «La regla vigente es ROJO». La carta superior de la pila marca la regla vigente. Las demás cartas, boca abajo, forman el mazo.
rules-setup-first = Busca la carta más alta de todas las áreas de juego. Empieza quien esté a la izquierda de quien la tenga, y se sigue en el sentido de las agujas del reloj.

## Un turno

rules-turn = Un turno
rules-turn-text = En tu turno, elige una de estas opciones:
rules-turn-palette = Juega una carta de tu mano en tu área de juego, boca arriba.
rules-turn-canvas = Pon una carta de tu mano en la pila de reglas: la regla vigente pasa a ser la de su color.
rules-turn-both = Haz ambas cosas: primero el área de juego, luego la pila de reglas.
rules-turn-fold = No hagas nada: te retiras y quedas fuera. Con la mano vacía, es lo único que puedes hacer.
rules-turn-end = Si al terminar tu turno no vas ganando, quedas fuera. Tu mano y tu área de juego se ponen boca abajo y no cuentan para nadie. En cuanto queda una sola persona en juego, esa persona gana la ronda; una partida básica consiste en una sola ronda.

## Las siete reglas

rules-lead = Vas ganando si en tu área de juego hay más cartas que cuentan según la regla vigente que en la de cualquier otra persona que siga en juego. En los ejemplos, las cartas que cuentan están recuadradas.
rules-counts = { $color ->
    [R] Compara la carta más alta de cada área de juego.
    [O] Cuentan las cartas de un mismo número, sean del color que sean.
    [Y] Cuentan las cartas de un mismo color: cualquiera, no solo el amarillo.
    [G] Cuentan los 2, los 4 y los 6, de cualquier color.
    [B] Cada color cuenta una vez, con su carta más alta.
    [I] Cuentan los números seguidos, de cualquier color. Cada número cuenta una vez, con su carta más alta; el 7 y el 1 no van seguidos.
   *[V] Cuentan los 1, los 2 y los 3, de cualquier color.
}

## Empates

rules-ties = Empates
rules-ties-text = Si en dos áreas de juego cuenta el mismo número de cartas, compara la más alta de las que cuentan en cada una. Las demás no importan.
rules-ties-sets = Una sola carta ya es un grupo o una escalera. Si en tu área de juego hay dos del mismo tamaño, cuenta el grupo o la escalera con la carta más alta.
rules-ties-none = Si ninguna de tus cartas cuenta, no vas ganando.

## Robo y puntuación

rules-draw-more = La carta que hayas jugado en tu área de juego este turno también se incluye. Si no quedan cartas en el mazo, no pasa nada.
rules-scoring-more = Las cartas valen su número. Quien gana la ronda se las queda, y ya no se usan en las siguientes; las demás se vuelven a barajar. Si no quedan suficientes para repartir, gana quien tenga más puntos.

## Acciones

rules-actions-text = Si juegas una carta impar en tu área de juego, tienes que hacer su acción, siempre que puedas. Después aún puedes poner una carta de tu mano en la pila de reglas.
rules-actions-more = Puedes jugar un 3 aunque no vayas ganando: quizá la carta que robes te salve en la pila de reglas. Las acciones también se pueden usar con el juego básico.

## Lo que dicen las ediciones

rules-editions = En qué se diferencian las ediciones
rules-editions-text = Los reglamentos impresos difieren en algunos puntos. Esto es lo que dice el que elijas.
rules-book = Fuente: { $text }
rules-book-v1-2 = Reglamento v1.2 en cinco idiomas (salvo las páginas en italiano), reglamento brasileño v1.02
rules-book-v1-2-fr = Reglamento francés v1.2 (2014)
rules-book-v1-2-it = Reglamento v1.2 en cinco idiomas, páginas en italiano
rules-book-pl-2021 = Reglamento polaco (2021)
rules-book-v1-3 = Reglamento español v1.3 (España)
rules-point-losing-canvas = { $state ->
    [yes] Puedes poner una carta de tu mano en la pila de reglas aunque así no vayas ganando: la regla cambia y quedas fuera.
   *[no] Solo puedes poner una carta de tu mano en la pila de reglas si así vas ganando.
}
rules-point-compulsory-draw = { $state ->
    [yes] Robar es obligatorio.
   *[no] Puedes renunciar a robar.
}
rules-point-hopeless-banned = { $state ->
    [yes] Solo puedes jugar un 1 o un 7 si puedes terminar el turno ganando, y entonces tienes que terminarlo así.
   *[no] Puedes jugar un 1 o un 7 aunque no puedas terminar el turno ganando.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] Un 1 quita una carta aunque no puedas terminar el turno ganando.
   *[no] Con un 1 solo puedes quitar una carta si, sin ella, puedes terminar el turno ganando, y entonces tienes que terminarlo así.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] Si un 7 pone una carta en la pila de reglas, tienes que ir ganando en ese mismo momento.
   *[no] Si un 7 pone una carta en la pila de reglas, basta con ir ganando al terminar el turno.
}
rules-point-seven-draws = { $state ->
    [yes] Una carta que un 7 pone en la pila de reglas también puede permitirte robar.
   *[no] Una carta que un 7 pone en la pila de reglas nunca permite robar.
}
rules-passage = { $what ->
    [turn] Véanse las opciones de un turno.
    [draw] Véase el apartado sobre el robo.
    [actions] Véanse las notas sobre el 1 y el 7.
    [card-1] Véase la nota sobre el 1.
   *[card-7] Véase el texto del 7.
}
rules-otherwise = A diferencia de: { $text }

## Al pie de la página

rules-unofficial = Red7 es un juego de Carl Chudyk y Chris Cieslik, publicado por Asmadi Games. Estas son sus reglas con nuestras propias palabras, no un texto oficial.
