// The part of a view that the Guilds add; null at a table without them.
import { isRecord } from '@lorehall/kernel'
import { seenAs, type Shown } from '../../seen.ts'

export interface Guilds {
  /** The use of each player's favor and the name of the thing it is on; empty: in hand. */
  readonly favor: readonly { readonly use: string; readonly at: string }[]
  /** The blocks and tiles lent to each player's monument. */
  readonly monuments: readonly {
    readonly spheres: readonly number[]
    readonly conviction: number
    readonly tiles: readonly number[]
    readonly built: boolean
  }[]
  /** The fortified regions and the players who fortified them. */
  readonly fortified: readonly { readonly hex: number; readonly seat: number }[]
}

function isGuilds(value: unknown): value is Guilds {
  return (
    isRecord(value) &&
    Array.isArray(value['favor']) &&
    Array.isArray(value['monuments']) &&
    Array.isArray(value['fortified'])
  )
}

export const guildsIn = seenAs('guilds', isGuilds)

/** The seat that fortified a region; null: none. */
export const fortifierOf = (shown: Shown, hex: number): number | null =>
  guildsIn(shown)?.fortified.find((one) => one.hex === hex)?.seat ?? null
