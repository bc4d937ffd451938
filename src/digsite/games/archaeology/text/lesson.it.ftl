# La prima lezione: un titolo, e sotto al massimo 25 parole. Ciò che finisce in -else si dice a un altro tentativo.

lesson-goal =
    Vince chi guadagna di più
    Si guadagna vendendo serie di un solo tipo. Più la serie è grande, più rende: una coppa 2, due coppe 15.
lesson-trade =
    Scambia per una coppa
    Ogni turno comincia scavando una carta: stavolta una coppa. Scegli la coppa del mercato, che vale 2, e i tuoi due cocci, 1 ciascuno.
lesson-trade-else = Quasi: prendi la coppa e cedi due cocci. Valgono 1 ciascuno, insieme quanto la coppa.
lesson-sell =
    Vendi le due coppe
    Scegli le tue due coppe. Insieme rendono 15, e quel denaro nessuno te lo toglie.
lesson-sell-else = Quasi: una coppa sola rende 2, due rendono 15. Scegli entrambe e vendile.
lesson-done =
    Termina il turno
    Puoi scambiare e vendere quanto vuoi. Per ora basta: ora scava { $seat1 }.
lesson-done-else = Tieni le ultime due carte: termina il turno.
lesson-storm =
    Tempesta di sabbia!
    L’ha scavata { $seat1 }: tutti perdono metà della mano, per difetto. Cedi la pergamena e tieni la maschera.
lesson-storm-else = Quasi: una serie di maschere può rendere 50, una di pergamene 10. Cedi la pergamena.
lesson-thief =
    Scavi un ladro
    Ruba per te una carta, presa alla cieca. Scegli chi derubare.
lesson-wait =
    Vendere o aspettare?
    Due maschere rendono 12, tre 26. Aspettare è un rischio: una tempesta o un ladro può togliertene una. Osa: termina il turno.
lesson-wait-else = Si potrebbe. Ma qui aspettiamo la terza maschera: rimetti a posto tutto e termina il turno.
lesson-map =
    Dentro la piramide
    Hai scavato una mappa. Apre la stanza piccola: tre tesori per te. Due o tre mappe aprono quelle più grandi.
lesson-map-else = Quasi: usa la mappa nella piramide. Scegli la stanza piccola.
lesson-masks =
    La terza maschera
    Era nella stanza. Scegli tutte e tre le maschere e vendile per 26.
lesson-masks-else = Quasi: scegli tutte e tre le maschere. Insieme rendono 26.
lesson-danger =
    Che cosa resta sotto
    Guarda qui quante tempeste e quanti ladri restano. La partita finisce quando lo scavo e tutte le mani sono vuoti.
lesson-end =
    Ora sai giocare
    Scava una carta, scambia, esplora e vendi grandi serie. Ciò che hai in mano può andare perso, ciò che hai venduto è al sicuro.
