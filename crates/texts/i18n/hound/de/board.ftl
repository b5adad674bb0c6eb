### The board of Wolf & Hound in the browser.
###
### $is says who a message is about: you, a person called $name, or a dummy whose number is $name.
### The reader is addressed as „du“.

# The letters on the teams’ badges.
web-hound-blue = B
web-hound-yellow = G
web-hound-name =
    { $is ->
        [you] Du
        [dummy] Strohmann { $name }
       *[person] { $name }
    }
web-hound-at =
    { $is ->
        [you] vor dir
        [dummy] vor Strohmann { $name }
       *[person] vor { $name }
    }
web-hound-to =
    { $is ->
        [you] zu dir
        [dummy] zu Strohmann { $name }
       *[person] zu { $name }
    }
# $team is text.
web-hound-team-sheep =
    { $sheep ->
        [one] Team { $team }: { $sheep } Schaf
       *[other] Team { $team }: { $sheep } Schafe
    }
web-hound-cards-played = { $played } von { $cards } Karten gespielt
web-hound-turn-number = Zug { $turn }
web-hound-now = ist dran
web-hound-next = kommt danach
web-hound-partner = dein Partner
web-hound-decides =
    { $is ->
        [you] du entscheidest
       *[person] { $name } entscheidet
    }
web-hound-seat = Team { $team }, Platz { $number }
web-hound-sheep = { $sheep } von { $most } Schafen in Sicherheit
web-hound-hand-count =
    { $count ->
        [0] keine Karten auf der Hand
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-hound-deck-count =
    { $count ->
        [0] keine Karten im Stapel
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel, von oben
    }
# $cards is a list.
web-hound-list = { $cards }
web-hound-back = unbekannt
web-hound-played = gespielt, älteste zuerst: { $cards }
web-hound-you-played = Von dir gespielt
web-hound-hand = Deine Hand
web-hound-no-cards = Du hast keine Karten mehr.
# $card is text.
web-hound-of-them = { $card }, { $count } Stück
web-hound-selected = gewählt
web-hound-forbidden = nicht in diesem Zug
# The last card that lies at a place shows a symbol.
web-hound-meat =
    { $is ->
        [you] Deine letzte Karte zeigt Fleisch: Schwarze Tiere, die andere bewegen, halten bei dir an
        [dummy] Die letzte Karte von Strohmann { $name } zeigt Fleisch: Schwarze Tiere, die andere bewegen, halten dort an
       *[person] Die letzte Karte von { $name } zeigt Fleisch: Schwarze Tiere, die andere bewegen, halten dort an
    }
web-hound-bone =
    { $is ->
        [you] Deine letzte Karte zeigt einen Knochen: Weiße Tiere, die andere bewegen, halten bei dir an
        [dummy] Die letzte Karte von Strohmann { $name } zeigt einen Knochen: Weiße Tiere, die andere bewegen, halten dort an
       *[person] Die letzte Karte von { $name } zeigt einen Knochen: Weiße Tiere, die andere bewegen, halten dort an
    }
web-hound-pile = Stapel
web-hound-pile-count =
    { $count ->
        [0] Der Nachziehstapel ist leer
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
web-hound-pile-known = Bekannt im Nachziehstapel, von oben:
web-hound-last = zuletzt
web-hound-turned-up-pile = vom Stapel
web-hound-turned-up-deck = vom Strohmannstapel
# $animal and $how are text.
web-hound-step-of = { $animal }: { $how }.
web-hound-step =
    { $spaces ->
        [one] { $spaces } Platz
       *[other] { $spaces } Plätze
    } weiter, { $to }{ $stopped ->
        [yes] , dort vom Symbol angehalten
       *[no] { "" }
    }{ $flips ->
        [yes] , dreht sich um
       *[no] { "" }
    }
web-hound-step-stays = bleibt
web-hound-step-turns = dreht sich um
web-hound-nothing-moves = Kein Tier bewegt sich.
web-hound-nothing-lost = Im nächsten Zug ginge kein Schaf verloren und käme keines zurück.
web-hound-unknown = Die Wirkung ist unbekannt.
web-hound-then-lose =
    { $is ->
        [you] Du würdest
        [dummy] Strohmann { $name } würde
       *[person] { $name } würde
    } { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    } verlieren{ $left ->
        [0] , { $count ->
            [one] das letzte
           *[other] die letzten
        }
       *[other] { "" }
    }.
web-hound-then-regain =
    { $is ->
        [you] Du würdest
        [dummy] Strohmann { $name } würde
       *[person] { $name } würde
    } { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    } zurückbekommen.
web-hound-then-skip =
    { $is ->
        [you] Du würdest aussetzen.
        [dummy] Strohmann { $name } würde aussetzen.
       *[person] { $name } würde aussetzen.
    }
# $values is a list of numbers.
web-hound-then-forbid =
    { $is ->
        [you] Für dich verboten: { $values }.
        [dummy] Für Strohmann { $name } verboten: { $values }.
       *[person] Für { $name } verboten: { $values }.
    }
web-hound-then-end = Das Spiel wäre aus, Team { $team } hätte gewonnen.
# The same in as few words as possible.
web-hound-wins = { $team } gewinnt
web-hound-black-moves = Schwarz bewegt { $animals }.
web-hound-white-moves = Weiß bewegt { $animals }.
web-hound-ending =
    { $is ->
        [you] Das Spiel endet, wenn die Tiere vor dir gehandelt haben.
        [dummy] Das Spiel endet, wenn die Tiere vor Strohmann { $name } gehandelt haben.
       *[person] Das Spiel endet, wenn die Tiere vor { $name } gehandelt haben.
    }
web-hound-animals = Tiere im Spiel
web-hound-stands = { $animal } { $at }
web-hound-acts-next = Handelt im nächsten Zug.
# $amount is a formula with the card’s number n.
web-hound-motion =
    { $by ->
        [black] Schwarze Karten bewegen es um
        [white] Weiße Karten bewegen es um
        [none] Keine Karte bewegt es um
       *[both] Alle Karten bewegen es um
    } { $amount } { $way ->
        [ccw] gegen den Uhrzeigersinn
       *[cw] im Uhrzeigersinn
    }{ $halves ->
        [yes] , abgerundet
       *[no] { "" }
    }{ $late ->
        [yes] , einen Zug später
       *[no] { "" }
    }.
web-hound-drift =
    Keine Karte bewegt es: In jedem Zug geht es { $spaces ->
        [one] einen Platz
       *[other] { $spaces } Plätze
    } { $way ->
        [ccw] gegen den Uhrzeigersinn
       *[cw] im Uhrzeigersinn
    }.
web-hound-still = Keine Karte bewegt es.
# $targets is a list of the four aims below.
web-hound-takes =
    { $count ->
        [one] Vertreibt { $count } Schaf von { $targets }.
       *[other] Vertreibt { $count } Schafe von { $targets }.
    }
web-hound-brings =
    { $count ->
        [one] Bringt { $targets } { $count } Schaf zurück.
       *[other] Bringt { $targets } { $count } Schafe zurück.
    }
web-hound-aim-current = der Person am Zug
web-hound-aim-left = dem linken Nachbarn
web-hound-aim-across = dem Partner
web-hound-aim-right = dem rechten Nachbarn
web-hound-forbids = Steht es zu Beginn deines Zuges vor dir, ist für dich verboten: { $values }.
web-hound-skips = Steht es zu Beginn deines Zuges vor dir, setzt du aus.
web-hound-harmless = Tut nichts.
web-hound-other-side = Andere Seite:
web-hound-reading = unsere Lesart
web-hound-reading-note = Die Bilder der Anleitung lagen uns nicht vor. Unsere Lesart: { $aspects }.
web-hound-reading-counts = Wie viele es von jeder Karte gibt, ist unsere Annahme.
web-hound-unseen = Noch nicht gesehen
web-hound-unseen-of = { $unseen } von { $total } Karten
web-hound-unseen-about = Von jeder Karte: wie viele du noch nicht gesehen hast, von allen
web-hound-value = Karte
web-hound-suit-black = schwarz
web-hound-suit-meat = schwarz, Fleisch
web-hound-suit-white = weiß
web-hound-suit-bone = weiß, Knochen

## Auf der Startseite

web-hound-set-first = Erste
web-hound-set-classic = Klassisch
web-hound-set-surprise = Überrasch mich
web-hound-set-surprise-about = Ein fertiges Set der schwersten Stufe, die du bisher gewonnen hast
web-hound-set-last = Wie zuletzt
web-hound-set-choose = Wählen …

## What the signs mean

web-hound-sign-n = das Tier zieht so viele Plätze weit, wie die Karte sagt
web-hound-sign-half = die Hälfte davon, abgerundet
web-hound-sign-back = gegen den Uhrzeigersinn
web-hound-sign-late = einen Zug später
web-hound-sign-movers = die Karten, die es bewegen, wenn es nicht die seiner Farbe sind
web-hound-sign-places = die vier Plätze, wie sie liegen: Gemeint ist der gefüllte; deiner ist der unterste
web-hound-sign-sheep = verlorene oder zurückgeholte Schafe
web-hound-sign-skip = setzt aus
web-hound-sign-forbid = darf diese Zahlen nicht spielen
web-hound-sign-bait = Fleisch hält schwarze Tiere an, die andere bewegen, ein Knochen weiße

## Der Siegerbildschirm. $team und $winner sind Namen von Teams.

web-hound-ending-label = Team { $team } · Zug { $turn }
web-hound-folds = Die Weiden
web-hound-folds-about = Eine leere Weide entscheidet, nicht die Summe.
web-hound-fold = { $sheep } von { $most } Schafen
web-hound-dummy = Strohmann { $number }
web-hound-story-last =
    { $points ->
        [one] Bis zur letzten Karte hatten die anderen ein Schaf mehr; dann war es Team { $winner }, dem die Herde blieb.
       *[other] Bis zur letzten Karte hatten die anderen { $points } Schafe mehr; dann war es Team { $winner }, dem die Herde blieb.
    }
web-hound-story-behind =
    { $points ->
        [one] Zur Halbzeit fehlte Team { $winner } ein Schaf, dann lief der Wolf andersherum.
       *[other] Zur Halbzeit fehlten Team { $winner } { $points } Schafe, dann lief der Wolf andersherum.
    }
web-hound-story-led = Von den ersten Karten bis zur letzten hielt Team { $winner } mehr Schafe beisammen.

## Das Ende, Schritt für Schritt

web-hound-last-sheep = Das letzte Schaf
web-hound-counting = Die Schafe werden gezählt

## Tiere für einen neuen Tisch wählen

# $sheep ist eine Zahl oder eine Liste von Zahlen; $black und $white sind Anzahlen von Tieren.
web-hound-show = Zeigen
web-hound-show-all = Alle
web-hound-show-two = Zwei Seiten
web-hound-kind-wolves = Wölfe
web-hound-kind-hounds = Hunde
web-hound-kind-metamorphic = Verwandlung
web-hound-kind-odd = Besondere
web-hound-kind-own = Eigene
web-hound-blankets = Die Decken (drei Karten)
web-hound-home-made = selbst gemacht
web-hound-does-skip = Zug endet
web-hound-does-forbid = keine 3en
web-hound-your-set = Deine Auswahl
web-hound-set-of = { $count } von { $most }
web-hound-set-play = Mit diesen spielen
web-hound-set-takes = Mindestens ein Tier vertreibt Schafe.
web-hound-sheep-all = Alle beginnen mit { $sheep } Schafen.
web-hound-sheep-each = Schafe zu Beginn, Platz für Platz: { $sheep }.
web-hound-moved = Schwarze Karten bewegen { $black }, weiße { $white } davon.
web-hound-look = Diese Karten zeigen
