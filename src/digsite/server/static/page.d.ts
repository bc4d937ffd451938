// Types of the page that the server does not know: what was made of its messages, and what is in the templates.

declare namespace Page {
  /** A sentence of the log: the actions from ply `from` to before ply `end`, and what was seen to move last. */
  interface Row {
    seat: number | null;
    text: string;
    from: number;
    end: number;
    shows?: Protocol.Happening;
  }

  /** A part of the table with its drawing, kept from before if it has not changed. */
  interface Part extends Protocol.Picture {
    svg: string;
  }

  /** Something that was seen to happen, and when. */
  interface Seen extends Protocol.Happening {
    ply: number;
  }

  /** A state, with all that the server left out. */
  interface State extends Protocol.TableState {
    parts: Part[];
    rows: Row[];
    happened: Seen[];
  }

  /** An earlier moment. It always comes whole. */
  interface View extends Protocol.Earlier {
    parts: Part[];
  }

  /** "Move 3 of 12". */
  interface Move {
    n: number;
    of: number;
  }

  /** A point, or a way from one point to another. */
  interface Spot {
    x: number;
    y: number;
  }

  /** The drawings of the parts, by their names. */
  type Pictures = Map<string, SVGSVGElement>;

  /** Says why something cannot be done, by which rule; nothing, if the sentence is empty. */
  type Refuse = (sentence: string, rule?: string) => void;

  /** Plays an action. */
  type Play = (action: number) => void;

  /** How a connection is: gone is lost for good. */
  type Connected = "open" | "lost" | "gone";

  /** A thing of the table that may be clicked. */
  type Target = HTMLElement | SVGElement;

  /** What is put into an element. */
  type Inside = Node | string | false | null | undefined | Inside[];

  /** Attributes of an element, and what it does. */
  interface Props {
    onblur?: (event: FocusEvent) => unknown;
    onchange?: (event: Event) => unknown;
    onclick?: (event: MouseEvent) => unknown;
    onfocus?: (event: FocusEvent) => unknown;
    oninput?: (event: Event) => unknown;
    onkeydown?: (event: KeyboardEvent) => unknown;
    onpointerenter?: (event: PointerEvent) => unknown;
    onpointerleave?: (event: PointerEvent) => unknown;
    onsubmit?: (event: SubmitEvent) => unknown;
    [attribute: string]: unknown;
  }

  /** What the page sends, without the id that the wire adds. */
  type Sent = Protocol.Message extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

  /** What the server answers, by what was asked for. */
  interface Answers {
    act: Protocol.Moved;
    at: Protocol.Seen;
    chart: Protocol.Scores;
    gather: Protocol.Gathered;
    chat: Protocol.Moved;
    hint: Protocol.Advice;
    lang: object;
    lesson: Protocol.Moved;
    look: object;
    ping: object;
    standin: Protocol.Moved;
    state: object;
    undo: Protocol.Moved;
  }
  type Answer<Do extends keyof Answers> = (Protocol.Answered & Answers[Do]) | Protocol.NotDone;

  /** What a page is handed with it, whichever it is. */
  interface Boot {
    lang: string;
    root: string;
    me: { name: string };
    words: Record<string, string>;
    table: string;
    game: string;
    title: string;
    over: boolean;
    lobby: Protocol.Lobby;
    seat: Protocol.SeatOffer;
    say: string;
  }

  /** Elements of the templates that are more than any element is. */
  interface Ids {
    all: HTMLDialogElement;
    confirm: HTMLButtonElement;
    "chat-text": HTMLInputElement;
    "fewer-seats": HTMLButtonElement;
    menu: HTMLDialogElement;
    "more-seats": HTMLButtonElement;
    name: HTMLInputElement;
    new: HTMLFormElement;
    rules: HTMLDialogElement;
  }
}
