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
