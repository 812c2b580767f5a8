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
  seat: number;
  name: string;
  bot: string;
}

/** A step that the mover could think of. */
export interface Choice {
  step: string;
  refusal: Refusal | null;
  outcome: Outcome | null;
  ways: number;
  uses: number;
  reveals: boolean;
  finish: string[] | null;
}

/** What could a seat of mine do after the beginning of a turn? */
export interface Explore {
  type: "explore";
  table: string;
  version: number;
  seat: number;
  steps: string[];
  skip?: number;
  using?: string | null;
  most?: number;
}

/** Something else went wrong. */
export interface Failure {
  type: "error";
  code: string;
  message: string;
}

/** A round at one moment, as a client sees it. */
export interface Frame {
  round: number;
  turn: number;
  steps: string[];
  mover: number;
  over: boolean;
  color: string;
  canvas: string[];
  deck: number;
  top: string[];
  seats: Seat[];
  lead: Lead;
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
  changed: number;
  uploaded: boolean;
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
  drew: number;
  out: boolean;
}

/** The first message of a client. */
export interface Hello {
  type: "hello";
  protocol: number;
}

/** A turn worth playing. */
export interface Hint {
  steps: string[];
  round: number;
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
  seat: number | null;
  cards: string[];
  best: string | null;
  tie: Tie | null;
}

/** What a new game can be made of. */
export interface Lobby {
  release: string;
  bots: Bot[];
  presets: Preset[];
  editions: string[];
}

/** A new table. */
export interface Made {
  table: string;
}

/** The score sheet. */
export interface Match {
  rounds: Result[];
  points: number[];
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
  steps: string[];
  choices: Choice[];
  ways: number;
  turns: Turn[];
  hope: string[] | null;
  rescues: Rescue[];
}

/** The answer to `explore`. */
export interface OptionsMessage {
  type: "options";
  table: string;
  version: number;
  options: Options;
  using?: string | null;
}

/** What the table would be if a turn stopped at some step. */
export interface Outcome {
  stays: boolean;
  lead: Lead;
  counts: string[][];
  drew: number;
  may_draw: boolean;
  winner: number | null;
  scores: string[];
  worth: number;
  rescues: Rescue[];
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
  code: string;
  message: string;
}

/** What speaks for a turn, or against it. */
export interface Reason {
  replies: number;
  no_reply: number;
  keeps_open: number;
  cards: number;
  wins: string[];
  draws: number;
  rescues: Rescue[];
  conceding: number | null;
}

/** Why a step may not be taken. */
export interface Refusal {
  step: string;
  why: string;
  cause: string | null;
  color: string | null;
}

/** A `play` or `next` was not accepted, and nothing has happened. */
export interface Refusing {
  type: "refused";
  id: string;
  code: string;
  message: string;
  refusal?: Refusal | null;
}

/** Part of a replay: as many frames as fit. */
export interface Replay {
  table: string;
  rules: Rules;
  sitters: Sitter[];
  over: boolean;
  open: boolean;
  seat: number | null;
  total: number;
  start: number;
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
  hand: string[] | null;
  size: number;
  known: string[];
  palette: string[];
  counts: string[];
  worth: number;
  out: boolean;
  points: number;
  pile: string[];
}

/** The proof of a round's shuffle. */
export interface Shuffle {
  commitment: string;
  salt: string | null;
  order: string[] | null;
}

/** Who sits at a seat. */
export interface Sitter {
  name: string;
  bot: string | null;
  mine: boolean;
}

/** A table as it is now: the answer to `watch`. */
export interface TableMessage {
  type: "table";
  table: string;
  version: number;
  rules: Rules;
  sitters: Sitter[];
  frame: Frame | null;
  told: Told[];
  options: Options[];
  match: Match;
  shuffles: Shuffle[];
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
  turn: number;
  seat: number;
  steps: string[];
  drew: number;
  out: boolean;
  lead: Lead;
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
  reason: string;
}

/** The table has gone on by one version. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  frames: Frame[];
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
  release: string;
}

export type Request = Hello | Watch | PlayRequest | NextRequest | Explore | HintRequest | Ping;

export type Answer = Welcome | TableMessage | Update | OptionsMessage | Hints | Accepted | Refusing | Failure | Pong;
