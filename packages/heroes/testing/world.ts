// Places of the printed map by name, for positions in tests.
import { PRINTED_MAP } from '../src/map/map.ts'
import { type InWorld, placeOf as numberOf, worldOf } from '../src/map/world.ts'

/** What rules that only look at the map are asked with. */
export const PRINTED: InWorld = { values: { world: worldOf(PRINTED_MAP) } }

export const placeOf = (id: string): number => numberOf(PRINTED, id)
