// Gaining crystals in the mines, and using them at the Jewelcrafter. (V-JEWEL-2 to 6)
import type { Option, Reason } from '@lorehall/kernel'
import type { OwnMeaning } from '../../box/module.ts'
import { ENOUGH } from '../../choices.ts'
import { player } from '../../rules/counters.ts'
import { changeHonor } from '../../rules/honor.ts'
import { grantedNumber } from '../../rules/inforce.ts'
import { amount } from '../../rules/lookup.ts'
import { pay, payable } from '../../rules/payment.ts'
import { returnable } from '../../rules/power.ts'
import type { F } from '../../rules/step.ts'
import { cardPaid } from '../../rules/visit.ts'
import { type Attribute, at, attributeOf, EVERY_ATTRIBUTE } from '../../state.ts'
import { INFUSE, PAY_OFF, TRADE_IN } from './choices.ts'
import { crystalOf } from './crystals.ts'
import {
  INFUSED_ALREADY,
  INFUSION_PRICE,
  NOBODY_TO_PAY_OFF,
  NOTHING_TO_CRAFT,
  TOO_FEW_CRYSTALS,
} from './reasons.ts'
import { MINE, WORKSHOP } from './regions.ts'
import { crystalsOf, jewels, type StepOf, type T } from './state.ts'

function minesOf(f: F, seat: number): number {
  const { owners, regions } = f.state
  return owners.filter((owner, hex) => owner === seat && regions[hex] === MINE).length
}

/** 1 crystal, plus 1 for each mine controlled, as far as the supply lasts. (V-JEWEL-2) */
export const dig: OwnMeaning = {
  would: (f) => jewels(f).supply > 0,
  run: (t, seat, from) => {
    const { supply } = jewels(t)
    move(t, seat, Math.min(supply, 1 + minesOf(t, seat)))
    t.emit({ type: 'mined', seat, n: supply - jewels(t).supply, from })
  },
}

/** Moves crystals from the supply to a seat, or back if the number is negative. */
function move(t: T, seat: number, n: number): void {
  const kept = jewels(t)
  kept.supply -= n
  kept.crystals[seat] = at(kept.crystals, seat) + n
}

function turnIn(t: T, seat: number, n: number, from: string): void {
  move(t, seat, -n)
  t.emit({ type: 'crystalsUsed', seat, n, from })
}

function againstPayingOff(f: F, seat: number): Reason | null {
  if (crystalsOf(f, seat) === 0) return TOO_FEW_CRYSTALS
  return returnable(f, seat, 'companions', '') > 0 ? null : NOBODY_TO_PAY_OFF
}

function againstTradingIn(f: F, seat: number): Reason | null {
  return crystalsOf(f, seat) >= amount(f, 'jewelcrafter', 'forHonor') ? null : TOO_FEW_CRYSTALS
}

/** The price of an infused crystal in its attribute. It counts as a card for discounts. (V-VISIT-7) */
export function infusion(f: F, seat: number): number {
  const less = grantedNumber(f, seat, 'cheaperCard') ?? 0
  return Math.max(1, amount(f, 'jewelcrafter', 'toInfuse') - less)
}

/** There is one infused crystal of each attribute. (V-JEWEL-6) */
function againstInfusing(f: F, seat: number, attribute: Attribute): Reason | null {
  if (jewels(f).infused[attribute] !== -1) return INFUSED_ALREADY
  if (crystalsOf(f, seat) === 0) return TOO_FEW_CRYSTALS
  return payable(f, seat, attribute, infusion(f, seat)) ? null : INFUSION_PRICE
}

function canCraft(f: F, seat: number): boolean {
  return (
    againstPayingOff(f, seat) === null ||
    againstTradingIn(f, seat) === null ||
    EVERY_ATTRIBUTE.some((a) => againstInfusing(f, seat, a) === null)
  )
}

/** A visit must use crystals at least once. (V-JEWEL-3) */
export function againstVisit(f: F, seat: number, hex: number): Reason | null {
  return f.state.regions[hex] === WORKSHOP && !canCraft(f, seat) ? NOTHING_TO_CRAFT : null
}

/** Any of the three uses, as often as the player can pay. */
export function craft(t: T, step: StepOf<'jewelcrafter/craft'>, answer: Option | undefined): void {
  const { seat, region } = step
  const from = `region:${region}`
  if (answer === undefined) {
    if (canCraft(t, seat)) askCraft(t, step, from)
    return
  }
  if (answer === ENOUGH) return
  t.push({ ...step, begun: true })
  const attribute = answer.kind === INFUSE[0].kind ? attributeOf(answer.n) : null
  if (attribute !== null) t.push({ do: 'jewelcrafter/infuse', seat, attribute, from })
  else if (answer === TRADE_IN) t.push({ do: 'jewelcrafter/reward', seat, from })
  else t.push({ do: 'takeBack', seat, n: 2, scope: 'one', from })
  if (step.begun !== true) t.push({ do: 'greet', seat, region })
  turnIn(t, seat, answer === TRADE_IN ? amount(t, 'jewelcrafter', 'forHonor') : 1, from)
  if (attribute === null) return
  const due = infusion(t, seat)
  cardPaid(t, seat)
  pay(t, seat, attribute, due, from)
}

function askCraft(t: T, { seat, begun }: StepOf<'jewelcrafter/craft'>, from: string): void {
  t.askOpen(seat, 'pick', 'jewelcrafter/craft', from)
  t.may(PAY_OFF, againstPayingOff(t, seat))
  t.may(TRADE_IN, againstTradingIn(t, seat))
  for (const a of EVERY_ATTRIBUTE) t.may(INFUSE[a], againstInfusing(t, seat, a))
  if (begun === true) t.offer(ENOUGH)
}

/** The cause of blocks returned with crystals away from the Jewelcrafter. */
const FROM_CRYSTALS = 'crystals'

/** Variant: crystals return blocks from companions anywhere. (V-EDITION-16) */
export function offerPayingOff(t: T, seat: number): void {
  if (t.options['crystalsAnywhere'] === true) t.may(PAY_OFF, againstPayingOff(t, seat))
}

export const payingOff = {
  [PAY_OFF.kind]: (t: T, seat: number) => {
    t.push({ do: 'takeBack', seat, n: 2, scope: 'one', from: FROM_CRYSTALS })
    turnIn(t, seat, 1, FROM_CRYSTALS)
  },
}

export function reward(t: T, { seat, from }: StepOf<'jewelcrafter/reward'>): void {
  changeHonor(t, seat, amount(t, 'jewelcrafter', 'honor'), 'crystals', from)
}

export function infuse(t: T, { seat, attribute, from }: StepOf<'jewelcrafter/infuse'>): void {
  jewels(t).infused[attribute] = seat
  t.emit({ type: 'infused', seat, card: crystalOf(attribute), from })
  t.credit(crystalOf(attribute))
}

/** The color that a seat's infused crystals add. (V-JEWEL-9) */
export function colours(f: F, seat: number): number {
  return jewels(f).infused.includes(seat) ? 1 : 0
}

const WORTH = {
  /** A plain crystal is worth little: a visit to a mine gives nothing else. */
  crystal: 0.1,
  /** An infused crystal, early in the game. It is strong, but costs as much as two companions. */
  common: 3.2,
  heroic: 6.4,
  ready: 0.4,
}

/** About how many rounds a game has. A crystal loses value every round. */
const ROUNDS = 14

/** The part of that value that is left near the end. */
const NEAR_THE_END = 0.15

export function worth(f: F, seat: number): number {
  const { used } = player(f, seat)
  const { round, lastRound } = f.state
  const lasting = lastRound === 0 ? Math.max(NEAR_THE_END, 1 - round / ROUNDS) : NEAR_THE_END
  let total = crystalsOf(f, seat) * WORTH.crystal * (lastRound === 0 ? 1 : NEAR_THE_END)
  for (const a of EVERY_ATTRIBUTE) {
    if (jewels(f).infused[a] !== seat) continue
    total += (a < 3 ? WORTH.common : WORTH.heroic) * lasting
    if (!used.includes(crystalOf(a))) total += WORTH.ready
  }
  return total
}
