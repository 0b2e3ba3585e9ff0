// The part of a view that the Menagerie adds; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs } from '../../seen.ts'

export interface Pet {
  readonly card: string
  /** Its master; empty: it is asleep. */
  readonly master: string
}

export interface Pets {
  readonly market: readonly string[]
  /** The number of face-down pets. */
  readonly down: number
  /** The pets of each player. */
  readonly held: readonly (readonly Pet[])[]
}

const isPet = (value: unknown) =>
  isRecord(value) && typeof value['card'] === 'string' && typeof value['master'] === 'string'

function isPets(value: unknown): value is Pets {
  return (
    isRecord(value) &&
    typeof value['down'] === 'number' &&
    isList(value['market'], 'string') &&
    Array.isArray(value['held']) &&
    value['held'].every((pets) => Array.isArray(pets) && pets.every(isPet))
  )
}

export const petsIn = seenAs('menagerie', isPets)
