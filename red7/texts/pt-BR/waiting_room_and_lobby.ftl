### Jogar com amigos, antes e ao redor da mesa: sala de espera, mesas abertas, outro aparelho.

## A primeira página

friends-play = Jogar com amigos
friends-your-turn = Seu turno
friends-tables = Mesas abertas

games-not-begun = ainda não começou
games-delete-friends = Ela só sai da sua lista; as outras pessoas continuam com ela.

## Lugares

seat-free = Lugar livre
seat-kept = Reservado para { $name }
seat-you = Você
seat-host = Host
seat-bot = Bot
seat-program = Programa
seat-away = Ausente

## A sala de espera

room-title = Esperando a turma chegar
room-invited = { $name } convida você para jogar Red7
room-begun = Esta partida já começou
room-taken = Lugares ocupados: { $count } de { $most }.
room-all = Todos os lugares estão ocupados.
room-all-host = Todo mundo chegou. Comece quando quiser.
room-all-guest = Todo mundo chegou. Agora é só { $name } iniciar a partida.
room-fills = Se ninguém chegar em meio minuto, bots ocupam os lugares livres.
room-seats = Lugares
room-sit = Sentar aqui
room-sit-number = Sentar aqui: lugar { $number }
room-bot-sit = Ficar com este lugar
room-bot-sit-number = Ficar com este lugar: lugar { $number }
room-stand = Levantar
room-rename = Nome e figura
room-rename-save = Salvar
# The picture that stands beside a player's name: a button, and the heading of what there is to choose.
face-yours = Sua figura
# No drawing: the letter that a name begins with.
face-none = Sua inicial
# Names of the drawings, for screen readers.
face-cat = Gato
face-fox = Raposa
face-rabbit = Coelho
face-bear = Urso
face-owl = Coruja
face-frog = Sapo
face-fish = Peixe
face-whale = Baleia
face-snail = Caracol
face-boat = Barco
face-teapot = Bule
face-cactus = Cacto
room-watch-closed = Não dá para assistir a esta mesa.
room-choice = Quem fica no lugar { $number }
room-remove = Remover
room-remove-name = Remover { $name }
room-remove-title = Remover { $name }?
room-remove-text = { $name } não poderá voltar a esta mesa, e o link muda: os que você já enviou deixam de funcionar.
room-remove-no = Manter
room-host = Tornar host
room-host-name = Tornar host: { $name }
room-take-host = Virar host
room-free = { $count ->
    [one] { $count } lugar livre: espere mais alguém ou ponha um bot.
   *[other] { $count } lugares livres: espere mais gente ou ponha bots.
}
room-start-now = Comece com quem está aqui ou ponha bots nos lugares livres.
room-fill = Pôr bots e começar
room-agreed = Como vamos jogar
room-change = Mudar regras e opções
room-number = Número de lugares

## Um link para enviar ou escanear

link-title = Convidar amigos
link-text = Quem tiver este link pode entrar. Não precisa de conta.
link-field = O link
link-copy = Copiar link
link-copied = Copiado.
link-share = Compartilhar…
link-code = Ampliar o código
link-code-title = Escaneie com a câmera
link-local = Este link só funciona neste computador. Para mais gente entrar, abra o Red7 com “red7 serve --host 0.0.0.0” e acesse o endereço de rede que aparecer.

## O que a mesa combinou

agreed-edition = Edição { $text }
agreed-clock = Relógio
agreed-clock-none = Sem relógio
agreed-clock-turn = Tempo fixo por turno
agreed-clock-bank = Tempo para a partida toda
agreed-turn-time = Tempo por turno
agreed-bank-time = Tempo para a partida
agreed-increment = Acréscimo por turno
agreed-out-of-time = Quando o tempo acabar
agreed-bot = Um bot joga o turno
agreed-fold = Conta como desistência
agreed-is-turn = { $text } por turno
agreed-is-bank = { $text } para a partida toda
agreed-is-increment = { $text } para a partida toda e mais { $next } a cada turno
agreed-is-out = { $what ->
    [fold] Se o tempo de alguém acabar, conta como desistência
   *[bot] Se o tempo de alguém acabar, { $name } joga aquele turno
}
agreed-help = Ajuda para todo mundo
agreed-help-hints = Marcas, prévias e dicas
agreed-help-marks = Marcas e prévias, sem dicas
agreed-help-none = Sem ajuda
agreed-pause = Tempo de ausência até um bot poder jogar
agreed-stand-in = Bot que joga por quem se ausenta
agreed-is-away = { $name } pode jogar no lugar de quem se ausentar por { $text }
agreed-watching = Outras pessoas podem assistir
agreed-late = Quem chegar depois pode ficar com o lugar de um bot
agreed-public = Todo mundo neste servidor vê a mesa na lista
agreed-no-watching = Ninguém pode assistir
agreed-spectators = Quem assiste pode reagir
agreed-no-spectators = Quem assiste não pode reagir
agreed-no-late = Os bots não cedem seus lugares
duration-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
duration-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}

## Quem chega depois

late-watching = Você está assistindo.
late-sit = Sentar
late-text = Um bot está jogando neste lugar; você continua daqui.
late-seat = Lugar
late-seat-of = Lugar { $number }: { $name }

## As mesas abertas a todo mundo

lobby-title = Mesas abertas
lobby-more = Mostrar mais
lobby-none = Nenhuma mesa aberta agora.
lobby-none-text = Com “Qualquer mesa serve” você abre uma. A sua mesa aparece aqui quando for aberta a todo mundo.
lobby-free = { $count ->
    [one] { $rules } · { $count } lugar livre
   *[other] { $rules } · { $count } lugares livres
}
lobby-running = { $rules } · em andamento
lobby-language = · { $text }
lobby-sit = Sentar
lobby-watch = Assistir
lobby-sit-names = Sentar: { $names }
lobby-watch-names = Assistir: { $names }
lobby-anywhere = Qualquer mesa serve
lobby-anywhere-text = Você vai para uma mesa onde alguém está esperando. Se não houver nenhuma, bots ocupam os lugares livres depois de meio minuto.

## Para outro aparelho

move-title = Continuar em outro aparelho
move-text = Abra este link no outro aparelho ou escaneie o código. O link funciona uma vez só: seu lugar passa para lá, e aqui você assiste.
move-which = Quais lugares?
move-make = Criar o link
move-short = Vale por dez minutos.
move-done = Agora o lugar está no outro aparelho.
move-all-title = Levar tudo comigo
move-all-text = Abra este link em outro aparelho ou escaneie o código. Depois disso, você pode jogar também por lá, com os mesmos lugares, partidas e resultados.
move-all = Levar tudo comigo para outro aparelho
forget-me = Apagar tudo sobre mim
forget-me-title = Apagar tudo sobre você?
forget-me-goes = Suas partidas, seus resultados e seus lugares são apagados deste servidor para sempre, e seu nome junto. Este navegador começa do zero.
forget-me-stays = As partidas que outras pessoas também têm ficam com elas, mas sem o seu nome. Se alguma ainda estiver em andamento, um bot continua no seu lugar. Os registros que alguém baixou não estão aqui e ficam como estão.
forget-me-do = Apagar tudo
forget-me-keep = Manter tudo

## A página aonde esse link leva

take-title = Continuar aqui
take-text = Este link traz um lugar, ou tudo o que é seu, de outro aparelho para este. Só funciona uma vez.
take-go = Trazer para cá
take-going = Um momento…
take-empty = Este link está incompleto. Copie-o inteiro ou escaneie o código de novo.
