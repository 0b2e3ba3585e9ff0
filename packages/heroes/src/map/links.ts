// Links between places that depend on the position: they come and go, where the lines of a map stay.
import type { Near } from './lines.ts'
import type { Place } from './world.ts'
import type { F } from '../rules/step.ts'

export interface Link {
  readonly serves: readonly Near[]
  /** Where it leads from a Land Region, for a seat. */
  leads(f: F, seat: number, place: Place): readonly Place[]
}
