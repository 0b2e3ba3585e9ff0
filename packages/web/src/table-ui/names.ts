// A game's words for its points, their sources and its rounds.
import { partsOf } from './parts.ts'

export interface GameNames {
  /** The name of the points, as written in mid-sentence: “honor”. */
  readonly points: string
  /** The names of the sources of points, in the order of a score sheet. */
  readonly sources: Readonly<Record<string, string>>
  /** The name of a source that isn't in this list; such sources come last. */
  readonly otherSource?: (what: string) => string
  /** One sentence about the points of a game in progress. */
  readonly standing: string
  /** “Round {n}”. */
  readonly round: string
  /** The notice after the end was triggered. */
  readonly ending: string
  /** The heading over quiet options. */
  readonly quiet: string
  /** The action that a route of answers begins: “March from here”. Undefined: it only goes somewhere. */
  readonly begins?: (route: readonly string[]) => string | undefined
  /** Preferences, by effect. */
  readonly choices: Readonly<Record<string, ChoiceNames>>
}

interface ChoiceNames {
  readonly title: string
  /** Another label for “always”. Then “never” isn't offered, because it would mean the same as “ask”. */
  readonly always?: string
  /** Another label for “never”. Then “always” isn't offered, because it would mean the same as “ask”. */
  readonly never?: string
  /** Labels at a question that the preference can settle: the button that sets it, and the one that lifts it. */
  readonly settle?: string
  /** The preference that the button sets; by default “always”. */
  readonly settled?: 'always' | 'never'
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

/** For the start of a line. */
export { capital } from '../text/capital.ts'
