### Words of the games that the log links to their rules: all forms that the log uses, parted by |.

term-triqueta-tower = tower
term-triqueta-row = row | rows
term-triqueta-hidden = face down | face-down
term-triqueta-shadow = shadow token | shadow tokens
term-triqueta-box = box
term-triqueta-rock = rock
term-triqueta-tree = tree tile
term-triqueta-round = Round

term-hound-sheep = sheep | Sheep
term-hound-dummy = dummy | Dummy
term-hound-deck = deck
term-hound-bait = bait
term-hound-lap = once around
term-hound-flip = flips | flipped
term-hound-end = The game ends

term-wolves-alpha = alpha | alphas
term-wolves-lone = lone wolf
term-wolves-howl = howl | howls
term-wolves-den = den | dens
term-wolves-lair = lair | lairs
term-wolves-dominate = dominate | dominates
term-wolves-push = push | pushes
term-wolves-hunt = hunt | hunts
term-wolves-date = Date
term-wolves-tracks = pack spread | wolf speed | howl range
term-wolves-action = bonus action | bonus action token
term-wolves-terrain = bonus terrain token
term-wolves-region = Region | regions
