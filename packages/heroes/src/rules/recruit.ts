// Recruit: one or two Serfs, a Warrior, or a Hero or Vessel whose Building the player has. (H-RECRUIT)
import type { Option, Reason } from '@lorehall/kernel'
import { RECRUIT } from '../choices.ts'
import { CANNOT_PAY, NO_BUILDING, NO_SUPPLY } from '../reasons.ts'
import type { Price, Unit } from '../values/words.ts'
import { UNITS } from '../values/words.ts'
import { happen } from './abilities/moments.ts'
import { lookForEnd } from './ends.ts'
import { factionOf, player } from './lookup.ts'
import { inSupply, place } from './pieces.ts'
import { creditPrice, pairPrice, unitPrice } from './prices.ts'
import { canPay, pay } from './purse.ts'
import type { F, StepOf, T } from './step.ts'

/** One purchase of a Recruit: a Unit, or two Serfs. */
type Recruit = Unit | 'pair'
const RECRUITS: readonly Recruit[] = ['serf', 'pair', ...UNITS.filter((unit) => unit !== 'serf')]

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
  if (!isOpen(f, seat, unit)) return NO_BUILDING
  if (inSupply(f, seat, unit) < (what === 'pair' ? 2 : 1)) return NO_SUPPLY
  const price = priceOf(f, seat, what)
  const mixed = f.values.box.words?.canPayRecruit(f, seat, what, price) === true
  return mixed || canPay(f, seat, price) ? null : CANNOT_PAY
}

export function canRecruit(f: F, seat: number): boolean {
  for (const what of RECRUITS) if (againstRecruit(f, seat, what) === null) return true
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
  const units: readonly Unit[] = what === 'pair' ? ['serf', 'serf'] : [what]
  for (const unit of units) {
    place(p, unit, p.capital)
    t.emit({ type: 'recruited', seat, unit })
    happen(t, 'unit.recruited', { seat, unit, event: p.capital, by })
  }
  happen(t, 'recruited', { seat, unit: what === 'pair' ? 'serf' : what, event: p.capital, by })
  lookForEnd(t, seat)
}

function recruit(t: T, { seat }: StepOf<'recruit'>, answer: Option | undefined): void {
  if (answer === undefined) {
    t.ask(seat, 'pick', 'recruit')
    for (const what of RECRUITS) {
      const against = againstRecruit(t, seat, what)
      if (against === null || t.explains) t.may(RECRUIT(seat, what), against)
    }
    return
  }
  const what = RECRUITS.find((one) => one === answer.name)
  if (what !== undefined) recruitUnit(t, seat, what)
}

export const recruitSteps = { recruit }
