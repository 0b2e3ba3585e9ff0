// Goods changed one for one into goods of another kind. (N-USE-8)
import type { Option } from '@lorehall/kernel'
import { CHANGE, NONE } from '../choices.ts'
import { type Good, GOODS } from '../cards/vocabulary.ts'
import { player } from './lookup.ts'
import type { StepOf, T } from './step.ts'

const PAIRS: readonly { readonly give: Good; readonly take: Good; readonly option: Option }[] = GOODS.flatMap(
  (give) =>
    GOODS.filter((take) => take !== give).map((take) => ({ give, take, option: CHANGE(`${give}-${take}`) })),
)

function changeGoods(t: T, step: StepOf<'changeGoods'>, answer: Option | undefined): void {
  const { seat, upTo, from } = step
  const { goods } = player(t, seat)
  if (answer === undefined) {
    if (GOODS.every((good) => goods[good] === 0)) return
    t.ask(seat, 'pick', 'changeGoods', from)
    for (const { give, option } of PAIRS) if (goods[give] > 0) t.offer(option)
    t.offer(NONE)
    return
  }
  const pair = PAIRS.find(({ option }) => option === answer)
  if (pair === undefined) return
  goods[pair.give]--
  goods[pair.take]++
  t.emit({ type: 'changed', seat, give: pair.give, take: pair.take, from })
  if (upTo > 1) t.push({ ...step, upTo: upTo - 1 })
}

export const changingSteps = { changeGoods }
