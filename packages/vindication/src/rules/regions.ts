// The effects of visits to the core regions: the steps that ask the visitor. (V-REGION)
import type { Option } from '@lorehall/kernel'
import {
  ACQUIRE,
  ACQUIRE_ONLY,
  AGAIN,
  AUGMENT_INFLUENCE,
  AUGMENT_LEAP,
  AUGMENT_POTENTIAL,
  CHARGE,
  ENOUGH,
  PAY,
  PAY_FOR,
  RECHARGE,
} from '../choices.ts'
import { idsOf, loaded } from '../loaded.ts'
import { NOTHING_TO_AUGMENT, PRICE } from '../reasons.ts'
import {
  type Attribute,
  at,
  attributeOf,
  COMMON,
  INSPIRATION,
  KNOWLEDGE,
  RELICS,
  STRENGTH,
  VISION,
} from '../state.ts'
import { player } from './counters.ts'
import { changeHonor } from './honor.ts'
import { active, grantedBy, type InForce } from './inforce.ts'
import { region as regionOf } from './lookup.ts'
import { pay, payable } from './payment.ts'
import { augmentable, augmentNamed, returnable } from './power.ts'
import { askOwing, recoversFirst } from './recover.ts'
import type { F, StepOf, T } from './step.ts'
import { cardPaid, cardPrice, cardsLeft, price as setPrice, priceNow, pricesNow } from './visit.ts'

/** The highest mount tile. */
const TOP_SPEED = 5

/** Starts a visit: takes the region's only price and runs its effect, or runs the step that asks. */
function visit(t: T, step: StepOf<'visit'>): void {
  const { seat, region } = step
  const kind = at(t.state.regions, region)
  const { visit: opens } = regionOf(t, kind)
  t.emit({ type: 'visited', seat, region, kind })
  t.credit(kind)
  if ('step' in opens) {
    t.push({ do: opens.step, seat, region })
    return
  }
  const [due] = pricesNow(t, seat, kind)
  t.push({ do: 'bring', seat, region, at: 0 })
  t.push({ do: 'greet', seat, region })
  if (due !== undefined) pay(t, seat, due.attribute, due.n, `region:${region}`)
}

function academy(t: T, step: StepOf<'academy'>): void {
  const { seat, region } = step
  t.push({ do: 'academyRolled', seat, region })
  t.push({ do: 'roll', seat, from: `region:${region}` })
  t.push({ do: 'greet', seat, region })
}

/** Whether the player had none of the rolled attribute is tested before it is gained. (V-REGION-1) */
function academyRolled(t: T, step: StepOf<'academyRolled'>): void {
  const { seat, region } = step
  const from = `region:${region}`
  const fresh = player(t, seat).spheres[t.state.white] === 0
  if (fresh) t.push({ do: 'academyAgain', seat, region })
  t.push({ do: 'gainRolled', seat, from })
}

function academyAgain(t: T, step: StepOf<'academyAgain'>, answer: Option | undefined): void {
  const { seat, region } = step
  const from = `region:${region}`
  if (answer === undefined && t.choice(seat, 'gains') === 'ask') {
    t.askOpen(seat, 'yesno', 'rollAgain', from)
    t.offer(AGAIN)
    t.offer(ENOUGH)
  } else if (answer !== ENOUGH) {
    t.push({ do: 'gainRolled', seat, from })
    t.push({ do: 'roll', seat, from })
  }
}

/** The price of a companion in its attribute. */
const INN = 2

/** Pay 2 of a common attribute for a companion of its color. (V-REGION-11) */
function inn(t: T, step: StepOf<'inn'>, answer: Option | undefined): void {
  const { seat, region } = step
  const price = (a: Attribute) => cardPrice(t, seat, a, INN)
  const possible = COMMON.filter((a) => payable(t, seat, a, price(a)))
  const [only] = possible
  const colour = answer === undefined ? (possible.length === 1 ? only : undefined) : attributeOf(answer.n)
  if (colour === undefined) {
    t.askOpen(seat, 'pick', 'inn', `region:${region}`)
    for (const a of COMMON) t.may(PAY[a], payable(t, seat, a, price(a)) ? null : PRICE)
    return
  }
  t.push({ do: 'draw', seat, deck: colour, from: 'inn' })
  t.push({ do: 'greet', seat, region })
  const due = price(colour)
  cardPaid(t, seat)
  pay(t, seat, colour, due, `region:${region}`)
}

/**
 * Each payment raises the mount 1 level and gives its honor. At the top level it only pays for the visit. (V-SPEED-1)
 */
function payForMount(t: T, seat: number, region: number, first: boolean): void {
  t.push({ do: 'mounts', seat, region, paid: true })
  if (first) t.push({ do: 'greet', seat, region })
  pay(t, seat, STRENGTH, priceNow(t, seat, 'mountPrice', 3), `region:${region}`)
}

function mountable(f: F, seat: number): boolean {
  return player(f, seat).mount < TOP_SPEED && payable(f, seat, STRENGTH, setPrice(f, seat, 'mountPrice', 3))
}

/** The entry in the turn's ledger for a level, if only one per turn is allowed. */
const MOUNTED = 'mounted'

/** Variant: one level per turn, no matter what is visited. (V-EDITION-4) */
function mountedEnough(f: F, seat: number): boolean {
  return player(f, seat).used.includes(MOUNTED)
}

/** Gives the paid level and its honor, then asks for another. */
function mounts(t: T, step: StepOf<'mounts'>, answer: Option | undefined): void {
  const { seat, region } = step
  const p = player(t, seat)
  if (step.paid === undefined) payForMount(t, seat, region, true)
  else if (answer === AGAIN) payForMount(t, seat, region, false)
  else if (step.paid) {
    t.push({ ...step, paid: false })
    if (p.mount === TOP_SPEED || mountedEnough(t, seat)) return
    p.mount++
    if (t.values.box.terms.mountOnce) p.used.push(MOUNTED)
    t.emit({ type: 'mounted', seat, mount: p.mount })
    changeHonor(t, seat, p.mount, 'mounts', `region:${region}`)
  } else if (answer === undefined && !mountedEnough(t, seat) && mountable(t, seat)) {
    t.askOpen(seat, 'yesno', 'mountAgain', `region:${region}`)
    t.offer(AGAIN)
    t.offer(ENOUGH)
  }
}

/** 1 knowledge per augment, as often as the player can pay. Two companions add a free one. */
function monastery(t: T, step: StepOf<'monastery'>, answer: Option | undefined): void {
  const { seat, region } = step
  const from = `region:${region}`
  const free = step.freeTaken === true ? null : active(t, seat, 'freeAugment')
  const leap = step.leapTaken === true ? null : active(t, seat, 'freeLeap')
  if (answer === undefined) {
    askMonastery(t, step, free, leap !== null)
    return
  }
  if (answer === ENOUGH) return
  const freeNow = answer === AUGMENT_POTENTIAL || answer === AUGMENT_INFLUENCE ? free : null
  const leapNow = answer === AUGMENT_LEAP ? leap : null
  t.push({
    ...step,
    freeTaken: step.freeTaken === true || freeNow !== null,
    leapTaken: step.leapTaken === true || leapNow !== null,
    begun: true,
  })
  const giver = freeNow ?? leapNow
  if (giver === null) t.push({ do: 'augment', seat, how: 'either', n: 1, from })
  else t.push({ do: 'augment', seat, how: augmentNamed(answer), n: 1, from: giver.card.id, sure: true })
  if (step.begun !== true) t.push({ do: 'greet', seat, region })
  if (giver === null) pay(t, seat, KNOWLEDGE, 1, from)
}

function askMonastery(t: T, step: StepOf<'monastery'>, free: InForce | null, leap: boolean): void {
  const p = player(t, step.seat)
  const against = (blocks: number) => (blocks > 0 ? null : NOTHING_TO_AUGMENT)
  const knows = payable(t, step.seat, KNOWLEDGE, 1)
  const possible = knows || (free !== null && augmentable(p, 'either') > 0) || (leap && p.potential > 0)
  if (!possible) {
    // A visit that has begun must make its first augment, even if its block is gone by now; a companion that
    // gives a free augment can't be abandoned meanwhile.
    if (step.begun !== true) recoversFirst(t, step, `region:${step.region}`, free?.card.id)
    return
  }
  const from = `region:${step.region}`
  if (step.begun === true) t.askOpen(step.seat, 'pick', 'monastery', from)
  else askOwing(t, step.seat, 'pick', 'monastery', from)
  t.may(PAY_FOR[KNOWLEDGE], knows ? null : PRICE)
  if (free !== null) t.may(AUGMENT_POTENTIAL, against(p.potential))
  if (free !== null) t.may(AUGMENT_INFLUENCE, against(p.influence))
  if (leap) t.may(AUGMENT_LEAP, against(p.potential))
  if (step.begun === true) t.offer(ENOUGH)
}

/** 1 inspiration returns up to 2 blocks, as often as the player can pay. (V-REGION-10) */
function shrine(t: T, step: StepOf<'shrine'>, answer: Option | undefined): void {
  const { seat, region } = step
  const from = `region:${region}`
  if (step.begun === true && answer === undefined) {
    const more = payable(t, seat, INSPIRATION, 1) && returnable(t, seat, 'companions', '') > 0
    if (!more) return
    t.askOpen(seat, 'yesno', 'shrineAgain', from)
    t.offer(AGAIN)
    t.offer(ENOUGH)
    return
  }
  if (answer === ENOUGH) return
  t.push({ ...step, begun: true })
  t.push({ do: 'takeBack', seat, n: 2, scope: t.values.box.terms.shrineFrom, from })
  if (step.begun !== true) t.push({ do: 'greet', seat, region })
  pay(t, seat, INSPIRATION, 1, from)
}

/** The price of a visit to the Tower in vision. */
const TOWER = 2

/** 2 vision, or 1 with the discount if a relic is acquired. (V-REGION-3, V-VISIT-7) */
function towerPrice(t: T, step: StepOf<'towerPrice'>, answer: Option | undefined): void {
  const { seat, region } = step
  const set = cardsLeft(t, RELICS) ? active(t, seat, 'relicPrice') : null
  const price = cardPrice(t, seat, RELICS, set?.n ?? TOWER)
  if (price < TOWER && answer === undefined) {
    t.askOpen(seat, 'pick', 'towerPrice', set?.card.id ?? grantedBy(t, 'cheaperCard'))
    t.offer(ACQUIRE)
    t.may(RECHARGE, payable(t, seat, VISION, TOWER) ? null : PRICE)
    return
  }
  const cheap = answer === ACQUIRE
  if (cheap && set !== null) t.credit(set.card.id)
  if (cheap) cardPaid(t, seat)
  t.push({
    do: 'tower',
    seat,
    had: player(t, seat).relics.length,
    mayAcquire: answer !== RECHARGE,
    mayRecharge: true,
    must: cheap,
    from: `region:${region}`,
  })
  t.push({ do: 'greet', seat, region })
  pay(t, seat, VISION, cheap ? price : TOWER, `region:${region}`)
}

/** Acquire and recharge, in either order, each optional. With the discount, a relic must be acquired. */
function tower(t: T, step: StepOf<'tower'>, answer: Option | undefined): void {
  const { seat, from, had, must } = step
  const recharge = step.mayRecharge && rechargeable(t, seat, had).length > 0
  if (answer?.kind === ACQUIRE.kind || (answer === undefined && must && !recharge)) {
    t.push({ ...step, mayAcquire: false, must: false })
    t.push({ do: 'draw', seat, deck: RELICS, from, must })
  } else if (answer === RECHARGE) {
    t.push({ ...step, mayRecharge: false })
    t.push({ do: 'recharge', seat, had })
  } else if (answer === undefined) {
    const acquire = step.mayAcquire && cardsLeft(t, RELICS)
    if (!acquire && !recharge) return
    t.askOpen(seat, 'pick', 'tower', from)
    if (acquire) t.offer(recharge ? ACQUIRE : ACQUIRE_ONLY)
    if (recharge) t.offer(RECHARGE)
    if (!must) t.offer(ENOUGH)
  }
}

/** The most blocks a relic can have. (V-RELIC-1) */
export const FULL = 3

/** Of the player's first so many relics, those that have room for a block. (V-RELIC-1) */
export function rechargeable(f: F, seat: number, among = Infinity): string[] {
  const p = player(f, seat)
  if (p.influence === 0) return []
  return idsOf(p.relics.filter(({ blocks }, i) => i < among && blocks < FULL))
}

/** Puts a block on a relic. */
export function chargeOne(t: T, seat: number, relic: string, from: string): void {
  const p = player(t, seat)
  p.influence--
  loaded(p.relics, relic).blocks++
  t.emit({ type: 'charged', seat, card: relic, from })
}

function recharge(t: T, step: StepOf<'recharge'>, answer: Option | undefined): void {
  const { seat } = step
  if (answer === ENOUGH) return
  if (answer !== undefined) {
    chargeOne(t, seat, answer.name, 'tower')
    t.push(step)
    return
  }
  // A relic acquired in this visit gets blocks only when it is acquired.
  const relics = rechargeable(t, seat, step.had)
  if (relics.length === 0) return
  t.askOpen(seat, 'pick', 'recharge')
  for (const id of relics) t.offer(CHARGE(id))
  t.offer(ENOUGH)
}

export const regionSteps = {
  visit,
  academy,
  academyRolled,
  academyAgain,
  inn,
  mounts,
  monastery,
  shrine,
  towerPrice,
  tower,
  recharge,
}
