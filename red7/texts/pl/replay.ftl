### Replays and reviews of games.

## A replay

replay-title = Powtórka
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-turn-back = Tura wstecz
replay-turn-forward = Tura dalej
replay-play = Odtwarzaj
replay-pause = Pauza
replay-position = Krok { $step } z { $steps }
replay-where = Runda { $round }, tura { $turn }
replay-to-move = { $who ->
    [you] Runda { $round }, tura { $turn }: teraz ty
   *[other] Runda { $round }, tura { $turn }: teraz { $name }
}
replay-round-over = Runda { $round }, koniec po { $turn ->
    [one] { $turn } turze
    [few] { $turn } turach
    [many] { $turn } turach
   *[other] { $turn } tury
}
replay-who = { $name }:
replay-turn-ends = koniec tury
replay-out = · odpada
replay-open = Odkryj wszystkie ręce
replay-own = Z mojego miejsca
replay-download = Pobierz
replay-review = Analiza
replay-resume = Wróć do gry
replay-link = Kopiuj link
replay-link-copied = Skopiowano link do tego momentu.
replay-link-field = Link do tego momentu

## Playing on from a moment of a game

branch-title = Graj dalej stąd
branch-text = Nowa gra od początku tej tury, przeciwko botom.
branch-text-same = Nowa gra od początku tej tury, przeciwko tym samym botom.
branch-seat = Twoje miejsce
branch-bot = Za pozostałych gra
branch-go = Graj

## A review

review-title = Analiza
review-working = Sprawdzam każdą turę…
review-graph = Szansa na wygranie partii po każdej turze
review-graph-text = Szansa na wygranie partii po każdej turze. { $text }
review-graph-line = { $name }: od { PERCENT($share) } do { PERCENT($last) }.
review-graph-round = R{ $round }
review-given = strata { PERCENT($share) }
review-kind-folded-early = Za wczesny pas
review-kind-stayed-late = Trzeba było spasować
review-kind-wrong-rule = Nie ta zasada
review-kind-spent-too-much = Za dużo kart naraz
review-kind-held-back = Zbędne oszczędzanie
review-kind-wrong-card = Nie ta karta
review-kind-folded-early-text = Było zagranie, które się opłacało.
review-kind-stayed-late-text = Lepiej było spasować.
review-kind-wrong-rule-text = Lepsze zagranie zostawia inną zasadę.
review-kind-spent-too-much-text = Wystarczyło mniej kart.
review-kind-held-back-text = Opłacało się zagrać więcej kart.
review-kind-wrong-card-text = Ta sama zasada, ale z inną kartą.
review-shown = Ta tura
review-again = Zagraj to jeszcze raz
review-others = Tury pozostałych ({ $count })
review-previous = Poprzedni błąd
review-next = Następny błąd
review-turn = Runda { $round }, tura { $turn }: { $name }
review-mark = Runda { $round }, tura { $turn }: { $name }: { $quality }, strata { PERCENT($share) }
review-better = Lepiej
review-turning = Punkt zwrotny
review-counts = { $who ->
    [you] Twoje zagrania: { $mistakes ->
        [0] bez błędów
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
        [many] { $mistakes } błędów
       *[other] { $mistakes } błędów
    }, { $blunders ->
        [0] bez grubych błędów
        [one] { $blunders } gruby błąd
        [few] { $blunders } grube błędy
        [many] { $blunders } grubych błędów
       *[other] { $blunders } grubych błędów
    }, { $doubtful ->
        [0] bez wątpliwych
        [one] { $doubtful } wątpliwe
        [few] { $doubtful } wątpliwe
        [many] { $doubtful } wątpliwych
       *[other] { $doubtful } wątpliwych
    }
   *[other] Wszystkie zagrania: { $mistakes ->
        [0] bez błędów
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
        [many] { $mistakes } błędów
       *[other] { $mistakes } błędów
    }, { $blunders ->
        [0] bez grubych błędów
        [one] { $blunders } gruby błąd
        [few] { $blunders } grube błędy
        [many] { $blunders } grubych błędów
       *[other] { $blunders } grubych błędów
    }, { $doubtful ->
        [0] bez wątpliwych
        [one] { $doubtful } wątpliwe
        [few] { $doubtful } wątpliwe
        [many] { $doubtful } wątpliwych
       *[other] { $doubtful } wątpliwych
    }
}
review-none = { $who ->
    [you] Nie masz błędów wartych odnotowania.
   *[other] Nie ma błędów wartych odnotowania.
}
review-accounts = Ile dały umiejętności, a ile szczęście
review-account-start = Na początku
review-account-given = Własne straty
review-account-received = Od innych
review-account-deals = Szczęście w rozdaniu
review-account-draws = Dobieranie i ręce innych
review-account-held = Ręce innych
review-account-end = Na końcu
review-luck = { $state ->
    [drawn] Każda kolumna sumuje się do szansy na końcu. Szczęście w rozdaniu: czy rozdane karty ci sprzyjały. Reszta to już los: co przyszło z talii i co inni mieli na ręce.
   *[none] Każda kolumna sumuje się do szansy na końcu. Szczęście w rozdaniu: czy rozdane karty ci sprzyjały. W tej grze nikt nie dobierał kart: reszta to już los, czyli karty, które inni mieli na ręce.
}
review-share = { PERCENT($share) }
review-gain = +{ PERCENT($share) }
