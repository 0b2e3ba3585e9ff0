// Facts about a player that the rules compute from the view.
import type { Update } from '@lorehall/host'
import { bestSelling, faceOf, maxHearts, maxMana, type Owned, usesOf } from '@lorehall/now-or-never/client'
import { factsOf } from '../facts.ts'
import { playerOf } from '../view.ts'

export interface Track {
  readonly n: number
  readonly of: number
}

export interface FaceFacts {
  /** The token on it; empty: the basic ability. */
  readonly token: string
  readonly damage: number
  readonly defence: number
  /** It has further effects for a price. */
  readonly more: boolean
}

export interface SlotFacts {
  readonly slot: number
  readonly id: string
  /** The key of its use in options; empty: it has none. */
  readonly use: string
  readonly spent: boolean
}

export function tracksOf(update: Update, seat: number): { hearts: Track; mana: Track } {
  const { hearts = 0, mana = 0 } = playerOf(update, seat) ?? {}
  const facts = factsOf(update)
  return { hearts: { n: hearts, of: maxHearts(facts, seat) }, mana: { n: mana, of: maxMana(facts, seat) } }
}

/** The coins that all goods of a player sell for. */
export function saleSum(update: Update, seat: number): number {
  const player = playerOf(update, seat)
  return player === undefined ? 0 : bestSelling(factsOf(update), seat, player.goods).coins
}

/** Empty before a hero is picked. */
export function facesOf(update: Update, seat: number): readonly FaceFacts[] {
  const player = playerOf(update, seat)
  if (player === undefined || player.hero === '') return []
  const facts = factsOf(update)
  return player.red.map((token, i) => {
    const { damage, defence, options } = faceOf(facts, seat, i + 1)
    return { token, damage, defence, more: options.length > 0 }
  })
}

/** The keys of a record's uses in options. */
const keysOf = (uses: readonly Owned[], id: string) =>
  uses.filter(({ use }) => use.id === id).map(({ key }) => key)

export function slotsOf(update: Update, seat: number): readonly SlotFacts[] {
  const player = playerOf(update, seat)
  if (player === undefined) return []
  const uses = usesOf(factsOf(update), seat)
  const { blue, used } = player
  return blue.map((id, slot) => {
    const copies = blue.slice(0, slot).filter((other) => other === id).length
    const use = id === '' ? '' : (keysOf(uses, id)[copies] ?? '')
    return { slot, id, use, spent: used.includes(use) }
  })
}

export interface PowerFacts {
  /** The card it belongs to. */
  readonly id: string
  readonly use: string
  readonly spent: boolean
}

/** The hero's printed ability; null before a hero is picked. */
export function abilityOf(update: Update, seat: number): PowerFacts | null {
  const { hero = '', used = [] } = playerOf(update, seat) ?? {}
  const ability = factsOf(update).values.heroes[hero]?.ability
  const [use] = ability?.uses ?? []
  if (ability === undefined || use === undefined) return null
  return { id: ability.id, use: use.id, spent: used.includes(use.id) }
}

/** Completed quests that can be used. */
export function artifactsOf(update: Update, seat: number): readonly PowerFacts[] {
  const { done = [], used = [] } = playerOf(update, seat) ?? {}
  const { quests } = factsOf(update).values
  return done.flatMap((id) =>
    (quests[id]?.uses ?? []).map((use) => ({ id, use: use.id, spent: used.includes(use.id) })),
  )
}
