### The Wolves.
###
### A seat $seat comes with $seat-is (you / other). Hexes are named by board and letter (3F): $hex, $from, $to.
### $pack is a pack’s name, $piece a piece’s name (with its pack, where it can be anybody’s), $terrain a terrain.
### Commands and lines of set-up files stand as { "literals" }: they are the same in every language.

wolves-name = The Wolves
wolves-about = Lead a pack, howl, hunt, and hold the regions when the moon scores them.

## Terrains, packs, pieces

wolves-terrain-forest = forest
wolves-terrain-rock = rock
wolves-terrain-grass = grass
wolves-terrain-tundra = tundra
wolves-terrain-desert = desert
wolves-terrain-water = water
wolves-terrain-chasm = chasm
wolves-pack-forest = Forest
wolves-pack-rocky = Rocky
wolves-pack-grass = Grass
wolves-pack-tundra = Tundra
wolves-pack-desert = Desert
# A pack as its pieces are called after it: “Forest den”.
wolves-whose-forest = Forest
wolves-whose-rocky = Rocky
wolves-whose-grass = Grass
wolves-whose-tundra = Tundra
wolves-whose-desert = Desert
# A pack in a list of packs.
wolves-short-forest = Forest
wolves-short-rocky = Rocky
wolves-short-grass = Grass
wolves-short-tundra = Tundra
wolves-short-desert = Desert
wolves-piece-alpha = alpha
wolves-piece-wolf = pack wolf
wolves-piece-den = den
wolves-piece-lair = lair
wolves-piece-lone = lone wolf
# $pack is one of wolves-whose-….
wolves-owned-alpha = { $pack } alpha
wolves-owned-wolf = { $pack } pack wolf
wolves-owned-den = { $pack } den
wolves-owned-lair = { $pack } lair
wolves-prey-moose = moose
wolves-prey-deer = deer
wolves-prey-raccoon = raccoon
wolves-prey-boar = boar
wolves-prey-rabbit = rabbit
wolves-phase-crescent = crescent
wolves-phase-quarter = quarter
wolves-phase-full = full
# After a number of dates.
wolves-until-crescent = until the crescent moon
wolves-until-quarter = until the quarter moon
wolves-until-full = until the full moon
wolves-track-spread = pack spread
wolves-track-speed = wolf speed
wolves-track-howl = howl range
wolves-bonus-action = a bonus action token
wolves-bonus-terrain = a bonus terrain token
wolves-bonus-none = no token
# A tile that pays, by its two sides: what it shows and what it will show.
wolves-pay-tile = { $from } (then { $to })
wolves-pay-home = { $terrain } (home)
wolves-pay-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
wolves-winner =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    }

## Letters on the text map and on badges, as the language’s names suggest them: one each, two for prey

wolves-letter-ground-forest = f
wolves-letter-ground-rock = r
wolves-letter-ground-grass = g
wolves-letter-ground-tundra = t
wolves-letter-ground-desert = d
wolves-letter-pack-forest = F
wolves-letter-pack-rocky = R
wolves-letter-pack-grass = G
wolves-letter-pack-tundra = T
wolves-letter-pack-desert = D
wolves-letter-piece-alpha = A
wolves-letter-piece-wolf = w
wolves-letter-piece-den = d
wolves-letter-piece-lair = L
wolves-letter-moon-crescent = C
wolves-letter-moon-quarter = Q
wolves-letter-moon-full = F
wolves-letter-prey-moose = mo
wolves-letter-prey-deer = de
wolves-letter-prey-raccoon = ra
wolves-letter-prey-boar = bo
wolves-letter-prey-rabbit = rb

## Options

wolves-option-first = First player
wolves-option-first-about = Who places wolves first and takes the first turn.
wolves-option-packs = Packs
wolves-option-packs-about = The pack of every seat. Each pack is at home in one terrain.
wolves-option-third = Third pack
wolves-option-third-about = The pack that stands on the map of two players and never acts.
wolves-option-tiles = Terrain tiles at the start
wolves-option-tiles-about = Which side of the five tiles is up, for every seat.
wolves-option-tiles-fronts = fronts up
wolves-option-tiles-backs = backs up
wolves-option-boards = Region boards
wolves-option-boards-about = How the region boards lie in their places.
wolves-option-boards-fixed = as on our maps
wolves-option-boards-turned = turned at random
wolves-option-push = Nearest hex of a push
wolves-option-push-about = How far a hex is for a wolf that is pushed.
wolves-option-push-walking = in steps around water and chasm
wolves-option-push-straight = in a straight line
wolves-option-push-to = Where a push ends
wolves-option-push-to-about = Whether the nearest empty hex and the nearest with a piece of the wolf’s own pack are one choice or two.
wolves-option-push-to-nearest = nearest hex of all
wolves-option-push-to-either = nearest of either kind
wolves-option-den-on-token = Den beside a lone wolf or prey
wolves-option-den-on-token-about = Whether a den may be built on a hex with such a token.
wolves-option-den-on-token-forbidden = not allowed
wolves-option-den-on-token-allowed = allowed
wolves-option-den-under-wolf = Den under a third player’s wolf
wolves-option-den-under-wolf-about = Whether such a den can be dominated.
wolves-option-den-under-wolf-open = can be dominated
wolves-option-den-under-wolf-safe = is safe
wolves-option-replacement = Wolf that replaces a dominated one
wolves-option-replacement-about = Which of your waiting wolves comes into play.
wolves-option-replacement-next = the next one, even an alpha
wolves-option-replacement-pack-wolf = the next pack wolf
wolves-option-second-place = Ties for second place
wolves-option-second-place-about = Whether alphas break them too.
wolves-option-second-place-alphas = broken by alphas
wolves-option-second-place-control = not broken
wolves-problem-players = The Wolves is for 2 to 5 players, not for { $given }.
wolves-problem-same-pack = The { $pack } pack has been chosen twice. Every player needs a different one.

## What has to be decided

wolves-prompt-draft =
    { $seat-is ->
        [you] Place an alpha and a pack wolf on a hex.
       *[other] { $seat } places an alpha and a pack wolf.
    }
# $count actions are left in this turn.
wolves-prompt-action =
    { $seat-is ->
        [you] Your turn: choose an action ({ $count } left).
       *[other] { $seat } chooses an action ({ $count } left).
    }
# $action is the label of the action, such as wolves-move-den.
wolves-prompt-pay =
    { $seat-is ->
        [you] { $action }: how do you pay { $cost } { $terrain }?
       *[other] { $action }: { $seat } chooses how to pay { $cost } { $terrain }.
    }
wolves-prompt-track =
    { $seat-is ->
        [you] From which track do you take the den?
       *[other] { $seat } chooses the track for the den.
    }
# The wolf that moves next is number $next of $spread; $speed is wolf speed.
wolves-prompt-wolves =
    { $seat-is ->
        [you] Move a wolf to { $terrain }, or stop: wolf { $next } of { $spread }, up to { $speed } steps.
       *[other] { $seat } moves wolves to { $terrain }: wolf { $next } of { $spread }, up to { $speed } steps.
    }
wolves-prompt-push =
    { $seat-is ->
        [you] Where do you push the { $piece } from { $hex }?
       *[other] { $seat } pushes the { $piece } from { $hex }.
    }
wolves-prompt-prey =
    { $seat-is ->
        [you] From which stack do you take the { $prey }?
       *[other] { $seat } chooses which { $prey } to take.
    }
# $tokens bonus action tokens are left.
wolves-prompt-end =
    { $seat-is ->
        [you] { $tokens ->
            [0] End your turn.
           *[other] End your turn, or take a bonus action ({ $tokens } left).
        }
       *[other] { $seat } may end the turn.
    }
wolves-prompt-won =
    { $seat-is ->
        [you] You win with { $vp } VP.
       *[other] { $seat } wins with { $vp } VP.
    }
wolves-prompt-shared = Shared victory with { $vp } VP: { $seats }.

## Moves

wolves-move-draft = Place wolves on { $hex } ({ $terrain })
wolves-move-move = Move to { $terrain }
wolves-move-howl = Howl at { $hex } ({ $terrain })
wolves-move-den = Build a den on { $hex } ({ $terrain })
wolves-move-lair = Build a lair on { $hex } ({ $terrain })
wolves-move-dominate = Dominate the { $piece } on { $hex } ({ $terrain })
# $price is a list of tiles and tokens.
wolves-move-pay = Pay { $price }
# The track gets the value $value; $bonus is a token or wolves-bonus-none.
wolves-move-track = Take it from { $track }: now { $value }, { $bonus }
wolves-move-walk = Move the { $piece } from { $from } to { $to }
wolves-move-walk-push = Move the { $piece } from { $from } to { $to } and push the { $pushed }
wolves-move-push = Push it to { $hex } ({ $terrain })
wolves-move-stop = Move no more wolves
wolves-move-prey = Take the { $prey } from { $hex }
wolves-move-bonus = Take a bonus action
wolves-move-end = End the turn

## What happened

wolves-event-drafted =
    { $seat-is ->
        [you] You place an alpha and a pack wolf on { $hex }.
       *[other] { $seat } places an alpha and a pack wolf on { $hex }.
    }
wolves-event-turn =
    { $seat-is ->
        [you] Round { $round }: your turn.
       *[other] Round { $round }: { $seat }’s turn.
    }
wolves-event-second-token =
    { $seat-is ->
        [you] As the second player, you receive
       *[other] As the second player, { $seat } receives
    } a bonus action token.
# $price is a list of tiles and tokens.
wolves-event-moves =
    { $seat-is ->
        [you] You move wolves to { $terrain }; paid: { $price }.
       *[other] { $seat } moves wolves to { $terrain }; paid: { $price }.
    }
wolves-event-howls =
    { $seat-is ->
        [you] You howl; paid: { $price }.
       *[other] { $seat } howls; paid: { $price }.
    }
wolves-event-builds =
    { $seat-is ->
        [you] You build a den; paid: { $price }.
       *[other] { $seat } builds a den; paid: { $price }.
    }
wolves-event-upgrades =
    { $seat-is ->
        [you] You build a lair; paid: { $price }.
       *[other] { $seat } builds a lair; paid: { $price }.
    }
wolves-event-dominates =
    { $seat-is ->
        [you] You dominate; paid: { $price }.
       *[other] { $seat } dominates; paid: { $price }.
    }
wolves-event-walked =
    { $seat-is ->
        [you] Your
       *[other] { $seat }’s
    } { $piece } goes from { $from } to { $to } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }).
wolves-event-pushed =
    { $seat-is ->
        [you] You push
       *[other] { $seat } pushes
    } the { $piece } from { $from } to { $to }.
wolves-event-howled =
    The lone wolf on { $hex } becomes { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $piece }.
wolves-event-built = New den on { $hex }: { $track } is { $value }, { $bonus }.
wolves-event-upgraded = The den on { $hex } is a lair now: { $bonus }.
# $lost is the piece that was replaced.
wolves-event-dominated-wolf =
    The { $lost } on { $hex } gives way to { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $piece }.
wolves-event-dominated-den =
    The { $lost } on { $hex } gives way to { $seat-is ->
        [you] yours
       *[other] { $seat }’s
    }: { $track } is { $value }, { $bonus }.
wolves-event-hunted =
    { $seat-is ->
        [you] You hunt
       *[other] { $seat } hunts
    } the { $prey } on { $hex }: { $bonus }.
wolves-event-date = Date { $date }: { $piece }.
wolves-event-date-phase = Date { $date }: { $piece }. At the end of this turn the { $phase } regions are scored.
wolves-event-bonus =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } a bonus action.
wolves-event-phase = The { $phase } regions are scored.
wolves-event-region = Region { $region }: { $places }.
wolves-event-region-empty = Region { $region }: no one is there.
# One pack in the ranking of a region.
wolves-event-place =
    { $pack } { $control } ({ $alphas ->
        [one] { $alphas } alpha
       *[other] { $alphas } alphas
    }{ $vp ->
        [0] { "" }
       *[other] , { $vp } VP
    })
wolves-event-still = Twelve rounds have passed without a new date: all regions that are left are scored.
wolves-event-over = The game is over.
wolves-end-full-moon = The moon is full.
wolves-end-stillness = Twelve rounds passed without a new date.

## Score

wolves-score-regions = Regions
wolves-score-spread = Pack spread
wolves-score-speed = Wolf speed
wolves-score-howl = Howl range
wolves-score-lairs = Lairs
wolves-score-prey = Prey
wolves-score-wolves = Wolves

## The table as text

# $round is 0 while wolves are placed; $left dates are left until the next $phase.
wolves-view-heading =
    { $round ->
        [0] Placing wolves
       *[other] Round { $round }
    }, date { $date }: { $left ->
        [0] the { $phase } regions are scored at the end of this turn
        [one] { $left } date { $until }
       *[other] { $left } dates { $until }
    }.
wolves-view-heading-over = Round { $round }, date { $date }: the game is over.
wolves-view-legend-ground = Hexes: name and terrain ({ wolves-letter-ground-forest } forest, { wolves-letter-ground-rock } rock, { wolves-letter-ground-grass } grass, { wolves-letter-ground-tundra } tundra, { wolves-letter-ground-desert } desert, ~ water, # chasm), below it what is there.
wolves-view-legend-pieces = Pieces: the pack ({ wolves-letter-pack-forest } Forest, { wolves-letter-pack-rocky } Rocky, { wolves-letter-pack-grass } Grass, { wolves-letter-pack-tundra } Tundra, { wolves-letter-pack-desert } Desert), then { wolves-letter-piece-alpha } alpha, { wolves-letter-piece-wolf } pack wolf, { wolves-letter-piece-den } den, { wolves-letter-piece-lair } lair.
wolves-view-legend-tokens = Tokens: { "(*)" } lone wolf; prey with its number: { wolves-letter-prey-moose } moose, { wolves-letter-prey-deer } deer, { wolves-letter-prey-raccoon } raccoon, { wolves-letter-prey-boar } boar, { wolves-letter-prey-rabbit } rabbit; on water the moons { wolves-letter-moon-crescent } crescent, { wolves-letter-moon-quarter } quarter, { wolves-letter-moon-full } full.
# $moons is the list of its tokens, the top one first; $places the ranking.
wolves-view-region = Region { $region } ({ $moons }): { $places }
wolves-view-region-empty = Region { $region } ({ $moons }): no one
wolves-view-region-done = Region { $region }: scored
wolves-view-calendar = On the moonlight board so far: { $pieces }
wolves-view-calendar-empty = Moonlight board: empty
wolves-view-player = { $seat } ({ $pack }): { $total } VP, of which { $score }
wolves-view-player-new = { $seat } ({ $pack }): { $total } VP
wolves-view-points = { $category } { $vp }
wolves-view-tiles = { "  " }Tiles: { $tiles }
wolves-view-board = { "  " }Pack spread { $spread }, wolf speed { $speed }, howl range { $howl }; bonus tokens: { $terrain } terrain, { $action } action
wolves-view-left =
    { "  " }{ $seat-is ->
        [you] Still on your board
       *[other] Still on { $seat }’s board
    }: { $dens ->
        [one] { $dens } den
       *[other] { $dens } dens
    }, { $lairs ->
        [one] { $lairs } lair
       *[other] { $lairs } lairs
    }, { $wolves ->
        [one] { $wolves } wolf
       *[other] { $wolves } wolves
    }
wolves-view-prey = { "  " }Prey: { $prey }

## The table by ear: what matters when a turn begins. It is heard line by line, so that nothing is said by signs.

# A pack’s piece that is the reader’s own, or the own one of whoever decides.
wolves-own-alpha =
    { $seat-is ->
        [you] your alpha
       *[other] { $seat }’s alpha
    }
wolves-own-wolf =
    { $seat-is ->
        [you] your pack wolf
       *[other] { $seat }’s pack wolf
    }
wolves-own-den =
    { $seat-is ->
        [you] your den
       *[other] { $seat }’s den
    }
wolves-own-lair =
    { $seat-is ->
        [you] your lair
       *[other] { $seat }’s lair
    }
# $players is a list of wolves-view-standing.
wolves-view-standings = Points: { $players }.
wolves-view-standing =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    } ({ $pack }) { $total }
# $tiles is a list of wolves-view-showing; $terrain and $action are bonus tokens, $tokens all of them.
wolves-view-means =
    { $seat-is ->
        [you] Your tiles
       *[other] { $seat }’s tiles
    } show { $tiles }. Pack spread { $spread }, wolf speed { $speed }, howl range { $howl }{ $tokens ->
        [0] { "" }
       *[other] { "; " }bonus tokens: { $terrain } terrain, { $action } action
    }.
wolves-view-showing =
    { $count ->
        [one] { $terrain }
       *[other] { $count } { $terrain }
    }
wolves-view-hex = { $hex } { $terrain }
# $what is a piece or a token.
wolves-view-on = { $what } on { $hex }
wolves-view-away = { $what } on { $hex } ({ $steps } away)
wolves-view-stack = { $left } { $prey }
# $free is a list of hexes, $taken and $next lists of things on hexes; each comes with its number.
wolves-view-alpha =
    { $seat-is ->
        [you] Your alpha
       *[other] { $seat }’s alpha
    } on { $hex }, { $terrain }{ $frees ->
        [0] { "" }
       *[other] { "; " }free beside it: { $free }
    }{ $things ->
        [0] { "" }
       *[other] { "; " }not free: { $taken }
    }{ $goals ->
        [0] { "" }
       *[other] { "; " }further on: { $next }
    }.
# With many alphas: $tokens is a list, $rivals a number.
wolves-view-alpha-brief =
    { $seat-is ->
        [you] Your alpha
       *[other] { $seat }’s alpha
    } on { $hex }, { $terrain }{ $things ->
        [0] { "" }
       *[other] { "; " }beside it: { $tokens }
    }{ $rivals ->
        [0] { "" }
        [one] { "; " }{ $rivals } piece of others beside it
       *[other] { "; " }{ $rivals } pieces of others beside it
    }{ $goals ->
        [0] { "" }
       *[other] { "; " }further on: { $next }
    }.
# $where, $built and $upgraded are lists of hexes, $wolves, $dens and $lairs their numbers.
wolves-view-pack =
    { $wolves ->
        [0] No pack wolf
        [one] Pack wolf on { $where }
       *[other] Pack wolves on { $where }
    }{ $dens ->
        [0] { "" }
        [one] { "; " }den on { $built }
       *[other] { "; " }dens on { $built }
    }{ $lairs ->
        [0] { "" }
        [one] { "; " }lair on { $upgraded }
       *[other] { "; " }lairs on { $upgraded }
    }.
# $regions is a list of wolves-view-leaders and wolves-view-nobody, $packs of wolves-view-control.
wolves-view-next = Scored next ({ $phase }): { $regions }.
wolves-view-leaders = region { $region } ({ $packs })
wolves-view-nobody = region { $region } (no one)
wolves-view-control = { $pack } { $control }
wolves-view-control-own =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    } { $control }

## The table by ear: what can be asked

wolves-ask-look = what is on a hex; alone, what matters now
wolves-ask-near = what is around a hex; alone, around your alphas
wolves-ask-wolves = where the packs, the lone wolves and the prey are
wolves-ask-region = who leads in a region and what is there; alone, all regions
wolves-ask-packs = tiles, tracks and points of all players
wolves-ask-moon = the moonlight board
wolves-ask-map = the map as a drawing, or one region of it
# The words that such questions begin with, as they are typed.
wolves-ask-look-word = look
wolves-ask-near-word = near
wolves-ask-wolves-word = wolves
wolves-ask-region-word = region
wolves-ask-packs-word = packs
wolves-ask-moon-word = moon
wolves-ask-map-word = map
wolves-north = North
wolves-north-east = North-east
wolves-south-east = South-east
wolves-south = South
wolves-south-west = South-west
wolves-north-west = North-west
# $things is a list of pieces and tokens; $board is wolves-ear-board-name; $shore is yes or no.
wolves-look =
    { $hex }, { $terrain }, { $board }{ $shore ->
        [yes] , beside water
       *[no] { "" }
    }: { $things }.
wolves-look-free =
    { $hex }, { $terrain }, { $board }{ $shore ->
        [yes] , beside water
       *[no] { "" }
    }: free.
wolves-look-bare =
    { $hex }, { $terrain }, { $board }{ $shore ->
        [yes] , beside water
       *[no] { "" }
    }.
# $count is the number of $things.
wolves-near =
    { $direction }: { $hex }, { $terrain }{ $count ->
        [0] { "" }
       *[other] , { $things }
    }.
wolves-near-none = None of your alphas is on the map. Ask about a hex: { wolves-ask-near-word } HEX.
wolves-near-away = { $steps } away: { $things }.
wolves-ear-board-name =
    { $board ->
        [0] start board
       *[other] region { $board }
    }
wolves-ear-board =
    { $board ->
        [0] Start board
       *[other] Region { $board }
    }
# $parts is a list of wolves-ear-alphas …
wolves-ear-pack =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }, { $pack }: { $parts }.
wolves-ear-third = { $pack }, a pack without a player: { $parts }.
wolves-ear-alphas =
    { $count ->
        [one] { $count } alpha ({ $hexes })
       *[other] { $count } alphas ({ $hexes })
    }
wolves-ear-wolves =
    { $count ->
        [one] { $count } pack wolf ({ $hexes })
       *[other] { $count } pack wolves ({ $hexes })
    }
wolves-ear-dens =
    { $count ->
        [one] { $count } den ({ $hexes })
       *[other] { $count } dens ({ $hexes })
    }
wolves-ear-lairs =
    { $count ->
        [one] { $count } lair ({ $hexes })
       *[other] { $count } lairs ({ $hexes })
    }
wolves-ear-lone = Lone wolves: { $hexes }.
wolves-ear-prey = Prey: { $prey }.
wolves-ear-ground = { $hexes }: { $terrain }.
wolves-ear-things = There: { $things }.
# $boards is a list of wolves-ear-board-name.
wolves-ear-around = Next to it: { $boards }.

## Moves by ear: what is said after a move’s name

wolves-remark-walk =
    { $terrain }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $count ->
        [0] { "" }
       *[other] { "; " }beside it: { $things }
    }
wolves-remark-reach = { $hexes }
wolves-remark-reach-many = { $count } hexes within reach
wolves-remark-reach-none = no hex within reach
wolves-remark-becomes = becomes your { $piece }
wolves-remark-place =
    { $board }{ $shore ->
        [yes] , beside water
       *[no] { "" }
    }
wolves-remark-beside = beside it: { $things }

## Refusals

wolves-refusal-no-hex = There is no hex { $hex } on this map.
wolves-refusal-impassable = { $hex } is { $ground }: nothing can stand there.
wolves-refusal-draft-taken = There is already something on { $hex }.
wolves-refusal-draft-bank = { $hex } is not on the start board; wolves are placed on the land around the chasm.
wolves-refusal-draft-same-bank = Your first wolves are on the same side of the chasm; choose a hex on the other side.
wolves-refusal-draft-crescent = { $hex } lies in a region with a crescent on top; wolves are placed elsewhere.
wolves-refusal-actions-left =
    You still have { $count ->
        [one] one action
       *[other] { $count } actions
    } to take. You may also take a Move and leave every wolf where it is.
wolves-refusal-bonus-later = Take your two actions first; bonus actions come after them.
wolves-refusal-no-actions = You have no action left. With a bonus action token you can take a bonus action.
wolves-refusal-no-action-token = You have no bonus action token.
wolves-refusal-cost =
    This costs { $cost } { $terrain }. You have { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } showing it and { $tokens ->
        [one] { $tokens } bonus terrain token
       *[other] { $tokens } bonus terrain tokens
    }.
wolves-refusal-pay-terrain = Every tile you pay with must show the terrain of the target hex.
wolves-refusal-pay-exactly = Pay exactly { $cost }.
wolves-refusal-pay-tokens =
    { $tokens ->
        [0] You have no bonus terrain token.
        [one] You have only one bonus terrain token.
       *[other] You have only { $tokens } bonus terrain tokens.
    }
wolves-refusal-range = { $hex } is out of reach: your howl range is { $range }, counted from an alpha.
wolves-refusal-no-alpha = None of your alphas stands on { $hex } or next to it.
wolves-refusal-no-lone = There is no lone wolf on { $hex }.
wolves-refusal-no-lone-left = There is no lone wolf left on the map.
wolves-refusal-no-wolf-left = There is no wolf left on your player board.
wolves-refusal-no-den-left = There is no den left on your player board.
wolves-refusal-no-lair-left = There is no lair left on your player board.
wolves-refusal-den-token = There is a token on { $hex }: you cannot build a den there.
wolves-refusal-den-marker = There is already a den or lair on { $hex }.
wolves-refusal-den-enemy = There is an enemy on { $hex }: { $piece }.
wolves-refusal-full = There are already two pieces on { $hex }.
wolves-refusal-lair-den = You have no den on { $hex }.
wolves-refusal-no-own-den = You have no den on the map that could become a lair.
wolves-refusal-lair-water = { $hex } is not next to water.
wolves-refusal-lair-region = You already have a lair in region { $region }.
wolves-refusal-nowhere = The wolf on { $hex } would have nowhere to go.
wolves-refusal-dominate-kind = Only pack wolves and dens can be dominated.
wolves-refusal-dominate-none = There is no enemy { $piece } on { $hex }.
wolves-refusal-third-pack = The { $pack } pack does not take part: its pieces stay where they are.
wolves-refusal-dominate-pair = Two { $pack } pieces share { $hex }: both are safe.
wolves-refusal-dominate-third = A third player’s wolf stands on the den on { $hex }: by the reading at this table it is safe.
wolves-refusal-none-left = You have no { $piece } left to put in its place.
wolves-refusal-track-empty = There is no den left on this track: { $track }.
wolves-refusal-no-such-wolf = You have no { $piece } on { $hex }.
wolves-refusal-moved = The wolf on { $hex } has already moved.
wolves-refusal-same-hex = A wolf that moves must end on a different hex.
wolves-refusal-terrain = { $hex } is { $terrain }; you have paid for { $paid }.
wolves-refusal-too-far =
    { $hex } is too far: your wolves go up to { $speed ->
        [one] { $speed } step
       *[other] { $speed } steps
    }, around water and chasm.
wolves-refusal-token = There is a token on { $hex }: no wolf can end there.
wolves-refusal-enemy = There is an enemy on { $hex }: { $piece }. No wolf can join it.
wolves-refusal-only-alpha = Only an alpha can push the { $piece } on { $hex }.
wolves-refusal-my-den = The enemy on your den on { $hex } is not alone: your wolves can neither join it nor push it away.
wolves-refusal-push-nearer = Another hex is nearer than { $hex }.
wolves-refusal-push-taken = A pushed wolf can only go to an empty hex or to a single piece of its own pack; { $hex } is neither.
wolves-refusal-not-hunted = That is not one of the stacks to choose from.

## Set-up files

wolves-setup-unknown-line = No line begins with “{ $word }”. Possible words: { $known }.
wolves-setup-twice = The line “{ $word }” is here for the second time; it may only appear once.
# $like is an example.
wolves-setup-bad-word = “{ $word }” cannot be read. The line should look like this: { $like }
wolves-setup-bad-length = There are too few or too many words. The line should look like this: { $like }
wolves-setup-regions-missing = Describe all { $count } regions, or none.
wolves-setup-seats = Packs and tiles must be given for all { $players } players.
wolves-setup-no-seat = There is no seat { $number }.
wolves-setup-third = Only two-player games have a third pack, and they always do.
wolves-setup-same-board = The board { $board } is used twice.
wolves-setup-prey = There are too many or too few stacks: { $prey }.
wolves-setup-moons = These are not the region tokens for this number of players.
wolves-setup-scored = A region still has a token that should already have been scored: { $phase }.
wolves-setup-over = The full moon has already been scored: the game would be over.
wolves-setup-actions = { $actions } actions are too many; a turn has two.
wolves-setup-no-pack = The { $pack } pack does not take part.
wolves-setup-no-region = There is no region { $region }.
wolves-setup-no-hex = There is no hex { $hex } on this map.
wolves-setup-no-land = Nothing can stand on { $hex }: it is water or chasm.
wolves-setup-on-token = There are a piece and a token on { $hex }.
wolves-setup-crowded = There are more than two pieces on { $hex }.
wolves-setup-two-markers = There is more than one den or lair on { $hex }.
wolves-setup-enemies = Enemies share { $hex }: a wolf can only join another pack’s den.
wolves-setup-stack = Region { $region } has too much prey.
wolves-setup-lone = { $hex } is not a hex for this token.
wolves-setup-too-many = { $piece }: { $count } on the map, but only { $most } have left the player board.
wolves-setup-lairs = Every lair must be next to water, one to a region ({ $pack }).
wolves-setup-board = More is missing from the { $pack } board than is possible, or it has too many tokens.
