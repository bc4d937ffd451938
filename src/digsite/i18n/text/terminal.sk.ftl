# Program pre terminál: čo hovorí okrem slov hier.

terminal-you = ty si { $who }
terminal-for-help = ? pomoc

## Odpovede na to, čo sa napíše

terminal-no-number = Číslo { $number } tu nie je: vyber si od 1 do { $most }.
terminal-page = Napíš číslo, alebo stlač Enter a stôl sa ukáže znova.
terminal-ambiguous = „{ $words }“ môže znamenať: { $choices }. Napíš trochu viac.
terminal-not-offered = „{ $words }“ teraz nie je možné. Možné je: { $choices }.
terminal-cannot-follow = „{ $words }“ nemôže nasledovať po „{ $before }“: nič sa nezahralo. Skús iný riadok.
terminal-cannot-follow-played = „{ $before }“ sa zahralo a nedá sa vziať späť, ale „{ $words }“ po tom nemôže nasledovať.
terminal-unknown = „{ $words }“ nie je medzi možnosťami. Napíš číslo alebo napríklad „{ $example }“; ? pomôže.
terminal-left-out = „{ $words }“ teraz nie je možné celé. Bez zvyšku: { $says }.
terminal-anyway = Ak to chceš aj tak urobiť, napíš to znova.
terminal-hint = Silný bot by zahral: { $what }

## Uloženie hry

terminal-not-saved = { $file } sa nedá zapísať: { $why }. Hra pokračuje.
terminal-saved = Hra je uložená v { $file }
terminal-resume = Takto v nej budeš pokračovať:
terminal-see-again = Takto si ju pozrieš znova a overíš, že náhoda bola poctivá:
terminal-hand-over = Na ťahu je { $who }. Keď sa nikto iný nepozerá, stlač Enter:

## Pomoc

terminal-help-choose = Napíš číslo, alebo to, čo je za ním sivou, alebo začiatok toho: { $examples }. Na jeden riadok sa zmestí viac akcií.
terminal-help-undo = vziať späť posledný krok
terminal-help-board = znova ukázať stôl; Enter robí to isté
terminal-help-log = porozprávať hru od začiatku
terminal-help-hint = čo by zahral silný bot a prečo
terminal-help-help = táto pomoc; ? robí to isté
terminal-help-quit = skončiť; hra je uložená a dá sa v nej pokračovať

## Prezeranie záznamu

terminal-action-of = Po akcii { $ply }/{ $last }
terminal-replay-ask = Enter: ďalej, b: späť, číslo, end: koniec, q: skončiť
terminal-replay-help = Stlač Enter a pôjdeš ďalej, alebo napíš b (späť), start (začiatok), end (koniec), q (skončiť), alebo číslo od 0 do { $last }.

## Lekcie

terminal-lesson-step = Lekcia, krok { $n }/{ $of }: { $title }
terminal-lesson-how = { $how ->
    [read] Stlač Enter a pokračuj.
    [end] Stlač Enter a pokračuj v tejto hre.
   *[try] Napíš to, alebo „show“, nech sa to zahrá; „back“ a „skip“ tento krok opustia.
}
terminal-help-show = nechá zahrať krok lekcie
terminal-help-back = vráti sa v lekcii o krok
terminal-help-skip = opustí lekciu a pokračuje v hre
