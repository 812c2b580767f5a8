// How the end of a round or match feels to whoever plays here.
import type { Match } from '../wire'

export type Mood = 'round-won' | 'round-lost' | 'match-won' | 'match-lost' | 'watched'

/** The mood of the last round that is over, for the seats that are ours. */
export function resultMood(match: Match, isMine: (seat: number) => boolean): Mood {
  if (!match.points.some((_, seat) => isMine(seat))) return 'watched'
  // A match without points is its only round.
  const isMatch = match.over && match.target !== null
  const won = winnersOf(match).some(isMine)
  return isMatch ? (won ? 'match-won' : 'match-lost') : won ? 'round-won' : 'round-lost'
}

/** Who has won the match, if it is over, or the last round. */
export function winnersOf(match: Match): readonly number[] {
  const round = match.rounds.at(-1)
  return match.over ? match.winners : round ? [round.winner] : []
}
