// Resources of the Regions where Serfs work. (H-PLAGUE-7)
import type { Option } from '@lorehall/kernel'
import { KIND } from '../choices.ts'
import { gain } from '../rules/purse.ts'
import { workersAt } from '../rules/shared.ts'
import type { F } from '../rules/step.ts'
import { type Resource, RESOURCES } from '../values/words.ts'
import type { W, WordStepOf } from './step.ts'

/** The number of worked Regions by the resource they yield. */
function worked(f: F, seat: number): Record<Resource, number> {
  const all = { ore: 0, mana: 0, food: 0 }
  f.values.world.lands.forEach(({ yields }, place) => {
    if (yields !== null && workersAt(f, seat, place) > 0) all[yields]++
  })
  return all
}

export const canHarvest = (f: F, seat: number): boolean => RESOURCES.some((kind) => worked(f, seat)[kind] > 0)

/** The player chooses only if there are more Regions than resources. */
export function harvest(t: W, step: WordStepOf<'words/harvest'>, answer: Option | undefined): void {
  const { seat, most, from = '' } = step
  const got = step.got ?? []
  const left = worked(t, seat)
  for (const kind of got) left[kind]--
  if (answer === undefined) {
    const all = RESOURCES.reduce((sum, kind) => sum + left[kind], 0)
    if (all <= most - got.length) return gain(t, seat, left, from)
    if (got.length >= most) return
    const kinds = RESOURCES.filter((kind) => left[kind] > 0)
    const [only, second] = kinds
    if (only !== undefined && second === undefined) return gain(t, seat, { [only]: most - got.length }, from)
    t.ask(seat, 'pick', 'words/harvest', from)
    for (const kind of kinds) t.offer(KIND(kind))
    return
  }
  const kind = RESOURCES.find((one) => one === answer.name)
  if (kind === undefined) return
  gain(t, seat, { [kind]: 1 }, from)
  t.push({ ...step, got: [...got, kind] })
}
