// Places of the printed map by name, for positions in tests.
import { PRINTED_MAP } from '../src/map/map.ts'
import { type InWorld, placeOf as numberOf, worldOf } from '../src/map/world.ts'

/** The printed world, for rules that only read the map. */
export const PRINTED: InWorld = { values: { world: worldOf(PRINTED_MAP) } }

export const placeOf = (id: string): number => numberOf(PRINTED, id)
