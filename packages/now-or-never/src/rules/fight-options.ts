// What can be paid for in a round, after the die is final and before the damage: options of the rolled face,
// of blue tokens and artifacts, and a heart that may be taken now. Each once. (N-COMBAT-5)
import type { Option, Reason } from '@lorehall/kernel'
import { OPTION, STRIKE } from '../choices.ts'
import { NOTHING_WOULD_CHANGE, OPTION_HEARTS, USE_PRICE } from '../reasons.ts'
import { type Bag, GOODS, type Use } from '../cards/vocabulary.ts'
import { looksBeside } from '../rulesets.ts'
import { answersTo } from './answers.ts'
import { couldOpen } from './beside.ts'
import { rollDie } from './dice.ts'
import { faceOf } from './faces.ts'
import { player } from './lookup.ts'
import { run } from './program.ts'
import { canPay, pay, room, together } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { fightOf } from './underway.ts'
import { type Owned, usesAt } from './owned.ts'
import { againstUse, couldTake, takeOwned } from './uses.ts'

/** One thing that can be taken now. */
interface Taking {
  readonly name: string
  readonly against: Reason | null
  take(t: T): void
}

/** Hearts that are paid are never the last. (N-COMBAT-6) */
function againstPaying(f: F, seat: number, price: Bag): Reason | null {
  if (!canPay(f, seat, price)) return USE_PRICE
  const hearts = price.heart ?? 0
  return hearts > 0 && player(f, seat).hearts === hearts ? OPTION_HEARTS : null
}

function ofFace(f: F, seat: number): Taking[] {
  const face = faceOf(f, seat, fightOf(f).face)
  return face.options.map((option, i) => ({
    name: `face-${i}`,
    against: againstPaying(f, seat, option.pay),
    take: (t) => {
      const fight = fightOf(t)
      pay(t, seat, option.pay, face.id)
      fight.damage += option.damage
      fight.defence += option.defence
      if (option.damageDice === undefined) return
      t.push({ do: 'fightDie', seat })
      rollDie(t, seat, face.id)
    },
  }))
}

function ofUses(f: F, seat: number): Taking[] {
  return usesAt(f, seat, 'combatRound').map((owned) => ({
    name: owned.key,
    against: againstUse(f, seat, owned),
    take: (t) => takeOwned(t, seat, owned),
  }))
}

/** A heart of the rolled number; left alone it comes after the damage. (N-COMBAT-7) */
function ofRoll(f: F, seat: number): Taking[] {
  return answersTo(f, seat, 'combatRoll', fightOf(f).face).map(({ id, deeds }) => ({
    name: id,
    against: room(f, seat, 'heart') > 0 ? null : NOTHING_WOULD_CHANGE,
    take: (t) => run(t, seat, deeds, id),
  }))
}

function takings(f: F, seat: number): Taking[] {
  const { taken } = fightOf(f)
  const all = [...ofFace(f, seat), ...ofUses(f, seat), ...ofRoll(f, seat)]
  return all.filter(({ name }) => !taken.includes(name))
}

const givesMana = ({ do: deeds }: Use): boolean =>
  deeds.some((deed) => deed.verb === 'gain' && (deed.mana ?? 0) > 0)

const givesGoods = ({ do: deeds }: Use): boolean =>
  deeds.some(
    (deed) =>
      deed.verb === 'changeGoods' || (deed.verb === 'gain' && GOODS.some((good) => (deed[good] ?? 0) > 0)),
  )

/** Ruleset 1: could something beside the question give mana? Goods may first have to become what that takes. */
function couldBeFed(f: F, seat: number): boolean {
  const all = [...usesAt(f, seat, 'ownTurn'), ...usesAt(f, seat, 'anyTime')]
  const feeding = all.filter(({ use }) => givesMana(use))
  const ready = (owned: Owned) => againstUse(f, seat, owned) === null
  if (feeding.some(ready)) return true
  return feeding.length > 0 && all.some((owned) => givesGoods(owned.use) && ready(owned))
}

/** Hearts that are paid are never the last: one more must be there. (N-COMBAT-6) */
const beforePaying = (price: Bag): Bag => ((price.heart ?? 0) > 0 ? together(price, { heart: 1 }) : price)

/** Could one of them be paid, with what may be done beside the question? */
function couldBeTaken(f: F, step: StepOf<'fightOptions'>): boolean {
  const { seat } = step
  const { face, taken } = fightOf(f)
  return couldOpen(f, seat, step, (now, can) => {
    const { options } = faceOf(now, seat, face)
    const ofFace = options.some(
      ({ pay: price }, i) => !taken.includes(`face-${i}`) && can(beforePaying(price)),
    )
    const uses = usesAt(now, seat, 'combatRound').filter(({ key }) => !taken.includes(key))
    return ofFace || uses.some((owned) => couldTake(now, seat, owned, can))
  })
}

/** Whoever lacks only a price is asked if that could be raised. (N-ANYTIME-4) */
function isSoon(f: F, step: StepOf<'fightOptions'>, all: readonly Taking[]): boolean {
  if (!all.some(({ against }) => against === USE_PRICE || against === OPTION_HEARTS)) return false
  if (looksBeside(f)) return couldBeTaken(f, step)
  return all.some(({ against }) => against === USE_PRICE) && couldBeFed(f, step.seat)
}

function fightOptions(t: T, step: StepOf<'fightOptions'>, answer: Option | undefined): void {
  const { seat } = step
  const all = takings(t, seat)
  if (answer === undefined) {
    const any = all.some(({ against }) => against === null)
    if (!any && !isSoon(t, step, all)) return
    t.askOpen(seat, 'pick', 'fightOptions', fightOf(t).id)
    for (const { name, against } of all) t.may(OPTION(name), against)
    t.offer(STRIKE)
    return
  }
  const chosen = all.find(({ name }) => answer === OPTION(name))
  if (chosen === undefined) return
  fightOf(t).taken.push(chosen.name)
  t.push(step)
  chosen.take(t)
}

/** A second die is added to the damage. */
function fightDie(t: T): void {
  fightOf(t).damage += t.state.turn.die
}

export const fightOptionSteps = { fightOptions, fightDie }
