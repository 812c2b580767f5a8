### Por que algo não dá: o que as regras recusam (why-) e todo o resto (problem-).

## Por que as regras recusam um passo

why-unknown = esse passo não existe
why-not-your-turn = não é o seu turno
why-finished = o turno acabou
why-owes = { $number ->
    [1] primeiro faça o que o { $cause } pede: tire uma carta de outra paleta
    [5] primeiro faça o que o { $cause } pede: jogue outra carta na sua paleta
   *[7] primeiro faça o que o { $cause } pede: mova uma carta da sua paleta para o baralho ou para a tela
}
why-not-in-hand = esta carta não está na sua mão
why-palette-done = só uma carta por turno na paleta
why-canvas-done = você já pôs uma carta na tela
why-losing = { COLOR($color) }: não pode, pois você não estaria vencendo
why-hopeless = depois disso você não teria como terminar o turno vencendo, o que esta edição exige
why-bound = você jogou o { $cause }: este turno só pode terminar com você vencendo
why-no-action = nenhuma carta recém-jogada permite isso
why-not-there = esta carta não está em nenhuma paleta de onde possa ser tirada
why-fewer-cards = quem tem esta carta tem menos cartas na paleta do que você
why-no-draw = você não tem direito a comprar agora
why-nothing-done = turno sem carta conta como desistência
why-too-late = só dá para desistir no começo do turno

## O que mais não dá, ou deu errado

problem-not-your-seat = Este lugar não é seu.
problem-not-your-turn = Não é o turno deste lugar.
problem-behind = O jogo avançou nesse meio-tempo. Confira a mesa.
problem-illegal = As regras não permitem isso.
problem-no-deal = Não há rodada para começar agora.
problem-no-steps = Um turno precisa de pelo menos um passo.
problem-unknown-table = Esta partida não está aqui; talvez tenha sido apagada.
problem-already-open = A mesa já foi montada.
problem-player-count = Red7 é para 2 a 4 pessoas, não { $count }.
problem-bad-name = { $why ->
    [long] Este nome é longo demais.
    [nothing] Este nome aparece vazio: precisa de uma letra, um número ou um emoji.
   *[hidden] Este nome tem um caractere invisível, como os que invertem o texto.
}
problem-no-player = Uma partida precisa de pelo menos um lugar que não seja de um bot.
problem-unknown-bot = Não existe o bot { $text }; existem { $names }.
problem-unknown-seat = Não existe o lugar { $seat }.
problem-unknown-moment = Não existe o turno { $turn } na rodada { $round }.
problem-over = A partir daí não há mais nada para jogar.
problem-not-over = Isso só fica disponível quando a partida acabar.
problem-uploaded = Ninguém está jogando esta partida; comece uma nova ou continue a partir de um turno.
problem-no-turns = Não há turno para analisar.
problem-one-device = Todo mundo nesta partida joga no mesmo aparelho.
problem-no-person = Não há ninguém nesse lugar.
problem-started = A partida já começou; isso não pode mais ser mudado.
problem-seat-taken = Alguém já está neste lugar.
problem-seats-taken = Já há mais gente à mesa do que esse número de lugares.
problem-free-seats = Pelo menos dois lugares precisam estar ocupados: convide alguém ou ponha bots nos lugares livres.
problem-removed = Você não pode entrar nesta mesa.
problem-was-removed = Quem é host removeu você desta mesa.
problem-watching-ended = Você não pode mais assistir a esta mesa. Peça um novo link a alguém da mesa.
problem-no-invitation = Este link não dá direito a um lugar. Peça o convite da mesa.
problem-already-seated = Você já tem um lugar nesta mesa.
problem-held-another = Você jogou em outro lugar nesta rodada. Espere ela acabar.
problem-match-over = A partida acabou.
problem-not-started = A partida ainda não começou.
problem-not-host = Só quem é host da mesa pode fazer isso.
problem-not-away = { $count ->
    [one] Só dá para fazer isso depois de { $count } segundo de ausência.
   *[other] Só dá para fazer isso depois de { $count } segundos de ausência.
}
problem-stand-in = Um bot está jogando neste lugar. Primeiro, retome o lugar.
problem-no-stand-in = Nenhum bot está jogando neste lugar.
problem-timed-out = O tempo acabou; um bot joga este turno.
problem-not-due = É cedo demais, ou tarde demais.
problem-bad-clock = O relógio vai de 0 a { $most } segundos.
problem-bad-pause = O tempo de ausência vai de 0 a { $most } segundos.
problem-rematch-named = Já existe uma mesa para a revanche.
problem-unknown-reaction = Essa reação não existe.
problem-unknown-face = Essa figura não existe.
problem-too-fast = Quantas reações! Espere um pouquinho.
problem-spectators-quiet = Nesta mesa, os espectadores não podem reagir.
problem-no-hints = Nesta mesa se joga sem dicas.
# Whoever runs the server has switched this off.
problem-no-lobby = Este servidor não tem mesas abertas. Convide amigos para uma mesa sua.
problem-no-uploads = Este servidor não aceita registros de partidas.
problem-transfer-over = Este link já foi usado ou tem mais de dez minutos. Crie outro.
problem-already-here = Este é o aparelho de origem. Abra o link no outro.
problem-moved = Suas partidas foram para outro aparelho.
problem-deleted = Tudo sobre você aqui foi apagado.
problem-has-games = Este aparelho já tem partidas próprias, que seriam perdidas. Apague-as primeiro ou use outro navegador.
problem-busy = Já há dicas a caminho.
problem-bad-id = Um id tem de 1 a { $most } caracteres.
problem-protocol = Este servidor fala o protocolo { $ours }, não o { $yours }; recarregue a página.
problem-no-token = Este navegador não guarda cookies deste site, então nenhum lugar pode ser seu: permita os cookies e recarregue a página.
problem-malformed = Não deu para entender: { $text }
problem-too-large = { $what ->
    [rounds] Um registro com mais de { $most } rodadas é mais longo que qualquer partida.
   *[bytes] Aqui cabem no máximo { $most } kB.
}
problem-quota = { $what ->
    [uploads] Você tem { $most } registros importados, o máximo que este servidor guarda para uma pessoa. Apague alguns em “Minhas partidas”.
    [running] Você tem { $most } partidas em andamento, o máximo que este servidor guarda para uma pessoa. Termine ou apague algumas em “Minhas partidas”.
   *[games] Você tem { $most } partidas, o máximo que este servidor guarda para uma pessoa. Apague algumas em “Minhas partidas”.
}
problem-not-utf-8 = Isto não é um texto em UTF-8.
problem-bad-record = { $turn ->
    [0] Não dá para ler a linha { $line } deste registro: { $text }
   *[other] Não dá para ler a linha { $line } deste registro (rodada { $round }, turno { $turn }): { $text }
}
problem-bad-host = A solicitação não indica corretamente a qual servidor se destina.
problem-host = { $text } não é um nome deste servidor.
problem-origin = Uma página de outro site não pode fazer isso.
problem-unfinished = Demorou demais para chegar aqui. Verifique sua conexão e tente de novo.
problem-crowded = No momento chegam dados demais da sua rede. Tente de novo em um minuto.
problem-too-many-requests = { $count ->
    [one] São pedidos demais de uma vez. Tente de novo em { $count } segundo.
   *[other] São pedidos demais de uma vez. Tente de novo em { $count } segundos.
}
problem-unknown-address = Não há nada em { $text }.
problem-unknown-method = Não dá para fazer isso com { $text }.
problem-failed = Algo deu errado por aqui; o erro foi registrado.
problem-storage = { $why ->
    [full] Não deu para salvar: o disco está cheio. Libere espaço e tente de novo.
    [damaged] O arquivo das partidas está danificado. Quem cuida deste servidor pode colocar uma cópia de segurança no lugar.
    [gone] O arquivo das partidas foi movido ou substituído. Nada mais será salvo até que quem cuida deste servidor o coloque de volta.
   *[other] { $work ->
        [read] Não dá para ler as partidas agora. Tente de novo daqui a pouco.
       *[write] Não deu para salvar agora. Tente de novo daqui a pouco.
    }
}
problem-damaged = { $why ->
    [missing] Não dá para ler esta partida: falta uma parte dela.
    [newer] Esta partida foi jogada com um Red7 mais novo: atualize este aqui.
   *[other] Não dá para ler esta partida: { $text }
}

## A página ainda não foi gerada

site-not-built = As páginas ainda não foram geradas. Execute { $command } e recarregue.
