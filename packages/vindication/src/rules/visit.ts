// Visiting: where, for what price, and what the owner gets. What each region does is in
// regions.ts. (V-VISIT)
import type { Reason } from '@lorehall/kernel'
import { TOUCHES } from '../board.ts'
import { EXTRA, VISIT } from '../choices.ts'
import { HIDDEN, NO_COMPANION, PRICE, VISIT_SPENT, VISITED_ALREADY } from '../reasons.ts'
import {
  type Attribute,
  at,
  COMMON,
  COURAGE,
  INSPIRATION,
  KNOWLEDGE,
  type RegionKind,
  STRENGTH,
  VISION,
  WISDOM,
} from '../state.ts'
import type { RuleName } from '../cards/card.ts'
import { happen } from './reactions.ts'
import { player } from './counters.ts'
import { changeHonor } from './honor.ts'
import { active } from './inforce.ts'
import { augmentable } from './power.ts'
import type { F, StepOf, T } from './step.ts'

interface Price {
  readonly attribute: Attribute
  readonly n: number
}

/** A price that a companion active this turn may set. (V-VISIT-7) */
export function price(f: F, seat: number, rule: RuleName, usual: number): number {
  return active(f, seat, rule)?.n ?? usual
}

/** The price, and who set it is noted as having acted. */
export function priceNow(t: T, seat: number, rule: RuleName, usual: number): number {
  const set = active(t, seat, rule)
  if (set !== null) t.credit(set.card.id)
  return set?.n ?? usual
}

/** Is there a relic that could still be acquired? */
export function cardsLeft(f: F, deck: Attribute): boolean {
  const { open, down, top } = at(f.state.decks, deck)
  return open.length > 0 || down.length > 0 || top !== ''
}

/** The least price of a region that asks for one attribute; the Inn leaves a choice. */
export function priceOf(f: F, seat: number, kind: RegionKind | ''): Price | null {
  switch (kind) {
    case 'tomb':
      return { attribute: WISDOM, n: price(f, seat, 'traitPrice', 2) }
    case 'tower':
      return { attribute: VISION, n: cardsLeft(f, VISION) ? price(f, seat, 'relicPrice', 2) : 2 }
    case 'maw':
      return { attribute: COURAGE, n: price(f, seat, 'monsterPrice', 2) }
    case 'command-post':
      return { attribute: STRENGTH, n: price(f, seat, 'mountPrice', 3) }
    case 'monastery':
      return { attribute: KNOWLEDGE, n: 1 }
    case 'shrine':
      return { attribute: INSPIRATION, n: 1 }
    // The Academy, forts, spires and libraries ask nothing.
    default:
      return null
  }
}

/** Could the least price of a region be paid now? */
export function againstPrice(f: F, seat: number, kind: RegionKind): Reason | null {
  const p = player(f, seat)
  if (kind === 'inn') return COMMON.some((a) => p.spheres[a] >= 2) ? null : PRICE
  if (kind === 'maw' && p.party.length === 0) return NO_COMPANION
  const due = priceOf(f, seat, kind)
  if (due === null || p.spheres[due.attribute] >= due.n) return null
  return kind === 'monastery' && freeAugments(f, seat) ? null : PRICE
}

/** A companion lets the monastery be visited for nothing, if its augment can be made. (V-VISIT-8) */
function freeAugments(f: F, seat: number): boolean {
  const p = player(f, seat)
  return (
    (active(f, seat, 'freeAugment') !== null && augmentable(p, 'either') > 0) ||
    (active(f, seat, 'freeLeap') !== null && augmentable(p, 'leap') > 0)
  )
}

/** Against visiting a region beside the figure, whatever visit is used for it. */
export function againstVisiting(f: F, seat: number, hex: number): Reason | null {
  const kind = at(f.state.regions, hex)
  if (kind === '') return HIDDEN
  if (f.state.turn.visited.includes(hex)) return VISITED_ALREADY
  return againstPrice(f, seat, kind)
}

export function offerVisits(t: T, seat: number): void {
  const { turn } = t.state
  for (const hex of at(TOUCHES, player(t, seat).space)) {
    const against = againstVisiting(t, seat, hex)
    t.may(at(VISIT, hex), turn.visitSpent ? VISIT_SPENT : against)
    if (turn.extraVisits > 0) t.may(at(EXTRA, hex), against)
  }
}

/** The ordinary visit: control may go with it. */
export function startVisit(t: T, seat: number, hex: number): void {
  const { turn } = t.state
  turn.visitSpent = true
  turn.mayControl = t.state.owners[hex] === seat ? 0 : hex
  goThere(t, seat, hex)
}

/** A further visit by a card: without control. (V-VISIT-6) */
export function startExtraVisit(t: T, seat: number, hex: number): void {
  t.state.turn.extraVisits--
  goThere(t, seat, hex)
}

function goThere(t: T, seat: number, hex: number): void {
  t.state.turn.visited.push(hex)
  t.push({ do: 'visit', seat, region: hex })
}

/** After the cost and before the effect: the owner's honor, once a visit. (V-VISIT-3, 4) */
function greet(t: T, step: StepOf<'greet'>): void {
  const { seat, region } = step
  const owner = at(t.state.owners, region)
  if (owner === -1 || owner === seat) return
  happen(t, seat, { what: 'visitedOther' })
  const silent = active(t, seat, 'noRent')
  if (silent === null) changeHonor(t, owner, 2, 'rent', `rent:${region}`)
  else t.credit(silent.card.id)
}

export const visitSteps = { greet }
