// How the race for each mastery stands: cards and tiles of a colour win it, never the blocks on its sphere.
import { ATTRIBUTES, type AttributeName, masterOf, masteryTotal } from '@lorehall/vindication/face'
import { masteryOf } from '../cards/faces.ts'
import type { PlayerView } from '../view.ts'

export interface Runner {
  readonly seat: number
  /** What is counted at the end. (V-MASTERY-1) */
  readonly total: number
  /** Proficiency tiles among it; each counts two. */
  readonly tiles: number
}

export interface Mastery {
  readonly attribute: AttributeName
  /** The honor it pays at the end. */
  readonly worth: number
  /** The most first; those who have the same in the order of their seats. */
  readonly runners: readonly Runner[]
  /** Who would have it now; null: nobody has strictly the most. (V-MASTERY-2) */
  readonly leader: number | null
}

type Racing = Pick<PlayerView, 'seat' | 'party' | 'traits' | 'relics' | 'monsters' | 'tiles'>

function totalOf({ party, traits, relics, monsters, tiles }: Racing, attribute: number): number {
  const cards = [...party.map(({ card }) => card), ...traits, ...relics.map(({ card }) => card), ...monsters]
  const charged = relics.map(({ card, charges }) => ({ card, blocks: charges }))
  return masteryTotal({ tiles, cards, relics: charged }, attribute)
}

const known = new WeakMap<readonly Racing[], readonly Mastery[]>()

/** One for each attribute, in the order of the board; worked out once, whoever asks. */
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
