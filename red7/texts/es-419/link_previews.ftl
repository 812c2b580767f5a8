### What messengers and social networks show of a link to a page.

## Any page but a table

link-preview-page-title = Red7: un juego de cartas rápido para 2 a 4 personas
link-preview-page-text = Siete colores, siete reglas. Si al terminar tu turno no vas ganando, quedas fuera. En el navegador, con amigos o bots, sin cuenta.

## A table

link-preview-invitation-title = ¿Te sumas a una partida de Red7?
link-preview-invitation-text = El enlace abre la mesa en el navegador: sin cuenta y sin instalar nada. Un juego de cartas rápido para 2 a 4 personas.

## The picture of both

link-preview-picture = Un abanico de siete cartas, una de cada color, debajo del nombre Red7
