// Drawing quest cards, one at a time from any pile, and orders. A draw is finished before anything else is done, so its
// questions are closed. (N-DRAW)
import { draw } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { KEEP, KEEP_ORDER, PILE, PUT_AWAY } from '../choices.ts'
import { PILE_EMPTY } from '../reasons.ts'
import { type Pile, PILES } from '../cards/records.ts'
import { asksOnlyChoices } from '../rulesets.ts'
import { lookup, player } from './lookup.ts'
import { drawable } from './piles.ts'
import type { StepOf, T } from './step.ts'

/** Draws from a pile, after reshuffling its discards if it is empty. One of the two must have a card. */
function drawQuest(t: T, pile: Pile): string {
  const { down, discard } = t.state.quests[pile]
  if (down.length === 0) {
    down.push(...discard.splice(0))
    t.emit({ type: 'reshuffled', pile })
  }
  return draw(t, down)
}

function drawQuests(t: T, step: StepOf<'drawQuests'>, answer: Option | undefined): void {
  const { seat, draw: left, keep, from } = step
  if (answer !== undefined) {
    const pile = PILES.find((one) => answer === PILE(one))
    if (pile === undefined) throw new Error(`no pile '${answer.name}'`)
    return drawFrom(t, step, pile)
  }
  const piles = drawable(t)
  if (left === 0 || piles.length === 0) {
    t.push({ do: 'keepDrawn', seat, keep, from })
    return
  }
  const [only] = piles
  if (only !== undefined && piles.length === 1 && asksOnlyChoices(t)) return drawFrom(t, step, only)
  t.ask(seat, 'pick', 'drawQuest', from)
  for (const pile of PILES) t.may(PILE(pile), piles.includes(pile) ? null : PILE_EMPTY)
}

function drawFrom(t: T, step: StepOf<'drawQuests'>, pile: Pile): void {
  const { seat, draw: left, from } = step
  const id = drawQuest(t, pile)
  player(t, seat).drawn.push(id)
  t.emit({ type: 'drew', seat, pile, from })
  t.emit({ type: 'saw', seat, quest: id, only: [seat], from })
  t.push({ ...step, draw: left - 1 })
}

/** Asks which card to keep if it is one, otherwise which to discard. (N-DRAW-3) */
function keepDrawn(t: T, step: StepOf<'keepDrawn'>, answer: Option | undefined): void {
  const { seat, keep, from } = step
  const p = player(t, seat)
  if (answer !== undefined) {
    const away = p.drawn.filter((id) => answer === PUT_AWAY(id) || (keep === 1 && answer !== KEEP(id)))
    p.drawn = p.drawn.filter((id) => !away.includes(id))
    for (const id of away) t.state.quests[lookup.quest(t, id).pile].discard.push(id)
    t.emit({ type: 'putAway', seat, quests: away, from })
    t.push(step)
    return
  }
  if (p.drawn.length <= keep) {
    if (p.drawn.length > 0) t.emit({ type: 'kept', seat, n: p.drawn.length, from })
    p.hand.push(...p.drawn)
    p.drawn = []
    return
  }
  t.ask(seat, 'pick', keep === 1 ? 'keepDrawn' : 'putAway', from)
  for (const id of p.drawn) t.offer(keep === 1 ? KEEP(id) : PUT_AWAY(id))
}

/** The top orders: unseen ones first, then those put back, oldest first. */
function drawOrders(t: T, { seat, draw: n, keep, from }: StepOf<'drawOrders'>): void {
  const { down, under } = t.state.orders
  const p = player(t, seat)
  if (down.length + under.length === 0) return
  t.reveal()
  for (let i = 0; i < n; i++) {
    const id = down.length > 0 ? draw(t, down) : under.shift()?.id
    if (id !== undefined) p.looked.push(id)
  }
  t.emit({ type: 'looked', seat, orders: p.looked.slice(), only: [seat], from })
  t.push({ do: 'keepOrders', seat, keep, from })
}

/** One order is kept face up, the other goes under the pile. (N-DRAW-4) */
function keepOrders(t: T, step: StepOf<'keepOrders'>, answer: Option | undefined): void {
  const { seat, keep, from } = step
  const p = player(t, seat)
  const chosen = p.looked.find((id) => answer === KEEP_ORDER(id))
  if (chosen !== undefined) {
    p.looked.splice(p.looked.indexOf(chosen), 1)
    takeOrder(t, seat, chosen, from)
    if (keep > 1) t.push({ ...step, keep: keep - 1 })
    else putUnder(t, seat)
    return
  }
  if (p.looked.length <= keep) {
    for (const id of p.looked.splice(0)) takeOrder(t, seat, id, from)
    return
  }
  t.ask(seat, 'pick', 'keepOrder', from)
  for (const id of p.looked) t.offer(KEEP_ORDER(id))
}

function takeOrder(t: T, seat: number, id: string, from: string): void {
  player(t, seat).orders.push(id)
  t.credit(id)
  t.emit({ type: 'orderTaken', seat, order: id, from })
}

function putUnder(t: T, seat: number): void {
  const { looked } = player(t, seat)
  for (const id of looked.splice(0)) t.state.orders.under.push({ id, seenBy: [seat] })
}

export const drawingSteps = { drawQuests, keepDrawn, drawOrders, keepOrders }
