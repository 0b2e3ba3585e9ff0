// How Units move by themselves. By sea and air a Vessel carries them, unless a table says otherwise.
import type { How, LandUnit } from './words.ts'

export interface Mode {
  readonly how: How
  /** It may end at sea, without a Vessel. */
  readonly rests?: true
}

export type Modes = Readonly<Record<LandUnit, readonly Mode[]>>

const MARCH: readonly Mode[] = [{ how: 'march' }]

/** Land Units march. (H-MOVE-2) */
export const MODES: Modes = { serf: MARCH, warrior: MARCH, a: MARCH, b: MARCH, c: MARCH }
