### Why the bots of Triqueta recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as « vous ». In French 0 counts as [one].

bot-reason-triqueta-take-three = Complète un groupe de trois : { $animal }. Cela fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
bot-reason-triqueta-take-before = { $seat } veut aussi cette rangée : prenez-la d’abord.
bot-reason-triqueta-take-gain = Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à coup sûr ; mieux vaut ne pas attendre.
bot-reason-triqueta-take-least-harm = Plus aucune rangée n’aide, et celle-ci nuit le moins.
bot-reason-triqueta-take-now = Les autres ne feront qu’abîmer les rangées pour vous.
bot-reason-triqueta-draw-poor = Aucune rangée ne vaut encore la peine.
bot-reason-triqueta-draw-more = Il peut venir mieux, et vous pourrez encore prendre une rangée.
bot-reason-triqueta-draw-alone = Vous jouez en dernier : piochez tant que la rangée y gagne.
bot-reason-triqueta-draw-shadow = Un jeton ombre n’est qu’à vous, et la plupart sont des loups.
bot-reason-triqueta-row-own = Cette rangée vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus pour vous.
bot-reason-triqueta-row-spoil = Abîme cette rangée pour { $seat }.
bot-reason-triqueta-row-grow = Fait grandir cette rangée en votre faveur.
bot-reason-triqueta-row-harmless = N’aide personne d’autre.
bot-reason-triqueta-keep-third = Face cachée, c’est votre troisième : { $animal }.
bot-reason-triqueta-keep-away = Vous en avez assez, et face cachée personne ne l’aura : { $animal }.
bot-reason-triqueta-keep-later = Face cachée, il attend ses semblables : { $animal }.
bot-reason-triqueta-box = Il n’aiderait que les autres.
bot-reason-triqueta-add = Il augmente votre score.
bot-reason-triqueta-discard = Il gâcherait un groupe.
