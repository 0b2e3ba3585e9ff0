// How long dice roll, and how long what they or a drawn card show stands to be read.
import type { Settings } from '../../../state/settings.ts'

/** From the hand to the table, and how much later each further die sets out. */
export const ROLL = 700
export const LATER = 90

/** By speed; at once nothing waits for it. */
const STANDS = [900, 2200, 1600, 1000]
/** Less cannot be read: so long whatever comes next waits. */
const READ = [0, 1400, 1100, 900]
/** A card that others drew. */
const GLANCE = [0, 900, 500, 300]

export interface Timing {
  /** Until the table shows what came of it. */
  readonly before: number
  /** From then on until the next thing happens. */
  readonly after: number
  /** From then on until it is put away. */
  readonly stands: number
}

type Pace = Pick<Settings, 'speed' | 'reducedMotion'>

export function timing(
  dice: number,
  drawn: 'mine' | 'theirs' | null,
  { speed, reducedMotion }: Pace,
): Timing {
  const still = speed === 0 || reducedMotion
  const reads = dice > 0 || drawn === 'mine' ? READ : drawn === null ? [] : GLANCE
  const stands = STANDS[speed] ?? 0
  return {
    before: dice === 0 || still ? 0 : ROLL + LATER * (dice - 1),
    after: reads[speed] ?? 0,
    stands: drawn === 'mine' ? stands * 1.4 : stands,
  }
}
