// Links between places that depend on the position, unlike the lines of a map.
import type { Near } from './lines.ts'
import type { Place } from './world.ts'
import type { F } from '../rules/step.ts'

export interface Link {
  readonly serves: readonly Near[]
  /** The places it leads to from a Land Region, for this seat. */
  leads(f: F, seat: number, place: Place): readonly Place[]
}
