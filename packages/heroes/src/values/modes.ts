// How Units move on their own. A Vessel carries them by sea and air, unless the values say otherwise.
import type { How, LandUnit } from './words.ts'

export interface Mode {
  readonly how: How
  /** The Unit may end its move at sea without a Vessel. */
  readonly rests?: true
}

export type Modes = Readonly<Record<LandUnit, readonly Mode[]>>

const MARCH: readonly Mode[] = [{ how: 'march' }]

/** Land Units march. (H-MOVE-2) */
export const MODES: Modes = {
  serf: MARCH,
  warrior: MARCH,
  a: MARCH,
  b: MARCH,
  c: MARCH,
  m1: MARCH,
  m2: MARCH,
  m3: MARCH,
  m4: MARCH,
  band: MARCH,
}
