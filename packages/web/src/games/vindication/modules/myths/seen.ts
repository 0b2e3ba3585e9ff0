// The part of a view that Myths & Wonders adds; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs, type Shown } from '../../seen.ts'

/** A sphere of the battle board, and the owner of the block on it. */
export interface BattleSphere {
  /** An index in the order of the attributes; conviction is last. */
  readonly ring: number
  readonly reward: string
  readonly seat: number | null
}

export interface Myths {
  readonly phase: string
  /** Spaces with a black block. */
  readonly blocks: readonly number[]
  readonly spheres: readonly BattleSphere[]
  /** The seat that plays next when the event is over. */
  readonly sestra: number | null
  readonly tokens: readonly number[]
  readonly market: readonly string[]
  readonly loot: readonly (readonly string[])[]
}

const isSphere = (value: unknown) =>
  isRecord(value) && typeof value['ring'] === 'number' && typeof value['reward'] === 'string'

function isMyths(value: unknown): value is Myths {
  return (
    isRecord(value) &&
    typeof value['phase'] === 'string' &&
    isList(value['blocks'], 'number') &&
    isList(value['tokens'], 'number') &&
    isList(value['market'], 'string') &&
    Array.isArray(value['spheres']) &&
    value['spheres'].every(isSphere) &&
    Array.isArray(value['loot']) &&
    value['loot'].every((own) => isList(own, 'string'))
  )
}

export const mythsIn = seenAs('myths', isMyths)

/** Is a black block on this space? */
export function blockedAt(at: string, shown: Shown): boolean {
  const [kind, space] = at.split(':')
  return kind === 'space' && mythsIn(shown)?.blocks.includes(Number(space)) === true
}
