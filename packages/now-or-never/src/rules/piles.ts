// Face-down piles: what lies in them is known, its order is not. One is taken by chance when it is needed.
import { type Goods } from '../state.ts'
import { type Pile, PILES } from '../cards/records.ts'
import { type Good, GOODS } from '../cards/vocabulary.ts'
import type { F, T } from './step.ts'

export const total = (goods: Readonly<Goods>): number =>
  goods.shell + goods.tool + goods.demon + goods.crystal

/** A villager of the supply, by chance. */
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

/** The quest piles a card can come from: an empty one is made of its discards. (N-DRAW-2) */
export function drawable({ state }: F): Pile[] {
  return PILES.filter((pile) => state.quests[pile].down.length + state.quests[pile].discard.length > 0)
}
