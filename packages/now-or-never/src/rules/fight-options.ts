// Options of a round, after the die is final and before the damage: of the rolled face, of blue tokens and
// artifacts, and a heart that may be taken now. Each may be taken once. (N-COMBAT-5)
import type { Option, Reason } from '@lorehall/kernel'
import { OPTION, STRIKE } from '../choices.ts'
import { NOTHING_WOULD_CHANGE, OPTION_HEARTS, USE_PRICE } from '../reasons.ts'
import type { Face } from '../cards/records.ts'
import { type Bag, GOODS, type Use } from '../cards/vocabulary.ts'
import { looksBeside, refusesIdleOptions } from '../rulesets.ts'
import { answersTo } from './answers.ts'
import { couldOpen } from './beside.ts'
import { RESULTS, rollDie } from './dice.ts'
import { blows, faceOf } from './hero-die.ts'
import { player } from './lookup.ts'
import { run } from './program.ts'
import { canPay, pay, room, together } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { fightOf } from './underway.ts'
import { type Owned, usesAt } from './owned.ts'
import { againstUse, couldTake, takeOwned } from './uses.ts'

type FaceOption = Face['options'][number]

/** The result of striking now: the foe is beaten, and the hero loses hearts. */
interface Blow {
  readonly won: boolean
  readonly hurts: boolean
}

function blowNow(f: F, seat: number): Blow {
  const fight = fightOf(f)
  const { dealt, lost } = blows(f, seat)
  return { won: fight.dealt + dealt >= fight.health, hurts: lost > 0 }
}

/** One thing that can be taken now. */
interface Taking {
  readonly name: string
  readonly against: Reason | null
  /** Whether it could change this result. */
  helps(blow: Blow): boolean
  take(t: T): void
}

/** Damage helps until the foe is beaten, defense while the foe still hurts. */
const optionHelps = ({ damage, damageDice = 0, defence }: FaceOption, { won, hurts }: Blow): boolean =>
  (damage + damageDice > 0 && !won) || (defence > 0 && hurts)

const useHelps = ({ do: deeds }: Use, { won, hurts }: Blow): boolean =>
  deeds.some(({ verb }) => (verb === 'damage' ? !won : verb === 'defend' ? hurts : true))

/** The last heart may not be paid. (N-COMBAT-6) */
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
    helps: (blow) => optionHelps(option, blow),
    take: (t) => {
      const fight = fightOf(t)
      pay(t, seat, option.pay, face.id)
      fight.damage += option.damage
      fight.defence += option.defence
      if (option.damageDice === undefined) return
      t.push({ do: 'fightDie', seat })
      const needed = fight.health - fight.dealt - blows(t, seat).dealt
      rollDie(
        t,
        seat,
        face.id,
        RESULTS.filter((die) => die >= Math.min(needed, RESULTS.length)),
      )
    },
  }))
}

function ofUses(f: F, seat: number): Taking[] {
  return usesAt(f, seat, 'combatRound').map((owned) => ({
    name: owned.key,
    against: againstUse(f, seat, owned),
    helps: (blow) => useHelps(owned.use, blow),
    take: (t) => takeOwned(t, seat, owned),
  }))
}

/** A heart for the rolled number. If not taken here, it comes after the damage. (N-COMBAT-7) */
function ofRoll(f: F, seat: number): Taking[] {
  return answersTo(f, seat, 'combatRoll', fightOf(f).face).map(({ id, deeds }) => ({
    name: id,
    against: room(f, seat, 'heart') > 0 ? null : NOTHING_WOULD_CHANGE,
    helps: ({ won, hurts }) => !won || hurts,
    take: (t) => run(t, seat, deeds, id),
  }))
}

function takings(f: F, seat: number): Taking[] {
  const { taken } = fightOf(f)
  const all = [...ofFace(f, seat), ...ofUses(f, seat), ...ofRoll(f, seat)]
  const left = all.filter(({ name }) => !taken.includes(name))
  if (!refusesIdleOptions(f)) return left
  const blow = blowNow(f, seat)
  return left.map((one) => (one.helps(blow) ? one : { ...one, against: NOTHING_WOULD_CHANGE }))
}

const givesMana = ({ do: deeds }: Use): boolean =>
  deeds.some((deed) => deed.verb === 'gain' && (deed.mana ?? 0) > 0)

const givesGoods = ({ do: deeds }: Use): boolean =>
  deeds.some(
    (deed) =>
      deed.verb === 'changeGoods' || (deed.verb === 'gain' && GOODS.some((good) => (deed[good] ?? 0) > 0)),
  )

/** Ruleset 1: could something beside the question give mana, perhaps after changing goods? */
function couldBeFed(f: F, seat: number): boolean {
  const all = [...usesAt(f, seat, 'ownTurn'), ...usesAt(f, seat, 'anyTime')]
  const feeding = all.filter(({ use }) => givesMana(use))
  const ready = (owned: Owned) => againstUse(f, seat, owned) === null
  if (feeding.some(ready)) return true
  return feeding.length > 0 && all.some((owned) => givesGoods(owned.use) && ready(owned))
}

/** The last heart may not be paid, so one more is needed. (N-COMBAT-6) */
const beforePaying = (price: Bag): Bag => ((price.heart ?? 0) > 0 ? together(price, { heart: 1 }) : price)

/** Could one of them be paid for after something done beside the question? */
function couldBeTaken(f: F, step: StepOf<'fightOptions'>): boolean {
  const { seat } = step
  const { face, taken } = fightOf(f)
  const blow = refusesIdleOptions(f) ? blowNow(f, seat) : { won: false, hurts: true }
  return couldOpen(f, seat, step, (now, can) => {
    const { options } = faceOf(now, seat, face)
    const ofFace = options.some(
      (option, i) =>
        !taken.includes(`face-${i}`) && optionHelps(option, blow) && can(beforePaying(option.pay)),
    )
    const uses = usesAt(now, seat, 'combatRound').filter(
      ({ key, use }) => !taken.includes(key) && useHelps(use, blow),
    )
    return ofFace || uses.some((owned) => couldTake(now, seat, owned, can))
  })
}

/** If only the price is missing and it could be raised, the question is asked. (N-ANYTIME-4) */
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
