// Generated from red7/wire by `make types`. Do not edit.

export const PROTOCOL = 1;
export const LARGEST = 64000;

/** A `play` or `next` is stored; it will not be lost. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** How a seat's chance came from its start to its end. */
export interface Account {
  start: number;
  end: number;
  given: number;
  received: number;
  deals: number;
  draws: number;
}

/** An opponent. */
export interface Bot {
  name: string;
  about: string;
}

/** Play on from a moment of a game that is over, against bots. */
export interface Branch {
  round: number;
  turn: number;
  /** The seat to take. */
  seat: number;
  name: string;
  /** Who plays the others. */
  bot: string;
}

/** A step that the mover could think of. */
export interface Choice {
  step: string;
  /** null if it may be taken. */
  refusal: Refusal | null;
  /** What the turn comes to with it; null where it is refused. */
  outcome: Outcome | null;
  /** How many complete turns that keep the mover in go on with it. */
  ways: number;
  /** How many take it now or later in the turn, also where it may not be taken yet. */
  uses: number;
  /** Whether it draws a card that the mover does not know yet, so that there is no way back. */
  reveals: boolean;
  /** The steps that end the turn right after it; null if it may not end there. */
  finish: string[] | null;
  /** The odd card that it plays, where its action must follow. */
  owes: string | null;
}

/** Something else went wrong. */
export interface ErrorMessage {
  type: "error";
  code: string;
  message: string;
  /** What a sentence about the code is given. */
  values?: Record<string, string | number>;
}

/** What could a seat of mine do after the beginning of a turn? */
export interface Explore {
  type: "explore";
  table: string;
  version: number;
  seat: number;
  /** The steps that follow on those stored. */
  steps: string[];
  /** How many complete turns to leave out of the list. */
  skip?: number;
  /** List only the turns that take this step, now or later. */
  using?: string | null;
  /** How many complete turns to list at most; no more than 24. */
  most?: number;
}

/** A round at one moment, as a client sees it. */
export interface Frame {
  round: number;
  /** How many turns of the round are finished. */
  turn: number;
  /** The turn under way. */
  steps: string[];
  /** The seat to move; once the round is over, its winner. */
  mover: number;
  over: boolean;
  /** The rule in force. */
  color: string;
  /** Bottom first; empty while the red start shows. */
  canvas: string[];
  deck: number;
  /** The cards that everybody saw go on top of the deck, top first. */
  top: string[];
  seats: Seat[];
  lead: Lead;
  /** null right after the deal. */
  happened: Happened | null;
}

/** A game in the list of mine. */
export interface Game {
  table: string;
  rules: Rules;
  sitters: Sitter[];
  match: Match;
  round: number;
  turn: number;
  mover: number | null;
  /** When it last changed, in seconds since 1970. */
  changed: number;
  /** Whether it came as a record, so that nobody plays it on. */
  uploaded: boolean;
  /** The name of the rules, whatever the edition; null for a mix of one's own. */
  preset: string | null;
}

/** My games, the last changed first. */
export interface Games {
  games: Game[];
  unreadable: Unreadable[];
}

/** The step that led to a frame. */
export interface Happened {
  seat: number;
  step: string;
  /** How many cards it drew. */
  drew: number;
  /** Whether it put its player out. */
  out: boolean;
}

/** The first message of a client. */
export interface Hello {
  type: "hello";
  protocol: number;
}

/** A turn worth playing. */
export interface Hint {
  /** The whole turn; it stops short where all hangs on a draw. */
  steps: string[];
  /** The chance to win the round. */
  round: number;
  /** Every seat's chance to win the match. */
  match: number[];
  reason: Reason;
}

/** What would a strong player do? */
export interface HintRequest {
  type: "hint";
  table: string;
  version: number;
  seat: number;
}

/** The answer to `hint`: the best turns, best first. */
export interface Hints {
  type: "hints";
  table: string;
  version: number;
  seat: number;
  hints: Hint[];
}

/** Who leads under a rule, and why. */
export interface Lead {
  color: string;
  /** null while nobody has a card that counts. */
  seat: number | null;
  /** The leader's cards that count. */
  cards: string[];
  best: string | null;
  tie: Tie | null;
}

/** What a new game can be made of. */
export interface Lobby {
  release: string;
  /** Weakest first. */
  bots: Bot[];
  presets: Preset[];
  editions: string[];
  /** How many can play. */
  players: number[];
  /** The points that win a match with scoring, for each of these numbers of players. */
  targets: number[];
  /** How many characters a name may have. */
  longest_name: number;
}

/** A new table. */
export interface Made {
  table: string;
}

/** The score sheet. */
export interface Match {
  rounds: Result[];
  points: number[];
  /** The points that win; null where nothing is scored. */
  target: number | null;
  over: boolean;
  winners: number[];
}

/** A frame of a replay, and what may be said about it. */
export interface Moment {
  frame: Frame;
  match: Match;
}

/** A game to start. */
export interface NewGame {
  rules: Rules;
  seats: NewSeat[];
}

/** A seat of a new game: a bot's, or that of a person at this device. */
export interface NewSeat {
  name: string;
  bot?: string | null;
}

/** Deal the next round. */
export interface NextRequest {
  type: "next";
  table: string;
  id: string;
  version: number;
}

/** What the mover could do after the beginning of a turn. */
export interface Options {
  seat: number;
  /** The beginning. */
  steps: string[];
  choices: Choice[];
  /** How many complete turns that keep the mover in go on from there. */
  ways: number;
  /** The first of them. */
  turns: Turn[];
  /** Where no turn is certain: the steps that could draw what saves the mover. */
  hope: string[] | null;
  /** What would have to be drawn then. */
  rescues: Rescue[];
  /** The odd card just played whose action comes next. */
  owed: string | null;
  /** The palette cards that this action may choose. */
  targets: string[];
  /** The steps that end the turn as it is; null if it may not end there. */
  finish: string[] | null;
}

/** The answer to `explore`. */
export interface OptionsMessage {
  type: "options";
  table: string;
  version: number;
  options: Options;
  /** As it was asked. */
  using?: string | null;
}

/** What the table would be if a turn stopped at some step. */
export interface Outcome {
  /** Whether the mover would stay in. */
  stays: boolean;
  lead: Lead;
  /** For every seat, its cards that count. */
  counts: string[][];
  /** How many cards the turn has drawn by then. */
  drew: number;
  /** Whether a draw is offered at this point. */
  may_draw: boolean;
  /** Who wins the round by it; null if it goes on. */
  winner: number | null;
  /** The cards that the winner would take. */
  scores: string[];
  /** Their points. */
  worth: number;
  /** Who wins the match by it; nobody if it goes on. */
  match_winners: number[];
  /** What would have to be drawn by a mover who is losing here. */
  rescues: Rescue[];
  /** How many cards the mover cannot see. */
  unseen: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Take some steps of a turn. Sent again with the same id, it is done once. */
export interface PlayRequest {
  type: "play";
  table: string;
  id: string;
  /** The version of the table that the steps follow on. */
  version: number;
  seat: number;
  steps: string[];
}

/** How the chances stood after a turn; turn 0 is the deal. */
export interface Point {
  round: number;
  turn: number;
  chances: number[];
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** Rules with a name. */
export interface Preset {
  name: string;
  rules: Rules;
}

/** Why a request was refused. */
export interface Problem {
  /** A stable name; the sentence that a player reads is made of it. */
  code: string;
  /** A sentence in English, for programs. */
  message: string;
  /** What a sentence about the code is given. */
  values?: Record<string, string | number>;
}

/** What speaks for a turn, or against it. */
export interface Reason {
  /** How many turns would keep the next player in, on average. */
  replies: number;
  /** The share of hands that leave the next player none. */
  no_reply: number;
  /** How many turns would keep the mover in next time round. */
  keeps_open: number;
  /** How many cards it leaves in hand. */
  cards: number;
  /** The rules that the mover would win as it leaves the palettes. */
  wins: string[];
  draws: number;
  rescues: Rescue[];
  /** For a fold: how much better it is for the match than the best turn that stays in. */
  conceding: number | null;
}

/** Why a step may not be taken. */
export interface Refusal {
  step: string;
  /** A stable code. */
  why: string;
  /** The card played earlier in the turn that stands in the way. */
  cause: string | null;
  /** The rule under which the mover would be losing. */
  color: string | null;
}

/** A `play` or `next` was not accepted, and nothing has happened. */
export interface RefusedMessage {
  type: "refused";
  id: string;
  code: string;
  message: string;
  /** Where the rules of the game refuse a step. */
  refusal?: Refusal | null;
  /** What a sentence about the code is given. */
  values?: Record<string, string | number>;
}

/** Part of a replay: as many frames as fit. */
export interface Replay {
  table: string;
  rules: Rules;
  sitters: Sitter[];
  over: boolean;
  /** Whether all hands are shown. */
  open: boolean;
  /** Whose eyes it is seen through; null with all hands open. */
  seat: number | null;
  /** How many frames there are. */
  total: number;
  /** The number of the first one here. */
  start: number;
  /** The name of the rules, whatever the edition; null for a mix of one's own. */
  preset: string | null;
  moments: Moment[];
}

/** Unseen cards that would save the mover: how many of a color. */
export interface Rescue {
  color: string;
  count: number;
}

/** A round that is over. */
export interface Result {
  winner: number;
  /** The cards that scored. */
  cards: string[];
  points: number;
}

/** A game, reviewed. */
export interface Review {
  turns: ReviewedTurn[];
  points: Point[];
  accounts: Account[];
  turning: Point | null;
}

/** A turn and how good it was. */
export interface ReviewedTurn {
  round: number;
  turn: number;
  seat: number;
  steps: string[];
  quality: string;
  /** The chance that it gave away. */
  given: number;
  better: string[] | null;
}

/** The rules of a game. */
export interface Rules {
  edition: string;
  draw: boolean;
  scoring: boolean;
  actions: boolean;
}

/** A seat as a client sees it. */
export interface Seat {
  /** null where the client may not see it. */
  hand: string[] | null;
  /** How many cards are in hand. */
  size: number;
  /** Hand cards that everybody knows. */
  known: string[];
  palette: string[];
  /** The palette cards that count under the rule in force; none for a seat that is out. */
  counts: string[];
  /** What those would score, in points. */
  worth: number;
  out: boolean;
  /** What earlier rounds scored. */
  points: number;
  /** The cards that earlier rounds scored. */
  pile: string[];
}

/** The proof of a round's shuffle. */
export interface Shuffle {
  /** SHA-256 of the salt, a space, and the cards as dealt with spaces between. */
  commitment: string;
  /** Opened when the match is over. */
  salt: string | null;
  order: string[] | null;
}

/** Who sits at a seat. */
export interface Sitter {
  name: string;
  bot: string | null;
  /** Whether the seat belongs to this client. */
  mine: boolean;
}

/** A table as it is now: the answer to `watch`. */
export interface TableMessage {
  type: "table";
  table: string;
  version: number;
  rules: Rules;
  sitters: Sitter[];
  /** null before the first deal. */
  frame: Frame | null;
  /** The turns of the round under way, or of the last one. */
  told: Told[];
  /** What the mover could do, if the seat is this client's: one or none. */
  options: Options[];
  match: Match;
  shuffles: Shuffle[];
  /** The name of the rules, whatever the edition; null for a mix of one's own. */
  preset: string | null;
}

/** The leader's closest rival, who has as many cards that count. */
export interface Tie {
  rival: number;
  best: string;
  broken: TieBrokenBy;
}

/** What decided between equally many cards that count. */
export type TieBrokenBy = "number" | "color";

/** A finished turn in the log: what was done, and how the table then stood. */
export interface Told {
  round: number;
  /** The number of the turn in its round, from 1. */
  turn: number;
  seat: number;
  steps: string[];
  drew: number;
  out: boolean;
  lead: Lead;
  /** For every seat, how many cards counted; the mover's as it was before it went out. */
  counts: number[];
}

/** A complete turn that keeps the mover in, and what it leads to. */
export interface Turn {
  steps: string[];
  outcome: Outcome;
}

/** A game that is stored but cannot be shown. */
export interface Unreadable {
  table: string;
  /** A sentence in English, for programs. */
  reason: string;
  problem: Problem;
}

/** The table has gone on by one version. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  /** After each step that was taken, or the deal. */
  frames: Frame[];
  /** The turns that were finished: one or none. */
  told: Told[];
  options: Options[];
  match: Match;
  shuffles: Shuffle[];
}

/** Show me this table from now on, and no other. */
export interface Watch {
  type: "watch";
  table: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** The version of the program. */
  release: string;
}

export type Request = Hello | Watch | PlayRequest | NextRequest | Explore | HintRequest | Ping;

export type Answer = Welcome | TableMessage | Update | OptionsMessage | Hints | Accepted | RefusedMessage | ErrorMessage | Pong;
