// Villagers: gained from the row, and waiting below the town. (N-VILLAGER)
import type { Option } from '@lorehall/kernel'
import { TAKE } from '../choices.ts'
import { type Good, GOODS } from '../cards/vocabulary.ts'
import { inForce } from './inforce.ts'
import { player } from './lookup.ts'
import { drawVillager, total } from './piles.ts'
import { run } from './program.ts'
import type { StepOf, T } from './step.ts'

export function goodNamed(name: string): Good {
  const found = GOODS.find((good) => good === name)
  if (found === undefined) throw new RangeError(`no good '${name}'`)
  return found
}

/** Every empty slot, as far as the supply goes. */
export function fillVillagers(t: T): void {
  const { villagerRow, villagerSupply } = t.state
  while (villagerRow.length < t.values.setup.villagerRow && total(villagerSupply) > 0) {
    villagerRow.push(drawVillager(t))
  }
}

/** One villager after the other; an empty row is filled at once. (N-VILLAGER-1, N-VILLAGER-2) */
function gainVillagers(t: T, { seat, n, from }: StepOf<'gainVillagers'>, answer: Option | undefined): void {
  const { villagerRow } = t.state
  if (answer === undefined) {
    if (n <= 0 || villagerRow.length === 0) return
    t.askOpen(seat, 'pick', 'villager', from)
    for (const good of GOODS) if (villagerRow.includes(good)) t.offer(TAKE(good))
    return
  }
  const good = goodNamed(answer.name)
  villagerRow.splice(villagerRow.indexOf(good), 1)
  player(t, seat).waiting[good]++
  t.emit({ type: 'villager', seat, good, from })
  if (villagerRow.length === 0) fillVillagers(t)
  t.push({ do: 'gainVillagers', seat, n: n - 1, from })
  for (const { id, on } of inForce(t, seat).toReversed()) run(t, seat, on.villagerGained ?? [], id)
}

export const peopleSteps = { gainVillagers }
