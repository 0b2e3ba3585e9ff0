// The parts of a log line: who does it, what it is about, where it comes from.
import { pluralVerb } from '@lorehall/grammar'
import type { GameEvent, Json, Seat } from '@lorehall/kernel'
import { added } from '../../rules/inforce.ts'
import type { F } from '../../rules/step.ts'
import { type Bag, COUNTED, type Counted } from '../../cards/vocabulary.ts'
import { isNamed, nameOf, seatName, theName } from '../words/en.ts'

/** An event and its reader. */
export interface Telling {
  readonly f: F
  readonly event: GameEvent
  readonly names: readonly string[]
  readonly reader: Seat | null
}

export type Line = string | null | ((telling: Telling) => string | null)

export const word = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
export const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)
export const words = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

export function bagOf(value: Json | undefined): Bag {
  const bag: Partial<Record<Counted, number>> = {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return bag
  for (const [name, n] of Object.entries(value)) {
    const what = COUNTED.find((one) => one === name)
    if (what !== undefined) bag[what] = number(n)
  }
  return bag
}

/** "Ada gains", "You gain". */
export function does({ event: { seat = 0 }, names, reader }: Telling, one: string): string {
  const mine = seat === reader
  return `${mine ? 'You' : seatName(names, seat)} ${mine ? pluralVerb(one) : one}`
}

/** Causes that are no record. */
const CAUSES_EN: Readonly<Record<string, string>> = {
  search: 'search',
  production: 'production',
  refill: 'refill',
  enemy: 'enemy not fought',
}

/** Is this the gain of the space under a new building, rather than of the building itself? */
function isOfSpace({ f, event }: Telling): boolean {
  const building = f.values.buildings[event.from ?? '']
  if (event.type !== 'gained' || building === undefined) return false
  const gained = COUNTED.filter((what) => (bagOf(event['gained'])[what] ?? 0) > 0)
  const gives = building.on.built ?? []
  return !gives.some((deed) => deed.verb === 'gain' && gained.some((what) => (deed[what] ?? 0) > 0))
}

/** The hearts that a search costs less than the die shows: "search, 1 less than rolled". */
function searched({ f, event: { seat = 0 } }: Telling): string {
  const softer = -added(f, seat, 'searchLoss')
  return softer > 0 ? `${CAUSES_EN['search']}, ${softer} less than rolled` : `${CAUSES_EN['search']}`
}

function causeOf(telling: Telling): string | undefined {
  const { f, event } = telling
  const { from = '' } = event
  if (from === 'search' && event.type === 'hurt') return searched(telling)
  if (isOfSpace(telling)) return 'building space'
  return isNamed(f, from) ? nameOf(f, from) : CAUSES_EN[from]
}

/** The cause of an event in parentheses: " (Ublo Tower)", " (production)"; empty if it has none. */
export function why(telling: Telling): string {
  const cause = causeOf(telling)
  return cause === undefined ? '' : ` (${cause})`
}

/** The name of the record in a field of the event. */
export const named = ({ f, event }: Telling, field: string): string => nameOf(f, word(event[field]))

/** The same with its article: "the Ublo Tower". */
export const theNamed = ({ f, event }: Telling, field: string): string => theName(f, word(event[field]))
