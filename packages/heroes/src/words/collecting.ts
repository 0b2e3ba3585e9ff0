// Further yields in Collection. (H-ABILITY-6)
import type { Option } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import { KIND } from '../choices.ts'
import { meets } from '../rules/abilities/needs.ts'
import { type InForce, rulesOf } from '../rules/abilities/standing.ts'
import { player } from '../rules/lookup.ts'
import { holds } from '../rules/pieces.ts'
import { gain } from '../rules/purse.ts'
import type { F } from '../rules/step.ts'
import type { Place } from '../map/world.ts'
import { isBarren } from '../rules/verbs/marks.ts'
import { fits } from '../rules/verbs/regions.ts'
import type { Resource } from '../values/words.ts'
import { collectSouls } from './souls.ts'
import type { W, WordStepOf } from './step.ts'

/** The number of times a rule yields: once per Region, or once. */
function timesOf(f: F, seat: number, { rule }: InForce<'yield'>): number {
  if (rule.where !== 'controlled') return 1
  const p = player(f, seat)
  const { of, most = Infinity } = rule
  if (of !== undefined) {
    const isMeant = (place: Place) => place !== p.capital && holds(p, place) && fits(f, { seat }, place, of)
    return Math.min(most, f.values.world.places.all.filter(isMeant).length)
  }
  return f.values.world.lands.filter(
    ({ terrain }, place) =>
      terrain === rule.terrain && place !== p.capital && holds(p, place) && !isBarren(f, place),
  ).length
}

export const yields: Words['yields'] = (f, seat, one) => {
  const { kind, n } = one.rule
  const times = timesOf(f, seat, one)
  return kind === undefined || times === 0 ? [] : [{ from: one.ability.id, kind, n: n * times }]
}

/** The yields whose kind the owner chooses, as far as they apply now. */
function open(f: F, seat: number): { one: InForce<'yield'>; kinds: readonly Resource[]; n: number }[] {
  return rulesOf(f, seat, 'yield').flatMap((one) => {
    const { kinds, n } = one.rule
    if (kinds === undefined || !meets(f, one, { seat })) return []
    const all = n * timesOf(f, seat, one)
    return all === 0 ? [] : [{ one, kinds, n: all }]
  })
}

/** For estimates: each is of the kind that the owner has least of. */
export const chosen: Words['chosen'] = (f, seat) =>
  open(f, seat).flatMap(({ one, kinds, n }) => {
    const [kind] = kinds.toSorted((a, b) => player(f, seat)[a] - player(f, seat)[b])
    return kind === undefined ? [] : [{ from: one.ability.id, kind, n }]
  })

export function collects(t: W, seat: number): void {
  collectSouls(t, seat)
  for (const { one, kinds, n } of open(t, seat).toReversed())
    t.push({ do: 'words/collect', seat, kinds, n, from: one.ability.id })
}

export function collect(t: W, step: WordStepOf<'words/collect'>, answer: Option | undefined): void {
  const { seat, kinds, n, from = '' } = step
  if (answer === undefined) {
    if (n === 0) return
    t.ask(seat, 'pick', 'words/collect', from)
    for (const kind of kinds) t.offer(KIND(kind))
    return
  }
  const kind = kinds.find((one) => one === answer.name)
  if (kind === undefined) return
  t.credit(from)
  gain(t, seat, { [kind]: 1 }, from)
  t.push({ ...step, n: n - 1 })
}

export function drawsMore(t: W, seat: number): number {
  let n = 0
  for (const { rule, ability } of rulesOf(t, seat, 'draw')) {
    n += rule.n
    t.credit(ability.id)
  }
  return n
}
