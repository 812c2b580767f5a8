### Die Seiten neben dem Tisch: Start, Regelwahl, meine Spiele, Einstellungen, Hilfe, Störungen.

## Überall

app-name = Red7
app-tagline = Sieben Farben, sieben Regeln. Wer am Ende des eigenen Zuges nicht führt, scheidet aus.
page-title = { $title } · Red7
page-missing = Hier ist nichts.
page-reload = Neu laden
nav-new = Neues Spiel
nav-games = Meine Spiele
nav-results = Deine Ergebnisse
nav-help = Hilfe
nav-help-key = Hilfe (?)
nav-settings = Einstellungen
nav-menu = Menü
nav-close = Schließen
nav-home = Red7: Neues Spiel
nav-sound-on = Ton an
nav-sound-off = Ton aus

## Ein neues Spiel

new-title = Neues Spiel
new-you = Dein Name
new-opponents = Wer spielt mit?
new-opponent = Gegenüber { $number }
new-add = + Noch jemand
new-remove = { $name } entfernen
new-remove-unnamed = Person { $number } entfernen
new-person = Jemand am Gerät
new-person-name = Name von Person { $number }
new-rules = Regeln
new-more = Mehr: Ausgaben und Optionen
new-edition = Ausgabe der Regeln
new-start = Los geht’s
new-starting = Karten werden ausgeteilt …
new-continue = Weiter, wo du aufgehört hast
new-bot = { $name } · Stufe { $level } von { $levels }

## Die Regeln in vier Sätzen

intro-title = Zum ersten Mal hier?
intro-1 = Du hast Karten auf der Hand und eine Palette mit Karten vor dir. Die oberste Karte der Leinwand sagt, welche Regel gerade gilt.
intro-2 = Wenn du dran bist, spielst du eine Karte auf deine Palette, oder du legst eine auf die Leinwand und änderst so die Regel, oder du tust beides.
intro-3 = Am Ende deines Zuges musst du nach der Regel führen, die dann gilt. Sonst scheidest du aus. Wer zuletzt übrig bleibt, gewinnt.
intro-4 = Höhere Zahlen gewinnen; bei gleichen Zahlen die Farbe näher an Rot. Der Tisch markiert jede Karte, die dich im Spiel halten kann.

## Regeln zur Wahl

preset-basic = Grundspiel
preset-basic-text = Für deine ersten Spiele: eine Runde von ein paar Minuten. Wer zuletzt übrig bleibt, gewinnt.
preset-advanced = Für Fortgeschrittene
preset-advanced-text = Für eine ganze Partie: mehrere Runden um Punkte, und hohe Karten auf der Leinwand bringen dir eine neue.
preset-expert = Für Fortgeschrittene, mit Aktionen
preset-expert-text = Wenn du die sieben Regeln kennst: wie „Für Fortgeschrittene“, dazu lösen ungerade Karten Aktionen aus.
preset-own = Eigene Mischung
switch-draw = Ziehen
switch-draw-text = Legst du eine Karte auf die Leinwand, deren Zahl höher ist als die Anzahl der Karten auf deiner Palette, ziehst du eine Karte.
switch-scoring = Wertung
switch-scoring-text = { $two ->
    [one] Wer eine Runde gewinnt, bekommt Punkte für die Karten, die zählen. Die Partie gewinnt, wer zuerst { $two } Punkt hat (zu zweit), { $three } (zu dritt) oder { $four } (zu viert).
   *[other] Wer eine Runde gewinnt, bekommt Punkte für die Karten, die zählen. Die Partie gewinnt, wer zuerst { $two } Punkte hat (zu zweit), { $three } (zu dritt) oder { $four } (zu viert).
}
switch-actions = Aktionen
switch-actions-text = Ungerade Karten lösen eine Aktion aus, wenn sie auf eine Palette gespielt werden.
edition-v1-2 = v1.2: Englisch, Deutsch, Portugiesisch, Spanisch (Lateinamerika)
edition-v1-2-fr = v1.2 Französisch: Ziehen ist Pflicht
edition-v1-2-it = v1.2 Italienisch: auch eine aussichtslose 1 nimmt eine Karte
edition-pl-2021 = Polnisch 2021: aussichtslose 1 oder 7 verboten
edition-v1-3 = v1.3 Spanisch: auf die Leinwand auch ohne Führung
edition-differs-compulsory-draw = Darfst du für eine Karte auf der Leinwand ziehen, musst du es auch tun.
edition-differs-seven-wins-at-once = Legt eine 7 eine Karte auf die Leinwand, musst du erst am Ende deines Zuges führen.
edition-differs-seven-draws = Legt eine 7 eine Karte auf die Leinwand, ziehst du dafür keine Karte.
edition-differs-hopeless-banned = Eine 1 oder 7 darfst du nicht spielen, wenn du den Zug damit nicht in Führung beenden kannst.
edition-differs-hopeless-one-takes = Eine 1 nimmt auch dann eine Karte, wenn du den Zug nicht in Führung beenden kannst.
edition-differs-losing-canvas = Eine Handkarte darf auch dann auf die Leinwand, wenn du danach nicht führst: Die Regel ändert sich, und am Ende deines Zuges scheidest du aus.
edition-alike = Mit den hier gewählten Regeln spielt sie sich wie v1.2.

## Meine Spiele

games-title = Meine Spiele
games-running = Laufend
games-finished = Beendet
games-unreadable = Nicht anzeigbar
games-none = Noch keine Spiele.
games-continue = Weiterspielen
games-replay = Wiederholung
games-delete = Löschen
games-delete-title = Dieses Spiel löschen?
games-delete-text = Es ist dann endgültig weg.
games-keep = Behalten
games-upload = Aufzeichnung hochladen
games-upload-text = Ein Spiel im Textformat, zum Ansehen, Analysieren oder Weiterspielen.
games-upload-failed = Diese Aufzeichnung kann Red7 nicht lesen. Wähle eine Datei, die mit „Herunterladen“ gespeichert wurde. ({ $text })
games-line = { $rules } · { $standing }
games-line-date = { $rules } · { $standing } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
games-fork = abgezweigt
games-record = hochgeladen
games-filter = Filter
games-filter-count = { $count ->
    [one] { $count } von { $most } Spielen
   *[other] { $count } von { $most } Spielen
}
games-filter-none = Kein Spiel passt dazu.
games-filter-clear = Alle zeigen
games-any = Alle
games-state = Status
games-opponent = Gegen
games-preset = Regeln
games-result = Ergebnis
games-origin = Herkunft
games-result-won = Gewonnen
games-result-lost = Verloren
games-opponent-person = Menschen
games-origin-new = Hier begonnen
games-origin-fork = Abgezweigt
games-origin-record = Hochgeladen
games-more = { $count ->
    [one] Mehr zeigen (noch { $count })
   *[other] Mehr zeigen (noch { $count })
}
games-until = { $state ->
    [running] Wird am { DATETIME($date, dateStyle: "medium") } gelöscht, wenn niemand weiterspielt
   *[finished] Wird am { DATETIME($date, dateStyle: "medium") } gelöscht
}
games-round = { $state ->
    [yours] Runde { $round } · du bist dran
    [between] Runde { $round } · zwischen den Runden
   *[others] Runde { $round }
}
games-won = { $winner ->
    [you] du hast gewonnen
   *[other] Sieg für { $names }
}
games-won-shared = du und { $names } habt gewonnen
games-which = { $names } · { DATETIME($date, dateStyle: "medium", timeStyle: "short") }

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-pace = Tempo der anderen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-confirm = Jeden Zug bestätigen
settings-marks = Karten markieren, die mich im Spiel halten
settings-hide-links = Einladungslinks verbergen (beim Teilen des Bildschirms)
settings-sound = Ton
settings-haptics = Vibrieren, wenn ich dran bin, und am Ende

## Fair gemischt

fair-title = Fair gemischt
fair-text = Bevor eine Runde gespielt wird, zeigt der Tisch einen Fingerabdruck (SHA-256) der gemischten Karten. Ist die Runde vorbei, zeigt er auch den Salt-Wert und die Karten, aus denen der Fingerabdruck berechnet wurde. So kannst du nachprüfen, dass nichts verändert wurde.
fair-opened = Daraus wurde der Fingerabdruck berechnet:

## Hilfe

help-title = Hilfe
help-keys = Tasten
help-rules = So geht Red7
help-sevens = Die sieben Regeln
help-order = Höhere Zahlen gewinnen. Bei gleichen Zahlen gilt: Rot sticht Orange, und so weiter bis Violett.
help-marks = Ein voller Punkt unter einer Handkarte heißt: Sie hält dich im Spiel. Ein Ring: Sie schafft es zusammen mit einer anderen Karte. Auf den Paletten zählen die angehobenen Karten mit Rand.
help-new = Eine weiße Ecke zeigt, welche Karte seit deinem letzten Zug neu ist.
help-advanced = Ziehen und Wertung (für Fortgeschrittene)
help-actions = Aktionen der ungeraden Karten
help-action = { $number ->
    [1] Eine Karte von einer anderen Palette kommt auf den Nachziehstapel, aber nicht von einer, auf der weniger Karten liegen als auf deiner.
    [3] Zieh eine Karte.
    [5] Spiel noch eine Karte auf deine Palette und führe deren Aktion aus.
   *[7] Eine Karte deiner Palette kommt auf den Nachziehstapel oder auf die Leinwand.
}
help-key-cards = eine Handkarte wählen
help-key-move = von Karte zu Karte gehen
help-key-palette = auf deine Palette
help-key-canvas = auf die Leinwand
help-key-deck = auf den Nachziehstapel
help-key-end = den Zug beenden
help-key-back = zurücknehmen
help-key-hint = Tipp
help-key-fold = passen
help-key-skip = vorspulen
help-key-log = Verlauf
help-key-help = diese Hilfe
help-key-escape = Auswahl aufheben, schließen
help-key-replay = in einer Wiederholung: ein Schritt zurück oder vor, mit Shift ein ganzer Zug

## Was auf der Seite selbst schiefgeht

problem-unknown = Das hat nicht geklappt ({ $code }). Schau noch einmal hin oder lade die Seite neu.
problem-network = Der Server antwortet nicht. Läuft Red7 noch?
problem-stale = Der Server kennt diese Seite nicht mehr. Lade sie neu.

## Ohne Skripte

site-no-script = Red7 braucht JavaScript, und das ist hier abgeschaltet. Erlaube es für diese Seite und lade sie dann neu.
