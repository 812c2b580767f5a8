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

/** The account of a seat's chance to win, from its start to its end. */
export interface Account {
  start: number;
  end: number;
  given: number;
  received: number;
  deals: number;
  draws: number;
}

/** The results against one bot with one preset of the rules. */
export interface Against {
  bot: string;
  /** null for a custom mix. */
  preset: string | null;
  matches: number;
  wins: number;
}

/** The match that the person won with the largest lead. */
export interface BestMatch {
  /** The name of the table; null if it has been deleted. */
  table: string | null;
  points: number;
  /** The number of points ahead of the next player. */
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
  /** The bot that plays the seats of other people; bots keep theirs. */
  bot: string;
}

/** The results of matches with friends, with one number of players. */
export interface ByPlayers {
  /** The number of seats, with those of bots. */
  players: number;
  matches: number;
  wins: number;
}

/** A step that the mover could consider. */
export interface Choice {
  step: string;
  /** Why the step may not be taken; null if it may. */
  refusal: Refusal | null;
  /** The table after it; null if the step is refused, or if the table's `help` is `none`. */
  outcome: Outcome | null;
  /** The number of complete turns that continue with it and keep the mover in. */
  ways: number;
  /** The number of complete turns that take it now or later, even if it may not be taken yet. */
  uses: number;
  /** Whether it draws a card that the mover does not know yet, so that it cannot be undone. */
  reveals: boolean;
  /** The steps that end the turn right after it; null if it may not end there. */
  finish: string[] | null;
  /** The odd card that it plays, if its action must follow. */
  owes: string | null;
}

/** How long players may think. */
export interface Clock {
  /** Seconds for each turn, or in the bank; 0 means no clock. */
  seconds: number;
  /** With a bank: seconds that each turn adds to it; null: `seconds` is for each turn. */
  increment?: number | null;
}

/** The time left when the message was sent. */
export interface Clocks {
  type: "clocks";
  table: string;
  version: number;
  /** Seconds left for each seat. */
  left: number[];
  /** The seat whose clock runs. */
  running: number | null;
  /** Seconds until it begins to run, so that the turn before can be shown first. */
  begins: number;
}

/** Change rules, settings and the number of seats (host only). */
export interface ConfigureRequest {
  type: "configure";
  table: string;
  id: string;
  rules: Rules;
  settings: Settings;
  seats: number;
}

/** Another request failed, or the client may no longer watch. */
export interface ErrorMessage {
  type: "error";
  code: string;
  message: string;
  /** Values for a sentence about the code. */
  values?: Record<string, string | number>;
}

/** What has happened to a player at a table with friends. */
export type EventKind = "joined" | "left" | "removed" | "replaced" | "returned" | "timed-out" | "host";

/** Ask what a seat of the client could do after the beginning of a turn. */
export interface Explore {
  type: "explore";
  table: string;
  version: number;
  seat: number;
  /** The steps after those that are already stored. */
  steps: string[];
  /** The number of complete turns to leave out at the start of the list. */
  skip?: number;
  /** List only the turns that take this step, now or later. */
  using?: string | null;
  /** The maximum number of complete turns to list, at most 24. */
  most?: number;
}

/** A finished turn, with the state of the table after it. */
export interface FinishedTurn {
  round: number;
  /** The number of the turn in its round, from 1. */
  turn: number;
  seat: number;
  steps: string[];
  drew: number;
  out: boolean;
  lead: Lead;
  /** For every seat, the number of cards that counted; the mover's as before it went out. */
  counts: number[];
  /** The mover's cards that counted when it went out; none after any other turn, or a fold. */
  out_cards?: string[];
  /** Who made the turn; null for the player who sits there now. */
  by?: Mover | null;
}

/** A round at one moment, as a client sees it. */
export interface Frame {
  round: number;
  /** How many turns of the round are finished. */
  turn: number;
  /** The steps of the current turn. */
  steps: string[];
  /** The seat to move; once the round is over, its winner. */
  mover: number;
  over: boolean;
  /** The rule in force. */
  color: string;
  /** The canvas cards, bottom first; empty while the red start shows. */
  canvas: string[];
  deck: number;
  /** The cards that all players saw go on top of the deck, top first. */
  top: string[];
  seats: Seat[];
  lead: Lead;
  /** null right after the deal. */
  happened: Happened | null;
}

/** The results of matches with a person whom the client has met in several. */
export interface Friend {
  /** The name that the person gave last; empty if the person never gave one. */
  name: string;
  matches: number;
  /** The number of these matches that the client won. */
  wins: number;
}

/** A game in the client's list. */
export interface Game {
  table: string;
  rules: Rules;
  sitters: Sitter[];
  match: Match;
  round: number;
  turn: number;
  mover: number | null;
  /** When the game last changed, in seconds since 1970. */
  changed: number;
  /** Whether it is an uploaded record, which cannot be played on. */
  uploaded: boolean;
  /** How the game began. */
  origin: Origin;
  /** The name of the rules, whatever the edition; null for a custom mix. */
  preset: string | null;
  /** When the game is deleted unless it changes, in seconds since 1970; null if kept forever. */
  until?: number | null;
}

/** The values by which the client's games can be filtered. */
export interface GameChoices {
  /** Names of bots, and `person` if there are games with people. */
  opponents: string[];
  /** Names of rules, and `own` for custom mixes. */
  presets: string[];
  origins: Origin[];
}

/** A page of the client's games: running ones, then finished ones, each last changed first. */
export interface Games {
  games: Game[];
  /** Games that cannot be shown; on the first page only. */
  unreadable: Unreadable[];
  /** The value of `after` for the next page; null on the last page. */
  more: string | null;
  /** The number of games that match the filters, on all pages. */
  count: number;
  /** The number of all games. */
  total: number;
  choices: GameChoices;
}

/** The step that led to a frame. */
export interface Happened {
  seat: number;
  step: string;
  /** The number of cards that the step drew. */
  drew: number;
  /** Whether the step put its player out. */
  out: boolean;
}

/** The first message of a client. */
export interface Hello {
  type: "hello";
  protocol: number;
  /** Whether a program plays, not a person. */
  program?: boolean;
}

/** How much a table helps its players; the same for all seats. */
export type Help = "hints" | "marks" | "none";

/** A turn worth playing. */
export interface Hint {
  /** The whole turn; if it depends on a draw, the steps up to the draw. */
  steps: string[];
  /** The chance to win the round. */
  round: number;
  /** Every seat's chance to win the match. */
  match: number[];
  reason: Reason;
}

/** Ask what a strong player would do. */
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

/** Make the player at a seat the host; while the host is away, players may name themselves. */
export interface HostRequest {
  type: "host";
  table: string;
  id: string;
  seat: number;
}

/** Who leads under a rule, and why. */
export interface Lead {
  color: string;
  /** The leader; null while no player has a card that counts. */
  seat: number | null;
  /** The leader's cards that count. */
  cards: string[];
  best: string | null;
  tie: Tie | null;
}

/** The secrets of a table's links, which are the fragments of these links. */
export interface Links {
  /** The secret that lets a person sit down. */
  invitation: string;
  /** The secret that lets a person watch. */
  spectator: string;
}

/** The choices for a new game, and the features of this server. */
export interface Lobby {
  release: string;
  /** The opponents, weakest first. */
  bots: Bot[];
  presets: Preset[];
  editions: string[];
  /** The possible numbers of players. */
  players: number[];
  /** The points that win a match with scoring, for each of these numbers of players. */
  targets: number[];
  /** The maximum number of characters of a name. */
  longest_name: number;
  /** The reactions that players can show. */
  reactions: string[];
  /** Whether tables can be public. */
  lobby: boolean;
  /** Whether spectators may watch tables. */
  watching: boolean;
  /** Whether records can be uploaded. */
  uploads: boolean;
  /** The faces that players can choose. */
  faces?: string[];
}

/** A new table. */
export interface Made {
  table: string;
}

/** The score sheet. */
export interface Match {
  rounds: Result[];
  points: number[];
  /** The points that win the match; null without scoring. */
  target: number | null;
  over: boolean;
  winners: number[];
}

/** A frame of a replay, with the score sheet at that moment. */
export interface Moment {
  frame: Frame;
  match: Match;
}

/** What was moved to this device. */
export interface Moved {
  /** The table of the seats; null if everything was moved. */
  table: string | null;
}

/** The player of a finished turn, if it is another one than sits at the seat now. */
export interface Mover {
  /** The name at the seat at that time; empty for a bot's own seat. */
  name?: string;
  /** The bot that made the turn; null if the person did. */
  bot?: string | null;
}

/** A new table with friends, or the request to sit down at any public table. */
export interface NewFriendsTable {
  rules: Rules;
  settings: Settings;
  seats: number;
  /** The name of the person who opens it. */
  name: string;
  /** The face of this person; empty for none. */
  face?: string;
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

/** The mover's possible turns after the beginning of a turn. */
export interface Options {
  seat: number;
  /** The steps of this beginning. */
  steps: string[];
  choices: Choice[];
  /** The number of complete turns that continue from there and keep the mover in. */
  ways: number;
  /** The first of these turns. */
  turns: Turn[];
  /** If no turn is certain: the steps that could draw a card that saves the mover. */
  hope: string[] | null;
  /** The cards of which one would have to be drawn then. */
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
  /** The step in the request. */
  using?: string | null;
}

/** How a table began; only new games count in a person's results. */
export type Origin = "new" | "fork" | "record";

/** What happens to a turn whose time has run out. */
export type OutOfTime = "bot" | "fold";

/** The table as it would be if the turn stopped at some step. */
export interface Outcome {
  /** Whether the mover would stay in. */
  stays: boolean;
  lead: Lead;
  /** For every seat, its cards that count. */
  counts: string[][];
  /** The number of cards that the turn has drawn by then. */
  drew: number;
  /** Whether a draw is offered at this point. */
  may_draw: boolean;
  /** The seat that would win the round; null if the round would go on. */
  winner: number | null;
  /** The cards that the winner would take. */
  scores: string[];
  /** The points of these cards. */
  worth: number;
  /** The seats that would win the match; empty if it would go on. */
  match_winners: number[];
  /** The cards of which a mover who is losing here would have to draw one. */
  rescues: Rescue[];
  /** The number of cards that the mover cannot see. */
  unseen: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  /** The seconds within which the client sends the next ping; 0 if it does not say. */
  within?: number;
}

/** Take some steps of a turn. Sent again with the same id, it is done once. */
export interface PlayRequest {
  type: "play";
  table: string;
  id: string;
  /** The version of the table on which the steps are based. */
  version: number;
  seat: number;
  steps: string[];
}

/** Something that has happened to a player at a table with friends. */
export interface PlayerEvent {
  /** The version of the table that it led to. */
  version: number;
  /** The number of turns of the round that were finished before. */
  turn: number;
  kind: EventKind;
  seat: number;
  /** The player's name then. */
  name: string;
  /** The bot that plays now in the player's place; null if none does. */
  bot?: string | null;
}

/** The chances after a turn; turn 0 is the deal. */
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
  /** For every seat, whether its player is connected; a bot always is. */
  here: boolean[];
  /** For every seat, the seconds since its player disconnected; 0 while connected or unknown. */
  away: number[];
  /** The number of spectators. */
  watching: number;
}

/** Rules with a name. */
export interface Preset {
  name: string;
  rules: Rules;
}

/** Why a request was refused. */
export interface Problem {
  /** The stable code of the error, from which clients make the sentence that a player reads. */
  code: string;
  /** An English sentence, for programs. */
  message: string;
  /** Values for a sentence about the code. */
  values?: Record<string, string | number>;
}

/** A table in the lobby. */
export interface PublicTable {
  table: string;
  rules: Rules;
  preset: string | null;
  settings: Settings;
  sitters: Sitter[];
  /** The number of free seats. */
  free: number;
  started: boolean;
  /** Whether at least one of its players is connected. */
  attended: boolean;
}

/** A page of the tables that their hosts have made public, the last changed first. */
export interface PublicTables {
  /** The tables of the page; tables with players who wait come first. */
  tables: PublicTable[];
  /** The value of `after` for the next page; null on the last page. */
  more: string | null;
}

/** A text to draw as a QR code. */
export interface QrText {
  text: string;
}

/** Show a reaction to all clients at the table, as a player or as a spectator. */
export interface ReactRequest {
  type: "react";
  table: string;
  reaction: string;
}

/** The reaction of a player or a spectator. */
export interface Reaction {
  type: "reaction";
  table: string;
  /** The player's seat; null for a spectator. */
  seat: number | null;
  reaction: string;
}

/** The reasons for a turn, or against it. */
export interface Reason {
  /** The number of turns that would keep the next player in, on average. */
  replies: number;
  /** The share of hands with which the next player has no such turn. */
  no_reply: number;
  /** The number of turns that would keep the mover in next time. */
  keeps_open: number;
  /** The number of cards that the turn leaves in hand. */
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
  /** The card played earlier in the turn that is the reason. */
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
  /** The reason, if the rules of the game refuse a step. */
  refusal?: Refusal | null;
  /** Values for a sentence about the code. */
  values?: Record<string, string | number>;
}

/** The seats of a rematch. */
export interface RematchWish {
  /** Whether all players move on by one seat. */
  shift?: boolean;
}

/** Remove the player who sits at a seat (host only). */
export interface RemoveRequest {
  type: "remove";
  table: string;
  id: string;
  seat: number;
}

/** Change the name at a seat of the client, and the face if one is given. */
export interface RenameRequest {
  type: "rename";
  table: string;
  id: string;
  seat: number;
  name: string;
  /** One of the faces of the lobby; empty for none; null leaves the face as it is. */
  face?: string | null;
}

/** Part of a replay: as many frames as fit. */
export interface Replay {
  table: string;
  rules: Rules;
  sitters: Sitter[];
  over: boolean;
  /** Whether all hands are shown. */
  open: boolean;
  /** The seat whose view is shown; null with all hands open. */
  seat: number | null;
  /** The number of all frames. */
  total: number;
  /** The number of the first frame of this part. */
  start: number;
  /** The name of the rules, whatever the edition; null for a custom mix. */
  preset: string | null;
  moments: Moment[];
}

/** The number of unseen cards of one color that would save the mover. */
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

/** The client's results on this server: new games with one own seat and bots at all others. */
export interface Results {
  matches: number;
  wins: number;
  /** Results by bot and rules, weakest bot first; a match against two bots counts for both. */
  against: Against[];
  /** The number of matches won in a row up to now. */
  streak: number;
  /** The largest number of matches ever won in a row. */
  longest: number;
  /** The best match; null while no match for points was won. */
  best: BestMatch | null;
  /** Summaries of the reviewed matches, earliest first. */
  reviews: ReviewNote[];
  /** Results of the matches with friends, which count nowhere else. */
  friends?: WithFriends;
}

/** The review of a game. */
export interface Review {
  turns: ReviewedTurn[];
  points: Point[];
  accounts: Account[];
  turning: Point | null;
}

/** The summary of a reviewed match, about the client's own turns. */
export interface ReviewNote {
  table: string;
  /** When the match began, in seconds since 1970. */
  at: number;
  /** The number of the client's turns. */
  turns: number;
  /** The total chance to win the match that these turns gave away. */
  given: number;
  /** The chance given away, by the kind of mistake. */
  kinds: Record<string, number>;
}

/** A turn and its quality. */
export interface ReviewedTurn {
  round: number;
  turn: number;
  seat: number;
  steps: string[];
  quality: string;
  /** The part of the chance to win that the turn gave away. */
  given: number;
  better: string[] | null;
  /** The kind of mistake; null without a better turn. */
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
  /** The cards in hand; null if the client may not see them. */
  hand: string[] | null;
  /** The number of cards in hand. */
  size: number;
  /** The cards in hand that all players know. */
  known: string[];
  palette: string[];
  /** The palette cards that count under the rule in force; none for a seat that is out. */
  counts: string[];
  /** The points that these cards would score. */
  worth: number;
  out: boolean;
  /** The points of earlier rounds. */
  points: number;
  /** The cards that scored in earlier rounds. */
  pile: string[];
}

/** Let a bot take a seat before the start, or free it (host only). */
export interface SeatBotRequest {
  type: "seat-bot";
  table: string;
  id: string;
  seat: number;
  /** null frees the seat. */
  bot: string | null;
}

/** The seats of a table with friends, sent before the table itself and whenever they change. */
export interface Seating {
  type: "seating";
  table: string;
  version: number;
  rules: Rules;
  preset: string | null;
  sitters: Sitter[];
  /** For every seat, whether this client could take it. */
  free: boolean[];
  /** A seat of the host. */
  host: number | null;
  settings: Settings;
  started: boolean;
  over: boolean;
  /** Only for clients that sit at the table. */
  links: Links | null;
  /** The table that this one is a rematch of, for people who played there. */
  previous: string | null;
  /** The table of the rematch, for its players and for spectators who may watch it. */
  next: string | null;
  /** The number of matches each seat has won at earlier tables of this series of rematches. */
  evening: number[];
  clocks: Clocks | null;
  /** Seconds until bots take the free seats. */
  fills: number | null;
  /** What has happened to players in this round, or since the end of the last one. */
  events: PlayerEvent[];
  /** The number of rounds dealt so far. */
  round: number;
  /** The secret with which a spectator may watch the rematch. */
  next_key: string;
}

/** A secret that moves seats, or everything, to the device that sends it, once. */
export interface Secret {
  secret: string;
}

/** The settings of a table with friends, besides the rules of the game. */
export interface Settings {
  clock: Clock;
  out_of_time: OutOfTime;
  help: Help;
  /** Seconds after which players may let a bot play for an absent player. */
  pause: number;
  /** The bot that plays for players who are away, out of time, or gone for good. */
  stand_in: string;
  /** Whether spectators may watch. */
  watching: boolean;
  /** Whether a late friend may take a bot's seat. */
  late: boolean;
  /** Whether the lobby shows the table. */
  public: boolean;
  /** Whether bots take the free seats by themselves if no player comes for a while. */
  fills?: boolean;
  /** The language of the person who opened the table, such as `pt-BR`; empty if unknown. */
  language?: string;
  /** Whether spectators may send reactions. */
  spectators_react?: boolean;
}

/** The proof of a round's shuffle. */
export interface Shuffle {
  /** SHA-256 of the salt, a space, and the cards as dealt with spaces between. */
  commitment: string;
  /** The salt, shown when the round is over. */
  salt: string | null;
  order: string[] | null;
}

/** Take a seat that is free, kept for this client, or a bot's. */
export interface SitRequest {
  type: "sit";
  table: string;
  id: string;
  seat: number;
  name: string;
  /** The secret of the invitation. */
  key?: string;
  /** One of the faces of the lobby; empty for none. */
  face?: string;
}

/** The player at a seat. */
export interface Sitter {
  name: string;
  bot: string | null;
  /** Whether the seat belongs to this client. */
  mine: boolean;
  /** The bot that plays for a person who is away. */
  stand_in?: string | null;
  /** Whether a program plays the seat over the protocol. */
  program?: boolean;
  /** Whether the seat is free. */
  free?: boolean;
  /** Whether the seat is kept for a person who has not sat down yet. */
  invited?: boolean;
  /** Whether the bot has the seat of a person who has left; the name is still the person's. */
  left?: boolean;
  /** The face that its player has chosen, one of the faces of the lobby; empty for none. */
  face?: string;
}

/** Let a bot play for a player who is away. */
export interface StandInRequest {
  type: "stand-in";
  table: string;
  id: string;
  seat: number;
}

/** Leave a seat of the client for good. */
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
  /** The current round; null before the first deal. */
  frame: Frame | null;
  /** The finished turns of the current round, or of the last one. */
  told: FinishedTurn[];
  /** The mover's possible turns, if the seat is this client's; otherwise empty. */
  options: Options[];
  match: Match;
  shuffles: Shuffle[];
  /** The name of the rules, whatever the edition; null for a custom mix. */
  preset: string | null;
}

/** Play again at a seat of the client that a bot has played. */
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

/** What broke a tie between equal numbers of cards that count. */
export type TieBrokenBy = "number" | "color";

/** Seats of the client to move to another device. */
export interface Transfer {
  seats: number[];
}

/** A complete turn that keeps the mover in, with the table after it. */
export interface Turn {
  steps: string[];
  outcome: Outcome;
}

/** A game that is stored but cannot be shown. */
export interface Unreadable {
  table: string;
  /** An English sentence, for programs. */
  reason: string;
  problem: Problem;
}

/** The change of a table by one command. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  /** The round after each step that was taken, or after the deal. */
  frames: Frame[];
  /** The turn that was finished, if any. */
  told: FinishedTurn[];
  options: Options[];
  match: Match;
  shuffles: Shuffle[];
}

/** Show this table to the client from now on, and no other. */
export interface Watch {
  type: "watch";
  table: string;
  /** The secret of an invitation or a spectators' link; a player who has sat there needs none. */
  key?: string;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** The version of the program. */
  release: string;
}

/** The client's results with friends: new games with one own seat and another person's. */
export interface WithFriends {
  matches: number;
  wins: number;
  /** Results by the number of players, fewest first. */
  players: ByPlayers[];
  /** Results by person, most matches first, from the games that are not deleted. */
  people: Friend[];
}

export type SeatingRequest = SitRequest | StandRequest | RenameRequest | SeatBotRequest | ConfigureRequest | RemoveRequest | HostRequest | StandInRequest | TakeBackRequest;

export type Request = Hello | Watch | PlayRequest | NextRequest | Explore | HintRequest | SitRequest | StandRequest | RenameRequest | SeatBotRequest | ConfigureRequest | RemoveRequest | HostRequest | StandInRequest | TakeBackRequest | ReactRequest | Ping;

export type Answer = Welcome | TableMessage | Update | Seating | Presence | Clocks | Reaction | OptionsMessage | Hints | Accepted | RefusedMessage | ErrorMessage | Pong;
