# Stôl na webe: čo hovoria stránky a klient okrem slov hier.

## Každá stránka

web-skip = Preskočiť na obsah
web-language = Jazyk
web-lobby = Herňa
web-rules = Pravidlá
web-close = Zavrieť
web-colon = { $what }: { $value }
web-join = Pridať sa
web-your-name = Tvoje meno
web-saved = Uložené
web-error = To sa nepodarilo
web-noscript = Tento stôl potrebuje JavaScript: povoľ ho pre túto stránku.
web-lost = Spojenie sa prerušilo. Skúšame znova…
web-lost-waits = Spojenie sa prerušilo. Tvoj ťah čaká: odošle sa, len čo sa spojenie obnoví.
web-gone = Tento stôl už neexistuje.

## Herňa

web-home-title = Tri hry o kopaní a stavaní
web-home-heading = Tri stolové hry o starovekom svete, priamo tu v prehliadači.
web-home-about = Zadarmo, bez účtu, bez inštalácie. Hraj proti botom alebo pošli priateľovi odkaz.
web-welcome-back = Vitaj späť
web-good-first-game = Dobrá prvá hra
web-games = Hry
web-play-now = Hrať hneď
web-learn = Nauč sa za 5 minút
web-change = Zmeniť
web-invite-friends = Pozvať priateľov
web-players-range = { $least } až { $most } hráči
web-minutes = { $n } min
web-difficulty = Náročnosť
web-difficulty-1 = ľahká
web-difficulty-2 = stredná
web-difficulty-3 = bohatá
web-my-tables = Tvoje stoly
web-open-tables = Stoly s voľným miestom
web-tables-to-watch = Stoly na sledovanie
web-finished = Dohrané
web-continue = Pokračovať
web-watch = Sledovať
web-look = Pozrieť si
web-put-away = Odložené
web-put-away-verb = Odložiť
web-take-back = Vziať späť
web-is-put-away = odložené.
web-undo = Vrátiť
web-unofficial = Neoficiálne vydanie. Texty a kresby sú naše vlastné.

## Odchod od stola

web-leave = Odísť od stola
web-leave-ask = Odísť od tohto stola?
web-leave-about = Bot hrá za teba ďalej. Stôl nájdeš medzi odloženými pod svojím zoznamom: tam si ho vezmeš späť, alebo sa vrátiš cez svoj odkaz.
web-give-up = Vzdať hru
web-give-up-ask = Vzdať túto hru?
web-give-up-about = Zmizne z tvojho zoznamu a ostane, ako je. Nájdeš ju medzi odloženými pod svojím zoznamom, ak budeš chcieť hrať ďalej.
web-stay = Zostať

## Nový stôl

web-new-table = Nový stôl
web-game = Hra
web-seats = Miesta
web-seat-of = Miesto { $n }
web-name-of-seat = Meno na mieste { $n }
web-add-seat = Pridať miesto
web-remove-seat = Ubrať miesto
web-seat-me = Niekto pri tejto obrazovke
web-seat-friend = Priateľ, cez odkaz

## Tempo

web-pace = Tempo
web-pace-live = Na jedno posedenie.
web-pace-live-about = Keď stôl čaká na neprítomného hráča 3 minúty, môže zaňho hrať bot.
web-pace-days = Na viac dní.
web-pace-days-about = Keď stôl čaká na neprítomného hráča 3 dni, môže zaňho hrať bot.
web-pace-endless = Bez časového limitu.
web-pace-endless-about = Stôl počká, koľko treba; bot nikoho nezastúpi.

## Kto smie prísť k novému stolu

web-who-may-come = Kto sa môže pridať
web-private = Súkromný.
web-private-about = Nájdu ho len ľudia s odkazom.
web-public = Verejný.
web-public-about = Je v herni: ktokoľvek ho môže sledovať a sadnúť si na voľné miesto.
web-allow-hints = Rady.
web-allow-hints-about = Každý sa môže opýtať, čo by zahral bot.
web-start-table = Začať

## Odkaz na miesto

web-take-seat = Zaujať miesto
web-this-seat = Tvoje miesto
web-sit-here-too = Hrať aj na tomto zariadení
web-invites-you = { $host } ťa pozýva na partiu hry { $game }
web-preview-invites = { $host } ťa pozýva na
web-preview-game = Partia hry
web-preview-free = zadarmo, v prehliadači
web-keeps-a-seat = { $host } ti drží miesto
web-so-many-here = { $n } pri tomto stole
web-sitting = Kto sedí pri stole
web-inviting = pozýva ťa
web-free = voľné
web-sits-here = už sedí
web-bot-of = bot, { $level }
web-name-here = Tvoje meno pri stole
web-rules-first = Najprv si prečítať pravidlá
web-no-account = Bez účtu a bez inštalácie. Ostatní vidia iba tvoje meno.
web-not-now = Teraz nie
web-seat-is-own = Toto je tvoje vlastné miesto. Hostiteľ stola: { $host }.
web-seat-is-taken = Na tomto mieste už niekto sedí. Hostiteľ stola: { $host }. Hru môžeš sledovať.

## Stôl

web-menu = Ponuka
web-this-table = Tento stôl
web-parts = Časti stola
web-prompt = Čo treba urobiť
web-actions = Akcie
web-as-list = Ako zoznam
web-anyway = Aj tak to urobiť
web-not-yet = Ešte nie
web-see-rule = Pozrieť si pravidlo { $rule }
web-choose = Vyber si
web-put-back = Vrátiť
web-undo-turn = Vrátiť celý ťah
web-step = Späť
web-turn = Ťah
web-list = Zoznam
web-zoom-in = Bližšie
web-zoom-out = Ďalej
web-zoom-fit = Ukázať celý plán
web-your-turn = Si na ťahu
web-you = ty
web-watching = Sleduješ hru.
web-seat-bot = Bot: { $level }
web-bot-plays = hrá bot
web-open-seat = voľné miesto
web-here = tu
web-away = preč
web-joined = Pri stole je už aj { $who }
web-absent = { $who } tu práve nie je. Stôl čaká.
web-seat-open = Na toto miesto si ešte nikto nesadol. Stôl čaká.
web-let-bot-play = Nechať hrať bota
web-come-back = Som späť
web-invite = Pozvať priateľa
web-invite-about = Každý odkaz dá jedno voľné miesto tomu, kto ho otvorí prvý.
web-friend-sees = Čo uvidí tvoj priateľ pri odkaze
web-take-along = Moje miesto na inom zariadení
web-take-along-about = Iba pre teba. Kto má tento kľúč, hrá za teba.
web-show-key = Ukázať môj kľúč
web-hide-key = Skryť kľúč
web-scan-key = Naskenuj ho druhým zariadením. Po dvoch minútach sa sám skryje.
web-copy-key = Kopírovať ako odkaz
web-key-of = Kľúč k tvojmu miestu: { $who }
web-only-here = Tieto odkazy sa otvoria iba na tomto počítači.
web-only-here-how = Ako sa pridajú ostatní
web-only-here-about = Kto tento server spúšťa, ukončí ho a spustí príkazom: make play HOST=0.0.0.0
web-link-for = Odkaz: { $who }
web-copy = Kopírovať
web-copied = Skopírované
web-played-with = Nastavenia hry
web-sound = Tiché zvuky toho, čo sa deje pri stole
web-sound-offer = Chceš budúcu hru aj počuť? Tiché zvuky dreva, papiera, mincí a vetra. Vypneš ich v ponuke stola.
web-sound-yes = Zapnúť zvuk
web-sound-no = Nie, ďakujem
web-notify = Upozorniť ma, keď som na ťahu
web-keys = Klávesové skratky
web-keys-about = Šípkami prejdeš na ďalšie zvýraznené miesto, klávesmi M a J na plán a do ruky. Medzerník vyberie alebo vráti, Enter tiež, ale na tom, čo je vybrané, stlačí veľké tlačidlo. Klávesy 1 až 9 stláčajú malé tlačidlá, Esc zruší celý výber, U vráti krok, Shift+U celý ťah, H ukáže radu, L vypíše všetky akcie. Čiarka a bodka prechádzajú tým, čo sa stalo od tvojho posledného ťahu.
web-keys-zoom = Klávesy + a - približujú a odďaľujú plán, 0 ho ukáže celý.
web-curtain = { $who }: si na ťahu
web-curtain-who = Kto sa pozerá?
web-curtain-about = Odovzdaj obrazovku. Ostatní sa teraz pozerajú inam.
web-curtain-open = Som tu: { $who }

## Lekcia

web-lesson-step = { $n }/{ $of }
web-lesson-skip = Preskočiť lekciu
web-lesson-skip-ask = Preskočiť lekciu?
web-lesson-stay = Učiť sa ďalej
web-lesson-back = Späť
web-lesson-next = Ďalej
web-lesson-show = Ukáž mi
web-lesson-play = Pokračovať v tejto hre
web-lesson-new = Nová hra
web-lesson-opens = Pripravujeme tvoju lekciu…

## Čo sa medzitým stalo

web-since = Od tvojho posledného ťahu
web-step-back = Predchádzajúci krok
web-step-on = Ďalší krok
web-step-of = { $n }/{ $of }
web-dismiss = Odložiť

## Rady a chat

web-thinking = Premýšľam…
web-hint-by = Rada: { $who }
web-hint-about = Pruh ukazuje, koľko bot o ťahu premýšľal. Číslo je šanca na výhru, ktorú ti s týmto ťahom dáva; ± hovorí, o koľko ju môže zmeniť náhoda a to, čo je skryté.
web-hint-value = Šanca na výhru podľa bota: { $value }, plus-mínus { $spread }
web-play-it = Zahrať
web-chat = Chat
web-chat-say = Napíš niečo
web-send = Poslať

## Záznam hry

web-replay = Záznam hry
web-move = Ťah
web-move-of = ťah { $n }/{ $of }
web-first = Na začiatok
web-back = Späť
web-on = Ďalej
web-play = Prehrávať
web-pause = Pozastaviť
web-now = Na aktuálny ťah
web-past = Prezeráš si priebeh hry
web-beginning = Hra sa začína.
web-setup = Príprava: { $rows }

## Koniec

web-result = Výsledok
web-you-win = Vyhrávaš.
web-wins = { $who } vyhráva.
web-shared-win = Spoločné víťazstvo: { $who }
web-you-came = Ty: { $place }.
web-rematch = Hrať znova
web-join-rematch = Na odvetu
web-no-result = Nedohrané
web-save-record = Uložiť záznam
web-scoring = Záverečné bodovanie
web-chart = Vývoj bodov
web-chart-about = stav po každom ťahu
web-show-table = Ukázať stôl po tomto ťahu
web-review = Rozbor
web-seed = Ako sa to overuje
web-seed-about = Všetka náhoda pochádza z jedného čísla, semienka. Jeho odtlačok bolo vidieť pred prvým žrebovaním; teraz je semienko odhalené. Príkaz digsite verify podľa záznamu zopakuje každé žrebovanie.
web-seed-promised = Odtlačok semienka
web-seed-was = Semienko
web-seed-later = Samotné semienko sa ukáže na konci, aby si každý mohol overiť miešanie.
web-seed-fits = Semienko sedí so svojím odtlačkom.
web-seed-differs = Semienko nesedí so svojím odtlačkom.

## Bez siete

web-offline = Si offline
web-offline-about = Tvoje partie sú v bezpečí: každý ťah je uložený na serveri. Vráť sa, keď bude sieť.
web-try-again = Skúsiť znova

## Pravidlá

web-chapters = Kapitoly
web-rules-find = Hľadať v pravidlách
web-rules-found = Nájdené miesta: { $number }
web-rules-none = Nič sa nenašlo
