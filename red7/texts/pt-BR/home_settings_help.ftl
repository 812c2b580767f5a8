### As páginas ao redor da mesa: início, regras à escolha, minhas partidas, configurações, ajuda.

## Em toda parte

app-name = Red7
app-tagline = Sete cores, sete regras. Termine cada turno vencendo, senão você está fora.
page-title = { $title } · Red7
page-missing = Não há nada aqui.
page-reload = Recarregar
nav-new = Nova partida
nav-games = Minhas partidas
nav-results = Seus resultados
nav-help = Ajuda
nav-help-key = Ajuda (?)
nav-settings = Configurações
nav-menu = Menu
nav-close = Fechar
nav-home = Red7: nova partida
nav-sound-on = Som ligado
nav-sound-off = Som desligado

## Uma nova partida

new-title = Nova partida
new-you = Seu nome
new-opponents = Oponentes
new-opponent = Oponente { $number }
new-add = + Adicionar oponente
new-remove = Remover { $name }
new-remove-unnamed = Remover pessoa { $number }
new-person = Alguém neste aparelho
new-person-name = Nome da pessoa { $number }
new-rules = Regras
new-more = Mais opções e edições
new-edition = Edição das regras
new-start = Começar
new-starting = Distribuindo…
new-continue = Continue de onde parou
new-bot = { $name } · nível { $level } de { $levels }

## As regras em quatro frases

intro-title = Primeira vez?
intro-1 = Você tem cartas na mão e uma paleta à sua frente. A carta do topo da pilha central, a tela, diz qual regra está em vigor.
intro-2 = No seu turno, jogue uma carta na sua paleta, ou ponha uma na tela para mudar a regra, ou faça as duas coisas.
intro-3 = No fim do seu turno, você precisa estar vencendo pela regra em vigor. Se não estiver, está fora. Vence quem ficar até o fim.
intro-4 = O número maior vence; com números iguais, a cor mais próxima do vermelho. A mesa marca toda carta que pode manter você na rodada.

## Regras à escolha

preset-basic = Básico
preset-basic-text = Para as primeiras partidas: uma rodada de poucos minutos. Vence quem ficar até o fim.
preset-advanced = Avançado
preset-advanced-text = Para uma partida completa: várias rodadas valendo pontos, e cartas altas na tela dão direito a comprar outra.
preset-expert = Avançado com efeitos
preset-expert-text = Para quem já conhece as sete regras: como no avançado, e as cartas ímpares têm efeitos.
preset-own = Personalizado
switch-draw = Compra
switch-draw-text = Uma carta na tela com número maior que o total de cartas da sua paleta dá direito a comprar outra.
switch-scoring = Pontuação
switch-scoring-text = { $two ->
    [one] Quem vence a rodada pontua com as cartas que valem. Para vencer a partida: { $two } ponto com 2 pessoas, { $three } com 3 e { $four } com 4.
   *[other] Quem vence a rodada pontua com as cartas que valem. Para vencer a partida: { $two } pontos com 2 pessoas, { $three } com 3 e { $four } com 4.
}
switch-actions = Efeitos
switch-actions-text = Cartas ímpares têm um efeito quando são jogadas na paleta.
edition-v1-2 = v1.2: inglês, alemão, português, espanhol (América Latina)
edition-v1-2-fr = v1.2 francesa: a compra é obrigatória
edition-v1-2-it = v1.2 italiana: mesmo um 1 que não salva tira uma carta
edition-pl-2021 = Polonesa 2021: nada de 1 ou 7 que não salve
edition-v1-3 = v1.3 espanhola: dá para pôr carta na tela mesmo perdendo
edition-differs-compulsory-draw = Quando uma carta dá direito a comprar, a compra é obrigatória.
edition-differs-seven-wins-at-once = Se um 7 põe uma carta na tela, basta estar vencendo no fim do turno.
edition-differs-seven-draws = Uma carta que um 7 põe na tela nunca dá direito a comprar.
edition-differs-hopeless-banned = Só se pode jogar um 1 ou um 7 se for possível terminar o turno vencendo.
edition-differs-hopeless-one-takes = Um 1 tira uma carta mesmo que você não tenha como terminar o turno vencendo.
edition-differs-losing-canvas = Você pode pôr uma carta da mão na tela mesmo que isso não deixe você vencendo: a regra muda, e você está fora no fim do turno.
edition-alike = Com as regras escolhidas aqui, joga-se como na v1.2.

## Minhas partidas

games-title = Minhas partidas
games-running = Em andamento
games-finished = Terminadas
games-unreadable = Não dá para mostrar
games-none = Nenhuma partida ainda.
games-continue = Continuar
games-replay = Replay
games-delete = Apagar
games-delete-title = Apagar esta partida?
games-delete-text = Não dá para recuperar depois.
games-keep = Manter
games-upload = Importar um registro
games-upload-text = Uma partida em formato de texto, para rever, analisar ou continuar.
games-upload-failed = O Red7 não consegue ler este registro. Escolha um arquivo salvo com “Baixar”. ({ $text })
games-line = { $rules } · { $standing }
games-line-date = { $rules } · { $standing } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
games-fork = derivada
games-record = importada
games-filter = Filtrar
games-filter-count = { $count ->
    [one] { $count } de { $most } partidas
   *[other] { $count } de { $most } partidas
}
games-filter-none = Nenhuma partida assim.
games-filter-clear = Mostrar todas
games-any = Tudo
games-state = Situação
games-opponent = Oponente
games-preset = Regras
games-result = Resultado
games-origin = Origem
games-result-won = Vitória
games-result-lost = Derrota
games-opponent-person = Pessoas
games-origin-new = Começada aqui
games-origin-fork = Derivada
games-origin-record = Importada
games-more = { $count ->
    [one] Mostrar mais (falta { $count })
   *[other] Mostrar mais (faltam { $count })
}
games-until = { $state ->
    [running] Será apagada em { DATETIME($date, dateStyle: "medium") } se ninguém continuar
   *[finished] Será apagada em { DATETIME($date, dateStyle: "medium") }
}
games-round = { $state ->
    [yours] rodada { $round } · seu turno
    [between] rodada { $round } · entre rodadas
   *[others] rodada { $round }
}
games-won = { $winner ->
    [you] vitória sua
   *[other] vitória de { $names }
}
games-won-shared = vitória sua e de { $names }
games-which = { $names } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }

## Configurações

settings-title = Configurações
settings-language = Idioma
settings-theme = Tema claro ou escuro
settings-theme-auto = Igual ao sistema
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-pace = Ritmo dos oponentes
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-instant = Instantâneo
settings-confirm = Pedir confirmação a cada turno
settings-marks = Marcar as cartas que me mantêm na rodada
settings-hide-links = Ocultar links de convite (útil ao compartilhar a tela)
settings-sound = Som
settings-haptics = Vibrar no meu turno e no fim

## Um embaralhamento honesto

fair-title = Embaralhamento honesto
fair-text = Antes de cada rodada, a mesa mostra uma impressão digital (SHA-256) do embaralhamento. Quando a rodada acaba, ela mostra o sal e as cartas usados no cálculo, para você conferir que nada foi mudado.
fair-opened = A impressão digital foi calculada com isto:

## Ajuda

help-title = Ajuda
help-keys = Teclas
help-rules = Como se joga Red7
help-sevens = As sete regras
help-order = O número maior vence. Com números iguais, o Vermelho ganha do Laranja, e assim por diante até o Violeta.
help-marks = Debaixo de uma carta da mão, um ponto cheio quer dizer que ela mantém você na rodada; um anel, que ela faz isso junto com outra carta. Nas paletas, as cartas levantadas, com contorno, são as que valem na regra em vigor.
help-new = Um canto branco marca uma carta nova desde o seu último turno.
help-advanced = Compra e pontuação (avançado)
help-actions = Efeitos das cartas ímpares
help-action = { $number ->
    [1] Uma carta de outra paleta vai para o topo do baralho; não vale tirar de quem tem menos cartas na paleta do que você.
    [3] Compre uma carta.
    [5] Jogue outra carta na sua paleta e aplique o efeito dela.
   *[7] Uma carta da sua paleta vai para o baralho ou para a tela.
}
help-key-cards = escolher uma carta da mão
help-key-move = ir de carta em carta
help-key-palette = para a sua paleta
help-key-canvas = para a tela
help-key-deck = para o baralho
help-key-end = terminar o turno
help-key-back = desfazer
help-key-hint = dica
help-key-fold = desistir
help-key-skip = adiantar
help-key-log = histórico
help-key-help = esta ajuda
help-key-escape = soltar a carta, fechar
help-key-replay = no replay: um passo para trás ou para a frente; com Shift, um turno

## O que dá errado na própria página

problem-unknown = Não deu certo ({ $code }). Confira e tente de novo, ou recarregue a página.
problem-network = O servidor não responde. O Red7 ainda está aberto?
problem-stale = O servidor não reconhece mais esta página. Recarregue.

## Onde não há JavaScript

site-no-script = O Red7 precisa de JavaScript, que está desligado aqui. Permita-o neste site e recarregue a página.
