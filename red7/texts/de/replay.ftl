### Wiederholungen und Analysen von Spielen.

## Eine Wiederholung

replay-title = Wiederholung
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt vor
replay-turn-back = Ein Zug zurück
replay-turn-forward = Ein Zug vor
replay-play = Abspielen
replay-pause = Pause
replay-position = Schritt { $step } von { $steps }
replay-where = Runde { $round }, Zug { $turn }
replay-to-move = { $who ->
    [you] Runde { $round }, Zug { $turn }: Du bist dran
   *[other] Runde { $round }, Zug { $turn }: { $name } ist dran
}
replay-round-over = Runde { $round }, vorbei nach { $turn ->
    [one] { $turn } Zug
   *[other] { $turn } Zügen
}
replay-who = { $name }:
replay-turn-ends = Ende des Zuges
replay-out = · ausgeschieden
replay-open = Alle Handkarten offen
replay-own = Von meinem Platz aus
replay-download = Herunterladen
replay-review = Analyse
replay-resume = Zurück zum Spiel
replay-link = Link kopieren
replay-link-copied = Der Link zu diesem Moment ist kopiert.
replay-link-field = Link zu diesem Moment

## Von einem Moment an weiterspielen

branch-title = Von hier an weiterspielen
branch-text = Ein neues Spiel ab dem Beginn dieses Zuges, gegen Bots.
branch-text-same = Ein neues Spiel ab dem Beginn dieses Zuges, gegen dieselben Bots.
branch-seat = Dein Platz
branch-bot = Für die anderen spielt
branch-go = Spielen

## Eine Analyse

review-title = Analyse
review-working = Alle Züge werden geprüft …
review-graph = Gewinnchance für die Partie nach jedem Zug
review-graph-text = Gewinnchance für die Partie nach jedem Zug. { $text }
review-graph-line = { $name }: von { PERCENT($share) } auf { PERCENT($last) }.
review-graph-round = R{ $round }
review-given = { PERCENT($share) } verschenkt
review-kind-folded-early = Zu früh gepasst
review-kind-stayed-late = Passen versäumt
review-kind-wrong-rule = Die falsche Regel
review-kind-spent-too-much = Zu viele Karten verbraucht
review-kind-held-back = Karten zurückgehalten
review-kind-wrong-card = Die falsche Karte
review-kind-folded-early-text = Es gab einen Zug, der sich gelohnt hätte.
review-kind-stayed-late-text = Passen wäre besser gewesen.
review-kind-wrong-rule-text = Der bessere Zug endet unter einer anderen Regel.
review-kind-spent-too-much-text = Weniger Karten hätten gereicht.
review-kind-held-back-text = Mehr Karten zu spielen hätte sich gelohnt.
review-kind-wrong-card-text = Dieselbe Regel, aber mit einer anderen Karte.
review-shown = Dieser Zug
review-again = Hier neu versuchen
review-others = Züge der anderen ({ $count })
review-previous = Voriger Fehler
review-next = Nächster Fehler
review-turn = Runde { $round }, Zug { $turn }: { $name }
review-mark = Runde { $round }, Zug { $turn }: { $name }: { $quality }, { PERCENT($share) } verschenkt
review-better = Besser
review-turning = Der Wendepunkt
review-counts = { $who ->
    [you] Deine Züge: { $mistakes ->
        [0] keine Fehler
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }, { $blunders ->
        [0] keine Patzer
        [one] { $blunders } Patzer
       *[other] { $blunders } Patzer
    }, { $doubtful ->
        [0] keine fraglichen
        [one] { $doubtful } fraglicher
       *[other] { $doubtful } fragliche
    }
   *[other] Alle Züge: { $mistakes ->
        [0] keine Fehler
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }, { $blunders ->
        [0] keine Patzer
        [one] { $blunders } Patzer
       *[other] { $blunders } Patzer
    }, { $doubtful ->
        [0] keine fraglichen
        [one] { $doubtful } fraglicher
       *[other] { $doubtful } fragliche
    }
}
review-none = { $who ->
    [you] Keine nennenswerten Fehler von dir.
   *[other] Keine nennenswerten Fehler.
}
review-accounts = Was Können und Glück ausmachten
review-account-start = Am Anfang
review-account-given = Verschenkt
review-account-received = Von den anderen
review-account-deals = Glück beim Austeilen
review-account-draws = Ziehen und was andere hatten
review-account-held = Was die anderen hatten
review-account-end = Am Ende
review-luck = { $state ->
    [drawn] Jede Spalte ergibt zusammen die Chance am Ende. Glück beim Austeilen: ob die ausgeteilten Karten günstig für dich waren. Das übrige Glück: was vom Nachziehstapel kam und was die anderen tatsächlich auf der Hand hatten.
   *[none] Jede Spalte ergibt zusammen die Chance am Ende. Glück beim Austeilen: ob die ausgeteilten Karten günstig für dich waren. In diesem Spiel wurde nichts gezogen: Das übrige Glück ist, was die anderen tatsächlich auf der Hand hatten.
}
review-share = { PERCENT($share) }
review-gain = +{ PERCENT($share) }
