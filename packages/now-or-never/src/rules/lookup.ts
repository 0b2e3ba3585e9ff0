// Looks up records and players. A missing one is a bug in the rules, so it throws.
import type { Player } from '../state.ts'
import type {
  Ability,
  Building,
  Enemy,
  Gear,
  Hero,
  Location,
  Order,
  Quest,
  SearchToken,
  Specialist,
} from '../cards/records.ts'
import type { F } from './step.ts'

function found<R>(records: Readonly<Record<string, R>>, id: string): R {
  const record = records[id]
  if (record === undefined) throw new RangeError(`no record '${id}'`)
  return record
}

/** Written out, not with `at`: it runs many times per decision, and here it reads only this one kind of list. */
export function player({ state }: F, seat: number): Player {
  const found = state.players[seat]
  if (found === undefined) throw new RangeError(`no seat ${seat}`)
  return found
}

/** The record of that id. */
export const lookup = {
  hero: (f: F, id: string): Hero => found(f.values.heroes, id),
  building: (f: F, id: string): Building => found(f.values.buildings, id),
  specialist: (f: F, id: string): Specialist => found(f.values.specialists, id),
  order: (f: F, id: string): Order => found(f.values.orders, id),
  quest: (f: F, id: string): Quest => found(f.values.quests, id),
  gear: (f: F, id: string): Gear => found(f.values.gear, id),
  ability: (f: F, id: string): Ability => found(f.values.abilities, id),
  enemy: (f: F, id: string): Enemy => found(f.values.enemies, id),
  location: (f: F, id: string): Location => found(f.values.locations, id),
  searchToken: (f: F, id: string): SearchToken => found(f.values.search, id),
} as const
