### O que se escreve nas imagens de posições (red7 show --svg). Lá os lugares têm números, a partir de 0.

## Para quem não vê a imagem

picture-title = Red7, { $text }
picture-to-move = { $name } joga agora.
picture-is-out = { $name } está fora.
picture-won = { $name } venceu a rodada.
picture-in-the-deck = Cartas no baralho: { $count }.
picture-face-down = virada para baixo
picture-start = Jogando com o Vermelho

## Ao lado do nome de um lugar

picture-you = você
picture-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
picture-you-and-points = { picture-you } · { picture-points }

## Ao lado de um lugar

picture-out = fora
picture-leads = vencendo com { $count }
picture-has = tem { $count }
picture-turn = joga agora
picture-wins = venceu

## Acima das fileiras de cartas

picture-palette = Paleta · { $count }
picture-hand = Mão · { $count }
picture-under = Debaixo dela · { $count }
picture-deck-open = Baralho, a partir do topo · { $count }
picture-deck-known = Vistas no topo do baralho · { $count }

## Abaixo do baralho

picture-deck = { $count } no baralho
picture-deck-empty = baralho vazio
