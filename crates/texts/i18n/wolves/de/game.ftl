### The Wolves.
###
### A seat $seat comes with $seat-is (you / other). Hexes are named by board and letter (3F): $hex, $from, $to.
### Commands and lines of set-up files stand as { "literals" }. The reader is addressed as „du“.

wolves-name = The Wolves
wolves-about = Führe ein Rudel, heule, jage und halte die Regionen, wenn der Mond sie wertet.

## Terrains, packs, pieces

wolves-terrain-forest = Wald
wolves-terrain-rock = Fels
wolves-terrain-grass = Gras
wolves-terrain-tundra = Tundra
wolves-terrain-desert = Wüste
wolves-terrain-water = Wasser
wolves-terrain-chasm = Schlucht
wolves-pack-forest = Waldwölfe
wolves-pack-rocky = Felswölfe
wolves-pack-grass = Graswölfe
wolves-pack-tundra = Tundrawölfe
wolves-pack-desert = Wüstenwölfe
# A pack as its pieces are called after it: „Bau der Waldwölfe“.
wolves-whose-forest = der Waldwölfe
wolves-whose-rocky = der Felswölfe
wolves-whose-grass = der Graswölfe
wolves-whose-tundra = der Tundrawölfe
wolves-whose-desert = der Wüstenwölfe
# A pack in a list of packs.
wolves-short-forest = Wald
wolves-short-rocky = Fels
wolves-short-grass = Gras
wolves-short-tundra = Tundra
wolves-short-desert = Wüste
wolves-piece-alpha = Alphawolf
wolves-piece-wolf = Rudelwolf
wolves-piece-den = Bau
wolves-piece-lair = Höhle
wolves-piece-lone = einsamer Wolf
# $pack is one of wolves-whose-….
wolves-owned-alpha = Alphawolf { $pack }
wolves-owned-wolf = Rudelwolf { $pack }
wolves-owned-den = Bau { $pack }
wolves-owned-lair = Höhle { $pack }
wolves-prey-moose = Elch
wolves-prey-deer = Hirsch
wolves-prey-raccoon = Waschbär
wolves-prey-boar = Wildschwein
wolves-prey-rabbit = Kaninchen
wolves-phase-crescent = Sichel
wolves-phase-quarter = Halbmond
wolves-phase-full = Vollmond
# After a number of dates.
wolves-until-crescent = bis zur Sichel
wolves-until-quarter = bis zum Halbmond
wolves-until-full = bis zum Vollmond
wolves-track-spread = Rudelweite
wolves-track-speed = Tempo
wolves-track-howl = Heulweite
wolves-bonus-action = ein Aktionsmarker
wolves-bonus-terrain = ein Geländemarker
wolves-bonus-none = kein Marker
# A tile that pays, by its two sides: what it shows and what it will show.
wolves-pay-tile = { $from } (dann { $to })
wolves-pay-home = { $terrain } (Heimat)
wolves-pay-tokens = { $count } Marker
wolves-winner =
    { $seat-is ->
        [you] du
       *[other] { $seat }
    }

## Letters on the text map and on badges, as the language’s names suggest them: one each, two for prey

wolves-letter-ground-forest = w
wolves-letter-ground-rock = f
wolves-letter-ground-grass = g
wolves-letter-ground-tundra = t
wolves-letter-ground-desert = ü
wolves-letter-pack-forest = W
wolves-letter-pack-rocky = F
wolves-letter-pack-grass = G
wolves-letter-pack-tundra = T
wolves-letter-pack-desert = Ü
wolves-letter-piece-alpha = A
wolves-letter-piece-wolf = r
wolves-letter-piece-den = b
wolves-letter-piece-lair = H
wolves-letter-moon-crescent = S
wolves-letter-moon-quarter = H
wolves-letter-moon-full = V
wolves-letter-prey-moose = el
wolves-letter-prey-deer = hi
wolves-letter-prey-raccoon = wb
wolves-letter-prey-boar = ws
wolves-letter-prey-rabbit = ka

## Options

wolves-option-first = Startspieler
wolves-option-first-about = Wer zuerst Wölfe setzt und den ersten Zug macht.
wolves-option-packs = Rudel
wolves-option-packs-about = Das Rudel jedes Platzes. Jedes Rudel ist in einem Gelände zu Hause.
wolves-option-third = Drittes Rudel
wolves-option-third-about = Das Rudel, das zu zweit auf dem Spielplan steht und nie handelt.
wolves-option-tiles = Geländeplättchen am Anfang
wolves-option-tiles-about = Welche Seite der fünf Plättchen oben liegt, für jeden Platz.
wolves-option-tiles-fronts = Vorderseiten
wolves-option-tiles-backs = Rückseiten
wolves-option-boards = Regionstafeln
wolves-option-boards-about = Wie die Regionstafeln auf ihren Plätzen liegen.
wolves-option-boards-fixed = wie auf unseren Plänen
wolves-option-boards-turned = zufällig gedreht
wolves-option-push = Nächstes Feld beim Verdrängen
wolves-option-push-about = Wie weit ein Feld für einen verdrängten Wolf entfernt ist.
wolves-option-push-walking = in Schritten um Wasser und Schlucht herum
wolves-option-push-straight = in gerader Linie
wolves-option-push-to = Ziel beim Verdrängen
wolves-option-push-to-about = Ob das nächste leere Feld und das nächste Feld mit einer Figur der eigenen Farbe gemeinsam oder jedes für sich zählen.
wolves-option-push-to-nearest = nächstes Feld überhaupt
wolves-option-push-to-either = nächstes jeder Art
wolves-option-den-on-token = Bau bei einsamem Wolf oder Beute
wolves-option-den-on-token-about = Ob ein Bau auf ein Feld darf, auf dem ein solcher Marker liegt.
wolves-option-den-on-token-forbidden = nicht erlaubt
wolves-option-den-on-token-allowed = erlaubt
wolves-option-den-under-wolf = Bau unter dem Wolf eines Dritten
wolves-option-den-under-wolf-about = Ob ein solcher Bau dominiert werden kann.
wolves-option-den-under-wolf-open = kann dominiert werden
wolves-option-den-under-wolf-safe = ist geschützt
wolves-option-replacement = Ersatz für einen dominierten Wolf
wolves-option-replacement-about = Welcher deiner wartenden Wölfe ins Spiel kommt.
wolves-option-replacement-next = der nächste, auch ein Alphawolf
wolves-option-replacement-pack-wolf = der nächste Rudelwolf
wolves-option-second-place = Gleichstand um den zweiten Platz
wolves-option-second-place-about = Ob auch hier die Alphawölfe entscheiden.
wolves-option-second-place-alphas = Alphawölfe entscheiden
wolves-option-second-place-control = bleibt bestehen
wolves-problem-players = The Wolves ist für 2 bis 5 Spieler, nicht für { $given }.
wolves-problem-same-pack = Die { $pack } sind zweimal gewählt. Jeder braucht ein eigenes Rudel.

## What has to be decided

wolves-prompt-draft =
    { $seat-is ->
        [you] Setze einen Alphawolf und einen Rudelwolf auf ein Feld.
       *[other] { $seat } setzt einen Alphawolf und einen Rudelwolf.
    }
# $count actions are left in this turn.
wolves-prompt-action =
    { $seat-is ->
        [you] Du bist dran: Wähle eine Aktion (noch { $count }).
       *[other] { $seat } wählt eine Aktion (noch { $count }).
    }
# $action is the label of the action, such as wolves-move-den.
wolves-prompt-pay =
    { $seat-is ->
        [you] { $action }: Wie zahlst du { $cost }-mal { $terrain }?
       *[other] { $action }: { $seat } wählt, wie { $cost }-mal { $terrain } bezahlt wird.
    }
wolves-prompt-track =
    { $seat-is ->
        [you] Von welcher Leiste nimmst du den Bau?
       *[other] { $seat } wählt die Leiste für den Bau.
    }
# The wolf that moves next is number $next of $spread; $speed is wolf speed.
wolves-prompt-wolves =
    { $seat-is ->
        [you] Bewege einen Wolf, Ziel: { $terrain }, oder höre auf. Wolf { $next } von { $spread }, bis zu { $speed } Schritte.
       *[other] { $seat } bewegt Wölfe, Ziel: { $terrain }. Wolf { $next } von { $spread }, bis zu { $speed } Schritte.
    }
wolves-prompt-push =
    { $seat-is ->
        [you] Wohin verdrängst du den { $piece } von { $hex }?
       *[other] { $seat } verdrängt den { $piece } von { $hex }.
    }
wolves-prompt-prey =
    { $seat-is ->
        [you] Von welchem Stapel nimmst du die Beute ({ $prey })?
       *[other] { $seat } wählt die Beute ({ $prey }).
    }
# $tokens bonus action tokens are left.
wolves-prompt-end =
    { $seat-is ->
        [you] { $tokens ->
            [0] Beende deinen Zug.
           *[other] Beende deinen Zug oder mache eine Bonusaktion (Marker: { $tokens }).
        }
       *[other] { $seat } kann den Zug beenden.
    }
wolves-prompt-won =
    { $seat-is ->
        [you] Du gewinnst mit { $vp } SP.
       *[other] { $seat } gewinnt mit { $vp } SP.
    }
wolves-prompt-shared = Geteilter Sieg mit { $vp } SP: { $seats }.

## Moves

wolves-move-draft = Wölfe auf { $hex } setzen ({ $terrain })
wolves-move-move = Bewegen, Ziel: { $terrain }
wolves-move-howl = Nach { $hex } heulen ({ $terrain })
wolves-move-den = Bau auf { $hex } graben ({ $terrain })
wolves-move-lair = Höhle auf { $hex } errichten ({ $terrain })
wolves-move-dominate = Auf { $hex } dominieren ({ $terrain }): { $piece }
# $price is a list of tiles and tokens.
wolves-move-pay = Zahlen: { $price }
# The track gets the value $value; $bonus is a token or wolves-bonus-none.
wolves-move-track = Von der Leiste { $track } nehmen: dann { $value }, { $bonus }
wolves-move-walk = { $piece } von { $from } nach { $to } bewegen
wolves-move-walk-push = { $piece } von { $from } nach { $to } bewegen und den { $pushed } verdrängen
wolves-move-push = Nach { $hex } verdrängen ({ $terrain })
wolves-move-stop = Keinen Wolf mehr bewegen
wolves-move-prey = Beute von { $hex } nehmen ({ $prey })
wolves-move-bonus = Bonusaktion machen
wolves-move-end = Zug beenden

## What happened

wolves-event-drafted =
    { $seat-is ->
        [you] Du setzt einen Alphawolf und einen Rudelwolf auf { $hex }.
       *[other] { $seat } setzt einen Alphawolf und einen Rudelwolf auf { $hex }.
    }
wolves-event-turn =
    { $seat-is ->
        [you] Runde { $round }: Du bist dran.
       *[other] Runde { $round }: { $seat } ist dran.
    }
wolves-event-second-token =
    { $seat-is ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } als zweiter Spieler einen Aktionsmarker.
# $price is a list of tiles and tokens.
wolves-event-moves =
    { $seat-is ->
        [you] Du bewegst Wölfe, Ziel: { $terrain }; bezahlt: { $price }.
       *[other] { $seat } bewegt Wölfe, Ziel: { $terrain }; bezahlt: { $price }.
    }
wolves-event-howls =
    { $seat-is ->
        [you] Du heulst; bezahlt: { $price }.
       *[other] { $seat } heult; bezahlt: { $price }.
    }
wolves-event-builds =
    { $seat-is ->
        [you] Du gräbst einen Bau; bezahlt: { $price }.
       *[other] { $seat } gräbt einen Bau; bezahlt: { $price }.
    }
wolves-event-upgrades =
    { $seat-is ->
        [you] Du errichtest eine Höhle; bezahlt: { $price }.
       *[other] { $seat } errichtet eine Höhle; bezahlt: { $price }.
    }
wolves-event-dominates =
    { $seat-is ->
        [you] Du dominierst; bezahlt: { $price }.
       *[other] { $seat } dominiert; bezahlt: { $price }.
    }
wolves-event-walked =
    { $seat-is ->
        [you] Dein { $piece }
       *[other] Der { $piece } von { $seat }
    } geht von { $from } nach { $to } ({ $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }).
wolves-event-pushed =
    { $seat-is ->
        [you] Du verdrängst
       *[other] { $seat } verdrängt
    } den { $piece } von { $from } nach { $to }.
wolves-event-howled =
    Der einsame Wolf auf { $hex } schließt sich { $seat-is ->
        [you] dir
       *[other] { $seat }
    } an: { $piece }.
wolves-event-built = Neuer Bau auf { $hex }: { $track } { $value }, { $bonus }.
wolves-event-upgraded = Der Bau auf { $hex } ist jetzt eine Höhle: { $bonus }.
# $lost is the piece that was replaced.
wolves-event-dominated-wolf =
    Der { $lost } auf { $hex } weicht { $seat-is ->
        [you] deinem { $piece }
       *[other] dem { $piece } von { $seat }
    }.
wolves-event-dominated-den =
    Der { $lost } auf { $hex } weicht { $seat-is ->
        [you] deinem
       *[other] dem von { $seat }
    }: { $track } { $value }, { $bonus }.
wolves-event-hunted =
    { $seat-is ->
        [you] Du jagst
       *[other] { $seat } jagt
    } mit Erfolg auf { $hex }: { $prey }, { $bonus }.
wolves-event-date = Mondtag { $date }: { $piece }.
wolves-event-date-phase = Mondtag { $date }: { $piece }. Am Ende dieses Zuges werden die Regionen gewertet: { $phase }.
wolves-event-bonus =
    { $seat-is ->
        [you] Du machst
       *[other] { $seat } macht
    } eine Bonusaktion.
wolves-event-phase = Regionen werden gewertet: { $phase }.
wolves-event-region = Region { $region }: { $places }.
wolves-event-region-empty = Region { $region }: Dort ist niemand.
# One pack in the ranking of a region.
wolves-event-place =
    { $pack } { $control } ({ $alphas ->
        [one] { $alphas } Alphawolf
       *[other] { $alphas } Alphawölfe
    }{ $vp ->
        [0] { "" }
       *[other] , { $vp } SP
    })
wolves-event-still = Zwölf Runden sind ohne neuen Mondtag vergangen: Alle übrigen Regionen werden gewertet.
wolves-event-over = Das Spiel ist zu Ende.
wolves-end-full-moon = Es ist Vollmond.
wolves-end-stillness = Zwölf Runden sind ohne neuen Mondtag vergangen.

## Score

wolves-score-regions = Regionen
wolves-score-spread = Rudelweite
wolves-score-speed = Tempo
wolves-score-howl = Heulweite
wolves-score-lairs = Höhlen
wolves-score-prey = Beute
wolves-score-wolves = Wölfe

## The table as text

# $round is 0 while wolves are placed; $left dates are left until the next $phase.
wolves-view-heading =
    { $round ->
        [0] Wölfe setzen
       *[other] Runde { $round }
    }, Mondtag { $date }: { $left ->
        [0] Wertung am Ende dieses Zuges: { $phase }
        [one] noch { $left } Mondtag { $until }
       *[other] noch { $left } Mondtage { $until }
    }.
wolves-view-heading-over = Runde { $round }, Mondtag { $date }: Das Spiel ist zu Ende.
wolves-view-legend-ground = Felder: Name und Gelände ({ wolves-letter-ground-forest } Wald, { wolves-letter-ground-rock } Fels, { wolves-letter-ground-grass } Gras, { wolves-letter-ground-tundra } Tundra, { wolves-letter-ground-desert } Wüste, ~ Wasser, # Schlucht), darunter, was dort ist.
wolves-view-legend-pieces = Figuren: das Rudel ({ wolves-letter-pack-forest } Wald, { wolves-letter-pack-rocky } Fels, { wolves-letter-pack-grass } Gras, { wolves-letter-pack-tundra } Tundra, { wolves-letter-pack-desert } Wüste), dann { wolves-letter-piece-alpha } Alphawolf, { wolves-letter-piece-wolf } Rudelwolf, { wolves-letter-piece-den } Bau, { wolves-letter-piece-lair } Höhle.
wolves-view-legend-tokens = Marker: { "(*)" } einsamer Wolf; Beute mit ihrer Zahl: { wolves-letter-prey-moose } Elch, { wolves-letter-prey-deer } Hirsch, { wolves-letter-prey-raccoon } Waschbär, { wolves-letter-prey-boar } Wildschwein, { wolves-letter-prey-rabbit } Kaninchen; auf Wasser die Monde { wolves-letter-moon-crescent } Sichel, { wolves-letter-moon-quarter } Halbmond, { wolves-letter-moon-full } Vollmond.
# $moons is the list of its tokens, the top one first; $places the ranking.
wolves-view-region = Region { $region } ({ $moons }): { $places }
wolves-view-region-empty = Region { $region } ({ $moons }): niemand
wolves-view-region-done = Region { $region }: gewertet
wolves-view-calendar = Bisher auf dem Mondkalender: { $pieces }
wolves-view-calendar-empty = Mondkalender: leer
wolves-view-player = { $seat } ({ $pack }): { $total } SP, davon { $score }
wolves-view-player-new = { $seat } ({ $pack }): { $total } SP
wolves-view-points = { $category } { $vp }
wolves-view-tiles = { "  " }Plättchen: { $tiles }
wolves-view-board = { "  " }Rudelweite { $spread }, Tempo { $speed }, Heulweite { $howl }; Geländemarker { $terrain }, Aktionsmarker { $action }
wolves-view-left =
    { "  " }{ $seat-is ->
        [you] Noch auf deiner Tafel
       *[other] Noch auf der Tafel von { $seat }
    }: { $dens ->
        [one] { $dens } Bau
       *[other] { $dens } Baue
    }, { $lairs ->
        [one] { $lairs } Höhle
       *[other] { $lairs } Höhlen
    }, { $wolves ->
        [one] { $wolves } Wolf
       *[other] { $wolves } Wölfe
    }
wolves-view-prey = { "  " }Beute: { $prey }

## The table by ear: what matters when a turn begins. It is heard line by line, so that nothing is said by signs.

# A pack’s piece that is the reader’s own, or the own one of whoever decides.
wolves-own-alpha =
    { $seat-is ->
        [you] dein Alphawolf
       *[other] Alphawolf von { $seat }
    }
wolves-own-wolf =
    { $seat-is ->
        [you] dein Rudelwolf
       *[other] Rudelwolf von { $seat }
    }
wolves-own-den =
    { $seat-is ->
        [you] dein Bau
       *[other] Bau von { $seat }
    }
wolves-own-lair =
    { $seat-is ->
        [you] deine Höhle
       *[other] Höhle von { $seat }
    }
# $players is a list of wolves-view-standing.
wolves-view-standings = Punkte: { $players }.
wolves-view-standing =
    { $seat-is ->
        [you] du
       *[other] { $seat }
    } ({ $pack }) { $total }
# $tiles is a list of wolves-view-showing; $terrain and $action are bonus tokens, $tokens all of them.
wolves-view-means =
    { $seat-is ->
        [you] Deine Plättchen
       *[other] Plättchen von { $seat }
    }: { $tiles }. Rudelweite { $spread }, Tempo { $speed }, Heulweite { $howl }{ $tokens ->
        [0] { "" }
       *[other] { "; " }Geländemarker { $terrain }, Aktionsmarker { $action }
    }.
wolves-view-showing =
    { $count ->
        [one] { $terrain }
       *[other] { $count }-mal { $terrain }
    }
wolves-view-hex = { $hex } { $terrain }
# $what is a piece or a token.
wolves-view-on = { $what } auf { $hex }
wolves-view-away = { $what } auf { $hex } ({ $steps } entfernt)
wolves-view-stack = { $prey } ({ $left })
# $free is a list of hexes, $taken and $next lists of things on hexes; each comes with its number.
wolves-view-alpha =
    { $seat-is ->
        [you] Dein Alphawolf
       *[other] Alphawolf von { $seat }
    } auf { $hex }, { $terrain }{ $frees ->
        [0] { "" }
       *[other] { "; " }frei daneben: { $free }
    }{ $things ->
        [0] { "" }
       *[other] { "; " }nicht frei: { $taken }
    }{ $goals ->
        [0] { "" }
       *[other] { "; " }weiter weg: { $next }
    }.
# With many alphas: $tokens is a list, $rivals a number.
wolves-view-alpha-brief =
    { $seat-is ->
        [you] Dein Alphawolf
       *[other] Alphawolf von { $seat }
    } auf { $hex }, { $terrain }{ $things ->
        [0] { "" }
       *[other] { "; " }daneben: { $tokens }
    }{ $rivals ->
        [0] { "" }
        [one] { "; " }{ $rivals } fremde Figur daneben
       *[other] { "; " }{ $rivals } fremde Figuren daneben
    }{ $goals ->
        [0] { "" }
       *[other] { "; " }weiter weg: { $next }
    }.
# $where, $built and $upgraded are lists of hexes, $wolves, $dens and $lairs their numbers.
wolves-view-pack =
    { $wolves ->
        [0] Kein Rudelwolf
        [one] Rudelwolf auf { $where }
       *[other] Rudelwölfe auf { $where }
    }{ $dens ->
        [0] { "" }
        [one] { "; " }Bau auf { $built }
       *[other] { "; " }Baue auf { $built }
    }{ $lairs ->
        [0] { "" }
        [one] { "; " }Höhle auf { $upgraded }
       *[other] { "; " }Höhlen auf { $upgraded }
    }.
# $regions is a list of wolves-view-leaders and wolves-view-nobody, $packs of wolves-view-control.
wolves-view-next = Nächste Wertung ({ $phase }): { $regions }.
wolves-view-leaders = Region { $region } ({ $packs })
wolves-view-nobody = Region { $region } (niemand)
wolves-view-control = { $pack } { $control }
wolves-view-control-own =
    { $seat-is ->
        [you] du
       *[other] { $seat }
    } { $control }

## The table by ear: what can be asked

wolves-ask-look = was auf einem Feld ist; allein: was jetzt zählt
wolves-ask-near = was um ein Feld herum ist; allein: um deine Alphawölfe
wolves-ask-wolves = wo Rudel, einsame Wölfe und Beute sind
wolves-ask-region = wer in einer Region führt und was dort ist; allein: alle Regionen
wolves-ask-packs = Plättchen, Leisten und Punkte aller
wolves-ask-moon = der Mondkalender
wolves-ask-map = der Plan als Zeichnung, oder eine Region davon
# The words that such questions begin with, as they are typed.
wolves-ask-look-word = schau
wolves-ask-near-word = nahe
wolves-ask-wolves-word = wölfe
wolves-ask-region-word = region
wolves-ask-packs-word = rudel
wolves-ask-moon-word = mond
wolves-ask-map-word = karte
wolves-north = Norden
wolves-north-east = Nordosten
wolves-south-east = Südosten
wolves-south = Süden
wolves-south-west = Südwesten
wolves-north-west = Nordwesten
# $things is a list of pieces and tokens; $board is wolves-ear-board-name; $shore is yes or no.
wolves-look =
    { $hex }, { $terrain }, { $board }{ $shore ->
        [yes] , am Wasser
       *[no] { "" }
    }: { $things }.
wolves-look-free =
    { $hex }, { $terrain }, { $board }{ $shore ->
        [yes] , am Wasser
       *[no] { "" }
    }: frei.
wolves-look-bare =
    { $hex }, { $terrain }, { $board }{ $shore ->
        [yes] , am Wasser
       *[no] { "" }
    }.
# $count is the number of $things.
wolves-near =
    { $direction }: { $hex }, { $terrain }{ $count ->
        [0] { "" }
       *[other] , { $things }
    }.
wolves-near-none = Keiner deiner Alphawölfe ist auf dem Spielplan. Frag nach einem Feld: { wolves-ask-near-word } FELD.
wolves-near-away = { $steps } Felder entfernt: { $things }.
wolves-ear-board-name =
    { $board ->
        [0] Starttafel
       *[other] Region { $board }
    }
wolves-ear-board =
    { $board ->
        [0] Starttafel
       *[other] Region { $board }
    }
# $parts is a list of wolves-ear-alphas …
wolves-ear-pack =
    { $seat-is ->
        [you] Du
       *[other] { $seat }
    }, { $pack }: { $parts }.
wolves-ear-third = { $pack }, ein Rudel ohne Spieler: { $parts }.
wolves-ear-alphas =
    { $count ->
        [one] { $count } Alphawolf ({ $hexes })
       *[other] { $count } Alphawölfe ({ $hexes })
    }
wolves-ear-wolves =
    { $count ->
        [one] { $count } Rudelwolf ({ $hexes })
       *[other] { $count } Rudelwölfe ({ $hexes })
    }
wolves-ear-dens =
    { $count ->
        [one] { $count } Bau ({ $hexes })
       *[other] { $count } Baue ({ $hexes })
    }
wolves-ear-lairs =
    { $count ->
        [one] { $count } Höhle ({ $hexes })
       *[other] { $count } Höhlen ({ $hexes })
    }
wolves-ear-lone = Einsame Wölfe: { $hexes }.
wolves-ear-prey = Beute: { $prey }.
wolves-ear-ground = { $hexes }: { $terrain }.
wolves-ear-things = Dort: { $things }.
# $boards is a list of wolves-ear-board-name.
wolves-ear-around = Daneben: { $boards }.

## Moves by ear: what is said after a move’s name

wolves-remark-walk =
    { $terrain }, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }{ $count ->
        [0] { "" }
       *[other] { "; " }daneben: { $things }
    }
wolves-remark-reach = { $hexes }
wolves-remark-reach-many = { $count } Felder in Reichweite
wolves-remark-reach-none = kein Feld in Reichweite
wolves-remark-becomes = wird dein { $piece }
wolves-remark-place =
    { $board }{ $shore ->
        [yes] , am Wasser
       *[no] { "" }
    }
wolves-remark-beside = daneben: { $things }

## Refusals

wolves-refusal-no-hex = Ein Feld { $hex } gibt es auf diesem Spielplan nicht.
wolves-refusal-impassable = { $hex } ist { $ground }: Dort kann nichts stehen.
wolves-refusal-draft-taken = { $hex } ist nicht leer.
wolves-refusal-draft-bank = { $hex } liegt nicht auf der Starttafel; gesetzt wird auf das Land an der Schlucht.
wolves-refusal-draft-same-bank = Deine ersten Wölfe stehen auf derselben Seite der Schlucht; wähle ein Feld auf der anderen.
wolves-refusal-draft-crescent = { $hex } liegt in einer Region mit einer Sichel obenauf; gesetzt wird anderswo.
wolves-refusal-actions-left =
    Du musst noch { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    } machen. Beim Bewegen darfst du alle Wölfe stehen lassen.
wolves-refusal-bonus-later = Mache zuerst deine zwei Aktionen; Bonusaktionen kommen danach.
wolves-refusal-no-actions = Du hast keine Aktion mehr. Mit einem Aktionsmarker kannst du eine Bonusaktion machen.
wolves-refusal-no-action-token = Du hast keinen Aktionsmarker.
wolves-refusal-cost = Das kostet { $cost }-mal { $terrain }. Bei dir liegen davon { $tiles } Plättchen offen, dazu { $tokens } Geländemarker.
wolves-refusal-pay-terrain = Alle Plättchen, mit denen du zahlst, müssen das Gelände des Zielfelds zeigen.
wolves-refusal-pay-exactly = Zahle genau { $cost }.
wolves-refusal-pay-tokens =
    { $tokens ->
        [0] Du hast keinen Geländemarker.
        [one] Du hast nur einen Geländemarker.
       *[other] Du hast nur { $tokens } Geländemarker.
    }
wolves-refusal-range = { $hex } ist zu weit weg: Deine Heulweite ist { $range }, von einem Alphawolf aus gezählt.
wolves-refusal-no-alpha = Keiner deiner Alphawölfe steht auf { $hex } oder daneben.
wolves-refusal-no-lone = Auf { $hex } ist kein einsamer Wolf.
wolves-refusal-no-lone-left = Auf der Karte ist kein einsamer Wolf mehr.
wolves-refusal-no-wolf-left = Auf deiner Spielertafel ist kein Wolf mehr.
wolves-refusal-no-den-left = Auf deiner Spielertafel ist kein Bau mehr.
wolves-refusal-no-lair-left = Auf deiner Spielertafel ist keine Höhle mehr.
wolves-refusal-den-token = Auf { $hex } liegt ein Marker: Dort kann kein Bau hin.
wolves-refusal-den-marker = Auf { $hex } ist schon ein Bau oder eine Höhle.
wolves-refusal-den-enemy = Auf { $hex } steht ein Gegner: { $piece }.
wolves-refusal-full = Auf { $hex } stehen schon zwei Figuren.
wolves-refusal-lair-den = Du hast keinen Bau auf { $hex }.
wolves-refusal-no-own-den = Du hast auf der Karte keinen Bau, der zur Höhle werden könnte.
wolves-refusal-lair-water = { $hex } liegt nicht am Wasser.
wolves-refusal-lair-region = Du hast in Region { $region } schon eine Höhle.
wolves-refusal-nowhere = Der Wolf auf { $hex } könnte nirgendwohin ausweichen.
wolves-refusal-dominate-kind = Nur Rudelwölfe und Baue können dominiert werden.
wolves-refusal-dominate-none = Auf { $hex } gibt es beim Gegner nichts dieser Art: { $piece }.
wolves-refusal-third-pack = Die { $pack } spielen nicht mit: Ihre Figuren bleiben, wo sie sind.
wolves-refusal-dominate-pair = Zwei Figuren desselben Rudels ({ $pack }) stehen auf { $hex }: Beide sind geschützt.
wolves-refusal-dominate-third = Auf dem Bau auf { $hex } steht der Wolf eines Dritten: Nach der Lesart an diesem Tisch ist er geschützt.
wolves-refusal-none-left = Du hast nichts mehr, was an die Stelle treten könnte: { $piece }.
wolves-refusal-track-empty = Auf der Leiste { $track } ist kein Bau mehr.
wolves-refusal-no-such-wolf = Auf { $hex } steht kein { $piece } von dir.
wolves-refusal-moved = Der Wolf auf { $hex } hat sich schon bewegt.
wolves-refusal-same-hex = Ein Wolf, der sich bewegt, muss auf einem anderen Feld enden.
wolves-refusal-terrain = { $hex } ist { $terrain }; bezahlt hast du für { $paid }.
wolves-refusal-too-far =
    { $hex } ist zu weit weg: Deine Wölfe gehen { $speed ->
        [one] { $speed } Schritt
       *[other] { $speed } Schritte
    }, um Wasser und Schlucht herum.
wolves-refusal-token = Auf { $hex } liegt ein Marker: Dort kann kein Wolf enden.
wolves-refusal-enemy = Auf { $hex } steht ein Gegner: { $piece }. Zu ihm kann niemand.
wolves-refusal-only-alpha = Nur ein Alphawolf kann den { $piece } von { $hex } verdrängen.
wolves-refusal-my-den = Der Gegner auf deinem Bau auf { $hex } steht nicht allein: Deine Wölfe können weder zu ihm ziehen noch ihn verdrängen.
wolves-refusal-push-nearer = Ein anderes Feld ist näher als { $hex }.
wolves-refusal-push-taken = Ein verdrängter Wolf weicht nur auf ein leeres Feld oder zu einer einzelnen Figur seines Rudels aus; { $hex } ist keines von beiden.
wolves-refusal-not-hunted = Dieser Stapel steht nicht zur Wahl.

## Set-up files

wolves-setup-unknown-line = Keine Zeile beginnt mit „{ $word }“. Mögliche Wörter: { $known }.
wolves-setup-twice = Die Zeile „{ $word }“ steht hier zum zweiten Mal; einmal ist richtig.
# $like is an example.
wolves-setup-bad-word = „{ $word }“ ist nicht lesbar. So sieht eine solche Zeile aus: { $like }
wolves-setup-bad-length = Das sind zu wenige oder zu viele Wörter. So sieht eine solche Zeile aus: { $like }
wolves-setup-regions-missing = Beschreibe alle { $count } Regionen oder keine.
wolves-setup-seats = Rudel und Plättchen müssen für alle { $players } Spieler angegeben sein.
wolves-setup-no-seat = Einen Platz { $number } gibt es nicht.
wolves-setup-third = Ein drittes Rudel gibt es zu zweit, und nur dann.
wolves-setup-same-board = Die Tafel { $board } kommt zweimal vor.
wolves-setup-prey = Es gibt zu viele oder zu wenige Stapel: { $prey }.
wolves-setup-moons = Die Regionsmarker passen nicht zu dieser Spielerzahl.
wolves-setup-scored = Eine Region hat noch einen Marker, der schon gewertet sein soll: { $phase }.
wolves-setup-over = Der Vollmond ist gewertet: Das Spiel wäre zu Ende.
wolves-setup-actions = { $actions } Aktionen sind zu viele; ein Zug hat zwei.
wolves-setup-no-pack = Die { $pack } spielen nicht mit.
wolves-setup-no-region = Eine Region { $region } gibt es nicht.
wolves-setup-no-hex = Ein Feld { $hex } gibt es auf diesem Spielplan nicht.
wolves-setup-no-land = Auf { $hex } kann nichts stehen: Dort ist Wasser oder Schlucht.
wolves-setup-on-token = Auf { $hex } sind eine Figur und ein Marker.
wolves-setup-crowded = Auf { $hex } stehen mehr als zwei Figuren.
wolves-setup-two-markers = Auf { $hex } ist mehr als ein Bau oder eine Höhle.
wolves-setup-enemies = Auf { $hex } stehen Gegner zusammen: Nur zu einem Bau kann ein fremder Wolf.
wolves-setup-stack = Region { $region } hat zu viel Beute.
wolves-setup-lone = { $hex } ist kein Feld für diesen Marker.
wolves-setup-too-many = { $piece }: { $count } auf dem Spielplan, aber nur { $most } haben die Spielertafel verlassen.
wolves-setup-lairs = Jede Höhle steht am Wasser, in jeder Region nur eine ({ $pack }).
wolves-setup-board = Von der Spielertafel der { $pack } fehlt mehr, als fehlen kann, oder sie hat zu viele Marker.
