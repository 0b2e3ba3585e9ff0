// Specialists: using one's own or another's, recruiting, resting. (N-SPECIALIST)
import { drawSome } from '@lorehall/grammar'
import type { Option, Reason } from '@lorehall/kernel'
import { EITHER, LEAVES, RECRUIT, REST, SLOT, USE } from '../choices.ts'
import { CANNOT_PAY, FACE_DOWN, NOTHING_GAINED } from '../reasons.ts'
import { at, type Hired } from '../state.ts'
import { COUNTED, type Deed } from '../cards/vocabulary.ts'
import { lookup, player } from './lookup.ts'
import { recruitCost } from './prices.ts'
import { run } from './program.ts'
import { gain, pay, room } from './purse.ts'
import type { F, StepOf, T } from './step.ts'

/** The board a specialist is on; the bot's board has no seat. */
function hiredAt(f: F, id: string): { readonly slot: Hired; readonly owner: number | null } {
  const { players, bot } = f.state
  const owner = players.findIndex(({ specialists }) => specialists.some((slot) => slot?.id === id))
  const board = players[owner] ?? bot
  const slot = board?.specialists.find((one) => one?.id === id)
  if (slot === undefined || slot === null) throw new RangeError(`nobody has hired '${id}'`)
  return { slot, owner: owner === -1 ? null : owner }
}

const affordable = (f: F, seat: number, coins: number): Reason | null =>
  player(f, seat).coins >= coins ? null : CANNOT_PAY

/** Everything a seat may do with specialists on its turn. */
export function offerSpecialists(t: T, seat: number): void {
  const { players, bot, specialistRow } = t.state
  for (const board of bot === null ? players : [...players, bot]) {
    for (const slot of board.specialists) {
      if (slot === null) continue
      const against = slot.up ? affordable(t, seat, lookup.specialist(t, slot.id).use) : FACE_DOWN
      if (against === null || t.explains) t.may(USE(slot.id), against)
    }
  }
  for (const id of specialistRow) {
    const against = affordable(t, seat, recruitCost(t, seat, id))
    if (against === null || t.explains) t.may(RECRUIT(id), against)
  }
  for (const slot of player(t, seat).specialists) {
    if (slot !== null) t.may(REST(slot.id), slot.up ? null : FACE_DOWN)
  }
}

/** Pays the supply, pays the owner's tax, then does the action. (N-SPECIALIST-1, N-SPECIALIST-2) */
export function useSpecialist(t: T, seat: number, id: string): void {
  const { use, tax, do: deeds } = lookup.specialist(t, id)
  const { slot, owner } = hiredAt(t, id)
  pay(t, seat, { coin: use }, id)
  slot.up = false
  t.emit({ type: 'hired', seat, specialist: id, owner, from: id })
  if (owner !== null && owner !== seat) gain(t, owner, { coin: tax }, id)
  run(t, seat, deeds, id)
}

/** The slots a recruit may take. With several players, only the leftmost empty one. (N-SPECIALIST-6) */
export function slotsFor(f: F, seat: number): number[] {
  const { specialists } = player(f, seat)
  const empty = specialists.flatMap((slot, i) => (slot === null ? [i] : []))
  return f.state.bot === null ? empty.slice(0, 1) : empty
}

function recruit(t: T, { seat, name }: StepOf<'recruit'>, answer: Option | undefined): void {
  const { specialists } = player(t, seat)
  const empty = slotsFor(t, seat)
  if (answer !== undefined) {
    const slot = answer.kind === 'slot' ? answer.n : specialists.findIndex((one) => one?.id === answer.name)
    return place(t, seat, name, slot)
  }
  const [only] = empty
  if (only !== undefined && empty.length === 1) return place(t, seat, name, only)
  // Closed, because the coins for the price must not be spent on something else meanwhile.
  t.ask(seat, 'pick', only === undefined ? 'whoLeaves' : 'whichSlot', name)
  for (const i of empty) t.offer(SLOT(i))
  if (only === undefined) for (const slot of specialists) if (slot !== null) t.offer(LEAVES(slot.id))
}

/** Pay, place face down, do the action, and finally refill the row. (N-SPECIALIST-4) */
function place(t: T, seat: number, id: string, slot: number): void {
  const { specialists } = player(t, seat)
  const { state } = t
  const old = at(specialists, slot)
  if (old !== null) state.box.push(old.id)
  pay(t, seat, { coin: recruitCost(t, seat, id) }, id)
  state.specialistRow = state.specialistRow.filter((one) => one !== id)
  specialists[slot] = { id, up: false }
  t.emit({ type: 'recruited', seat, specialist: id, leaves: old?.id ?? null, from: id })
  t.push({ do: 'refillSpecialists', seat })
  run(t, seat, lookup.specialist(t, id).do, id)
}

export function refillSpecialists(t: T): void {
  const { specialistRow, specialistPile } = t.state
  specialistRow.push(...drawSome(t, specialistPile, t.values.setup.specialistRow - specialistRow.length))
}

/** Hearts or coins, as the owner chooses; the same for every specialist. (N-SPECIALIST-5) */
function rest(t: T, { seat, name }: StepOf<'rest'>, answer: Option | undefined): void {
  const { heart, coin } = t.values.setup.rest
  const either: readonly Deed[] = [
    { verb: 'gain', heart },
    { verb: 'gain', coin },
  ]
  const rested = (i: number) => {
    hiredAt(t, name).slot.up = false
    t.emit({ type: 'rested', seat, specialist: name, from: name })
    run(t, seat, [at(either, i)], name)
  }
  if (answer !== undefined) return rested(answer.n)
  t.askOpen(seat, 'pick', 'rest', name)
  either.forEach((deed, i) => {
    const some = deed.verb !== 'gain' || COUNTED.some((one) => (deed[one] ?? 0) > 0 && room(t, seat, one) > 0)
    t.may(EITHER(i), some ? null : NOTHING_GAINED)
  })
  const only = either.findIndex((_, i) => t.spare(EITHER(i)))
  if (only !== -1) rested(only)
}

export const specialistSteps = { recruit, refillSpecialists, rest }
