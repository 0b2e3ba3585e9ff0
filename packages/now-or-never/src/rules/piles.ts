// Face-down piles. Their contents are known, their order is not: a card is drawn at random when it is needed.
import { type Goods } from '../state.ts'
import { type Pile, PILES } from '../cards/records.ts'
import { type Good, GOODS } from '../cards/vocabulary.ts'
import type { F, T } from './step.ts'

export const total = (goods: Readonly<Goods>): number =>
  goods.shell + goods.tool + goods.demon + goods.crystal

/** A random villager from the supply. */
export function drawVillager(t: T): Good {
  const { villagerSupply } = t.state
  let n = t.chance(total(villagerSupply))
  for (const good of GOODS) {
    n -= villagerSupply[good]
    if (n >= 0) continue
    villagerSupply[good]--
    return good
  }
  throw new Error('no villager is left')
}

/** The quest piles that have cards, counting their discards. (N-DRAW-2) */
export function drawable({ state }: F): Pile[] {
  return PILES.filter((pile) => state.quests[pile].down.length + state.quests[pile].discard.length > 0)
}
