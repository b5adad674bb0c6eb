### The board of Triqueta in the browser.
###
### $animal is an animal’s name, $change a signed difference; $row, $column and $round are numbers.

# $round is a number.
web-triqueta-round = Round { $round } of 4
web-triqueta-final = After round 4
web-triqueta-tower = Tower
# $light and $shadow tokens are left in the open tower.
web-triqueta-left = { $light } light, { $shadow } shadow left
web-triqueta-left-light = { $light } left
web-triqueta-tower-empty = nothing left
# What stands above a column.
web-triqueta-cap-light = { $light } light
web-triqueta-cap-shadow = shadow
web-triqueta-cap-empty = empty
# A column’s name: $below tokens lie below the one on top.
web-triqueta-column-light =
    { $below ->
        [0] column { $column }: a light token, the last one
        [one] column { $column }: light token on top, { $below } token below
       *[other] column { $column }: light token on top, { $below } tokens below
    }
web-triqueta-column-shadow = column { $column }: a shadow token, the last one
web-triqueta-column-empty = column { $column }: empty
# $from is a column’s name.
web-triqueta-covered = Covered towers
# A covered tower with its round.
web-triqueta-covered-round = round { $round }
web-triqueta-covered-name = The tower of round { $round } is covered by its tree tile
web-triqueta-drawn =
    { $seat-is ->
        [you] Drawn by you
       *[other] Drawn by { $seat }
    }
web-triqueta-first = first
web-triqueta-then = then
web-triqueta-unseen = not looked at yet
web-triqueta-light = light token, face down
web-triqueta-shadow = shadow token, face down
# $animal is text. A token that lies face down and that the reader has seen.
web-triqueta-light-known = { $animal } on a light token, face down
web-triqueta-shadow-known = { $animal } on a shadow token, face down
# $change is a signed difference.
web-triqueta-one-more = one more: { $change }
web-triqueta-rows = Rows
web-triqueta-rows-about = what each would change for you
web-triqueta-rows-all = what each would change
web-triqueta-row = Row { $row }
web-triqueta-row-empty = empty
web-triqueta-row-taken =
    { $seat-is ->
        [you] taken by you
       *[other] taken by { $seat }
    }
web-triqueta-take = Take row { $row }
web-triqueta-put = Into row { $row }
# $change is a signed difference, $then the same when the drawn token is put there.
web-triqueta-for =
    { $seat-is ->
        [you] you { $change }
       *[other] { $seat } { $change }
    }
web-triqueta-for-then =
    { $seat-is ->
        [you] you { $change }, then { $then }
       *[other] { $seat } { $change }, then { $then }
    }
# $change is what the row would change without the token that is being decided.
web-triqueta-now = now { $change }
web-triqueta-yours = for you
web-triqueta-with-hidden = { $change } with your face-down tokens
web-triqueta-points = points so far
web-triqueta-reach = { $reach } with face-down tokens
web-triqueta-in = still in
web-triqueta-out = took row { $row }
# What stands under an animal: $now is its score, $next with one more.
web-triqueta-group = { $animal }: { $count }, scores { $now }, with one more { $next }
web-triqueta-face-down = Face down
web-triqueta-face-down-of = { $light } of 2 light
web-triqueta-face-down-both = { $light } of 2 light · { $shadow } shadow
web-triqueta-each = +1 each
web-triqueta-rock = rock
web-triqueta-tree = tree tile
web-triqueta-seen = Tokens seen
web-triqueta-seen-by-you = by you
web-triqueta-seen-by-all = by everyone
web-triqueta-of = of { $tokens }
web-triqueta-scoring = Scoring
web-triqueta-per-animal = per animal
web-triqueta-value = value
web-triqueta-one = one
web-triqueta-two = two
web-triqueta-three = three
web-triqueta-four = four
web-triqueta-five = five
web-triqueta-tiles = A tree tile and the rock: +1 each.
web-triqueta-collections = The animals
# What a final decision leads to: $points is the score.
web-triqueta-final-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-triqueta-fact-turn = The marked token is next. Only you look at it; then it goes into a row, or face down in front of you.
web-triqueta-fact-chosen = Draw it, or choose another column.
web-triqueta-fact-column = Choose a column to draw its top token. Shadow tokens are always kept face down.
web-triqueta-fact-pair = You look at the tokens once you have drawn both. Shadow tokens are kept; two light tokens go two different ways.
web-triqueta-fact-keep = Light tokens face down in front of you: { $kept } of 2.
# $way is where the first of two tokens went.
web-triqueta-fact-used = The first token went { $way }: this one goes another way.
web-triqueta-fact-final = Both totals include your shadow tokens.

## On the first page

web-triqueta-variant = Variant
web-triqueta-base = Base game

## What the signs mean

web-triqueta-sign-group = what the animal scores now, and with one more
web-triqueta-sign-tokens = how many tokens of it you have; three are best
web-triqueta-sign-row = what taking the row would change for you
web-triqueta-sign-others = what it would change for the player with this number
web-triqueta-sign-extras = tree tiles and the rock: +1 each

## The winner’s screen. $winner and $rival are players, $points is by how much the rival was ahead.

web-triqueta-ending-label =
    { $threes ->
        [0] No three
        [one] One three
        [2] Two threes
        [3] Three threes
        [4] Four threes
        [5] Five threes
        [6] Six threes
       *[other] { $threes } threes
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-triqueta-story-last =
    { $points ->
        [one] { $rival } was one point ahead until the last tokens were turned over; they were kinder to { $winner }.
       *[other] { $rival } was { $points } points ahead until the last tokens were turned over; they were kinder to { $winner }.
    }
web-triqueta-story-behind =
    { $points ->
        [one] Last after two towers, one point behind { $rival }, { $winner } overtook everybody.
       *[other] Last after two towers, { $points } points behind { $rival }, { $winner } overtook everybody.
    }
web-triqueta-story-led = { $winner } led after every tower.

## The shadows, step by step

web-triqueta-shadows = The shadows turn over
web-triqueta-shadows-begin = Four rounds have been played. Now the shadows are turned over, from the lowest score to the highest.
# $name is a player, $number which of their shadows comes next, $points what they would have then.
web-triqueta-shadow-stake = Next is { $name }, shadow { $number }: a wolf would make it { $points }.
web-triqueta-shadow-stake-lead = Next is { $name }, shadow { $number }: a wolf would make it { $points }, and take the lead.
# $name is a player, $number which of their shadows, $animal what it shows.
web-triqueta-shadow-turns =
    { $name }, shadow { $number }: { $animal }. That makes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
