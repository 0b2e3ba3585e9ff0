// Using a card against a player: the target, the price, then the deed. (V-TREACHERY-3 to 5)
import type { Option, Reason } from '@lorehall/kernel'
import { NONE } from '../../../choices.ts'
import { STRANDED } from '../../../reasons.ts'
import { player } from '../../../rules/counters.ts'
import { laidFor } from '../../../rules/control.ts'
import { askPayers } from '../../../rules/power.ts'
import { acted } from '../../../rules/inforce.ts'
import type { F } from '../../../rules/step.ts'
import { at, TRAITS } from '../../../state.ts'
import { MARK, MARK_REGION, USURP, WHOM } from '../choices.ts'
import type { Price, Strike } from '../cards/vocabulary.ts'
import {
  CONVICTION_PRICE,
  NO_BLACK_BLOCK,
  NO_HELD_REGION,
  NOBODY_NEAR,
  NOTHING_THERE,
  TRAIT_USED,
} from '../reasons.ts'
import type { StrikeStep, T, Target } from '../state.ts'
import { blocksLeft } from './marks.ts'
import { neighbours, shieldOf, targets } from './near.ts'
import { againstPrice, impunityOf, payPrice, priceFor } from './price.ts'
import { siphonable } from './siphon.ts'
import { canSwap } from './swap.ts'

type Blow = Pick<Strike, 'price' | 'deed'>

const isFree = (price: Price) => Object.keys(price).length === 0

/** Taking a region needs a block to put on it. */
const laysFor = (deed: Strike['deed'], conviction: number) => (deed === 'usurp' ? laidFor(conviction) : 0)

/** Why this price can't be paid. Others may pay its conviction. */
function againstPaying(f: F, seat: number, id: string, { price, deed }: Blow): Reason | null {
  const { conviction = 0, honor = 0 } = price
  const lacking = conviction - player(f, seat).conviction
  const unpaid = lacking > 0 && siphonable(f, seat, honor, laysFor(deed, conviction)) < lacking
  return againstPrice(f, seat, id, price) ?? (unpaid ? CONVICTION_PRICE : null)
}

function againstTarget(
  f: F,
  seat: number,
  id: string,
  { price, deed }: Blow,
  { whom }: Target,
): Reason | null {
  if (deed === 'swap' && !canSwap(f, seat, whom)) return STRANDED
  return againstPaying(f, seat, id, { price: priceFor(f, seat, whom, price), deed })
}

function nobody(f: F, seat: number, aim: Strike['aim']): Reason {
  if (aim === 'heldRegion') return NO_HELD_REGION
  return aim === 'region' || neighbours(f, seat).length > 0 ? NOTHING_THERE : NOBODY_NEAR
}

/** A card with another effect works without a target, but if there is one, it must be chosen. */
const goesWithout = (deed: Strike['deed']) => deed === 'weaken' || deed === 'dishearten'

export function againstStrike(f: F, seat: number, id: string, verb: Strike): Reason | null {
  const { aim, deed } = verb
  if (goesWithout(deed)) return null
  if (deed === 'mark' && blocksLeft(f) === 0) return NO_BLACK_BLOCK
  const all = targets(f, seat, aim)
  if (all.length === 0) return nobody(f, seat, aim)
  const reasons = all.map((target) => againstTarget(f, seat, id, verb, target))
  return reasons.includes(null) ? null : at(reasons, 0)
}

export function wouldStrike(f: F, seat: number, { aim, price }: Strike): boolean {
  return !isFree(price) || targets(f, seat, aim).length > 0
}

function optionFor({ whom, card, hex }: Target, deed: Strike['deed']): Option {
  if (card !== '') return MARK(card)
  if (hex === 0) return at(WHOM, whom)
  return at(deed === 'usurp' ? USURP : MARK_REGION, hex)
}

/** A single target needs no question, unless it costs more than printed. */
export function strike(t: T, step: StrikeStep, answer: Option | undefined): void {
  const { seat, from, aim, deed } = step
  const all = targets(t, seat, aim)
  if (aim === 'companion') creditShields(t, seat)
  const target =
    answer === undefined ? sure(t, step, all) : all.find((one) => optionFor(one, deed) === answer)
  if (target !== undefined) {
    if (againstTarget(t, seat, from, step, target) === null) hit(t, step, target)
  } else if (answer === undefined && all.length > 0) {
    t.askOpen(seat, 'pick', `strike.${aim}`, from)
    for (const one of all) t.may(optionFor(one, deed), againstTarget(t, seat, from, step, one))
    if (!goesWithout(deed)) t.offer(NONE)
  }
}

function sure(t: T, { seat, price }: StrikeStep, all: readonly Target[]): Target | undefined {
  const [only] = all
  if (only === undefined || all.length > 1) return undefined
  return isFree(price) || impunityOf(t, seat, only.whom) === null ? only : undefined
}

function hit(t: T, { seat, from, price, deed }: StrikeStep, target: Target): void {
  const due = priceFor(t, seat, target.whom, price)
  const impunity = isFree(price) ? null : impunityOf(t, seat, target.whom)
  if (impunity !== null) acted(t, target.whom, impunity)
  t.push({ do: `treachery/${deed}`, seat, from, ...target })
  payPrice(t, seat, from, due)
  const { conviction = 0 } = due
  if (conviction > 0) askPayers(t, seat, conviction, from, laysFor(deed, conviction))
}

/** A trait with a price can be used once per turn. (V-TREACHERY-14) */
export function againstTwice(f: F, seat: number, id: string): Reason | null {
  return f.values.box.cards.get(id)?.deck === TRAITS && player(f, seat).used.includes(id) ? TRAIT_USED : null
}

function creditShields(t: T, seat: number): void {
  for (const other of neighbours(t, seat)) {
    for (const { card: id } of player(t, other).party) {
      const shield = shieldOf(t, other, id)
      if (shield !== null) t.credit(shield)
    }
  }
}
