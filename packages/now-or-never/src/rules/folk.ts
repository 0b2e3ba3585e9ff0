// The kinds of villagers: those of the base produce one good each, and modules may add others. (N-VILLAGER)
import type { Good } from '../cards/vocabulary.ts'
import type { People } from '../state.ts'
import type { Values } from '../values/index.ts'
import { total } from './piles.ts'

/** A kind of villager. */
export interface Folk {
  /** Each produces one of this good, and counts as it in a set. Null: any good, as the owner chooses. */
  readonly makes: Good | null
  /** How many share one place of a row. */
  readonly share: 1 | 2
  /** How many are in the supply at first. */
  readonly supply: number
}

/** A kind that a module adds. */
export interface Guest extends Folk {
  readonly id: string
}

export const kindNamed = ({ kinds }: Values, name: string): string => {
  if (!kinds.includes(name)) throw new RangeError(`no villager '${name}'`)
  return name
}

/** The places of a row that these take. */
export function placesFor({ guests }: Values, people: Readonly<People>): number {
  let places = total(people)
  for (const { id, share } of guests) places += Math.ceil((people[id] ?? 0) / share)
  return places
}

/** One more of a kind. */
export function join(people: People, kind: string, n = 1): void {
  people[kind] = (people[kind] ?? 0) + n
}
