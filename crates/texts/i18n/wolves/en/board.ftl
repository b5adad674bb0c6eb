### The board of The Wolves in the browser.
###
### $terrain, $shown and $hidden are terrains, $phase a phase of the moon, $piece a piece, $hex a hex’s name.

web-wolves-map = Map with { $regions } regions
web-wolves-names = Show hex names
web-wolves-zoom-in = Zoom in
web-wolves-zoom-out = Zoom out
web-wolves-zoom-fit = Show the whole map
web-wolves-fit = Fit
# A hex to which the chosen wolf can go. $region is 0 on the start board; $how is push, join or free.
web-wolves-walk =
    { $hex }, { $terrain }, { $region ->
        [0] start board
       *[other] region { $region }
    }, legal, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $how ->
        [push] , pushes the { $pushed }
        [join] , joins the piece there
       *[free] { "" }
    }
web-wolves-steps =
    { $speed ->
        [one] { $steps } of { $speed } step
       *[other] { $steps } of { $speed } steps
    }
web-wolves-pick =
    Your { $piece } on { $hex }, { $terrain }: can move, { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }
web-wolves-put-down = Put the { $piece } on { $hex } back
web-wolves-gain = +{ $vp } VP
web-wolves-act-move = Move
web-wolves-act-howl = Howl
web-wolves-act-den = Den
web-wolves-act-lair = Lair
web-wolves-act-dominate = Dominate
web-wolves-cost =
    { $cost ->
        [one] costs { $cost } tile or token
       *[other] costs { $cost } tiles or tokens
    }
web-wolves-not-possible = (not possible: why?)
web-wolves-which-terrain = to which terrain?
web-wolves-which-hex = choose a marked hex
web-wolves-stop = End move
web-wolves-end = End turn
web-wolves-actions-left =
    { $count ->
        [0] no action left
        [one] { $count } action left
       *[other] { $count } actions left
    }
# The name of a player’s board.
web-wolves-pack = { $pack } pack
web-wolves-you = You
web-wolves-vp = VP
web-wolves-terrain-tokens =
    { $count ->
        [one] { $count } bonus terrain token
       *[other] { $count } bonus terrain tokens
    }
web-wolves-action-tokens =
    { $count ->
        [one] { $count } bonus action token
       *[other] { $count } bonus action tokens
    }
web-wolves-terrain-token = bonus terrain tokens
web-wolves-action-token = bonus action tokens
web-wolves-dens = dens built
web-wolves-tiles = Terrain tiles
web-wolves-tiles-about = press one: what it can pay lights up
web-wolves-tiles-shown = Tiles: { $tiles }
web-wolves-home = home
web-wolves-pays = pays
web-wolves-attributes = Attributes
web-wolves-points = Victory points
web-wolves-region-points = regions { $vp }
web-wolves-values = Pack spread { $spread }, wolf speed { $speed }, howl range { $howl }
web-wolves-calendar = Moonlight board
web-wolves-to =
    { $left ->
        [one] date { $until }
       *[other] dates { $until }
    }
web-wolves-dates =
    { $left ->
        [0] { $phase } moon: scored at the end of this turn
        [one] { $left } date { $until }
       *[other] { $left } dates { $until }
    }
web-wolves-dates-over = All moons have been scored
web-wolves-region = Region { $region }
web-wolves-regions = Regions
web-wolves-regions-about = control, next scoring first
web-wolves-regions-done = All regions have been scored.
# What the first and the second in a region are paid.
web-wolves-prizes = { $first } / { $second } VP
web-wolves-nobody = no one yet
web-wolves-you-lead = you lead
web-wolves-you-second = you are 2nd
web-wolves-you-share = tied
web-wolves-second-open = 2nd place open
web-wolves-third = { $pack }: on the map, never acts

## Playing by hand

web-wolves-idle = Your turn: choose a piece or an action.
web-wolves-act-what =
    { $verb ->
        [move] Which wolf moves, or to which terrain?
        [howl] Which lone wolf do you howl at?
        [den] Where do you build a den?
        [lair] Which den becomes a lair?
       *[dominate] What do you dominate?
    }
web-wolves-possible =
    { $wolves ->
        [one] { $wolves } wolf
       *[other] { $wolves } wolves
    }, { $targets ->
        [one] { $targets } target
       *[other] { $targets } targets
    }, { $sites ->
        [one] { $sites } building site
       *[other] { $sites } building sites
    }
web-wolves-where = Where does the { $piece } on { $hex } go?
web-wolves-reach =
    { $hexes ->
        [one] { $hexes } hex; it shows the tile that flips
       *[other] { $hexes } hexes; each shows the tile that flips
    }
# After a finger’s first touch.
web-wolves-touch-move = Touch again to move the { $piece } to { $hex }.
web-wolves-touch-that = Touch again: { $move }.
web-wolves-move-to = Move to { $hex }
web-wolves-how-pay = How do you pay { $cost } × { $terrain }?
# $how is push or free.
web-wolves-goes =
    { $piece } to { $hex }{ $how ->
        [push] , pushes the { $pushed }
       *[free] { "" }
    }
# Why an action is not possible, for the hex that comes nearest to it.
web-wolves-why-at = { $action }, { $hex }: { $reason }
web-wolves-howl-how = Howl on { $hex }: how do you pay?
web-wolves-den-how = Den on { $hex }: how do you pay?
web-wolves-den-track = Den on { $hex }: from which track?
web-wolves-lair-how = Lair on { $hex }: how do you pay?
web-wolves-dominate-how = Dominate the { $piece } on { $hex }: how do you pay?
web-wolves-dominate-track = Dominate the { $piece } on { $hex }: from which track?
# What stands there after an action; $kind is alpha, wolf, den or lair.
web-wolves-becomes =
    { $kind ->
        [alpha] An alpha
        [wolf] A pack wolf
        [den] A den
       *[lair] A lair
    } of yours stands on { $hex }
web-wolves-date-of = date { $date } of { $of }
web-wolves-price = { $cost } × { $terrain }
# What pays for a Move, after the hex.
web-wolves-flips = flips { $from } to { $to }
web-wolves-home-pays = home tile, stays
web-wolves-can-pay = { $count } tiles can pay
web-wolves-takes-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
# A way to pay, on its button.
web-wolves-flip = flip { $from } → { $to }
web-wolves-home-stays = home tile, stays
web-wolves-tokens =
    { $count ->
        [one] { $count } token, { $left } left
       *[other] { $count } tokens, { $left } left
    }
web-wolves-tile = { $shown } → { $hidden }
web-wolves-home-tile = Home tile
web-wolves-a-token = A bonus terrain token
web-wolves-pays-for =
    { $tile }: pays for { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }{ $actions ->
        [0] { "" }
        [one] { " " }and is part of { $actions } other action
       *[other] { " " }and is part of { $actions } other actions
    }.
# $moved wolves have gone to this terrain in this Move.
web-wolves-who-goes =
    { $moved ->
        [0] Which wolf goes to { $terrain }?
       *[other] Move another wolf to { $terrain }, or end the move.
    }
web-wolves-nth =
    wolf { $next } of { $spread }, up to { $speed ->
        [one] { $speed } step
       *[other] { $speed } steps
    }
web-wolves-which-wolf = Which wolf goes to { $hex }?
web-wolves-wolf-on = { $piece } { $hex }
web-wolves-den-here = Build a den here
web-wolves-cancel = Cancel
web-wolves-put-back = Put it back
web-wolves-names-short = Names
web-wolves-since = Since your last turn
web-wolves-since-steps =
    { $count ->
        [one] { $count } step: { $by }
       *[other] { $count } steps: { $by }
    }
web-wolves-again = Show again
web-wolves-hide = Hide
web-wolves-since-again = Since your last turn: show again
web-wolves-touch-again = touch again to move
web-wolves-touch-once-more = touch again
# What the signs on the map mean.
web-wolves-sign-mine = yours to move
web-wolves-sign-howl = a lone wolf to howl at
web-wolves-sign-den = a den can be built here
web-wolves-sign-lair = your den can become a lair
web-wolves-sign-dominate = can be dominated
web-wolves-sign-price = what the tile that pays will show
web-wolves-sign-push = pushes the wolf that stands there
web-wolves-sign-join = joins the piece that stands there
web-wolves-sign-pieces = alpha, pack wolf, den, lair; the letter and its shape name the pack
web-wolves-sign-tokens = a lone wolf, and prey with the tiles that are left
web-wolves-sign-moon = a region’s number, and the moon at which it is scored; the next one glows
web-wolves-sign-cost = how many tiles or tokens it costs
web-wolves-sign-bonus = bonus tokens: a terrain of your choice, one more action
web-wolves-sign-values = pack spread, wolf speed and howl range
# What the first and the second in a region are paid.
web-wolves-prizes-about = for the first and for the second in the region
# A track from which no den can be taken any more.
web-wolves-track-bare = no den left
web-wolves-no-token = You have no bonus terrain token. Lairs and some dens bring one.
# A track: its value, and what each den that leaves it brings. $bonus is terrain, action or none.
web-wolves-track-now = { $track }: { $value } now
web-wolves-track-next =
    then { $value }{ $bonus ->
        [terrain] , with a bonus terrain token
        [action] , with a bonus action token
       *[none] { "" }
    }{ $vp ->
        [0] { "" }
       *[other] , worth { $vp } VP
    }
# $next lists the next values, of which there are $left.
web-wolves-points-words =
    { $name }: { $vp } VP now{ $left ->
        [0] { "" }
       *[other] , then { $next }
    }

## On the first page

web-wolves-own-pack = Your pack
web-wolves-any = Any

## The winner’s screen. $winner and $rival are players, $points is by how much the rival was ahead.

# $pack is a pack’s name.
web-wolves-ending-label =
    { $pack } pack · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-wolves-story-last =
    { $points ->
        [one] { $rival } was one point ahead until the last moon rose; its regions went to { $winner }.
       *[other] { $rival } was { $points } points ahead until the last moon rose; its regions went to { $winner }.
    }
web-wolves-story-behind =
    { $points ->
        [one] Last when the moon was half, one point behind { $rival }, { $winner } overtook everybody.
       *[other] Last when the moon was half, { $points } points behind { $rival }, { $winner } overtook everybody.
    }
web-wolves-story-led = { $winner } led at every moon, from the crescent to the end.

## The scoring of a moon, step by step

web-wolves-date = Date { $date }
# $phase is crescent, quarter or full.
web-wolves-moon-rises =
    { $phase ->
        [crescent] The crescent moon rises
        [quarter] The half moon rises
       *[full] The full moon rises
    }
