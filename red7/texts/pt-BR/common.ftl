### O que a página e o terminal dizem: cores, cartas, regras, nomes, listas e números.
### Os termos das regras são os da caixa brasileira (ver o glossário).

## Cores e cartas

color-name = { $color ->
    [R] Vermelho
    [O] Laranja
    [Y] Amarelo
    [G] Verde
    [B] Azul
    [I] Anil
   *[V] Violeta
}
# Como na caixa: "6 Vermelho".
card-name = { $number } { color-name }

## As sete regras

rule = { $color ->
    [R] carta mais alta
    [O] mais do mesmo número
    [Y] mais de uma mesma cor
    [G] mais números pares
    [B] mais cores diferentes
    [I] a maior sequência
   *[V] mais números abaixo de 4
}
rule-named = { COLOR($color) }: { rule }

## Quem joga

# Sem gênero: nem "jogador" nem "jogadora".
player-unnamed = Participante { $number }
player-again = { $name } { $number }

## Bots

bot-random = Pip
bot-random-text = Joga o que der para não ficar de fora. Ideal para suas primeiras rodadas.
bot-thrifty = Tilly
bot-thrifty-text = Economiza cartas e não entrega nada de mão beijada.
bot-planner = Piet
bot-planner-text = Pensa no que guarda para depois.
bot-sampler = Sami
bot-sampler-text = Testa cada jogada em centenas de partidas imaginárias.
bot-scout = Skye
bot-scout-text = Pensa vários turnos à frente e adivinha sua mão pelo que você joga.

## Listas

list-two = { $first } e { $next }
list-middle = { $first }, { $next }
list-end = { $first } e { $next }

## Números

number-decimal = ,
number-group = .
number-percent = { $text }%

## A qualidade de um turno

review-quality-best = ótimo
review-quality-good = bom
review-quality-doubtful = duvidoso
review-quality-mistake = erro
review-quality-blunder = erro grave
