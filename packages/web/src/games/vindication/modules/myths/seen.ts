// What Myths & Wonders shows of itself; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { isList, seenAs, type Shown } from '../../seen.ts'

/** A place on the battle board, and whose block lies there. */
export interface BattleSphere {
  /** By the order of the attributes; the last is conviction's. */
  readonly ring: number
  readonly reward: string
  readonly seat: number | null
}

export interface Myths {
  readonly phase: string
  /** Spaces on which a black block lies. */
  readonly blocks: readonly number[]
  readonly spheres: readonly BattleSphere[]
  /** Who plays next when the event is over. */
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

/** Does a black block lie on this space? */
export function blockedAt(at: string, shown: Shown): boolean {
  const [kind, space] = at.split(':')
  return kind === 'space' && mythsIn(shown)?.blocks.includes(Number(space)) === true
}
