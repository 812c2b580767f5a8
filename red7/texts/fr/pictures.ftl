### What is written in pictures of positions (red7 show --svg). Seats have numbers there, from 0. French.

## For those who do not see the picture

picture-title = Red7, { $text }
picture-to-move = À { $name } de jouer.
picture-is-out = { $name } a quitté la manche.
picture-won = { $name } remporte la manche.
picture-in-the-deck = Cartes dans la pioche : { $count }.
picture-face-down = face cachée
picture-start = Départ au Rouge

## Beside the name of a seat

picture-you = vous
picture-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
picture-you-and-points = { picture-you } · { picture-points }

## On pills beside a seat

picture-out = hors jeu
picture-leads = mène avec { $count }
picture-has = a { $count }
picture-turn = joue
picture-wins = gagne

## Above rows of cards

picture-palette = Palette · { $count }
picture-hand = Main · { $count }
picture-under = Dessous · { $count }
picture-deck-open = Pioche, depuis le dessus · { $count }
picture-deck-known = Connues sur la pioche · { $count }

## Below the deck

picture-deck = pioche : { $count }
picture-deck-empty = pioche vide
