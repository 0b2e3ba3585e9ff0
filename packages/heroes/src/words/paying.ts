// Further ways to pay for Tactic cards. (H-TACTIC-4)
import type { Option } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import { meets } from '../rules/abilities/needs.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import { player } from '../rules/lookup.ts'
import { sacrificable } from '../rules/battle/army.ts'
import { pay } from '../rules/purse.ts'
import type { F } from '../rules/step.ts'
import type { Side } from '../state.ts'
import { type Resource, RESOURCES } from '../values/words.ts'
import { PAY_KIND } from './choices.ts'
import type { W, WordStepOf } from './step.ts'

const paysAny = (f: F, seat: number) => rulesOf(f, seat, 'paywith')[0]

const held = (f: F, seat: number): Resource[] => RESOURCES.filter((kind) => player(f, seat)[kind] > 0)

export const purse: Words['purse'] = (f, seat) => {
  if (paysAny(f, seat) === undefined) return null
  const p = player(f, seat)
  return p.ore + p.mana + p.food
}

/** The player names the resources one at a time. */
export function pays(t: W, seat: number, _kind: Resource, n: number, from: string): boolean {
  const rule = paysAny(t, seat)
  if (rule === undefined) return false
  t.credit(rule.ability.id)
  t.push({ do: 'words/payAny', seat, n, from })
  return true
}

export function payAny(t: W, step: WordStepOf<'words/payAny'>, answer: Option | undefined): void {
  const { seat, n, from = '' } = step
  if (n === 0) return
  const kinds = held(t, seat)
  const [only] = kinds
  if (answer === undefined && kinds.length > 1) {
    t.ask(seat, 'pick', 'words/payAny', from)
    for (const kind of kinds) t.offer(PAY_KIND(kind))
    return
  }
  const kind = kinds.find((one) => one === answer?.name) ?? only
  if (kind === undefined) return
  const paid = answer === undefined ? n : 1
  pay(t, seat, { [kind]: paid }, from)
  t.push({ ...step, n: n - paid })
}

/** The rule is met by the army that sacrifices, and applies once per card. */
function bonus(f: F, { seat, lying }: Side): number {
  if (lying.length > 0) return 0
  let n = 0
  for (const one of rulesOf(f, seat, 'sacrifice')) if (meets(f, one, { seat })) n += one.rule.more
  return n
}

export const sacrificed: Words['sacrificed'] = (f, side) => bonus(f, side)

export const sacrificedAll: Words['sacrificedAll'] = (f, side) =>
  sacrificable(f, side).length === 0 ? 0 : bonus(f, side)
