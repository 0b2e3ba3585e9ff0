// The three tiles of the set: the Jewelcrafter and two Crystal Mines. (V-JEWEL-1)
import type { OwnVerb } from '../../cards/card.ts'
import { region } from '../../regions/region.ts'

const dig: OwnVerb = { verb: 'own', does: 'jewelcrafter/dig' }

export const MINE = 'crystal-mine'
export const WORKSHOP = 'jewelcrafter'

export const JEWEL_REGIONS = [
  region(WORKSHOP, { copies: 1, visit: { step: 'jewelcrafter/craft' }, rule: 'V-JEWEL-3', promise: 0.8 }),
  region(MINE, { copies: 2, visit: { brings: [dig] }, rule: 'V-JEWEL-2', promise: 0.1 }),
]
