// Recruit: one or two Serfs, a Warrior, a Hero or Vessel whose Building the player has, or Units for hire. (H-RECRUIT)
import type { Option, Reason } from '@lorehall/kernel'
import { RECRUIT } from '../choices.ts'
import { CANNOT_PAY, HARBOR_HELD, NO_BUILDING, NO_SUPPLY } from '../reasons.ts'
import { SUPPLY } from '../state.ts'
import { isHired, type Price, type Unit, UNITS } from '../values/words.ts'
import { happen } from './abilities/moments.ts'
import { lookForEnd } from './ends.ts'
import { againstHire, broughtBy, forHire } from './hiring.ts'
import { factionOf, player } from './lookup.ts'
import { arrive } from './move/go.ts'
import { homeOf, inSupply, place } from './pieces.ts'
import { creditPrice, pairPrice, unitPrice } from './prices.ts'
import { canPay, pay } from './purse.ts'
import type { F, StepOf, T } from './step.ts'

/** One purchase of a Recruit: a Unit, or two Serfs. */
type Recruit = Unit | 'pair'
const RECRUITS: readonly Recruit[] = ['serf', 'pair', ...UNITS.filter((unit) => unit !== 'serf')]

/** Everything that a Recruit may bring at this table. */
const recruitsOf = (f: F): readonly Recruit[] =>
  f.state.forHire === undefined ? RECRUITS : [...RECRUITS, ...forHire(f)]

const priceOf = (f: F, seat: number, what: Recruit): Price =>
  what === 'pair' ? pairPrice(f, seat) : unitPrice(f, seat, what)

/** Whether the player has the Building of a Hero or Vessel; Serfs and Warriors need none. (H-RECRUIT-2) */
export function isOpen(f: F, seat: number, unit: Unit): boolean {
  if (unit === 'serf' || unit === 'warrior') return true
  const { buildings } = player(f, seat)
  for (const { id, opens } of factionOf(f, seat).buildings) if (opens === unit) return buildings.includes(id)
  return false
}

/** Why it cannot be recruited now. (H-RECRUIT-1, H-RECRUIT-2) */
export function againstRecruit(f: F, seat: number, what: Recruit): Reason | null {
  const unit = what === 'pair' ? 'serf' : what
  if (isHired(unit)) {
    const against = againstHire(f, seat, unit)
    if (against !== null) return against
  } else if (!isOpen(f, seat, unit)) return NO_BUILDING
  if (inSupply(f, seat, unit) < (what === 'pair' ? 2 : 1)) return NO_SUPPLY
  if (homeOf(f, seat, unit) === SUPPLY) return HARBOR_HELD
  const price = priceOf(f, seat, what)
  const mixed = f.values.box.words?.canPayRecruit(f, seat, what, price) === true
  return mixed || canPay(f, seat, price) ? null : CANNOT_PAY
}

export function canRecruit(f: F, seat: number): boolean {
  for (const what of recruitsOf(f)) if (againstRecruit(f, seat, what) === null) return true
  return false
}

/** Pays for the Unit and places it in the Capital Region; a Sea Vessel docks there. (H-RECRUIT-3) */
export const recruitUnit = (t: T, seat: number, what: Recruit, by?: string): void =>
  recruitAt(t, seat, what, priceOf(t, seat, what), by)

/** Recruits for this price. `by`: the ability that allows it. */
export function recruitAt(t: T, seat: number, what: Recruit, price: Price, by?: string): void {
  const p = player(t, seat)
  if (t.values.box.words?.paysRecruit(t, seat, what, price) !== true) pay(t, seat, price, what)
  creditPrice(t, seat, [what])
  const unit = what === 'pair' ? 'serf' : what
  const n = what === 'pair' ? 2 : broughtBy(t, unit)
  const home = homeOf(t, seat, unit)
  for (let i = 0; i < n; i++) {
    place(p, unit, home)
    // Tokens in the sea below a floating Capital are explored. (H-SKYHOLD-5)
    if (home !== p.capital) arrive(t, seat, home, 'move')
    t.emit({ type: 'recruited', seat, unit })
    happen(t, 'unit.recruited', { seat, unit, event: p.capital, by })
  }
  happen(t, 'recruited', { seat, unit, event: p.capital, by })
  lookForEnd(t, seat)
}

function recruit(t: T, { seat }: StepOf<'recruit'>, answer: Option | undefined): void {
  if (answer === undefined) {
    t.ask(seat, 'pick', 'recruit')
    for (const what of recruitsOf(t)) {
      const against = againstRecruit(t, seat, what)
      if (against === null || t.explains) t.may(RECRUIT(seat, what), against)
    }
    return
  }
  const what = recruitsOf(t).find((one) => one === answer.name)
  if (what !== undefined) recruitUnit(t, seat, what)
}

export const recruitSteps = { recruit }
