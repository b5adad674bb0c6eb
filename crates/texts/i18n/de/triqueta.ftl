triqueta-name = Triqueta
triqueta-about = Zieh Tiere, leg sie in die Reihen und nimm die Reihe, die dir drei gleiche bringt, aber kein viertes. Mit der Erweiterung Hidden Wolves.
