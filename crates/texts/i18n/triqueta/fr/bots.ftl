### Why the bots of Triqueta recommend a move: one sentence after it.
###
### $animal is an animal’s name alone, $points a number, $seat a player with $seat-is (you / other), $place the number
### of a place.
### The reader is addressed as « vous ». In French 0 counts as [one].

bot-reason-triqueta-take-three = Complète un groupe de trois : { $animal }. La rangée rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bot-reason-triqueta-take-before = Vous rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et en rapporterait { $theirs } à { $seat }.
bot-reason-triqueta-take-gain = Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bot-reason-triqueta-take-least-harm = Coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; toute autre rangée en coûte { $more } ou plus.
bot-reason-triqueta-draw-poor = La meilleure rangée ne rapporterait que { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant.
bot-reason-triqueta-draw-alone = Vous jouez en dernier : personne d’autre ne peut prendre de rangée.
bot-reason-triqueta-row-own = Cette rangée vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus pour vous.
bot-reason-triqueta-row-spoil = Cette rangée vaut alors { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins pour { $seat }.
bot-reason-triqueta-row-harmless = Cette rangée n’en devient meilleure pour personne.
bot-reason-triqueta-keep-third = Face cachée, c’est votre troisième : { $animal }.
bot-reason-triqueta-keep-away = Vous en avez déjà { $count }, et face cachée personne d’autre ne l’aura : { $animal }.
bot-reason-triqueta-box = Dans une rangée, il ne vous rapporterait rien, et à { $seat } jusqu’à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bot-reason-triqueta-add = Ajoute { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
bot-reason-triqueta-discard = Ajouté, il coûterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
