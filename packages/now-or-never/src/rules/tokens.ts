// Ability and gear tokens: what they cost, where they go, what leaves for them. (N-ABILITY, N-GEAR)
import { draw } from '@lorehall/grammar'
import type { Option, Reason, Step } from '@lorehall/kernel'
import { BLUE, FACE, GEAR, LEARN, NONE } from '../choices.ts'
import { GEAR_PRICE, IN_ROUND, LEVEL_BELOW, TOO_LITTLE_XP } from '../reasons.ts'
import { at, type Player } from '../state.ts'
import type { Ability } from '../cards/records.ts'
import { maxMana } from './inforce.ts'
import { player, the } from './lookup.ts'
import { gearCost } from './prices.ts'
import { pay } from './purse.ts'
import type { F, Offering, StepOf, T } from './step.ts'
import { betweenRollAndResult, isPaying } from './underway.ts'

type Colour = 'red' | 'blue'

/** Where a token may go: any face, or the first free blue slot and those a token leaves. (N-ABILITY-3) */
function slotsFor(f: F, seat: number, colour: Colour): number[] {
  const slots = player(f, seat)[colour]
  const free = slots.indexOf('')
  const found: number[] = []
  for (let i = 0; i < slots.length; i++) {
    if (colour === 'red' || i === free || slots[i] !== '') found.push(i)
  }
  return found
}

/** Puts a token into a slot, and says what lay there. That leaves first, and mana follows its slots. (N-ABILITY-4) */
function putInto(f: F, seat: number, colour: Colour, slot: number, id: string): string {
  const p = player(f, seat)
  const old = at(p[colour], slot)
  p[colour][slot] = ''
  const before = maxMana(f, seat)
  p.mana = Math.min(before, p.mana)
  p[colour][slot] = id
  const after = maxMana(f, seat)
  p.mana = Math.min(after, p.mana + Math.max(0, after - before))
  return old
}

/** A token in its slot; what lay there leaves the game. */
function place(t: T, seat: number, colour: Colour, slot: number, id: string): void {
  const old = putInto(t, seat, colour, slot, id)
  if (old !== '') t.state.box.push(old)
  t.emit({ type: 'placed', seat, token: id, colour, slot, leaves: old === '' ? null : old, from: id })
}

/** Level 1 needs nothing; any higher one a token of the level below, in its colour, on the board. (N-ABILITY-2) */
function opened({ values }: F, p: Player, { colour, level }: Ability): boolean {
  if (level === 1) return true
  for (const other of p[colour]) {
    if (other !== '' && values.abilities[other]?.level === level - 1) return true
  }
  return false
}

/** `between`: a die lies there whose result is not used yet. */
function againstLearning(f: F, p: Player, ability: Ability, between: boolean): Reason | null {
  if (between) return IN_ROUND
  if (!opened(f, p, ability)) return LEVEL_BELOW
  return p.xp >= ability.xp ? null : TOO_LITTLE_XP
}

/** Every ability below the board, and where it may go. For whatever offers things beside a question. */
export function offerLearning(t: Offering, seat: number, where: Step | null): void {
  const p = player(t, seat)
  const between = betweenRollAndResult(t, seat, where)
  if (p.xp < t.values.leastXP && !t.explains) return
  for (const id of p.toLearn) {
    const ability = the.ability(t, id)
    if (p.xp < ability.xp && !t.explains) continue
    const against = againstLearning(t, p, ability, between)
    const into = LEARN(id)
    // What stands against it stands against it anywhere: told once.
    if (against !== null) t.may(at(into, 0), against)
    else for (const slot of slotsFor(t, seat, ability.colour)) t.offer(at(into, slot))
  }
}

/** Is there an ability this seat could buy now? */
export function canLearn(f: F, seat: number): boolean {
  const p = player(f, seat)
  const between = betweenRollAndResult(f, seat, null)
  return p.toLearn.some((id) => againstLearning(f, p, the.ability(f, id), between) === null)
}

/** Does a blue token bring anything that could pay for something else, or be used at once? */
function pays({ values }: F, id: string): boolean {
  const record = values.lasting[id]
  if (record === undefined) return false
  const { uses, rules, on } = record
  return (
    uses.some(({ when }) => when === 'ownTurn' || when === 'anyTime' || when === 'afterVisit') ||
    rules.some(({ rule }) => rule === 'maxMana' || rule === 'sale') ||
    on.villagerGained !== undefined
  )
}

/**
 * Blue abilities that could be bought beside a question to open something there, and where each may go: a free
 * slot is best. Those of a lower level count where one above them does, and there is experience for both.
 */
export function blueToLearn(
  f: F,
  seat: number,
  where: Step,
): { readonly id: string; readonly slot: number }[] {
  const p = player(f, seat)
  if (p.xp < f.values.leastXP || isPaying(where) || betweenRollAndResult(f, seat, where)) return []
  const wanted = p.toLearn.filter((id) => pays(f, id))
  if (wanted.length === 0) return []
  const leads = ({ level, xp }: Ability) =>
    wanted.some((id) => the.ability(f, id).level > level && the.ability(f, id).xp + xp <= p.xp)
  const free = p.blue.indexOf('')
  return p.toLearn.flatMap((id) => {
    const ability = the.ability(f, id)
    if (ability.colour !== 'blue' || (!wanted.includes(id) && !leads(ability))) return []
    if (againstLearning(f, p, ability, false) !== null) return []
    return (free === -1 ? slotsFor(f, seat, 'blue') : [free]).map((slot) => ({ id, slot }))
  })
}

/** The ability lies in its slot, and its experience is gone. */
export function learnInto(f: F, seat: number, id: string, slot: number): void {
  const p = player(f, seat)
  const { colour, xp } = the.ability(f, id)
  p.toLearn = p.toLearn.filter((one) => one !== id)
  p.xp -= xp
  putInto(f, seat, colour, slot, id)
}

export function learn(t: T, seat: number, answer: Option): void {
  const p = player(t, seat)
  for (const id of p.toLearn) {
    const { colour, xp } = the.ability(t, id)
    const slot = slotsFor(t, seat, colour).find((one) => answer === at(LEARN(id), one))
    if (slot === undefined) continue
    p.toLearn = p.toLearn.filter((one) => one !== id)
    t.credit(id)
    pay(t, seat, { xp }, id)
    return place(t, seat, colour, slot, id)
  }
  throw new Error(`seat ${seat} cannot learn '${answer.name}'`)
}

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
  for (const id of shown) {
    const price = gearCost(t, id, off)
    t.may(GEAR(id, price), player(t, seat).coins >= price ? null : GEAR_PRICE)
  }
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
  pay(t, seat, { coin: gearCost(t, name, off) }, name)
  place(t, seat, colour, answer.n, name)
  row[row.indexOf(name)] = pile.length > 0 ? draw(t, pile) : ''
}

export const tokenSteps = { buyGear, placeGear }
