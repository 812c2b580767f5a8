### A página das regras, que também é uma folha para imprimir.

rules-link = Regras
rules-new-tab = abre em outra aba
rules-title = Regras do Red7
rules-print = Imprimir
rules-contents = Nesta página

## O objetivo e a preparação

rules-aim = Objetivo
rules-aim-text = Fique na rodada até o fim. Sempre que o seu turno termina, você precisa estar vencendo pela regra em vigor naquele momento; se não estiver, está fora da rodada.
rules-setup = Preparação
rules-setup-cards = Jogam de 2 a 4 pessoas, com 49 cartas: os números de 1 a 7 em sete cores.
rules-setup-deal = Embaralhe. Cada pessoa recebe sete cartas na mão e mais uma, virada para cima, que dá início à paleta.
rules-setup-canvas = A carta “Jogando com o Vermelho” inicia a tela, a pilha no centro da mesa. A carta do topo dessa pilha diz qual regra está em vigor. As outras cartas, viradas para baixo, são o baralho.
rules-setup-first = Procure a carta mais alta entre as paletas. Começa quem estiver à esquerda de quem tem essa carta, e o jogo segue em sentido horário.

## Um turno

rules-turn = O turno
rules-turn-text = No seu turno, escolha uma destas opções:
rules-turn-palette = Jogue uma carta da mão na sua paleta, virada para cima.
rules-turn-canvas = Ponha uma carta da mão na tela: passa a valer a regra da cor dela.
rules-turn-both = Faça as duas coisas: primeiro a paleta, depois a tela.
rules-turn-fold = Desista: não faça nada e fique fora da rodada. Com a mão vazia, é a única opção.
rules-turn-end = Se você não estiver vencendo no fim do seu turno, está fora. Sua mão e sua paleta são viradas para baixo e não valem para ninguém. Assim que restar só uma pessoa, ela vence a rodada; a partida básica tem uma só rodada.

## As sete regras

rules-lead = Você está vencendo se a sua paleta tem mais cartas que valem na regra em vigor do que qualquer outra paleta ainda na rodada. Nos exemplos, as cartas que valem têm um contorno.
rules-counts = { $color ->
    [R] Compare a carta mais alta de cada paleta.
    [O] Valem as cartas com o mesmo número, de qualquer cor.
    [Y] Valem as cartas da mesma cor: qualquer cor, não só o amarelo.
    [G] Valem os números 2, 4 e 6, de qualquer cor.
    [B] Cada cor vale uma vez, com a sua carta mais alta.
    [I] Valem os números em sequência, de qualquer cor. Cada número vale uma vez, com a sua carta mais alta; depois do 7 não vem o 1.
   *[V] Valem os números 1, 2 e 3, de qualquer cor.
}

## Empates

rules-ties = Empates
rules-ties-text = Se duas paletas têm a mesma quantidade de cartas que valem, compare a carta mais alta entre as que valem em cada uma. As demais não importam.
rules-ties-sets = Uma carta sozinha já é um grupo ou uma sequência. Se a sua paleta tem dois grupos ou duas sequências do mesmo tamanho, vale o conjunto com a carta mais alta.
rules-ties-none = Se nenhuma carta sua vale, você não está vencendo.

## Compra e pontuação

rules-draw-more = Uma carta que você jogou na paleta neste turno também conta no total. Se o baralho estiver vazio, nada acontece.
rules-scoring-more = Cada carta vale o seu número em pontos. Ela fica com quem venceu e não volta nas próximas rodadas; as outras são embaralhadas para a seguinte. Se não houver cartas suficientes para distribuir, vence quem tiver mais pontos.

## Efeitos

rules-actions-text = Se você joga uma carta ímpar na sua paleta, precisa aplicar o efeito dela, se for possível. Depois, ainda pode pôr uma carta da mão na tela.
rules-actions-more = Você pode jogar um 3 mesmo sem estar vencendo: a carta comprada, posta na tela, talvez salve você. Os efeitos também podem ser usados no jogo básico.

## O que dizem as edições

rules-editions = Onde as edições diferem
rules-editions-text = Os manuais impressos divergem em alguns pontos. Veja o que diz o manual que você escolher.
rules-book = Fonte: { $text }
rules-book-v1-2 = Manual v1.2 em cinco idiomas (menos as páginas em italiano), manual brasileiro v1.02
rules-book-v1-2-fr = Manual francês v1.2 (2014)
rules-book-v1-2-it = Manual v1.2 em cinco idiomas, páginas em italiano
rules-book-pl-2021 = Manual polonês (2021)
rules-book-v1-3 = Manual espanhol v1.3 (Espanha)
rules-point-losing-canvas = { $state ->
    [yes] Você pode pôr uma carta da mão na tela mesmo que isso não deixe você vencendo: a regra muda, e você está fora.
   *[no] Você só pode pôr uma carta da mão na tela se isso deixar você vencendo.
}
rules-point-compulsory-draw = { $state ->
    [yes] A compra é obrigatória.
   *[no] Você pode abrir mão da compra.
}
rules-point-hopeless-banned = { $state ->
    [yes] Um 1 ou um 7 só pode ser jogado se for possível terminar o turno vencendo, e então isso é obrigatório.
   *[no] Um 1 ou um 7 pode ser jogado mesmo que você não tenha como terminar o turno vencendo.
}
rules-point-hopeless-one-takes = { $state ->
    [yes] Um 1 tira uma carta mesmo que você não tenha como terminar o turno vencendo.
   *[no] Um 1 só pode tirar uma carta se, sem ela, for possível terminar o turno vencendo, e então isso é obrigatório.
}
rules-point-seven-wins-at-once = { $state ->
    [yes] Se um 7 põe uma carta na tela, você precisa estar vencendo na hora.
   *[no] Se um 7 põe uma carta na tela, basta estar vencendo no fim do turno.
}
rules-point-seven-draws = { $state ->
    [yes] Uma carta que um 7 põe na tela também pode dar direito a comprar.
   *[no] Uma carta que um 7 põe na tela nunca dá direito a comprar.
}
rules-passage = { $what ->
    [turn] Veja as opções do turno.
    [draw] Veja o trecho sobre a compra.
    [actions] Veja as notas sobre o 1 e o 7.
    [card-1] Veja a nota sobre o 1.
   *[card-7] Veja o texto do 7.
}
rules-otherwise = Diferente em: { $text }

## No pé da página

rules-unofficial = Red7 é um jogo de Carl Chudyk e Chris Cieslik, publicado pela Asmadi Games. Estas são as regras em nossas próprias palavras, não um texto oficial.
