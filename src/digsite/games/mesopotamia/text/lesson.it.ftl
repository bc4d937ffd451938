# La prima lezione: un titolo, e sotto al massimo 25 parole. Ciò che finisce in -else si dice a un altro tentativo.

lesson-goal =
    Vincono quattro offerte
    Vince chi porta per primo quattro offerte al Tempio, la tessera cerchiata. Vengono dalle capanne, e queste richiedono tribù e legno.
lesson-walk =
    Vai nella foresta
    Un passo costa un punto, ne hai 5. Scegli una tribù, poi la foresta: passando dal Tempio costa 2.
lesson-second =
    Una seconda tribù
    Una capanna richiede due tribù. Mandane un’altra nello stesso posto.
lesson-wood =
    Prendi il legno
    Una tribù porta una cosa sola, e prenderla non costa nulla. Scegli una tribù nella foresta, poi il legno.
lesson-card =
    Muovi, agisci, ricevi
    Un turno è: muovere, agire, ricevere Mana. Termina il movimento, pesca una carta (non puoi ancora costruire), termina il turno.
lesson-card-else = Quasi: termina il movimento, pesca una carta e termina il turno.
lesson-discover =
    Scopri una terra
    Il legno non passa dal Tempio. Scegli la tribù con il legno e mandala oltre il bordo aperto: si pesca una tessera.
lesson-follow =
    Una pianura!
    Le capanne stanno in pianura. Falla raggiungere dalla seconda tribù.
lesson-hut =
    Costruisci una capanna
    Termina il movimento. Scegli la pianura per la capanna, poi l’offerta da 2: costa meno, e finisce sotto la capanna.
lesson-hut-else = Quasi: termina il movimento, costruisci sulla nuova pianura e metti sotto l’offerta da 2.
lesson-done =
    Termina il turno
    Le due tribù hanno lavorato: l’azione è finita. Termina il turno.
lesson-stone =
    Una pietra al Tempio
    Un’offerta si paga in Mana. Dalla capanna manda una tribù alla cava, e porta una pietra nel Tempio: dà 1 Mana.
lesson-stone-else = Quasi: vai alla cava, prendi una pietra ed entra con essa nel Tempio.
lesson-again =
    E un’altra
    Servono due Mana. La stessa tribù ha punti a sufficienza: torna alla cava e di nuovo al Tempio.
lesson-offering =
    Prendi l’offerta
    L’altra tribù la prende alla capanna, senza spesa. Poi va alla cava con il tuo ultimo punto.
lesson-offering-else = Quasi: scegli la tribù alla capanna, falle prendere l’offerta e mandala alla cava.
lesson-wait =
    Punti finiti
    Il Tempio deve aspettare un turno. Termina il movimento, pesca una carta, termina il turno.
lesson-deliver =
    Consegnala
    Scegli la tribù con l’offerta, poi il Tempio. Costa 2 Mana, e la tribù torna nella tua riserva.
lesson-more =
    Ne mancano tre
    Le altre costano di più. Un santuario (due tribù e una pietra in pianura) dà Mana ogni turno; due tribù alla capanna ne generano un’altra.
lesson-end =
    Ora sai giocare
    Scopri terre, costruisci capanne, raccogli Mana, porta offerte. Attento: chi ha più tribù su una tessera può rubare legno e pietre.
