### What is written in pictures of positions (red7 show --svg). Seats have numbers there, from 0.

## For those who do not see the picture: its title, and sentences

picture-title = Red7, { $text }
picture-to-move = Teraz gra { $name }.
picture-is-out = { $name } odpada.
picture-won = { $name } wygrywa rundę.
picture-in-the-deck = Karty w talii: { $count }.
picture-face-down = zakryta
picture-start = reguła rozpoczynająca (czerwona)

## Beside the name of a seat, in small print

picture-you = ty
picture-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
picture-you-and-points = { picture-you } · { picture-points }

## On pills beside a seat: the shorter, the better

picture-out = odpada
picture-leads = prowadzi: { $count }
picture-has = ma { $count }
picture-turn = teraz gra
picture-wins = wygrywa

## Above rows of cards; $count is how many there are

picture-palette = Paleta · { $count }
picture-hand = Ręka · { $count }
picture-under = Pod spodem · { $count }
picture-deck-open = Talia, od wierzchu · { $count }
picture-deck-known = Znane na wierzchu talii · { $count }

## Below the deck

picture-deck = { $count } w talii
picture-deck-empty = talia pusta
