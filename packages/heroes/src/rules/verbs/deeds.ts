// Movements and actions that an effect gives: no slot, no Follow, no Muster. (H-VERB-16, H-VERB-17)
import type { Option } from '@lorehall/kernel'
import { INSTEAD, KIND, RECALL, RECRUIT, TURN } from '../../choices.ts'
import type { About } from '../../cards/about.ts'
import type { Act } from '../../cards/effect.ts'
import {
  isHero,
  isVessel,
  type Price,
  type Resource,
  RESOURCES,
  SLOTS,
  type Unit,
  UNITS,
} from '../../values/words.ts'
import { againstTower, buildTower } from '../build.ts'
import { TURNED } from '../collection.ts'
import { player } from '../lookup.ts'
import { go } from '../move/go.ts'
import { unitPrice } from '../prices.ts'
import { againstRecruit, canRecruit, recruitAt, recruitUnit } from '../recruit.ts'
import type { F, StepOf, T } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { whereIs } from './scope.ts'

type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>

/** Which Units an extra movement takes, its Speed, and its bridge. */
export function extraOf(about: About, { who, speed, faster, bridge, calm }: ActOf<'go'>, by: string): Extra {
  const { bearer, r, to, event } = about
  return {
    by,
    ...(speed === undefined ? {} : { speed }),
    ...(faster === undefined ? {} : { add: faster }),
    ...(calm === undefined ? {} : { calm }),
    ...(bridge === true && r !== undefined && to !== undefined ? { bridge: [r, to] as const } : {}),
    ...(who === 'bearer' && bearer !== undefined && isHero(bearer) ? { hero: bearer } : {}),
    ...(who === 'aboard' && bearer !== undefined && isVessel(bearer) ? { aboard: bearer } : {}),
    ...(who === 'army' && event !== undefined ? { at: event } : {}),
  }
}

export function goAgain(t: T, about: About, verb: ActOf<'go'>, from: string): void {
  const { flew } = t.state.turn
  const extra = extraOf(about, verb, from)
  go(t, about.seat, verb.how, verb.who === 'others' && flew !== undefined ? { ...extra, tired: flew } : extra)
}

/** An action without a slot; nobody follows it. (H-VERB-16) */
export function actAgain(t: T, about: About, verb: ActOf<'act'>, from: string): void {
  const { seat, bearer, unit } = about
  const { less = 0 } = verb
  switch (verb.what) {
    case 'recruit-or-tax':
      return t.push({ do: 'instead', seat, from })
    case 'build':
      return t.push({ do: 'build', seat, less, from })
    case 'unit':
      return t.push({ do: 'recruitLess', seat, less, from })
    case 'cast':
      return t.push({ do: 'cast', seat, free: true, from })
    case 'again':
      return recruitIfPossible(t, seat, unit, from)
    case 'bearer':
      return recruitIfPossible(t, seat, bearer, from)
    case 'tower': {
      const place = whereIs(t, about, verb.at ?? 'bearer')
      if (place >= 0 && againstTower(t, seat, place) === null) buildTower(t, seat, place)
    }
  }
}

function recruitIfPossible(t: T, seat: number, unit: Unit | undefined, by: string): void {
  if (unit !== undefined && againstRecruit(t, seat, unit) === null) recruitUnit(t, seat, unit, by)
}

/** Recruit or Tax, as the player chooses. */
function instead(t: T, { seat, from }: StepOf<'instead'>, answer: Option | undefined): void {
  if (answer === undefined) {
    t.ask(seat, 'pick', 'instead', from)
    if (canRecruit(t, seat)) t.offer(INSTEAD('recruit'))
    t.offer(INSTEAD('tax'))
    return
  }
  if (answer === INSTEAD('recruit')) return t.push({ do: 'recruit', seat })
  t.push({ do: 'shiftTax', seat })
  t.push({ do: 'tax', seat })
}

const lacking = (f: F, seat: number, price: Price): number =>
  RESOURCES.reduce((sum, kind) => sum + Math.max(0, (price[kind] ?? 0) - player(f, seat)[kind]), 0)

const cheaper = (price: Price, kind: Resource): Price => ({ ...price, [kind]: (price[kind] ?? 0) - 1 })

/** Heroes and Vessels the player could pay for with this reduction. */
function affordable(f: F, seat: number, less: number): Unit[] {
  return UNITS.filter((unit) => {
    if (!isHero(unit) && !isVessel(unit)) return false
    const against = againstRecruit(f, seat, unit)
    const short = lacking(f, seat, unitPrice(f, seat, unit))
    return (against === null || against.id === 'cannot-pay') && short <= less
  })
}

/** Recruits a Hero or Vessel for fewer resources. (H-VERB-17) */
function recruitLess(
  t: T,
  { seat, less, from = '' }: StepOf<'recruitLess'>,
  answer: Option | undefined,
): void {
  if (answer === undefined) {
    const units = affordable(t, seat, less)
    if (units.length === 0) return
    t.ask(seat, 'pick', 'recruit', from)
    for (const unit of units) t.offer(RECRUIT(seat, unit))
    return
  }
  const unit = UNITS.find((one) => one === answer.name)
  if (unit === undefined) return
  t.push({ do: 'priceLess', seat, unit, price: unitPrice(t, seat, unit), less, from })
}

/** The buyer chooses which resources to leave out, one at a time. (H-VERB-17) */
function priceLess(t: T, step: StepOf<'priceLess'>, answer: Option | undefined): void {
  const { seat, unit, price, less } = step
  if (answer === undefined) {
    const kinds = RESOURCES.filter(
      (kind) => (price[kind] ?? 0) > 0 && lacking(t, seat, cheaper(price, kind)) <= less - 1,
    )
    const [only] = kinds
    if (less <= 0 || only === undefined) return recruitAt(t, seat, unit, price)
    if (kinds.length === 1) return t.push({ ...step, price: cheaper(price, only), less: less - 1 })
    t.ask(seat, 'pick', 'priceLess', step.from)
    for (const kind of kinds) t.offer(KIND(kind))
    return
  }
  const kind = RESOURCES.find((one) => one === answer.name)
  if (kind !== undefined) t.push({ ...step, price: cheaper(price, kind), less: less - 1 })
}

/** A Serf returns from the Action Bar; its slot stays used, or is free again. (H-VERB-18) */
function recallSerf(t: T, { seat, reopen, from }: StepOf<'recallSerf'>, answer: Option | undefined): void {
  const p = player(t, seat)
  // The effect doesn't reopen the slot in which this Cast itself was mustered.
  const own = reopen && t.state.casting.at(-1)?.free === false ? 'cast' : ''
  if (answer === undefined) {
    const slots = SLOTS.filter((slot) => p.bar[slot] === 'serf' && slot !== own)
    if (slots.length === 0) return
    t.ask(seat, 'pick', 'recallSerf', from)
    for (const slot of slots) t.offer(RECALL(slot))
    return
  }
  const slot = SLOTS.find((one) => one === answer.name)
  if (slot === undefined) return
  p.bar[slot] = reopen ? 'free' : 'shut'
  p.serfs[p.capital] = (p.serfs[p.capital] ?? 0) + 1
  t.emit({ type: 'recalled', seat, slot, from })
}

/** A Scribed Spell turns one step toward Ready. */
function turnSpell(t: T, { seat, from }: StepOf<'turnSpell'>, answer: Option | undefined): void {
  const { scribed } = player(t, seat)
  if (answer === undefined) {
    const cards = scribed.filter(({ turned }) => turned !== 'ready')
    if (cards.length === 0) return
    t.ask(seat, 'pick', 'turnSpell', from)
    for (const { card } of cards) t.offer(TURN(card))
    return
  }
  const spell = scribed.find(({ card }) => card === answer.name)
  if (spell === undefined) return
  spell.turned = TURNED[spell.turned]
  t.emit({ type: 'turned', seat, card: spell.card, turned: spell.turned, from })
}

export const deedSteps = { instead, recruitLess, priceLess, recallSerf, turnSpell }
