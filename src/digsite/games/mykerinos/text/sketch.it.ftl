# Il tavolo in lettere, come lo mostra un terminale. Le colonne sono strette: parole brevi.

sketch-region = Regione, stagione { $season } di { $seasons }
sketch-no-region = Nessun lotto è in tavola.
sketch-museum = Museo e carte
sketch-to-come = rim.
sketch-prestige = Prestigio
sketch-sets = Serie
sketch-points = Punti
sketch-in-hand = Riserva
sketch-supply = Comune
sketch-passed = Passato
sketch-legend = Clienti e segni
sketch-power-lemon = un cubo su una piramide
sketch-power-blackmore = nuovo scavo di due cubi
sketch-power-brown = un cubo nel Museo
sketch-power-tangerine = estendi con tre cubi
sketch-power-violet = un cubo in più, poi agisci
sketch-sign-ground = sabbia, piramide
sketch-sign-open = puoi scegliere qui
sketch-sign-tie = pari finché non passano
sketch-sign-room = stanza verso l’ala seguente
sketch-sign-cards = 2 carte da 3, 1 usata
