### Wörter der Spiele, die das Protokoll mit ihren Regeln verbindet: alle Formen, getrennt durch |.

term-triqueta-tower = Turm | Turms
term-triqueta-row = Reihe | Reihen
term-triqueta-hidden = verdeckt | verdeckten
term-triqueta-shadow = Schattenstein | Schattensteine
term-triqueta-box = Schachtel
term-triqueta-rock = Felsen
term-triqueta-tree = Baumplättchen
term-triqueta-round = Runde

term-hound-sheep = Schaf | Schafe
term-hound-dummy = Strohmann
term-hound-deck = Stapel
term-hound-bait = Köder
term-hound-lap = ganz herum
term-hound-flip = gewendet
term-hound-end = Das Spiel endet

term-wolves-alpha = Alphawolf
term-wolves-lone = einsamer Wolf | einsame Wolf
term-wolves-howl = heulst | heult
term-wolves-den = Bau | Baue
term-wolves-lair = Höhle | Höhlen
term-wolves-dominate = dominierst | dominiert
term-wolves-push = verdrängst | verdrängt
term-wolves-hunt = jagst | jagt
term-wolves-date = Datum
term-wolves-tracks = Rudelweite | Tempo | Heulweite
term-wolves-action = Bonusaktion | Aktionsmarker
term-wolves-terrain = Geländemarker
term-wolves-region = Region | Regionen
