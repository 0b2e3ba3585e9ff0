// What the Menagerie shows of itself; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs } from '../../seen.ts'

export interface Pet {
  readonly card: string
  /** The companion it stays with; empty: it sleeps. */
  readonly master: string
}

export interface Pets {
  readonly market: readonly string[]
  /** Those face down. */
  readonly down: number
  /** Those of each player. */
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
