// Generated from red7/wire by `make types`. Do not edit.

export const PROTOCOL = 1;
export const MAX_MESSAGE_BYTES = 64000;
export const MAX_NAME_CHARACTERS = 24;
export const MAX_NAME_BYTES = 200;

/** A command with an id is stored; it will not be lost. */
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

/** How matches against a bot went, with one preset of the rules. */
export interface Against {
  bot: string;
  /** null for a mix of one's own. */
  preset: string | null;
  matches: number;
  wins: number;
}

/** The match that was won by most points. */
export interface BestMatch {
  /** null if it is deleted by now. */
  table: string | null;
  points: number;
  /** How many more than the next player. */
  lead: number;
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
  /** Who plays the seats of other people; bots keep theirs. */
  bot: string;
}

/** A step that the mover could think of. */
export interface Choice {
  step: string;
  /** null if it may be taken. */
  refusal: Refusal | null;
  /** What the turn comes to with it; null where it is refused, or the table does not help. */
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

/** How long players may think. */
export interface Clock {
  /** For each turn, or in the bank; 0 is no clock. */
  seconds: number;
  /** With a bank: what each turn adds to it. null: so many seconds a turn. */
  increment?: number | null;
}

/** What time is left, at the moment at which it was sent. */
export interface Clocks {
  type: "clocks";
  table: string;
  version: number;
  /** Seconds of each seat. */
  left: number[];
  /** The seat whose clock runs. */
  running: number | null;
  /** Seconds until it begins to run: first the turn before is shown. */
  begins: number;
}

/** The host changes rules, settings and the number of seats. */
export interface ConfigureRequest {
  type: "configure";
  table: string;
  id: string;
  rules: Rules;
  settings: Settings;
  seats: number;
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

/** A finished turn in the log: what was done, and how the table then stood. */
export interface FinishedTurn {
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
  /** The mover's cards that counted when it went out; none after any other turn, or a fold. */
  out_cards?: string[];
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
  /** Where it comes from. */
  origin: Origin;
  /** The name of the rules, whatever the edition; null for a mix of one's own. */
  preset: string | null;
  /** When it is deleted unless it changes, in seconds since 1970; null where games are kept. */
  until?: number | null;
}

/** What there is to choose from among my games. */
export interface GameChoices {
  /** Bots, and `person` if there are any. */
  opponents: string[];
  /** Names of rules, and `own` for a mix of one's own. */
  presets: string[];
  origins: Origin[];
}

/** A page of my games: running ones first, then the others, each the last changed first. */
export interface Games {
  games: Game[];
  /** On the first page. */
  unreadable: Unreadable[];
  /** What the next page is asked for with, as `after`; null on the last. */
  more: string | null;
  /** How many games are like what is asked for, on all pages. */
  count: number;
  /** How many games there are. */
  total: number;
  choices: GameChoices;
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
  /** Whether no person but a program plays. */
  program?: boolean;
}

/** How much the table helps, the same for all seats. */
export type Help = "hints" | "marks" | "none";

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

/** The host passes the chair to whoever sits at a seat; where the host is away, to oneself. */
export interface HostRequest {
  type: "host";
  table: string;
  id: string;
  seat: number;
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

/** The secrets of a table's links, which stand in their fragments. */
export interface Links {
  /** To sit down. */
  invitation: string;
  /** To watch. */
  spectator: string;
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
  /** What players can say to each other. */
  reactions: string[];
  /** Whether tables can be public. */
  lobby: boolean;
  /** Whether others may watch a table. */
  watching: boolean;
  /** Whether records are taken. */
  uploads: boolean;
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

/** What was moved to this device. */
export interface Moved {
  /** The table of the seats; null where everything was moved. */
  table: string | null;
}

/** A table to which friends come, or one to sit down at anywhere. */
export interface NewFriendsTable {
  rules: Rules;
  settings: Settings;
  seats: number;
  /** The name of whoever opens it. */
  name: string;
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

/** Where a table comes from. What did not begin here, or not anew, never counts as a result. */
export type Origin = "new" | "fork" | "record";

/** What happens to a turn whose time has run out. */
export type OutOfTime = "bot" | "fold";

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

/** Who is connected. */
export interface Presence {
  type: "presence";
  table: string;
  /** For every seat; a bot always is. */
  here: boolean[];
  /** Since how many seconds each is not. */
  away: number[];
  /** How many watch who have no seat. */
  watching: number;
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

/** A table in the lobby. */
export interface PublicTable {
  table: string;
  rules: Rules;
  preset: string | null;
  settings: Settings;
  sitters: Sitter[];
  /** How many seats nobody has. */
  free: number;
  started: boolean;
  /** Whether anybody who sits there is connected. */
  attended: boolean;
}

/** A page of the tables that their hosts have made public, the last changed first. */
export interface PublicTables {
  /** Those at which somebody waits first. */
  tables: PublicTable[];
  /** What the next page is asked for with, as `after`; null on the last. */
  more: string | null;
}

/** A text to draw as a QR code. */
export interface QrText {
  text: string;
}

/** Show a reaction to everybody. */
export interface ReactRequest {
  type: "react";
  table: string;
  reaction: string;
}

/** Somebody has reacted. */
export interface Reaction {
  type: "reaction";
  table: string;
  seat: number;
  reaction: string;
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

/** A command with an id was not accepted, and nothing has happened. */
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

/** How a rematch is played. */
export interface RematchWish {
  /** Whether everybody moves on by one seat. */
  shift?: boolean;
}

/** The host removes whoever sits at a seat. */
export interface RemoveRequest {
  type: "remove";
  table: string;
  id: string;
  seat: number;
}

/** Have another name at a seat of mine. */
export interface RenameRequest {
  type: "rename";
  table: string;
  id: string;
  seat: number;
  name: string;
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

/** What came of my matches on this server: those that began here anew, with one seat mine. */
export interface Results {
  matches: number;
  wins: number;
  /** Weakest bot first; a match against two bots counts for both. */
  against: Against[];
  /** How many matches I have won in a row up to now. */
  streak: number;
  /** How many I ever have. */
  longest: number;
  /** null while no match for points was won. */
  best: BestMatch | null;
  /** Of the matches that were reviewed, the earliest first. */
  reviews: ReviewNote[];
}

/** A game, reviewed. */
export interface Review {
  turns: ReviewedTurn[];
  points: Point[];
  accounts: Account[];
  turning: Point | null;
}

/** What a reviewed match of mine says about my play. */
export interface ReviewNote {
  table: string;
  /** When the match began, in seconds since 1970. */
  at: number;
  /** How many turns of mine there were. */
  turns: number;
  /** The chance to win the match that they gave away, all together. */
  given: number;
  /** The same by the kind of mistake. */
  kinds: Record<string, number>;
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
  /** How it differs from the better turn; null without one. */
  kind: string | null;
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

/** The host lets a bot take a seat before the start, or frees it. */
export interface SeatBotRequest {
  type: "seat-bot";
  table: string;
  id: string;
  seat: number;
  /** null frees the seat. */
  bot: string | null;
}

/** The seats of a table with friends: before the table itself, and whenever they change. */
export interface Seating {
  type: "seating";
  table: string;
  version: number;
  rules: Rules;
  preset: string | null;
  sitters: Sitter[];
  /** The seats that this client could take. */
  free: boolean[];
  /** A seat of the host's. */
  host: number | null;
  settings: Settings;
  started: boolean;
  over: boolean;
  /** For those only who sit at the table. */
  links: Links | null;
  /** The table that this one is a rematch of. */
  previous: string | null;
  /** The table of the rematch. */
  next: string | null;
  /** How many matches each seat has won at the tables before. */
  evening: number[];
  clocks: Clocks | null;
  /** Seconds until bots take the free seats. */
  fills: number | null;
}

/** A secret that moves something to the device that it is handed in from, once. */
export interface Secret {
  secret: string;
}

/** What a table with friends has agreed on, besides the rules of the game. */
export interface Settings {
  clock: Clock;
  out_of_time: OutOfTime;
  help: Help;
  /** Seconds after which a bot may be asked to play for somebody who is away. */
  pause: number;
  /** The bot that plays for others: those away, out of time, or gone for good. */
  stand_in: string;
  /** Whether others may watch. */
  watching: boolean;
  /** Whether a late friend may take a bot's seat. */
  late: boolean;
  /** Whether the lobby shows it. */
  public: boolean;
  /** Whether bots take the free seats by themselves when nobody comes for a while. */
  fills?: boolean;
  /** The language of whoever has opened the table, such as `pt-BR`, where that is known. */
  language?: string;
}

/** The proof of a round's shuffle. */
export interface Shuffle {
  /** SHA-256 of the salt, a space, and the cards as dealt with spaces between. */
  commitment: string;
  /** Opened when the round is over. */
  salt: string | null;
  order: string[] | null;
}

/** Take a seat that is free, kept for me, or a bot's. */
export interface SitRequest {
  type: "sit";
  table: string;
  id: string;
  seat: number;
  name: string;
  /** The secret of the invitation. */
  key?: string;
}

/** Who sits at a seat. */
export interface Sitter {
  name: string;
  bot: string | null;
  /** Whether the seat belongs to this client. */
  mine: boolean;
  /** The bot that plays for a person who is away. */
  stand_in?: string | null;
  /** Whether a program plays it over the protocol. */
  program?: boolean;
  /** Whether nobody has it. */
  free?: boolean;
  /** Whether it is kept for somebody who has not sat down yet. */
  invited?: boolean;
}

/** Let a bot play for whoever is away. */
export interface StandInRequest {
  type: "stand-in";
  table: string;
  id: string;
  seat: number;
}

/** Leave a seat of mine for good. */
export interface StandRequest {
  type: "stand";
  table: string;
  id: string;
  seat: number;
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
  told: FinishedTurn[];
  /** What the mover could do, if the seat is this client's: one or none. */
  options: Options[];
  match: Match;
  shuffles: Shuffle[];
  /** The name of the rules, whatever the edition; null for a mix of one's own. */
  preset: string | null;
}

/** Play again at a seat of mine that a bot has played. */
export interface TakeBackRequest {
  type: "take-back";
  table: string;
  id: string;
  seat: number;
}

/** The leader's closest rival, who has as many cards that count. */
export interface Tie {
  rival: number;
  best: string;
  broken: TieBrokenBy;
}

/** What decided between equally many cards that count. */
export type TieBrokenBy = "number" | "color";

/** Seats of mine to move to another device. */
export interface Transfer {
  seats: number[];
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
  told: FinishedTurn[];
  options: Options[];
  match: Match;
  shuffles: Shuffle[];
}

/** Show me this table from now on, and no other. */
export interface Watch {
  type: "watch";
  table: string;
  /** The secret of an invitation or a spectator's link; whoever has sat there needs none. */
  key?: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** The version of the program. */
  release: string;
}

export type SeatingRequest = SitRequest | StandRequest | RenameRequest | SeatBotRequest | ConfigureRequest | RemoveRequest | HostRequest | StandInRequest | TakeBackRequest;

export type Request = Hello | Watch | PlayRequest | NextRequest | Explore | HintRequest | SitRequest | StandRequest | RenameRequest | SeatBotRequest | ConfigureRequest | RemoveRequest | HostRequest | StandInRequest | TakeBackRequest | ReactRequest | Ping;

export type Answer = Welcome | TableMessage | Update | Seating | Presence | Clocks | Reaction | OptionsMessage | Hints | Accepted | RefusedMessage | ErrorMessage | Pong;
