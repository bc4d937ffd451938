// What the server and the page say to each other, written from the server's models by
// `make wire-types`: change those, not this file.

declare namespace Protocol {
  /** Play an action. The new state shows these picks, as far as they fit it.

  Where `careful`, what a beginner would soon regret is told instead of being played. */
  interface Act {
    id: string;
    version: number;
    seat: number;
    action?: number | null;
    notation?: string | null;
    actions?: number[] | null;
    do: "act";
    picks?: string[];
    careful?: boolean;
  }

  /** One legal action. */
  interface Action {
    action: number;
    notation: string;
    label: string;
    group: string;
  }

  /** The id of a message that may be wrong in everything else. */
  interface Address {
    id: string;
  }

  /** What a strong bot would play, the best first, why, and a tip of the game for beginners. */
  interface Advice {
    candidates: Candidate[];
    reasons: string[];
    by: string;
    tip: string;
  }

  /** Yes: the message of this id was done. What was asked for stands beside it. */
  interface Answered {
    type: "answer";
    re: string;
    ok: true;
  }

  /** The table at an earlier ply. */
  interface At {
    do: "at";
    id: string;
    ply: number;
  }

  /** The better line, played out: a view after each of its actions, with what was played. */
  interface Better {
    steps: string[];
    views: Earlier[];
  }

  /** The name of an outside bot, which is enrolled as a person. */
  interface BotWish {
    name: string;
  }

  /** A part of everybody's points. */
  interface BreakdownRow {
    part: string;
    label: string;
    points: number[];
  }

  /** An action that a strong bot considered. */
  interface Candidate {
    action: number;
    notation: string;
    label: string;
    share: number;
    value: number;
    spread: number | null;
  }

  /** A chapter of the rules. */
  interface Chapter {
    id: string;
    title: string;
  }

  /** The scores over time. */
  interface Chart {
    do: "chart";
    id: string;
  }

  /** Say something. */
  interface Chat {
    do: "chat";
    id: string;
    text: string;
  }

  /** A line of the chat. */
  interface ChatEntry {
    n: number;
    seat: number;
    name: string;
    text: string;
    at: string;
  }

  /** My name at this table. */
  interface ClaimWish {
    name?: string | null;
  }

  /** What a click leads to: other picks; or actions, which are played without being confirmed.

  With actions, `picks` are what is picked after them. */
  interface Click {
    picks: string[];
    actions?: number[];
  }

  /** A table to go to, and the seats that are mine. */
  interface Created {
    table: string;
    url: string;
    seats: number[];
  }

  /** The table at an earlier ply. */
  interface Earlier {
    ply: number;
    last: number;
    title: string;
    goal: string;
    tallies: Tally[][];
    timeline: Timeline | null;
    actor: number | null;
    prompt: Prompt;
    parts: Picture[];
    players: Player[];
    news: number;
  }

  /** A game as the lobby shows it. */
  interface GameCard {
    with: string;
    name: string;
    title: string;
    pitch: string;
    minutes: number;
    difficulty: number;
    seats: number[];
    colours: string[];
    options: Option[];
    learn: string | null;
    play_now: PlayNow;
    cover: string;
  }

  /** Ask what picks mean; nothing is played. */
  interface Gather {
    id: string;
    version: number;
    seat: number;
    do: "gather";
    picks: string[];
  }

  /** The table at the same version with other picks; a part without `svg` has not changed. */
  interface Gathered {
    version: number;
    gathering: Gathering | null;
    parts: Picture[];
  }

  /** What is picked, what it means, and what every further click leads to. */
  interface Gathering {
    picks: string[];
    clicks: Record<string, Click>;
    says: string;
    more: string;
    confirm: string;
    actions: number[];
    buttons: GatheringButton[];
    why: Record<string, WhyNot>;
    then: string[];
  }

  /** A small button, for a choice that has no place in the picture. */
  interface GatheringButton {
    picks: string[];
    actions?: number[];
    id: string;
    label: string;
    chosen: boolean;
    picture: string;
  }

  /** Actions of one kind. */
  interface Group {
    group: string;
    label: string;
    actions: number[];
  }

  /** Something that is seen to happen; `source` and `target` are ids in the pictures, or empty. */
  interface Happening {
    kind: "fly" | "unveil" | "drop" | "turn" | "burn" | "count" | "sweep";
    source: string;
    target: string;
    picture: string;
    colour: string;
    notice: Notice | null;
  }

  /** What is said of a picture: where the turn stands, how one wins, what each seat has. */
  interface Headline {
    title: string;
    chapter: string;
    goal: string;
    tallies: Tally[][];
    timeline: Timeline | null;
  }

  /** What a page hears first: the table, and what does not change while it is played. */
  interface Hello {
    type: "hello";
    table: string;
    game: string;
    title: string;
    lang: string;
    mine: number[];
    host: boolean;
    public: boolean;
    hints: boolean;
    pace: "live" | "days" | "endless";
    options: PlayedWith[];
    seed_sha256: string;
    patience: number | null;
  }

  /** Ask what a strong bot would play. */
  interface Hint {
    do: "hint";
    id: string;
    version: number;
  }

  /** Which open seat; the first, if none is named. */
  interface JoinWish {
    seat?: number | null;
    name?: string | null;
  }

  /** What was tried at a moment, what it would have cost, and whether that is right. */
  interface Judged {
    right: boolean;
    cost: number;
    say: string[];
  }

  /** Speak another language. */
  interface Lang {
    do: "lang";
    id: string;
    lang: string;
  }

  /** A language to choose. */
  interface Language {
    code: string;
    name: string;
  }

  /** My seats for which a bot stands in now. */
  interface Left {
    standins: number[];
  }

  /** In a lesson: do what is asked, or go on, back, to the end, or on with it as a game. */
  interface LessonTurn {
    id: string;
    version: number;
    seat: number;
    do: "lesson";
    how: "on" | "back" | "skip" | "play";
  }

  /** A level of bots. */
  interface LevelWords {
    key: string;
    name: string;
    about: string;
  }

  /** A link to a seat. */
  interface Link {
    seat: number;
    colour: string;
    name: string;
    url: string;
  }

  /** Links to open seats, and to one's own; where others find the server, if that is known. */
  interface Links {
    invites: Link[];
    own: Link[];
    home: string;
  }

  /** The lists of the lobby. */
  interface Lists {
    mine: Summary[];
    finished: Summary[];
    away: Summary[];
    open: Summary[];
    watch: Summary[];
  }

  /** Everything of the home page. */
  interface Lobby {
    mine: Summary[];
    finished: Summary[];
    away: Summary[];
    open: Summary[];
    watch: Summary[];
    me: Me;
    languages: Language[];
    levels: LevelWords[];
    games: GameCard[];
  }

  /** What happened at one ply; without `happened`, nothing is to be shown of it. */
  interface LogEntry {
    ply: number;
    seat: number | null;
    text: string;
    notation: string;
    goes_on: boolean;
    happened?: Happening[];
  }

  interface LogSlice {
    from: number;
    entries: LogEntry[];
  }

  /** Look as another seat of mine, or as a spectator. */
  interface Look {
    do: "look";
    id: string;
    seat?: number | null;
  }

  /** A whole review in words. */
  interface LookedBack {
    last: number;
    curve: [number, number[]][];
    accounts: ReviewAccount[];
    moments: ReviewMoment[];
    only: number[];
    rolls: ReviewRoll[];
    turning: ReviewTurning[];
  }

  /** Who I am. */
  interface Me {
    name: string;
    lang: string;
  }

  /** Another name or language. */
  interface MeWish {
    name?: string | null;
    lang?: string | null;
  }

  /** A moment of a finished game, as my seat saw it then, with things picked up. */
  interface MomentWish {
    seat: number;
    picks?: string[];
    screen?: "wide" | "upright" | "sideways";
  }

  /** Play an action for a seat: its number, or its notation; or several actions as one step. */
  interface MoveWish {
    id: string;
    version: number;
    seat: number;
    action?: number | null;
    notation?: string | null;
    actions?: number[] | null;
  }

  /** Where the table stands after a change. */
  interface Moved {
    version: number;
    ply: number;
  }

  /** Who sits at the table that a link leads to; a bot with its level. */
  interface Neighbour {
    seat: number;
    colour: string;
    name: string;
    kind: string;
    level_name: string;
  }

  /** Draw the table for another screen: the phone was turned, or the window has another size. */
  interface NewScreen {
    do: "screen";
    id: string;
    screen: "wide" | "upright" | "sideways";
  }

  /** No: the message of this id was not done, if it could be read at all.

  `slip` names what was told to somebody careful instead of being played. */
  interface NotDone {
    why: string;
    say: string;
    type: "answer";
    re: string | null;
    ok: false;
    slip?: string;
  }

  /** What concerns the viewer, for a card that stays until he acts. */
  interface Notice {
    text: string;
    more: string;
    tone: "loss" | "storm" | "news";
    picture: string;
  }

  /** The state, and the view as numbers if they were asked for. */
  interface Observed {
    title: string;
    chapter: string;
    goal: string;
    tallies: Tally[][];
    timeline: Timeline | null;
    prompt: Prompt;
    actions: Action[];
    groups: Group[];
    gathering: Gathering | null;
    parts: Picture[];
    type: "state";
    version: number;
    ply: number;
    viewer: number | null;
    actor: number | null;
    news: number;
    can_undo: boolean;
    undo_steps: number;
    hint: boolean;
    over: Over | null;
    mine: number[];
    turn: "you" | "mine" | "other" | "over";
    players: Player[];
    log: LogSlice;
    secrets: boolean;
    lesson: StepShown | null;
    observation?: Record<string, number[]>;
  }

  /** An option of a game, the default value first. */
  interface Option {
    name: string;
    label: string;
    values: OptionValue[];
  }

  /** A value that an option may take. */
  interface OptionValue {
    value: string;
    label: string;
  }

  /** How the game ended. A note tells that its rules are gone: then much is not known. */
  interface Over {
    note: string;
    placings: Placing[];
    breakdown: BreakdownRow[];
    total: string;
    seed: string;
    seed_sha256: string;
    record: string;
    rematch: string | null;
  }

  /** The key to a seat of mine as a QR code: its size in modules, and the dark ones as a path. */
  interface OwnKey {
    colour: string;
    name: string;
    url: string;
    size: number;
    path: string;
  }

  /** A view in words and pictures. */
  interface Painted {
    title: string;
    chapter: string;
    goal: string;
    tallies: Tally[][];
    timeline: Timeline | null;
    prompt: Prompt;
    actions: Action[];
    groups: Group[];
    gathering: Gathering | null;
    parts: Picture[];
  }

  /** The picture of a part of the table; without `svg` it has not changed. */
  interface Picture {
    name: string;
    slot: string;
    title: string;
    note: string;
    width: number;
    height: number;
    svg?: string;
  }

  /** Say that the client is still there. */
  interface Ping {
    do: "ping";
    id: string;
  }

  /** Who came where. */
  interface Placing {
    seat: number;
    place: number;
    say: string;
    score: number;
  }

  /** The table that "Play now" makes. */
  interface PlayNow {
    seats: number;
    level: string;
  }

  /** A table against bots, at once. */
  interface PlayWish {
    game: string;
  }

  /** An option of the game and its value, in words. */
  interface PlayedWith {
    label: string;
    value: string;
  }

  /** A seat as others see it. */
  interface Player {
    seat: number;
    colour: string;
    mark: string;
    name: string;
    kind: "person" | "open" | "bot";
    level: string | null;
    level_name: string | null;
    score: number | null;
    mine: boolean;
    turn: boolean;
    connected: boolean;
    absent_since: string | null;
    standin: string | null;
  }

  /** Somebody came, went or took a seat. */
  interface PlayersNow {
    type: "players";
    players: Player[];
  }

  /** A moment that can be played again: what may be picked, as at a table. */
  interface Practice {
    title: string;
    chapter: string;
    goal: string;
    tallies: Tally[][];
    timeline: Timeline | null;
    prompt: Prompt;
    actions: Action[];
    groups: Group[];
    gathering: Gathering | null;
    parts: Picture[];
    ply: number;
    players: Player[];
  }

  /** Whose turn it is, what is asked, and a second line. */
  interface Prompt {
    who: string;
    text: string;
    more: string;
  }

  /** Why not: a word for programs, a sentence for people. */
  interface Refused {
    why: string;
    say: string;
  }

  /** How the chances of a seat came from the start to the result; `loss` is for each decision. */
  interface ReviewAccount {
    start: number;
    errors: number;
    others: number;
    chance: number;
    hidden: number;
    result: number;
    loss: number;
  }

  /** A marked turn at the decision that cost most: what was played, what was better, and why. */
  interface ReviewMoment {
    ply: number;
    seat: number;
    mark: string;
    cost: number;
    chances: number;
    played: string;
    better: string[];
    reasons: string[];
  }

  /** How far a review is; null while nobody has asked for it. `words` are those of its page. */
  interface ReviewNow {
    progress: number | null;
    review: LookedBack | null;
    words: Record<string, string>;
  }

  /** What a roll of chance gave to each seat, where it gave much. */
  interface ReviewRoll {
    ply: number;
    luck: number[];
  }

  /** What changed the chances of whoever looks much, or of any seat for a spectator. */
  interface ReviewTurning {
    ply: number;
    seat: number;
    change: number;
    rolled: boolean;
  }

  /** The rules of a game as HTML. */
  interface Rules {
    game: string;
    title: string;
    html: string;
    chapters: Chapter[];
  }

  /** The scores of all seats at each ply where one changed; None where it is not known. */
  interface Scores {
    points: ([number, (number | null)[]])[];
    last: number;
  }

  /** What a link to a seat leads to. */
  interface SeatOffer {
    table: string;
    url: string;
    game: string;
    title: string;
    pitch: string;
    cover: string;
    minutes: number;
    difficulty: number;
    learn: string | null;
    seat: number;
    colour: string;
    kind: "open" | "own" | "taken";
    host: string;
    pace: "live" | "days" | "endless";
    players: Neighbour[];
  }

  /** Who shall sit there. */
  interface SeatWish {
    kind: "me" | "friend" | "bot";
    level?: string | null;
    name?: string | null;
  }

  /** The earlier moment that was asked for. */
  interface Seen {
    view: Earlier;
  }

  /** Who sits on a seat, in short. */
  interface Sitter {
    seat: number;
    colour: string;
    name: string;
    kind: string;
  }

  /** Let a bot play for a seat, or its person again. */
  interface Standin {
    do: "standin";
    id: string;
    seat: number;
    level?: string | null;
  }

  /** Where somebody is in a lesson: step n of so many, from 0 on; n == of is its end.

  `points` are ids of elements; `asks` says whether he is to act, rather than to read on. */
  interface StepShown {
    n: number;
    of: number;
    title: string;
    text: string;
    points: string[];
    asks: boolean;
  }

  /** Something that a holder of a seat asks for, of the table as he has seen it. */
  interface StepWish {
    id: string;
    version: number;
    seat: number;
  }

  /** A table as the lobby lists it. */
  interface Summary {
    table: string;
    url: string;
    game: string;
    title: string;
    about: string;
    state: "your-turn" | "waiting" | "running" | "over";
    say: string;
    players: Sitter[];
    mine: number[];
    open: number;
    changed: string;
    pace: "live" | "days" | "endless";
    review: boolean;
  }

  /** Everything about a table that one viewer may know. */
  interface TableState {
    title: string;
    chapter: string;
    goal: string;
    tallies: Tally[][];
    timeline: Timeline | null;
    prompt: Prompt;
    actions: Action[];
    groups: Group[];
    gathering: Gathering | null;
    parts: Picture[];
    type: "state";
    version: number;
    ply: number;
    viewer: number | null;
    actor: number | null;
    news: number;
    can_undo: boolean;
    undo_steps: number;
    hint: boolean;
    over: Over | null;
    mine: number[];
    turn: "you" | "mine" | "other" | "over";
    players: Player[];
    log: LogSlice;
    secrets: boolean;
    lesson: StepShown | null;
  }

  /** A new table. */
  interface TableWish {
    game: string;
    seats: SeatWish[];
    options?: Record<string, string>;
    public?: boolean;
    hints?: boolean;
    pace?: "live" | "days" | "endless";
  }

  /** The lists of the lobby have changed. */
  interface TablesNow {
    type: "tables";
    lists: Record<string, string[]>;
    tables: Summary[];
  }

  /** Lines of the chat. */
  interface Talk {
    type: "chat";
    entries: ChatEntry[];
  }

  /** A number that matters of a seat: what is counted, how much, and a drawing of it, if any. */
  interface Tally {
    name: string;
    value: string;
    symbol: string;
  }

  /** The steps of a game or of a turn, which of them is now, and what is done in it. */
  interface Timeline {
    title: string;
    steps: string[];
    now: number;
    stage: string;
  }

  /** What an outside bot sends with every call. */
  interface Token {
    token: string;
    name: string;
  }

  /** Other actions than those that were played at a moment of a finished game. */
  interface TryWish {
    seat: number;
    actions: number[];
  }

  /** Take an action back. */
  interface Undo {
    id: string;
    version: number;
    seat: number;
    whole?: boolean;
    do: "undo";
  }

  /** Take back the last step of a seat, or its whole turn. */
  interface UndoWish {
    id: string;
    version: number;
    seat: number;
    whole?: boolean;
  }

  /** Send everything again. */
  interface Whole {
    do: "state";
    id: string;
  }

  /** Why a thing cannot be picked, and the mark of the rule that says so. */
  interface WhyNot {
    say: string;
    rule: string;
  }

  type Message = Act | At | Chart | Chat | Gather | Hint | Lang | LessonTurn | Look | NewScreen | Ping | Standin | Undo | Whole;

  type News = Answered | Hello | NotDone | Observed | PlayersNow | TableState | TablesNow | Talk;
}
