// Further ways to pay for Tactic cards. (H-TACTIC-4)
import type { Option } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import { meets } from '../rules/abilities/needs.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import { player } from '../rules/lookup.ts'
import { sacrificable, upright } from '../rules/battle/army.ts'
import { unitOf } from '../rules/pieces.ts'
import { pay } from '../rules/purse.ts'
import type { F } from '../rules/step.ts'
import { type Price, type Resource, RESOURCES } from '../values/words.ts'
import { PAY_KIND } from './choices.ts'
import type { W, WordStepOf } from './step.ts'

const paysAny = (f: F, seat: number) => rulesOf(f, seat, 'paywith').find(({ rule }) => rule.of === 'tactic')

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

/** The rules of the army that sacrifices. */
const sacrifices = (f: F, seat: number) =>
  rulesOf(f, seat, 'sacrifice').filter((one) => meets(f, one, { seat }))

/** A rule for all Units together applies once per card. */
export const sacrificed: Words['sacrificed'] = (f, { seat, lying }, piece) => {
  let n = 0
  for (const { rule } of sacrifices(f, seat)) {
    if (rule.each === undefined ? lying.length === 0 : rule.each === unitOf(piece)) n += rule.more
  }
  return n
}

export const sacrificedAll: Words['sacrificedAll'] = (f, side) => {
  const pieces = sacrificable(f, side)
  let n = 0
  for (const { rule } of sacrifices(f, side.seat)) {
    if (rule.each !== undefined) {
      for (const piece of pieces) if (unitOf(piece) === rule.each) n += rule.more * upright(f, side, piece)
    } else if (side.lying.length === 0 && pieces.length > 0) n += rule.more
  }
  return n
}

const recruitRule = (f: F, seat: number, what: string) =>
  what === 'serf' || what === 'pair' || what === 'warrior'
    ? rulesOf(f, seat, 'paywith').find(({ rule }) => rule.of === 'recruit')
    : undefined

export const canPayRecruit: Words['canPayRecruit'] = (f, seat, what, { food = 0 }) => {
  const p = player(f, seat)
  return recruitRule(f, seat, what) !== undefined && p.food + p.mana >= food
}

/** Asked only if the seat has a choice. */
export function paysRecruit(t: W, seat: number, what: string, { food = 0 }: Price): boolean {
  const rule = recruitRule(t, seat, what)
  const p = player(t, seat)
  if (rule === undefined || p.mana === 0 || food === 0) return false
  t.credit(rule.ability.id)
  t.push({ do: 'words/payFood', seat, n: food, from: what })
  return true
}

export function payFood(t: W, step: WordStepOf<'words/payFood'>, answer: Option | undefined): void {
  const { seat, n, from = '' } = step
  if (n === 0) return
  const p = player(t, seat)
  const kinds = (['food', 'mana'] as const).filter((kind) => p[kind] > 0)
  const [only, second] = kinds
  if (only === undefined) return
  if (answer === undefined && second !== undefined) {
    t.ask(seat, 'pick', 'words/payFood', from)
    for (const kind of kinds) t.offer(PAY_KIND(kind))
    return
  }
  const kind = kinds.find((one) => one === answer?.name) ?? only
  const paid = second === undefined ? n : 1
  pay(t, seat, { [kind]: paid }, from)
  t.push({ ...step, n: n - paid })
}
