### Learning The Wolves: the lessons of a guided first table, the short rules beside their diagrams, and the words that the
### log links to the rules.

## Lessons

lesson-wolves-goal = Your pack scores in the regions that it controls when the moon calls, and for dens, lairs, prey and wolves. To keep this first game short it begins late: the crescent is over, the quarter comes next.
lesson-wolves-turn = A turn has two actions: move, howl, den, lair or dominate, in any order, the same twice if you like. Choose one, and the map shows where it can be done.
lesson-wolves-tiles = You pay with your terrain tiles: whatever you do on forest needs tiles that show forest, one for a Move, two or three for the rest. What you cannot pay for is not offered.
lesson-wolves-walk = Choose a wolf, then where it goes: only hexes of the terrain that you paid for. Pack spread says how many wolves may move, wolf speed how far each may go.
lesson-wolves-pay = You can pay in several ways. Each tile that pays is flipped and then shows its other side, so choose what you will want to have next.
lesson-wolves-track = Every den comes from one of three tracks and uncovers a better value: more wolves in a Move, longer ways, or a longer howl. Take it where you want to grow.
lesson-wolves-push = An alpha may step onto a hex where a single enemy pack wolf stands. That wolf is pushed to the nearest free hex; among several the active player chooses.
lesson-wolves-scored = The moon was scored. In every region with its token the pack with the most control took the first prize, the next one the second; the log tells how it went.
lesson-wolves-flipped = The tiles with which you paid were flipped and show another terrain now. Look again at what you can afford: planning these flips is the heart of the game.
lesson-wolves-howl = You can howl: a lone wolf within howl range of one of your alphas joins your pack. Two tiles of its terrain pay for it.
lesson-wolves-den = You can build a den with an alpha or next to one. It counts for control in its region and improves one of your tracks.
lesson-wolves-date = A piece has gone to the moonlight board. Its dates are the clock of the game: when they reach a moon, the regions with that moon are scored.
lesson-wolves-lair = One of your dens can become a lair, because it is next to water and an alpha is near. A lair counts three for control and brings points and a terrain token.
lesson-wolves-dominate = You can dominate: for three tiles an enemy pack wolf or den within howl range becomes one of yours. Two pieces of one colour on a hex protect each other.
lesson-wolves-hunted = Three of your wolves stood around prey that you did not have yet, so you caught it without an action. Each kind counts once, and every further kind is worth more.
lesson-wolves-hunt = Prey is caught without an action: when wolves of yours stand on three hexes around it after one of your actions, it is yours.
lesson-wolves-soon = The next moon is near. Its regions bear its token; wolves and dens there count 1, lairs 3, and second place is paid too. The rail shows who leads where.
lesson-wolves-last = Only the full moon is left. When its date is reached that player finishes the turn, its regions are scored, and the game is over.
lesson-wolves-terrain = You have a terrain token. It pays for any terrain, together with tiles or alone.
lesson-wolves-bonus = Your two actions are done, but you have an action token: give it back for one more action, or end your turn and keep it.

## The short rules

howto-wolves-turn = A turn has two actions out of five: move (1), howl (2), den (2), lair (2), dominate (3). The dots say how many tiles an action costs.
howto-wolves-pay = Pay with tiles that show the terrain of the hex where you act. Each tile that pays is flipped and shows another terrain next time.
howto-wolves-move = A Move takes several wolves to hexes of one terrain. At first two wolves may go, up to three steps each; only water and chasm are in the way.
howto-wolves-build = Howl, and a lone wolf near an alpha joins you. Build dens, and turn a den by the water into a lair. Dominate, and a rival’s wolf or den becomes yours.
howto-wolves-hunt = When your wolves stand on three hexes around prey, you catch it without an action. Each further kind is worth more.
howto-wolves-moon = Pieces that leave the map fill the moonlight board. At each moon its regions are scored: a lair counts 3, everything else 1. At the quarter moon the first takes 6 and the second 3. After the full moon the most points win.

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
