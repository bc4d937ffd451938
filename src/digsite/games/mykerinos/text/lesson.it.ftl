# La prima lezione: un titolo, e sotto al massimo 25 parole. Ciò che finisce in -else si dice a un altro tentativo.

lesson-goal =
    Vince chi ha più punti
    I lotti ne danno subito, questo 3. Le stanze del Museo fanno valere di più i tuoi lotti dopo la quarta stagione.
lesson-dig =
    Inizia uno scavo
    Un turno è una sola azione. Metti un cubo in uno spazio libero, mai su una piramide: scegli quello cerchiato.
lesson-extend =
    Estendilo
    Due cubi partono da uno tuo: il primo accanto a questo, il secondo accanto al primo. Scegli entrambi gli spazi.
lesson-border =
    Oltre il confine
    Nell’area 1 sei in testa. Uno scavo può entrare nell’area vicina: estendilo con questi due spazi.
lesson-level =
    Raggiungilo
    { $seat1 } ha due cubi nell’area 2, tu uno. Inizia lì un altro scavo e siete pari.
lesson-pass =
    Chi passa prima
    In un pareggio è avanti chi ha passato prima. I cubi della tua riserva restano tuoi per la prossima stagione. Passa.
lesson-pass-else = Quasi: passa ora, prima degli altri. Così il pareggio nell’area 2 è tuo.
lesson-lot =
    L’ispezione
    Area per area, i primi due prendono un lotto o una stanza; gli altri solo un lotto rimasto. Sei primo: prendi il 3.
lesson-lot-else = Quasi: il lotto di sinistra dà 3 punti, quello di destra nessuno. Prendi il sinistro.
lesson-room =
    Stavolta una stanza
    Nell’area 2 il pareggio è tuo. Prendi il 3 di Sir Brown: alla fine ogni suo lotto varrà 3.
lesson-room-else = Quasi: il tuo lotto è di Sir Brown. Prendi il 3 nella sua ala.
lesson-patron =
    Un cliente ti aiuta
    Ora il tuo lotto è una carta di Sir Brown, che mette un cubo nel Museo. Scegli lui, poi il 5 accanto.
lesson-patron-else = Quasi: scegli la carta di Sir Brown, poi il 5 della sua ala. Ci porta la porta del tuo 3.
lesson-worth =
    Cinque per ogni carta
    Di un’ala conta solo la tua stanza migliore. Senza stanza una carta vale 1. Cinque carte di cinque clienti danno altri 5 punti.
lesson-free =
    Ora da solo
    Inizia uno scavo nell’area 4, in uno spazio libero qualsiasi.
lesson-free-else = Quasi: un cubo in uno spazio libero dell’area 4.
lesson-end =
    Ora sai giocare
    Sii primo o secondo nelle aree, passa in tempo, prendi lotti e stanze, e usa ogni carta una volta a stagione.
