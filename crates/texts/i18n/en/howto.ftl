### The short rules: a text beside each diagram, which says the same in words.

howto-title = { $game } in a few steps
howto-nav = In a few steps

howto-triqueta-goal = Collect exactly three tokens of an animal. Three owls are worth 6; one or two are worth only 1 or 2, and with the fourth the whole group falls to −1.
howto-triqueta-draw = On your turn, draw a token from the tower and look at it. Put it face up into a row, or keep it face down before you: at most two in the whole game.
howto-triqueta-take = Or take a whole row instead, with all that lies in it. Then you are out until the next round, so take neither too early nor too late.
howto-triqueta-round = When all rows are taken, the round is over. Whoever took the last one gets the rock, starts the next round and keeps a tree tile, each worth 1.
howto-triqueta-end = After four rounds, add each of your face-down tokens to your animals or discard it unseen. Then count: the highest total wins.

howto-hound-teams = Four shepherds sit around a ring of pastures. Those who sit across are a team: 1 and 3 are Blue, 2 and 4 are Yellow. Everybody has three sheep.
howto-hound-card = Play one of your four cards. A black card moves the wolves, a white one the hounds, clockwise by its number. Then draw a card.
howto-hound-wolf = A wolf that stands before you when your turn begins chases a sheep away.
howto-hound-hound = A hound that stands there brings one back, but never more than you had at first.
howto-hound-end = The first pasture without sheep loses the game for its team. If the cards run out before that, the team with more sheep wins, and Yellow wins a tie.

howto-wolves-turn = A turn has two actions out of five: move (1), howl (2), den (2), lair (2), dominate (3). The dots say how many tiles an action costs.
howto-wolves-pay = Pay with tiles that show the terrain of the hex where you act. Each tile that pays is flipped and shows another terrain next time.
howto-wolves-move = A Move takes several wolves to hexes of one terrain. At first two wolves may go, up to three steps each; only water and chasm are in the way.
howto-wolves-build = Howl, and a lone wolf near an alpha joins you. Build dens, and turn a den by the water into a lair. Dominate, and a rival’s wolf or den becomes yours.
howto-wolves-hunt = When your wolves stand on three hexes around prey, you catch it without an action. Each further kind is worth more.
howto-wolves-moon = Pieces that leave the map fill the moonlight board. At each moon its regions are scored: a lair counts 3, everything else 1. At the quarter moon the first takes 6 and the second 3. After the full moon the most points win.
