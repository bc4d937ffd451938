# Webový server: prečo sa niečo nestane, úrovne botov, vstupná stránka.

## Úrovne, každá s poctivým riadkom o tom, ako hrá

level-digger = Kopáč
level-digger-about = Kope tam, kde to vyzerá sľubne, a nikdy nemyslí dopredu. Na prvú hru.
level-student = Študent
level-student-about = Myslí do konca svojho ťahu. Dobrý súper, kým sa učíš.
level-scholar = Učenec
level-scholar-about = Pol sekundy hľadí niekoľko ťahov dopredu. Jeden na jedného porazí Študenta aspoň v troch hrách zo štyroch.
level-professor = Profesor
level-professor-about = Hľadí dopredu tri sekundy. Najsilnejší, aký tu je; kde veľa rozhoduje náhoda, len o málo.
level-added-about = Bot, ktorého pridal tento server.
role-bot = bot, { $level }

## Vstupná stránka

lobby-with = { $bots ->
    [one] Ty proti jednému botovi (úroveň: { $level })
   *[other] Ty proti { $bots } botom (úroveň: { $level })
}
lobby-seat-open = Čaká sa, kým niekto zaujme miesto
lobby-not-here = Jej pravidlá tu už nie sú
lobby-closed = Nikto nemôže pokračovať
standin-for-you = Kým sa nevrátiš, hrá za teba bot.

## Prečo sa niečo nestane

refusal-bad-request = Požiadavka je nezrozumiteľná.
refusal-not-found = Tu nič nie je. Odkaz je možno starý alebo neúplný.
refusal-not-here = Pri tomto stole sa hralo podľa pravidiel, ktoré tu nie sú. Stôl je uschovaný a otvorí sa znova, keď sa vrátia.
refusal-not-allowed = To tu nie je dovolené.
refusal-not-your-seat = To miesto nie je tvoje.
refusal-taken = To miesto už zaujal niekto iný. Hru môžeš sledovať.
refusal-stale = Pri stole sa hralo ďalej: tento ťah sa nezahral. Pozri sa znova a vyber si.
refusal-over = Hra sa skončila.
refusal-not-over = Hra ešte trvá. Vráť sa, keď sa skončí.
refusal-too-fast = To bolo prirýchlo. Chvíľu počkaj a skús to znova.
refusal-too-large = Je to príliš veľké.
refusal-busy = Teraz to nevyšlo. Skús to o chvíľu znova.
refusal-not-our-name = Tento server sa nevolá { $name }. Použi jeho vlastnú adresu; kto ho prevádzkuje, môže toto meno pridať pomocou --name.
refusal-standin = Hrá za teba bot. Najprv si vezmi miesto späť.
refusal-not-absent = Hráč je tu alebo je preč len krátko. Daj mu ešte trochu času.
refusal-chat = Písať môžu len tí, čo sedia pri stole.
refusal-no-seat-of-mine = Nechaj aspoň jedno miesto pre seba.
refusal-own-invite = Pri tomto stole už sedíš. Pošli tento odkaz priateľovi.
