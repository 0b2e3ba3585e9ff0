// Face-down piles. Their contents are known, their order is not: a card is drawn at random when it is needed.
import type { Goods, People } from '../state.ts'
import { type Pile, PILES } from '../cards/records.ts'
import type { F, T } from './step.ts'

export const total = (goods: Readonly<Goods>): number =>
  goods.shell + goods.tool + goods.demon + goods.crystal

/** Villagers of all kinds. */
export function headcount(people: Readonly<People>): number {
  let n = 0
  for (const kind in people) n += people[kind] ?? 0
  return n
}

/** A random villager from the supply. */
export function drawVillager(t: T): string {
  const { villagerSupply } = t.state
  let n = t.chance(headcount(villagerSupply))
  for (const kind of t.values.kinds) {
    const some = villagerSupply[kind] ?? 0
    n -= some
    if (n >= 0) continue
    villagerSupply[kind] = some - 1
    return kind
  }
  throw new Error('no villager is left')
}

/** The quest piles that have cards, counting their discards. (N-DRAW-2) */
export function drawable({ state }: F): Pile[] {
  return PILES.filter((pile) => state.quests[pile].down.length + state.quests[pile].discard.length > 0)
}
