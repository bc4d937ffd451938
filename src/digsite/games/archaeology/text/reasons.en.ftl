# Why an action is good: what a hint says beside it

reason-complete = { $what } are a complete set: it can only be stolen or lost.
reason-storm = Still to dig: { cards }, { $storms ->
    [one] one of them a storm
   *[other] { $storms } of them storms
}. A storm would cost you { $now }, after the sale { $later }.
reason-set = With it { $what } sell for { $later } instead of { $now }.
reason-nearly = Then a single card is missing for { $what }, which sell for { $price }.
reason-hopes = You keep a set that lacks one card: { $what } sell for { $later } instead of { $now }.
reason-spares = It costs you least: your hand sells for { $lost } less.
reason-chamber = { cards } that nobody sees, for { maps } worth { $sold }.
reason-calm = No storm is left in the dig site.
reason-most-cards = { $victim } holds the most cards: { $cards }.
reason-known = { $victim } surely holds { $what }.

## What a beginner would regret: told before it is played

slip-set = { $what } are a complete set: it cannot grow any more, only be stolen or lost. Now it sells for { $price }.
