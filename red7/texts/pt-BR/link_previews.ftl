### What messengers and social networks show of a link to a page.

## Any page but a table

link-preview-page-title = Red7: um jogo de cartas rápido para 2 a 4 pessoas
link-preview-page-text = Sete cores, sete regras. Termine cada turno vencendo, senão você está fora. No navegador, com amigos ou bots, sem conta.

## A table

link-preview-invitation-title = Topa uma partida de Red7?
link-preview-invitation-text = O link abre a mesa no navegador: sem conta e sem instalar nada. Um jogo de cartas rápido para 2 a 4 pessoas.

## The picture of both

link-preview-picture = Um leque de sete cartas, uma de cada cor, abaixo do nome Red7
