// How long dice roll, and how long their outcome or a drawn card is shown.
import type { Settings } from '../../../state/settings.ts'

/** The duration of a roll, and the delay of each further die, in milliseconds. */
export const ROLL = 700
export const LATER = 90

/** How long the scene stays, by speed. At speed 0 nothing waits for it. */
const STANDS = [900, 2200, 1600, 1000]
/** The minimum time to read it, by speed. The next update waits this long. */
const READ = [0, 1400, 1100, 900]
/** The same for a card that another player drew. */
const GLANCE = [0, 900, 500, 300]

export interface Timing {
  /** Until the update is shown. */
  readonly before: number
  /** From then until the next update. */
  readonly after: number
  /** From then until the scene disappears. */
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
