### What is written in pictures of positions (red7 show --svg). Seats have numbers there, from 0.

## For those who do not see the picture: its title, and sentences

picture-title = Red7, { $text }
picture-to-move = Le toca a { $name }.
picture-is-out = { $name } está fuera.
picture-won = { $name } gana la ronda.
picture-in-the-deck = Cartas en la baraja: { $count }.
picture-face-down = boca abajo
picture-start = Rojo inicial

## Beside the name of a seat, in small print

picture-you = tú
picture-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
picture-you-and-points = { picture-you } · { picture-points }

## On pills beside a seat: the shorter, the better

picture-out = fuera
picture-leads = va ganando con { $count }
picture-has = tiene { $count }
picture-turn = le toca
picture-wins = gana

## Above rows of cards; $count is how many there are

picture-palette = Área de juego · { $count }
picture-hand = Mano · { $count }
picture-under = Debajo · { $count }
picture-deck-open = Baraja, desde arriba · { $count }
picture-deck-known = Ya visto sobre la baraja · { $count }

## Below the deck

picture-deck = { $count } en la baraja
picture-deck-empty = baraja vacía
