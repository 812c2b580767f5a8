### Numa mesa com amigos que já começou: quem está, relógios, reações, o menu da mesa, assistir,
### e o que vem depois de uma rodada ou partida.

## Quem está

at-here = online
at-away = { $state ->
    [minutes] ausente há { $count } min
    [hours] ausente há { $count } h
    [days] { $count ->
        [one] ausente há { $count } dia
       *[other] ausente há { $count } dias
    }
   *[now] ausente
}
at-program = programa
at-host = host
at-let-bot = Pôr um bot no lugar de { $name }
at-is-away = { $name } está { at-away }.
at-bot-for-you = Um bot está jogando por você.
at-take-back = Retomar seu lugar
at-time-up = { $what ->
    [fold] Acabou o tempo: conta como desistência.
   *[bot] Acabou o tempo: um bot joga este turno.
}
at-you-watch = Você está assistindo.
at-watching = { $count ->
    [one] { $count } pessoa assistindo
   *[other] { $count } pessoas assistindo
}
at-connected = Você está online
at-reconnecting = { $state ->
    [yes] Reconectando; o que você fez está guardado e será enviado
   *[no] Reconectando…
}

## Relógios

at-clock = { $who ->
    [you] Seu tempo
   *[other] Tempo de { $name }
}
at-clock-left = { $count ->
    [one] Falta { $count } segundo.
   *[other] Faltam { $count } segundos.
}

## Ajuda

at-help = { $state ->
    [hints] Marcas e dicas
    [marks] Sem dicas
   *[none] Sem ajuda
}
at-turn = Paleta, tela ou as duas.
at-turn-laid = Continue ou termine seu turno.

## Reações

at-react = Reagir
at-reaction = { $name }: { $text }
reaction-hello = Oi!
reaction-thanks = Valeu!
reaction-well-played = Boa jogada!
reaction-lucky = Que sorte!
reaction-oops = Ops!
reaction-hurry = Sua vez!
reaction-thinking = Deixa eu pensar
reaction-wow = Uau!
reaction-laugh = Haha!
reaction-sad = Ah, não!
reaction-one-more = Mais uma?
reaction-good-game = Bom jogo!

## O menu da mesa

at-menu = Participantes e mesa
at-who = Quem está aqui
at-you = você
at-about = { $text }: { $name }
at-remove = Remover
at-remove-ask = Remover { $name }? Um bot fica com o lugar, e { $name } não poderá voltar. O link do convite muda.
at-make-host = Tornar host
at-take-host = Virar host
at-mute = Ocultar reações
at-mute-all = Ocultar todas as reações
at-rename = Seu nome
at-rename-go = Mudar
at-leave = Sair de vez
at-leave-ask = Sair de vez? Um bot fica com seu lugar.
at-yes = Sim
at-no = Não
at-invite = Copiar o convite
at-invite-watch = Copiar link para assistir
at-copied = Copiado.
at-link = Link
at-settings = Opções da mesa
at-set-help = Ajuda
at-set-pause = Tempo de ausência até um bot poder jogar
at-set-stand-in = Bot que joga por quem se ausenta
at-set-watching = Outras pessoas podem assistir
at-set-late = Quem chegar depois pode ficar com o lugar de um bot
at-set-public = Aparece na lista de mesas
at-setting = { $name }: { $text }
at-on = sim
at-off = não
at-notify = Avisar quando for meu turno
at-notify-refused = Este navegador não permite.

## Depois de uma rodada e de uma partida

at-next-soon = { $count ->
    [one] A próxima rodada começa em { $count } segundo.
   *[other] A próxima rodada começa em { $count } segundos.
}
at-next-asked = Falta gente: a próxima rodada começa quando alguém pedir.
at-evening = Partidas vencidas hoje
at-seats = Lugares na revanche
at-seats-same = todos ficam onde estão
at-seats-shifted = todos avançam um lugar
at-rematch-waits = A revanche está esperando você.
at-rematch-join = Entrar

## People

event-joined = { $who ->
    [you] Você entrou na mesa.
   *[other] { $name } entrou na mesa.
}
event-left = { $who ->
    [you] Você saiu da mesa.
   *[other] { $name } saiu da mesa.
}
event-removed = { $who ->
    [you] O host removeu você da mesa.
   *[other] O host removeu { $name } da mesa.
}
event-takes-seat = { $bot } fica com o lugar.
event-replaced = { $who ->
    [you] Agora { $bot } joga por você.
   *[other] Agora { $bot } joga por { $name }.
}
event-returned = { $who ->
    [you] Você voltou a jogar.
   *[other] { $name } voltou a jogar.
}
event-timed-out = { $who ->
    [you] Seu tempo acabou.
   *[other] O tempo de { $name } acabou.
}
event-bot-turn = { $bot } joga este turno.
event-host = { $who ->
    [you] Agora você é o host.
   *[other] Agora { $name } é o host.
}
event-offline = { $name } está offline.
event-online = { $name } está online de novo.
name-for = { $who ->
    [you] { $bot } por você
   *[other] { $bot } por { $name }
}
event-dropped = Enquanto você estava offline, um bot jogou o seu turno. O turno que você tinha enviado não valeu.
at-follow = Começou uma revanche.
at-follow-go = Assistir à revanche
at-followed = Agora você está assistindo à revanche.
at-sound-ask = Quer um som quando for a sua vez?
at-sound-yes = Ligar o som
at-sound-no = Não, obrigado
at-spectator = Da plateia
at-set-spectators = Quem assiste pode reagir
at-keep-watching = Continuar assistindo
