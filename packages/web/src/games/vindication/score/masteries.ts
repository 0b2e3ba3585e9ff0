// The race for each mastery. Cards and tiles of a color count; blocks on its sphere don't.
import { ATTRIBUTES, type AttributeName, masterOf, masteryTotal } from '@lorehall/vindication/client'
import { masteryOf } from '../cards/card-texts.ts'
import type { PlayerView } from '../view.ts'

export interface Runner {
  readonly seat: number
  /** The total at the end. (V-MASTERY-1) */
  readonly total: number
  /** The proficiency tiles in it, each of which counts 2. */
  readonly tiles: number
}

export interface Mastery {
  readonly attribute: AttributeName
  /** Its honor at the end. */
  readonly worth: number
  /** The highest total first; ties in the order of seats. */
  readonly runners: readonly Runner[]
  /** The seat that would get it now; null: nobody has strictly the most. (V-MASTERY-2) */
  readonly leader: number | null
}

type Racing = Pick<PlayerView, 'seat' | 'party' | 'traits' | 'relics' | 'monsters' | 'tiles'>

function totalOf({ party, traits, relics, monsters, tiles }: Racing, attribute: number): number {
  const cards = [...party.map(({ card }) => card), ...traits, ...relics.map(({ card }) => card), ...monsters]
  const charged = relics.map(({ card, charges }) => ({ card, blocks: charges }))
  return masteryTotal({ tiles, cards, relics: charged }, attribute)
}

const known = new WeakMap<readonly Racing[], readonly Mastery[]>()

/** One per attribute, in the order of the board. Cached by `players`. */
export function masteries(players: readonly Racing[]): readonly Mastery[] {
  const races = known.get(players) ?? racesOf(players)
  known.set(players, races)
  return races
}

function racesOf(players: readonly Racing[]): readonly Mastery[] {
  return ATTRIBUTES.map((name, attribute): Mastery => {
    const totals = players.map((player) => totalOf(player, attribute))
    const leader = masterOf(totals)
    const runners = players.map(({ seat, tiles }, i) => ({
      seat,
      total: totals[i] ?? 0,
      tiles: tiles[attribute] ?? 0,
    }))
    return {
      attribute: name,
      worth: masteryOf(attribute),
      runners: runners.toSorted((a, b) => b.total - a.total),
      leader: leader === -1 ? null : leader,
    }
  })
}
