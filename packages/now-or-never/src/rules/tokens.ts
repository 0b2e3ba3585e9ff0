// Ability and gear tokens: what they cost, where they go, what leaves for them. (N-ABILITY, N-GEAR)
import type { Option, Reason, Step } from '@lorehall/kernel'
import { NONE } from '../choices.ts'
import { BLUE, FACE, GEAR, LEARN } from '../hero-choices.ts'
import { GEAR_PRICE, IN_ROUND, LEVEL_BELOW, TOO_LITTLE_XP } from '../hero-reasons.ts'
import { at } from '../state.ts'
import { maxMana } from './inforce.ts'
import { player, the } from './lookup.ts'
import { draw } from './piles.ts'
import { pay } from './purse.ts'
import type { F, StepOf, T } from './step.ts'
import { betweenRollAndResult } from './underway.ts'

type Colour = 'red' | 'blue'

const FIRST: readonly number[] = [0]

/** Where a token may go: any face, or the first free blue slot and those a token leaves. (N-ABILITY-3) */
function slotsFor(f: F, seat: number, colour: Colour): number[] {
  const slots = player(f, seat)[colour]
  const free = slots.indexOf('')
  return [...slots.keys()].filter((i) => colour === 'red' || i === free || slots[i] !== '')
}

/** Puts a token into a slot. What lay there leaves the game, and mana follows its slots. (N-ABILITY-4) */
function place(t: T, seat: number, colour: Colour, slot: number, id: string): void {
  const p = player(t, seat)
  const before = maxMana(t, seat)
  const old = at(p[colour], slot)
  p[colour][slot] = id
  if (old !== '') t.state.box.push(old)
  const after = maxMana(t, seat)
  p.mana = Math.min(after, p.mana + Math.max(0, after - before))
  t.emit({ type: 'placed', seat, token: id, colour, slot, leaves: old === '' ? null : old, from: id })
}

/** Level 1 needs nothing; any higher one a token of the level below, in its colour, on the board. (N-ABILITY-2) */
function opened(f: F, seat: number, id: string): boolean {
  const { colour, level } = the.ability(f, id)
  if (level === 1) return true
  return player(f, seat)[colour].some((other) => f.values.abilities[other]?.level === level - 1)
}

function againstLearning(f: F, seat: number, id: string, where: Step | null): Reason | null {
  if (betweenRollAndResult(f, seat, where)) return IN_ROUND
  if (!opened(f, seat, id)) return LEVEL_BELOW
  return player(f, seat).xp >= the.ability(f, id).xp ? null : TOO_LITTLE_XP
}

/** Every ability below the board, and where it may go. For whatever offers things beside a question. */
export function offerLearning(t: T, seat: number, where: Step | null): void {
  for (const id of player(t, seat).toLearn) {
    const against = againstLearning(t, seat, id, where)
    // What stands against it stands against it anywhere: told once.
    const slots = against === null ? slotsFor(t, seat, the.ability(t, id).colour) : FIRST
    for (const slot of slots) t.may(LEARN(id, slot), against)
  }
}

/** Is there an ability this seat could buy now? */
export function canLearn(f: F, seat: number): boolean {
  return player(f, seat).toLearn.some((id) => againstLearning(f, seat, id, null) === null)
}

export function learn(t: T, seat: number, answer: Option): void {
  const p = player(t, seat)
  for (const id of p.toLearn) {
    const { colour, xp } = the.ability(t, id)
    const slot = slotsFor(t, seat, colour).find((one) => answer === LEARN(id, one))
    if (slot === undefined) continue
    p.toLearn = p.toLearn.filter((one) => one !== id)
    t.credit(id)
    pay(t, seat, { xp }, id)
    return place(t, seat, colour, slot, id)
  }
  throw new Error(`seat ${seat} cannot learn '${answer.name}'`)
}

const priceOf = (f: F, id: string, off: number): number => Math.max(0, the.gear(f, id).cost - off)

/** One of the tokens shown, or none. (N-GEAR-1) */
function buyGear(t: T, { seat, off, from }: StepOf<'buyGear'>, answer: Option | undefined): void {
  if (answer !== undefined) {
    if (answer !== NONE) t.push({ do: 'placeGear', seat, name: answer.name, off, from })
    return
  }
  const { red, blue } = t.state.gearRow
  const shown = new Set([...red, ...blue].filter((id) => id !== ''))
  if (shown.size === 0) return
  t.askOpen(seat, 'pick', 'buyGear', from)
  for (const id of shown) t.may(GEAR(id), player(t, seat).coins >= priceOf(t, id, off) ? null : GEAR_PRICE)
  t.offer(NONE)
}

/** The slot, and with it what leaves, is named before it is paid for. (N-GEAR-2) */
function placeGear(t: T, { seat, name, off, from }: StepOf<'placeGear'>, answer: Option | undefined): void {
  const { colour } = the.gear(t, name)
  if (answer === undefined) {
    t.ask(seat, 'pick', 'placeGear', name)
    for (const slot of slotsFor(t, seat, colour)) t.offer(colour === 'red' ? FACE(slot) : BLUE(slot))
    t.offer(NONE)
    return
  }
  if (answer === NONE) return t.push({ do: 'buyGear', seat, off, from })
  const row = t.state.gearRow[colour]
  const pile = t.state.gearPile[colour]
  t.credit(name)
  pay(t, seat, { coin: priceOf(t, name, off) }, name)
  place(t, seat, colour, answer.n, name)
  row[row.indexOf(name)] = pile.length > 0 ? draw(t, pile) : ''
}

export const tokenSteps = { buyGear, placeGear }
