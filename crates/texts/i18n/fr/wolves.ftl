wolves-name = Le Clan des Loups
wolves-about = Menez une meute à travers cinq terrains : appelez les loups solitaires, bâtissez repaires et tanières, chassez et contrôlez les régions quand la lune les compte.
