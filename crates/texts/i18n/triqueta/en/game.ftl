### Triqueta and its expansion Hidden Wolves.
###
### A seat $x comes with $x-is (you / other). $token is one of the animals as “one” or “the” (see below),
### $change a signed difference, $row, $column and $round are numbers. Moves stand as { "literals" }.

triqueta-name = Triqueta
triqueta-about = Take the row that gives you three of a kind, but not a fourth.

## Options

triqueta-option-hidden-wolves = Hidden Wolves
triqueta-option-hidden-wolves-about = The expansion: a shadow token lies under every column of three towers, and nine of these fifteen are wolves. With two players, tokens are drawn in pairs.
triqueta-option-first = Start player
triqueta-option-first-about = Who starts the first round and holds the rock.
triqueta-option-rock = The rock after round four
triqueta-option-rock-about = Who scores the rock’s point at the end. The rules leave it open; our reading is that it stays where it is.
triqueta-option-rock-starter = It stays with whoever started round four
triqueta-option-rock-last-row = It goes to whoever took the last row

## Animals

# The name alone: in lists and counts of what has been seen.
triqueta-animal-rabbit = rabbit
triqueta-animal-owl = owl
triqueta-animal-deer = deer
triqueta-animal-boar = boar
triqueta-animal-ram = ram
triqueta-animal-bear = bear
triqueta-animal-wolf = wolf
# One of them, as the object of a sentence.
triqueta-one-rabbit = a rabbit
triqueta-one-owl = an owl
triqueta-one-deer = a deer
triqueta-one-boar = a boar
triqueta-one-ram = a ram
triqueta-one-bear = a bear
triqueta-one-wolf = a wolf
# The one just drawn, as the object of a sentence.
triqueta-the-rabbit = the rabbit
triqueta-the-owl = the owl
triqueta-the-deer = the deer
triqueta-the-boar = the boar
triqueta-the-ram = the ram
triqueta-the-bear = the bear
triqueta-the-wolf = the wolf
triqueta-the-token = the token
# One on a shadow token, as the object of a sentence.
triqueta-shadow-rabbit = a shadow rabbit
triqueta-shadow-owl = a shadow owl
triqueta-shadow-deer = a shadow deer
triqueta-shadow-boar = a shadow boar
triqueta-shadow-ram = a shadow ram
triqueta-shadow-bear = a shadow bear
triqueta-shadow-wolf = a shadow wolf
# Counted.
triqueta-count-rabbit =
    { $count ->
        [one] { $count } rabbit
       *[other] { $count } rabbits
    }
triqueta-count-owl =
    { $count ->
        [one] { $count } owl
       *[other] { $count } owls
    }
triqueta-count-deer = { $count } deer
triqueta-count-boar =
    { $count ->
        [one] { $count } boar
       *[other] { $count } boars
    }
triqueta-count-ram =
    { $count ->
        [one] { $count } ram
       *[other] { $count } rams
    }
triqueta-count-bear =
    { $count ->
        [one] { $count } bear
       *[other] { $count } bears
    }
triqueta-count-wolf =
    { $count ->
        [one] { $count } wolf
       *[other] { $count } wolves
    }

## Differences

# $points is positive.
triqueta-points-more = +{ $points }
triqueta-points-less = −{ $points }
triqueta-points-same = ±0

## Scores

triqueta-score-rabbit = Rabbits
triqueta-score-owl = Owls
triqueta-score-deer = Deer
triqueta-score-boar = Boars
triqueta-score-ram = Rams
triqueta-score-bear = Bears
triqueta-score-wolf = Wolves
triqueta-score-tree = Tree tiles
triqueta-score-rock = Rock
triqueta-end-four-rounds = Four rounds have been played.

## What has to be decided

triqueta-prompt-turn =
    { $seat-is ->
        [you] Draw a token or take a row.
       *[other] { $seat } draws a token or takes a row.
    }
triqueta-prompt-turn-column =
    { $seat-is ->
        [you] Draw from a column or take a row.
       *[other] { $seat } draws from a column or takes a row.
    }
triqueta-prompt-turn-pair =
    { $seat-is ->
        [you] Draw the first of two tokens or take a row.
       *[other] { $seat } draws two tokens or takes a row.
    }
triqueta-prompt-second =
    { $seat-is ->
        [you] Draw the second token.
       *[other] { $seat } draws the second token.
    }
triqueta-prompt-take =
    { $seat-is ->
        [you] Nothing more can be drawn: take a row.
       *[other] Nothing more can be drawn: { $seat } takes a row.
    }
triqueta-prompt-decide =
    { $seat-is ->
        [you] Where do you put { $token }?
       *[other] { $seat } decides where to put { $token }.
    }
triqueta-prompt-decide-hidden =
    { $seat-is ->
        [you] Where do you put the token?
       *[other] { $seat } decides where to put the token.
    }
triqueta-prompt-final =
    { $seat-is ->
        [you] Do you add { $token } to your animals, or discard it?
       *[other] { $seat } adds or discards { $token }.
    }
triqueta-prompt-final-hidden =
    { $seat-is ->
        [you] Do you add the face-down token to your animals, or discard it?
       *[other] { $seat } adds or discards a face-down token.
    }

## Moves

triqueta-move-draw = Draw a token
triqueta-move-draw-from = Draw a light token from column { $column }
triqueta-move-draw-shadow-from = Draw the shadow token from column { $column }
# $tokens is a list of animals.
triqueta-move-take = Take row { $row }: { $tokens } ({ $change })
triqueta-move-take-empty = Take row { $row }, which is empty
triqueta-move-row = Put { $token } into row { $row } ({ $tokens })
triqueta-move-row-empty = Put { $token } into row { $row }, which is empty
triqueta-move-keep = Keep { $token } face down
triqueta-move-box = Put { $token } into the box
triqueta-move-add = Add { $token } to the animals
triqueta-move-discard = Discard { $token } face down

## What happened

triqueta-event-drew =
    { $seat-is ->
        [you] You draw a token.
       *[other] { $seat } draws a token.
    }
triqueta-event-drew-face =
    { $seat-is ->
        [you] You draw { $token }.
       *[other] { $seat } draws { $token }.
    }
triqueta-event-drew-from =
    { $seat-is ->
        [you] You draw a light token from column { $column }.
       *[other] { $seat } draws a light token from column { $column }.
    }
triqueta-event-drew-shadow-from =
    { $seat-is ->
        [you] You draw a shadow token from column { $column }.
       *[other] { $seat } draws a shadow token from column { $column }.
    }
triqueta-event-drew-face-from =
    { $seat-is ->
        [you] You draw { $token } from column { $column }.
       *[other] { $seat } draws { $token } from column { $column }.
    }
triqueta-event-looked =
    { $seat-is ->
        [you] You look at both tokens.
       *[other] { $seat } looks at both tokens.
    }
# $tokens is a list of two animals.
triqueta-event-looked-faces =
    { $seat-is ->
        [you] You look at both tokens and see { $tokens }.
       *[other] { $seat } looks at both tokens and sees { $tokens }.
    }
triqueta-event-placed =
    { $seat-is ->
        [you] You put { $token } into row { $row }.
       *[other] { $seat } puts { $token } into row { $row }.
    }
triqueta-event-kept =
    { $seat-is ->
        [you] You keep a light token face down.
       *[other] { $seat } keeps a light token face down.
    }
triqueta-event-kept-shadow =
    { $seat-is ->
        [you] You keep a shadow token face down.
       *[other] { $seat } keeps a shadow token face down.
    }
triqueta-event-kept-face =
    { $seat-is ->
        [you] You keep { $token } face down.
       *[other] { $seat } keeps { $token } face down.
    }
triqueta-event-boxed =
    { $seat-is ->
        [you] You put a token face down into the box.
       *[other] { $seat } puts a token face down into the box.
    }
triqueta-event-boxed-face =
    { $seat-is ->
        [you] You put { $token } face down into the box.
       *[other] { $seat } puts { $token } face down into the box.
    }
# $tokens is a list of animals.
triqueta-event-took =
    { $seat-is ->
        [you] You take row { $row }: { $tokens } ({ $change }).
       *[other] { $seat } takes row { $row }: { $tokens } ({ $change }).
    }
triqueta-event-took-empty =
    { $seat-is ->
        [you] You take row { $row }, which is empty.
       *[other] { $seat } takes row { $row }, which is empty.
    }
# $left tokens leave the game. $seat holds the rock now.
triqueta-event-round-ended =
    Round { $round } is over. { $left ->
        [0] Nothing is left in the tower.
        [one] { $left } token leaves the game unseen.
       *[other] { $left } tokens leave the game unseen.
    } { $seat-is ->
        [you] You hold the rock.
       *[other] { $seat } holds the rock.
    }
triqueta-event-tower-opened =
    { $seat-is ->
        [you] You open the tower of round { $round } and keep its tree tile.
       *[other] { $seat } opens the tower of round { $round } and keeps its tree tile.
    }
triqueta-event-added =
    { $seat-is ->
        [you] You add { $token } to your animals.
       *[other] { $seat } adds { $token }.
    }
triqueta-event-discarded =
    { $seat-is ->
        [you] You discard a face-down token.
       *[other] { $seat } discards a face-down token.
    }
triqueta-event-discarded-face =
    { $seat-is ->
        [you] You discard { $token } face down.
       *[other] { $seat } discards { $token } face down.
    }
# $tokens is a list of animals.
triqueta-event-shadows =
    { $seat-is ->
        [you] Your shadow tokens: { $tokens }.
       *[other] { $seat }’s shadow tokens: { $tokens }.
    }
triqueta-event-scored =
    { $seat-is ->
        [you] You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
triqueta-event-won =
    { $seat-is ->
        [you] You win!
       *[other] { $seat } wins!
    }
triqueta-event-won-shared = The victory is shared: { $seats }.

## Refusals

triqueta-refusal-no-such-row = There are only { $rows } rows.
triqueta-refusal-row-taken =
    { $seat-is ->
        [you] You have already taken row { $row }.
       *[other] { $seat } has already taken row { $row }.
    }
triqueta-refusal-tower-empty = The tower is empty: take a row.
triqueta-refusal-one-token-left = Only one token is left in the tower, and you would have to draw two: take a row.
triqueta-refusal-column-empty = Column { $column } is empty.
triqueta-refusal-no-column = In the base game you don’t choose a column: just draw the next token.
triqueta-refusal-which-column = Say which column you draw from, for example { "draw 3" }.
# $most is how many light tokens a player may keep.
triqueta-refusal-two-face-down = You already have { $most } light tokens face down, and that is the limit: put this one elsewhere.
triqueta-refusal-no-box = Tokens only go into the box in two-player games with Hidden Wolves: put this one into a row or keep it.
# $way is one of the ways below.
triqueta-refusal-same-way = Two light tokens must go different ways, and the first one already went { $way }.
triqueta-way-row = into a row
triqueta-way-keep = face down in front of you
triqueta-way-box = into the box

## Hand-made deals

triqueta-setup-first = Expected { "first" } and a seat from 1 to { $players }, such as { "first 1" }.
triqueta-setup-first-chosen = Seat { $number } was chosen to start, so { "first" } { $number } was expected.
triqueta-setup-tower = Expected { "tower" } { $tower }{ ":" } and then { $columns } columns separated by commas, each with { $tokens } animals from the top to the bottom.
triqueta-setup-animal = There is no animal “{ $name }”. The animals are { "rabbit, owl, deer, boar, ram, bear, wolf" }.
# $animal is an animal’s name alone.
triqueta-setup-light-count = Light tokens with { $animal }: { $given } are given, the box holds { $wanted }.
triqueta-setup-shadow-count = Shadow tokens with { $animal }: { $given } are given, the box holds { $wanted }.
triqueta-setup-shadows-missing = This deal has no shadow tokens, and Hidden Wolves needs them.
triqueta-setup-shadows-unused = This deal has shadow tokens, and the base game has none.
triqueta-setup-too-long = Nothing is expected after tower 4.

## How the table stands

# $left tokens are in the open tower; $covered towers are to come.
triqueta-view-round =
    Round { $round } of 4. { $left ->
        [0] The tower is empty.
        [one] One token is left in the tower.
       *[other] { $left } tokens are left in the tower.
    } { $covered ->
        [0] It is the last tower.
        [one] One more tower is covered.
       *[other] { $covered } more towers are covered.
    }
triqueta-view-final = Four rounds have been played. The face-down light tokens are added or discarded.
# $columns is a list of the next four.
triqueta-view-columns = Columns: { $columns }.
triqueta-view-column-both = { $column } ({ $light } light, 1 shadow)
triqueta-view-column-light = { $column } ({ $light } light)
triqueta-view-column-shadow = { $column } (1 shadow)
triqueta-view-column-empty = { $column } (empty)
# $tokens is a list of animals, $changes a list of the next two.
triqueta-view-row = Row { $row }: { $tokens }. If taken: { $changes }.
triqueta-view-change =
    { $seat-is ->
        [you] you { $change }
       *[other] { $seat } { $change }
    }
# $animals is a list of the next.
triqueta-view-change-own =
    { $seat-is ->
        [you] you { $change } ({ $animals })
       *[other] { $seat } { $change } ({ $animals })
    }
triqueta-view-change-animal = { $animal } { $change }
triqueta-view-row-empty = Row { $row }: empty.
triqueta-view-row-taken =
    { $seat-is ->
        [you] Row { $row }: taken by you.
       *[other] Row { $row }: taken by { $seat }.
    }
# $things is a list of counted animals and of what follows.
triqueta-view-seat =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }): { $things }.
triqueta-view-seat-in =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, still in): { $things }.
triqueta-view-seat-out =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, took row { $row }): { $things }.
triqueta-view-trees =
    { $count ->
        [one] { $count } tree tile
       *[other] { $count } tree tiles
    }
triqueta-view-rock = the rock
triqueta-view-light =
    { $count ->
        [one] { $count } light token face down
       *[other] { $count } light tokens face down
    }
triqueta-view-shadow =
    { $count ->
        [one] { $count } shadow token face down
       *[other] { $count } shadow tokens face down
    }
triqueta-view-boxed = { $count } in the box
# $tokens is a list of animals as “one”; $reach is the score with them.
triqueta-view-face-down =
    { $seat-is ->
        [you] Face down you have { $tokens }. With them you could reach { $reach ->
            [one] { $reach } point
           *[other] { $reach } points
        } so far.
       *[other] Face down { $seat } has { $tokens }. With them { $seat } could reach { $reach ->
            [one] { $reach } point
           *[other] { $reach } points
        } so far.
    }
triqueta-view-drawn =
    { $seat-is ->
        [you] You have drawn { $tokens }.
       *[other] { $seat } has drawn { $tokens }.
    }
triqueta-view-drawn-hidden =
    { $seat-is ->
        [you] You have drawn { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }.
       *[other] { $seat } has drawn { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }.
    }
# $animals is a list of the next.
triqueta-view-seen = Seen so far: { $animals }.
triqueta-view-seen-animal = { $animal } { $seen } of { $tokens }
# $lines is a list of the next.
triqueta-view-result =
    { $place }. { $seat-is ->
        [you] You
       *[other] { $seat }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $lines })
triqueta-view-score-line = { $category } { $points }
