# Slová v obrázku stola: krátke na čítanie, celé pre čítačku obrazovky.

scene-title-setup = Mykerinos: príprava hry
scene-title-new = Mykerinos, { $season }. kolo: vykladá sa územie
scene-title-dig = Mykerinos, { $season }. kolo: vykopávky
scene-title-survey = Mykerinos, { $season }. kolo: vyhodnotenie
scene-title-over = Mykerinos: výstava
scene-season = Kolo
scene-stage-new = nové územie
scene-stage-dig = vykopávky
scene-stage-survey = vyhodnotenie

scene-colour-blue = modrý
scene-colour-red = červený
scene-colour-green = zelený
scene-colour-ivory = biely
scene-colour-neutral = neutrálny

## Územie

scene-plan = Plán náleziska, 1899: { $season }. kolo
scene-zone-open = Zóna { $zone }. Poradie: { $ranks }
scene-zone-now = Zóna { $zone }, práve sa vyhodnocuje. Poradie: { $ranks }
scene-zone-done = Zóna { $zone }, vyhodnotená
scene-no-cubes = žiadny archeológ
scene-rank = { $colour } { $cubes }
scene-tie = { $first } rovnako ako { $last }
scene-lot = Parcela: { $patron }, hodnota { $worth }
scene-lot-take = Vziať parcelu: { $patron }, hodnota { $worth }
scene-lot-discard = Vyradiť parcelu: { $patron }, hodnota { $worth }
scene-lot-picked = Vybraná parcela: { $patron }, hodnota { $worth }. Vrátiť výber
scene-survey-book = Zápisník vyhodnotenia, { $season }. kolo
scene-tie-broken = { $you ->
    [first] poradie pasovania: ty, { $second }
    [second] poradie pasovania: { $first }, ty
   *[neither] poradie pasovania: { $first }, { $second }
}
scene-lot-now = teraz { $points }
scene-lot-brings = teraz { $points }, na konci +{ $end }
scene-place = { $rank }.
scene-pyramid = { $cell }, pyramída
scene-cube = { $ground ->
    [pyramid] { $cell }, { $colour } archeológ na pyramíde
   *[sand] { $cell }, { $colour } archeológ
}
scene-target = { $cell }{ $ground ->
    [pyramid] , pyramída
   *[sand] { "" }
}: { $kind ->
    [dig] začať tu vykopávky
    [extend] rozšíriť sem, prvý archeológ
    [then] ďalší archeológ sem
    [first] položiť sem archeológa
    [next] { $number }. archeológ sem
    [again] začať odznova tu
    [picked] { $number }. archeológ, vrátiť ho
   *[both] začať tu vykopávky alebo rozšíriť
}

## Múzeum

scene-rooms-free = voľné haly: { $free } z 15
scene-room = Hala { $worth }, { $where }: { $holder }
scene-room-target = Hala { $worth }, { $where }: rezervovať
scene-room-picked = Hala { $worth }, { $where }: vybraná, vrátiť výber
scene-room-free = voľná
scene-gains = Hala ti prinesie
scene-gain-cards = { $patron }: { $cards } × { $after }, nie { $before }
scene-gain-opens = otvára 5 ({ $patron }): +{ $cards }
scene-gain-pays = { $patron }: už teraz { $after } za kartu
scene-gain-none = nemáš na to kartu
scene-gain-closed = Zatvorená: vchádza sa do nej len z tvojej haly 2 alebo 3
scene-between = medzi krídlami: { $first } a { $second }
scene-wing = Krídlo: { $patron }

## Lišta riešenia rovností

scene-first-to-pass = skorší pas vyhráva rovnosť
scene-pass = pas
scene-space = Políčko { $space }, { $holder }
scene-space-free = voľné
scene-space-target = Pasovať a obsadiť políčko { $space }
scene-space-picked = Políčko { $space }: vybrané na pasovanie, vrátiť výber

## Hráči

scene-to-move = na ťahu
scene-passed = { $space }. pas
scene-in-hand = { $cubes } vo vlastnej
scene-in-supply = { $cubes } v spoločnej
scene-player-label = { $who }, { $colour }: body { $points }, vo vlastnej zásobe { $hand }, v spoločnej zásobe { $supply }
scene-neutral-label = Neutrálny hráč: v spoločnej zásobe { $supply }
scene-you = Ty
scene-held = { $patron }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}{ $used ->
    [0] { "" }
   *[other] , otočené: { $used }
}

## Odhad

scene-forecast = Keby bol koniec teraz
scene-points-and-exhibition = body + výstava
scene-points = b.
scene-sets = sér.
scene-sum = súč.
scene-forecast-label = { $who }, { $colour }: { points }, keby bol koniec teraz
scene-my-rooms = Tvoje haly
scene-to-come = Ešte prídu

## Ruka

scene-your-reserve = Tvoja zásoba
scene-patrons = Tvoji mecenáši
scene-cubes-in-hand = v zásobe
scene-each = po { $points }
scene-no-card = bez karty
scene-reserve-label = Vo vlastnej zásobe: { $hand }, v spoločnej zásobe: { $supply }
scene-used = V tomto kole otočená. { $season ->
    [4] Späť vo 4. kole.
   *[other] Späť v { $season }. kole.
}
scene-used-up = Otočená. Toto je posledné kolo.
scene-patron-card = { $patron }. { $power }
scene-patron-missing = { $patron }: bez karty. { $power }
scene-call = Využiť pomoc: { $patron }. { $power }
scene-call-picked = { $patron }: vybraná karta, vrátiť ju. { $power }
