### The bots: their levels, the reasons of a hint, the arena. A level’s name is `bot-LEVEL` (web.ftl).
###
### A reason is one sentence after a recommended move. $animal is an animal’s name alone, $points a number,
### $seat a player with $seat-is (you / other), $place the number of a place.

## Levels

bot-cub-about = Débute gentiment : voit ce qui est là, prévoit peu et essaie souvent autre chose.
bot-scout-about = Joue juste et fait peu de cadeaux.
bot-hunter-about = Connaît bien le jeu et ne cède presque rien.
bot-alpha-about = Ce que Loup sait faire de mieux : réfléchit un instant et poursuit la partie de tête. Ne triche jamais.

## Reasons

bot-reason-best = Donne le meilleur résultat quand on poursuit la partie.

## Triqueta

bot-reason-take-three = Complète un groupe de trois : { $animal }. Cela fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
bot-reason-take-before = { $seat } veut aussi cette rangée : prenez-la d’abord.
bot-reason-take-gain = Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à coup sûr ; attendre pourrait les perdre.
bot-reason-take-least-harm = Plus aucune rangée n’aide, et celle-ci nuit le moins.
bot-reason-take-now = Les autres ne feront qu’abîmer les rangées pour vous.
bot-reason-draw-poor = Aucune rangée ne vaut encore la peine.
bot-reason-draw-more = Il peut venir mieux, et vous pourrez encore prendre une rangée.
bot-reason-draw-alone = Vous jouez en dernier : piochez tant que la rangée y gagne.
bot-reason-draw-shadow = Un jeton d’ombre n’est qu’à vous, et la plupart sont des loups.
bot-reason-row-own = Cette rangée vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus pour vous.
bot-reason-row-spoil = Abîme cette rangée pour { $seat }.
bot-reason-row-grow = Fait grandir cette rangée en votre faveur.
bot-reason-row-harmless = N’y aide personne d’autre.
bot-reason-keep-third = Face cachée, c’est votre troisième de la sorte : { $animal }.
bot-reason-keep-away = Vous en avez assez, et face cachée personne ne l’aura : { $animal }.
bot-reason-keep-later = Face cachée, il attend les autres de sa sorte : { $animal }.
bot-reason-box = Il n’aiderait que les autres.
bot-reason-add = Il augmente votre score.
bot-reason-discard = Il gâcherait un groupe.

## Wolf & Hound

bot-reason-hound-wolf-there = Un loup sera devant la place { $place }, et vos adversaires en paient le prix.
bot-reason-hound-hound-there = Un chien sera devant la place { $place } et ramènera un mouton à votre équipe.
bot-reason-hound-wolf-away = Aucun loup ne sera devant la place { $place }.
bot-reason-hound-nothing-moves = Rien ne bouge, et cela vous arrange.
bot-reason-hound-later = Vous laisse les meilleures cartes pour la suite.
bot-reason-hound-keep = La carte posée là convient.
bot-reason-hound-exchange = Presque toute autre carte serait meilleure.
bot-reason-hound-flip = Retournée, elle nuit moins à votre équipe.

## The Wolves

bot-reason-wolves-draft = L’eau, des proies et d’autres terrains sont proches.
bot-reason-wolves-move = Amène vos loups là où ils comptent.
bot-reason-wolves-howl = Un loup de plus pour vous, un loup solitaire de moins pour les autres.
bot-reason-wolves-den = Une tanière tient la région et renforce votre meute.
bot-reason-wolves-lair = Un antre compte trois dans sa région, et ses points restent.
bot-reason-wolves-dominate = Vous renforce là où cela affaiblit quelqu’un d’autre.
bot-reason-wolves-den-at-water = Une tanière au bord de l’eau peut devenir un antre.
bot-reason-wolves-hunt = Achève une chasse : { $prey }.
bot-reason-wolves-stalk = S’approche d’une proie que vous n’avez pas encore : { $prey }.
bot-reason-wolves-lead = Vous met en tête dans la région { $region }, encore à compter : { $phase }.
bot-reason-wolves-pay = Laisse les tuiles qui vous serviront le mieux ensuite.
bot-reason-wolves-spread = Plus de loups à chaque déplacement désormais.
bot-reason-wolves-speed = Chaque loup va désormais plus loin.
bot-reason-wolves-range = Vos hurlements portent désormais plus loin.
bot-reason-wolves-push = Là, le loup repoussé gêne le moins vos projets.
bot-reason-wolves-stop = Les autres loups sont bien où ils sont.
bot-reason-wolves-bonus = Une action de plus maintenant vaut mieux que le jeton plus tard.
bot-reason-wolves-end = Ce que vous gardez maintenant vaudra plus tard.

## The arena

# $bots is a list of names.
arena-no-such-bot = Le bot « { $bot } » n’existe pas. Les bots sont { $bots }.
arena-no-such-game = Les bots ne connaissent pas le jeu « { $game } ».
arena-two-bots = Un match demande au moins deux bots.
arena-other-match = Ce qui est enregistré là est un autre match : le jeu, les options, les bots, le temps ou la graine diffèrent.
# $why is a system’s or reader’s message.
arena-bad-net = « { $file } » ne peut pas servir de réseau : { $why }.
arena-bad-plan = « { $bot } » : les robots de ce jeu pensent avec d’autres nombres.
arena-not-frozen = « { $bot } » : la version 0.1 n’avait pas de bots pour { $game }.
arena-bad-beginning = Ce réseau ne peut pas être entraîné davantage : { $why }.
arena-not-learned = Aucun réseau n’apprend le jeu « { $game } ».
arena-bot = Bot
arena-rating = Classement
# The head of a column: milliseconds of a decision.
arena-time = ms en moyenne
arena-slow = ms, 99 % des cas
# Over the cross-table; $sides is the number of sides.
arena-about = Chaque case : la part de victoire que le bot de gauche gagne seul contre des bots de la colonne dans tous les autres camps, avec un intervalle à 95 %. La valeur neutre est 1/{ $sides }.
arena-before = Chaque case : combien de fois le bot de gauche finit devant un bot de la colonne, que l’un ou l’autre soit seul parmi les autres ; une place égale compte pour moitié. La valeur neutre est 1/2.
