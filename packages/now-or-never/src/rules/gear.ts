// Buying gear: which token, then its slot. (N-GEAR)
import { draw } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { BLUE, FACE, GEAR, NONE } from '../choices.ts'
import { GEAR_PRICE } from '../reasons.ts'
import { asksOnlyChoices } from '../rulesets.ts'
import { couldOpen } from './beside.ts'
import { lookup, player } from './lookup.ts'
import { gearCost } from './prices.ts'
import { pay } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { place, slotsFor } from './tokens.ts'

/** Not asked if no gear can be paid for, now or after something done beside the question. (N-ANYTIME-6) */
function isTooDear(f: F, step: StepOf<'buyGear'>, shown: ReadonlySet<string>): boolean {
  const { seat, off } = step
  if (!asksOnlyChoices(f)) return false
  let coin = Infinity
  for (const id of shown) coin = Math.min(coin, gearCost(f, id, off))
  return player(f, seat).coins < coin && !couldOpen(f, seat, step, (_, can) => can({ coin }))
}

/** Buy one of the tokens shown, or none. (N-GEAR-1) */
function buyGear(t: T, step: StepOf<'buyGear'>, answer: Option | undefined): void {
  const { seat, off, from } = step
  if (answer !== undefined) {
    if (answer !== NONE) t.push({ do: 'placeGear', seat, name: answer.name, off, from })
    return
  }
  const { red, blue } = t.state.gearRow
  const shown = new Set([...red, ...blue].filter((id) => id !== ''))
  if (shown.size === 0) return
  if (isTooDear(t, step, shown)) return t.emit({ type: 'tooDear', seat, what: 'gear', from })
  t.askOpen(seat, 'pick', 'buyGear', from)
  for (const id of shown) {
    const price = gearCost(t, id, off)
    t.may(GEAR(id, price), player(t, seat).coins >= price ? null : GEAR_PRICE)
  }
  t.offer(NONE)
}

/** The slot, and so the token that leaves, is chosen before paying. (N-GEAR-2) */
function placeGear(t: T, step: StepOf<'placeGear'>, answer: Option | undefined): void {
  const { seat, name, off, from } = step
  const { colour } = lookup.gear(t, name)
  if (answer === NONE) return t.push({ do: 'buyGear', seat, off, from })
  if (answer !== undefined) return putOn(t, step, answer.n)
  const slots = slotsFor(t, seat, colour)
  const [only] = slots
  if (only !== undefined && slots.length === 1 && asksOnlyChoices(t)) return putOn(t, step, only)
  t.ask(seat, 'pick', 'placeGear', name)
  for (const slot of slots) t.offer(colour === 'red' ? FACE(slot) : BLUE(slot))
  t.offer(NONE)
}

/** Pays, places the token and fills its gap. (N-GEAR-3) */
function putOn(t: T, { seat, name, off }: StepOf<'placeGear'>, slot: number): void {
  const { colour } = lookup.gear(t, name)
  const row = t.state.gearRow[colour]
  const pile = t.state.gearPile[colour]
  t.credit(name)
  pay(t, seat, { coin: gearCost(t, name, off) }, name)
  place(t, seat, colour, slot, name)
  row[row.indexOf(name)] = pile.length > 0 ? draw(t, pile) : ''
}

export const gearSteps = { buyGear, placeGear }
