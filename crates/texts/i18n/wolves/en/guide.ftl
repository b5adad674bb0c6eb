### Learning The Wolves: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.

## Lessons

lesson-wolves-goal = Your pack scores in the regions it controls when the moon calls, and for dens, lairs, prey and wolves. To keep this first game short, it begins late: the crescent is over, and the quarter comes next.
lesson-wolves-turn = A turn has two actions, the same one twice if you like. Touch a wolf with a gold ring, and the map shows where it can go and what each hex costs. The other signs are lone wolves to howl at, places for dens and lairs, and pieces to dominate.
lesson-wolves-tiles = You pay with your terrain tiles: whatever you do in the forest needs tiles that show forest, one for a Move, two or three for the rest. What you can’t pay for isn’t offered.
lesson-wolves-walk = Your Move goes on: another wolf may go to the same terrain, which is paid for already. Pack spread is how many wolves may move, wolf speed how far each may go.
lesson-wolves-pay = There are several ways to pay. Each tile you pay with is flipped and shows its other side, so choose what you will want next.
lesson-wolves-track = Every den comes from one of three tracks and uncovers a better value: more wolves in a Move, more steps, or a longer howl. Take it where you want to grow.
lesson-wolves-push = An alpha may step onto a hex where a single enemy pack wolf stands. That wolf is pushed to the nearest free hex; if there are several, the active player chooses.
lesson-wolves-scored = The regions with this moon have been scored. In each of them, the pack with the most control took first prize and the next one second; the log has the details.
lesson-wolves-flipped = The tiles you paid with have been flipped and show a different terrain now. Look again at what you can afford: planning these flips is the heart of the game.
lesson-wolves-howl = You can howl: a lone wolf within howl range of one of your alphas joins your pack. It costs two tiles of its terrain.
lesson-wolves-den = You can build a den with an alpha or next to one. It counts for control of its region and improves one of your tracks.
lesson-wolves-date = A piece has gone to the moonlight board. Its dates are the clock of the game: when they reach a moon, the regions with that moon are scored.
lesson-wolves-lair = One of your dens can become a lair, because it is next to water and an alpha is near. A lair counts three for control and brings points and a bonus terrain token.
lesson-wolves-dominate = You can dominate: for three tiles, an enemy pack wolf or den within howl range is replaced by one of yours. Two pieces of one colour on a hex are safe.
lesson-wolves-hunted = Three of your wolves stood around prey that you did not have yet, so you caught it without spending an action. Each kind counts once, and every new kind is worth more.
lesson-wolves-hunt = Prey is caught without an action: if your wolves are on three hexes around it after one of your actions, it is yours.
lesson-wolves-soon = The next moon is near. Its regions carry its token; wolves and dens there count 1, lairs 3, and second place scores too. The side panel shows who leads where.
lesson-wolves-last = Only the full moon is left. When its date is reached, the active player finishes the turn, the full-moon regions are scored, and the game is over.
lesson-wolves-terrain = You have a bonus terrain token. It pays for any terrain, together with tiles or alone.
lesson-wolves-bonus = Your two actions are done, but you have a bonus action token: spend it on one more action, or end your turn and keep it.

## The short rules

howto-wolves-turn = On your turn you take two actions, the same one twice if you like: move (1), howl (2), den (2), lair (2) or dominate (3). The dots show how many tiles an action costs.
howto-wolves-pay = Pay with tiles that show the terrain of the hex you act on. Every tile you pay with is flipped and shows a different terrain from then on.
howto-wolves-move = A Move takes several wolves to hexes of one terrain. At first, two wolves may go up to three steps each; only water and chasm are in the way.
howto-wolves-build = Howl, and a lone wolf near one of your alphas joins you. Build dens, and turn a den next to water into a lair. Dominate, and a rival’s wolf or den is replaced by yours.
howto-wolves-hunt = When your wolves stand on three hexes around prey, you catch it without spending an action. Each new kind is worth more than the last.
howto-wolves-moon = Pieces that leave the map fill the moonlight board. At each moon, the regions with its token are scored: a lair counts 3, everything else 1. At the quarter moon, first place is worth 6 and second place 3. After the full moon, whoever has the most points wins.

## Words that the log links to their rules: all forms that the log uses, parted by |

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
