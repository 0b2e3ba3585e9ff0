// What the hall calls things of a game: its points, where they come from, its rounds.
import { partsOf } from './parts.ts'

export interface GameNames {
  /** What is scored, as it stands in a sentence: “honor”. */
  readonly points: string
  /** Where points come from, in the order of a score sheet. */
  readonly sources: Readonly<Record<string, string>>
  /** The others, that stand behind them. */
  readonly otherSource?: (what: string) => string
  /** What the points of a running game are. */
  readonly standing: string
  /** “Round {n}”. */
  readonly round: string
  /** What comes once the end is set in motion. */
  readonly ending: string
  /** What quiet answers are for, over a list of them. */
  readonly quiet: string
  /** Standing choices by their effect. */
  readonly choices: Readonly<Record<string, ChoiceNames>>
}

interface ChoiceNames {
  readonly title: string
  /** An answer of its own for “always”: then there is no “never”. */
  readonly always?: string
  /** Beside a question that it settles; and to be asked again. */
  readonly settle?: string
  readonly lift?: string
}

const NONE: GameNames = {
  points: '',
  sources: {},
  standing: '',
  round: '{n}',
  ending: '',
  quiet: '',
  choices: {},
}

export const namesOf = (game: string | undefined): GameNames => partsOf(game)?.names ?? NONE

/** At the head of a line. */
export { capital } from '../text/capital.ts'
