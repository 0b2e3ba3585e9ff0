// How a line of the log is put together: who does it, what it is about, where it comes from.
import type { GameEvent, Json, Seat } from '@lorehall/kernel'
import type { F } from '../../rules/step.ts'
import { type Bag, COUNTED, type Counted } from '../../cards/vocabulary.ts'
import { isNamed, nameOf, seatName } from '../words/en.ts'

/** An event, and for whom it is told. */
export interface Told {
  readonly f: F
  readonly event: GameEvent
  readonly names: readonly string[]
  readonly reader: Seat | null
}

export type Line = string | null | ((told: Told) => string | null)

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

/** "passes" is "pass", "takes" is "take". */
const mineOf = (one: string): string => (one === 'has' ? 'have' : one.replace(/(?<=ss|sh|ch|x)es$|s$/, ''))

/** "Ada gains", "You gain". */
export function does({ event: { seat = 0 }, names, reader }: Told, one: string): string {
  const mine = seat === reader
  return `${mine ? 'You' : seatName(names, seat)} ${mine ? mineOf(one) : one}`
}

/** The card or place behind it, where it has a name. */
export const why = ({ event: { from } }: Told): string =>
  from === undefined || !isNamed(from) ? '' : ` (${nameOf(from)})`

export const the = ({ event }: Told, field: string): string => nameOf(word(event[field]))
