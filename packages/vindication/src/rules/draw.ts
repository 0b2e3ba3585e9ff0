// Cards: open, blind or empowered, and what follows when one arrives. (V-DRAW, V-HONOR-1)
import { byName } from '@lorehall/grammar'
import type { Option, Reason } from '@lorehall/kernel'
import { BLIND, EMPOWER, NONE, OPEN, PLACE, TAKE } from '../choices.ts'
import { loaded } from '../loaded.ts'
import { CONVICTION } from '../reasons.ts'
import { at, type Deck, type DeckState, DECKS, MONSTERS, RELICS, TRAITS } from '../state.ts'
import { card } from './lookup.ts'
import { countStepsBefore, happen } from './reactions.ts'
import { player } from './counters.ts'
import { changeHonor, honorOf } from './honor.ts'
import { acted, granted, held, lent, useGrant } from './inforce.ts'
import { askPayers, payConviction, usable } from './power.ts'
import { askOwing, recoversFirst } from './recover.ts'
import type { F, StepOf, T } from './step.ts'

export function deckOf(f: F, deck: Deck): DeckState {
  return at(f.state.decks, deck)
}

export function faceDown(pile: DeckState): number {
  return pile.down.length + (pile.top === '' ? 0 : 1)
}

/** Takes the top card from the deck. If nobody has looked at it, chance decides which card it is. */
export function drawTop(t: T, pile: DeckState): string {
  const known = pile.top
  if (known !== '') {
    pile.top = ''
    pile.seenBy = []
    return known
  }
  const [drawn] = pile.down.splice(t.chance(pile.down.length), 1)
  if (drawn === undefined) throw new Error('the deck is empty')
  return drawn
}

/** Keeps one card face up beside each deck, as long as the deck has cards. */
export function flip(t: T, deck: Deck): void {
  const pile = deckOf(t, deck)
  if (pile.open.length > 0 || faceDown(pile) === 0) return
  t.reveal()
  const shown = drawTop(t, pile)
  pile.open.push(shown)
  t.emit({ type: 'flipped', deck: DECKS[deck], card: shown })
}

/** Is an empowered draw free now? (V-DRAW-2) */
export function drawsFree(f: F, seat: number): boolean {
  return lent(f, seat, 'freeDraw') !== null || granted(f, seat, 'freeDraw')
}

/** Runs before an empowered draw: a module may ask who pays. */
export function askForDraw(t: T, seat: number): void {
  if (!drawsFree(t, seat)) askPayers(t, seat, 1, 'empower')
}

/** A lasting free draw is used before one that works once. */
export function payForDraw(t: T, seat: number): void {
  const lasting = lent(t, seat, 'freeDraw')
  if (lasting !== null) t.credit(lasting.card.id)
  else if (granted(t, seat, 'freeDraw')) useGrant(t, 'freeDraw')
  else payConviction(t, seat, 1, 'empower')
}

export function againstEmpowering(f: F, seat: number): Reason | null {
  return drawsFree(f, seat) || usable(f, seat) > 0 ? null : CONVICTION
}

/** Does the edition have empowered draws? (V-EDITION-7) */
export function empowers({ values }: F): boolean {
  return values.box.terms.empoweredDraws
}

/** Asks which card to take, after the region has been paid. */
function draw(t: T, step: StepOf<'draw'>, answer: Option | undefined): void {
  const { seat, deck, from } = step
  const pile = deckOf(t, deck)
  if (answer === undefined) {
    if (pile.open.length === 0 && faceDown(pile) === 0) return
    t.askOpen(seat, 'pick', `draw.${DECKS[deck]}`, from)
    const open = pile.open.at(-1)
    if (open !== undefined) t.offer(OPEN(open))
    if (faceDown(pile) > 0) t.offer(at(BLIND, deck))
    if (empowers(t)) t.may(EMPOWER, againstEmpowering(t, seat))
    if (step.must !== true) t.offer(NONE)
  } else if (answer.kind === 'open') {
    const taken = pile.open.pop()
    if (taken !== undefined) take(t, { do: 'arrive', seat, deck, card: taken, from })
    flip(t, deck)
  } else if (answer === BLIND[deck]) {
    t.reveal()
    take(t, { do: 'arrive', seat, deck, card: drawTop(t, pile), from })
  } else if (answer === EMPOWER) {
    t.push({ do: 'empower', seat, deck, from })
    askForDraw(t, seat)
  }
}

/** For 1 conviction, choose among all open cards and the top three. One must be taken. */
function empower(t: T, step: StepOf<'empower'>): void {
  const { seat, deck, from } = step
  const pile = deckOf(t, deck)
  t.push({ do: 'choose', seat, deck, from })
  payForDraw(t, seat)
  t.reveal()
  const cards: string[] = []
  while (cards.length < 3 && faceDown(pile) > 0) cards.push(drawTop(t, pile))
  t.state.look = { seat, deck, cards }
  t.emit({ type: 'looked', seat, deck: DECKS[deck], cards, only: [seat] })
}

/** Takes one card of an empowered draw. The others are shuffled in, and a new card is turned up. */
function choose(t: T, step: StepOf<'choose'>, answer: Option | undefined): void {
  const { seat, deck, from } = step
  const pile = deckOf(t, deck)
  const cards = t.state.look?.cards ?? []
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'choose', from)
    for (const id of pile.open) t.offer(TAKE(id))
    for (const id of cards) t.offer(TAKE(id))
    return
  }
  t.state.look = null
  pile.down.push(...[...pile.open, ...cards].filter((id) => id !== answer.name))
  pile.down.sort(byName)
  pile.open = []
  take(t, { do: 'arrive', seat, deck, card: answer.name, from })
  flip(t, deck)
}

/** Announces the card before the one that replaces it is turned up. */
export function take(t: T, arrival: StepOf<'arrive'>): void {
  const { seat, deck, card: id } = arrival
  t.emit({ type: 'acquired', seat, card: id, deck: DECKS[deck] })
  t.push(arrival)
}

/** A card has been taken: it joins, is attained, is charged, or must be fought. */
function arrive(t: T, step: StepOf<'arrive'>): void {
  const { seat, deck, card: id, from } = step
  const p = player(t, seat)
  if (deck === MONSTERS) {
    t.push({ do: 'fight', seat, card: id })
    return
  }
  if (deck === TRAITS) {
    p.traits.push(id)
    p.attained++
    happen(t, seat, { what: 'acquired', deck }, id)
    countStepsBefore(t, seat, id)
  } else if (deck === RELICS) {
    p.relics.push({ card: id, blocks: 0 })
    p.acquired++
    happen(t, seat, { what: 'acquired', deck }, id)
    if (step.bare !== true) t.push({ do: 'place', seat, card: id })
  } else {
    p.party.push({ card: id, blocks: 0 })
    happen(t, seat, { what: 'joined', card: id })
    if (card(t, id).join !== undefined) t.push({ do: 'program', seat, from: id, part: 'join', at: 0 })
    if (from === 'inn') happen(t, seat, { what: 'joinedAtInn' })
  }
  t.push({ do: 'cardHonor', seat, card: id })
}

const HONOR_SOURCE = ['companions', 'companions', 'companions', 'monsters', 'traits', 'relics'] as const

/** Gains the card's honor. */
function cardHonor(t: T, step: StepOf<'cardHonor'>): void {
  const { seat, card: id } = step
  const more = held(t, seat, 'cardHonor')
  if (more !== null && more.card.id !== id) acted(t, seat, more.card.id)
  changeHonor(t, seat, honorOf(t, seat, id), step.source ?? honorSourceOf(t, id), id)
}

function honorSourceOf(f: F, id: string): (typeof HONOR_SOURCE)[Deck] {
  return HONOR_SOURCE[card(f, id).deck]
}

/** Places 1 to 3 blocks on a new relic. The first one is mandatory. (V-RELIC-1) */
function place(t: T, step: StepOf<'place'>, answer: Option | undefined): void {
  const { seat, card: id } = step
  const p = player(t, seat)
  if (answer === undefined && recoversFirst(t, step, id)) return
  if (answer === undefined && p.influence > 1) {
    askOwing(t, seat, 'amount', 'place', id)
    for (let n = 1; n <= Math.min(3, p.influence); n++) t.offer(at(PLACE, n))
    return
  }
  const n = answer?.n ?? Math.min(1, p.influence)
  p.influence -= n
  loaded(p.relics, id).blocks = n
  t.emit({ type: 'placed', seat, card: id, n })
}

export const drawSteps = { draw, empower, choose, arrive, cardHonor, place }
