// What the Guilds shows of itself; null at a table without it.
import { isRecord } from '@lorehall/kernel'
import { seenAs, type Shown } from '../../seen.ts'

export interface Guilds {
  /** What each player's favor is used for and where it lies, as things are named; empty: it is in hand. */
  readonly favor: readonly { readonly use: string; readonly at: string }[]
  /** What is lent to each player's monument. */
  readonly monuments: readonly {
    readonly spheres: readonly number[]
    readonly conviction: number
    readonly tiles: readonly number[]
    readonly built: boolean
  }[]
  /** Who fortified which region. */
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

/** Who fortified a region; null: nobody. */
export const fortifierOf = (shown: Shown, hex: number): number | null =>
  guildsIn(shown)?.fortified.find((one) => one.hex === hex)?.seat ?? null
