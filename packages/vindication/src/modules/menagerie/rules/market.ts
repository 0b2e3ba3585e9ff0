// The market: a visit buys one of three open pets, the hidden top one, or one of an empowered draw.
// (V-PETS-1 to 4)
import { byName } from '@lorehall/grammar'
import type { Option, Reason } from '@lorehall/kernel'
import { EMPOWER, NONE } from '../../../choices.ts'
import {
  againstEmpowering,
  askForDraw,
  drawTop,
  empowers,
  faceDown,
  payForDraw,
} from '../../../rules/draw.ts'
import { grantedNumber } from '../../../rules/inforce.ts'
import { amount } from '../../../rules/lookup.ts'
import { pay, payable } from '../../../rules/payment.ts'
import type { F } from '../../../rules/step.ts'
import { cardPaid } from '../../../rules/visit.ts'
import { empowersOnlyStacks } from '../../../rulesets.ts'
import { type Attribute, attributeOf, COMMON } from '../../../state.ts'
import { ADOPT, ADOPT_TOP, SPARE } from '../choices.ts'
import { PET_PRICE } from '../reasons.ts'
import { MENAGERIE } from '../regions.ts'
import { petsIn, petsOf, type StepOf, type T } from '../state.ts'

/** How many cards of the stack an empowered draw turns up. (V-DRAW-2) */
export const LOOKED_AT = 3

/** Turns up pets until the market is full. */
export function fillMarket(t: T): void {
  const { pile } = petsIn(t)
  while (pile.open.length < amount(t, 'menagerie', 'market') && faceDown(pile) > 0) {
    t.reveal()
    const shown = drawTop(t, pile)
    pile.open.push(shown)
    t.emit({ type: 'petShown', card: shown })
  }
}

/** How many of the three attributes a discount saves. A pet counts as a card, but is never free. (V-VISIT-7) */
function lowered(f: F, seat: number): number {
  const { pile } = petsIn(f)
  const less = grantedNumber(f, seat, 'cheaperCard')
  return less === null || pile.open.length === 0 ? 0 : Math.min(less, COMMON.length - 1)
}

function lacking(f: F, seat: number): Attribute[] {
  const due = amount(f, 'menagerie', 'price')
  return COMMON.filter((a) => !payable(f, seat, a, due))
}

export function againstVisit(f: F, seat: number, hex: number): Reason | null {
  if (f.state.regions[hex] !== MENAGERIE) return null
  return lacking(f, seat).length <= lowered(f, seat) ? null : PET_PRICE
}

/** Pay 1 of each common attribute. With a discount, the player chooses what not to pay. */
export function visit(t: T, step: StepOf<'menagerie/visit'>, answer: Option | undefined): void {
  const { seat, region, spared = lacking(t, seat) } = step
  const from = `region:${region}`
  if (answer !== undefined) t.push({ ...step, spared: [...spared, attributeOf(answer.n)] })
  else if (spared.length < lowered(t, seat)) {
    t.askOpen(seat, 'pick', 'menagerie/spare', from)
    for (const a of COMMON) if (!spared.includes(a)) t.offer(SPARE[a])
  } else {
    cardPaid(t, seat)
    t.push({ do: 'menagerie/draw', seat, from })
    t.push({ do: 'greet', seat, region })
    const due = COMMON.filter((a) => !spared.includes(a))
    for (const a of due.toReversed()) pay(t, seat, a, amount(t, 'menagerie', 'price'), from)
  }
}

export function draw(t: T, { seat, from }: StepOf<'menagerie/draw'>, answer: Option | undefined): void {
  const { pile } = petsIn(t)
  if (answer === undefined) {
    if (pile.open.length === 0) return
    t.askOpen(seat, 'pick', 'menagerie/draw', from)
    for (const id of pile.open) t.offer(ADOPT(id))
    if (faceDown(pile) > 0) t.offer(ADOPT_TOP)
    if (empowers(t) && (faceDown(pile) > 0 || !empowersOnlyStacks(t)))
      t.may(EMPOWER, againstEmpowering(t, seat))
    t.offer(NONE)
  } else if (answer === EMPOWER) {
    t.push({ do: 'menagerie/empower', seat, from })
    askForDraw(t, seat)
  } else if (answer === ADOPT_TOP) {
    t.reveal()
    t.push({ do: 'menagerie/arrive', seat, card: drawTop(t, pile) })
  } else if (answer !== NONE) {
    pile.open = pile.open.filter((id) => id !== answer.name)
    t.push({ do: 'menagerie/arrive', seat, card: answer.name })
    fillMarket(t)
  }
}

/** The whole market and the top three, one of which must be taken. (V-PETS-3) */
export function empower(t: T, { seat, from }: StepOf<'menagerie/empower'>): void {
  const kept = petsIn(t)
  t.push({ do: 'menagerie/choose', seat, from })
  payForDraw(t, seat)
  t.reveal()
  const cards: string[] = []
  while (cards.length < LOOKED_AT && faceDown(kept.pile) > 0) cards.push(drawTop(t, kept.pile))
  kept.look = { seat, cards }
  t.emit({ type: 'petsLooked', seat, n: cards.length, cards, only: [seat] })
}

/** Shuffles the others in and turns up a new market. */
export function choose(t: T, { seat, from }: StepOf<'menagerie/choose'>, answer: Option | undefined): void {
  const kept = petsIn(t)
  const { pile } = kept
  const cards = [...pile.open, ...(kept.look?.cards ?? [])]
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'menagerie/choose', from)
    for (const id of cards) t.offer(ADOPT(id))
    return
  }
  kept.look = null
  pile.down.push(...cards.filter((id) => id !== answer.name))
  pile.down.sort(byName)
  pile.open = []
  t.push({ do: 'menagerie/arrive', seat, card: answer.name })
  fillMarket(t)
}

/** The pet finds a master, and its honor is gained. */
export function arrive(t: T, { seat, card }: StepOf<'menagerie/arrive'>): void {
  petsOf(t, seat).push({ card, master: '' })
  t.emit({ type: 'acquired', seat, card, deck: 'pets' })
  t.push({ do: 'menagerie/attach', seat, card })
  t.push({ do: 'cardHonor', seat, card, source: 'pets' })
}
