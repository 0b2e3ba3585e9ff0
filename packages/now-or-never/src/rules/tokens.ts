// Tokens of a hero board: their slots, what they replace, and buying abilities. (N-ABILITY)
import type { Option, Reason, Step } from '@lorehall/kernel'
import { LEARN } from '../choices.ts'
import { IN_ROUND, LEVEL_BELOW, TOO_LITTLE_XP } from '../reasons.ts'
import { at, type Player } from '../state.ts'
import type { Ability } from '../cards/records.ts'
import { maxMana } from './inforce.ts'
import { lookup, player } from './lookup.ts'
import { pay } from './purse.ts'
import type { F, Offering, T } from './step.ts'
import { betweenRollAndResult, isPaying } from './underway.ts'

type Colour = 'red' | 'blue'

/** Where a token may go: any face, or the first free blue slot and all occupied ones. (N-ABILITY-3) */
export function slotsFor(f: F, seat: number, colour: Colour): number[] {
  const slots = player(f, seat)[colour]
  const free = slots.indexOf('')
  const found: number[] = []
  for (let i = 0; i < slots.length; i++) {
    if (colour === 'red' || i === free || slots[i] !== '') found.push(i)
  }
  return found
}

/** Puts a token in a slot and returns the one it replaces, which leaves first. Mana follows its slots. (N-ABILITY-4) */
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

/** Places a token; the one it replaces leaves the game. */
export function place(t: T, seat: number, colour: Colour, slot: number, id: string): void {
  const old = putInto(t, seat, colour, slot, id)
  if (old !== '') t.state.box.push(old)
  t.emit({ type: 'placed', seat, token: id, colour, slot, leaves: old === '' ? null : old, from: id })
}

/** Level 1 needs nothing, a higher level a token of the level below and the same color. (N-ABILITY-2) */
function opened({ values }: F, p: Player, { colour, level }: Ability): boolean {
  if (level === 1) return true
  for (const other of p[colour]) {
    if (other !== '' && values.abilities[other]?.level === level - 1) return true
  }
  return false
}

/** `between`: a die was rolled and its result is not used yet. */
function againstLearning(f: F, p: Player, ability: Ability, between: boolean): Reason | null {
  if (between) return IN_ROUND
  if (!opened(f, p, ability)) return LEVEL_BELOW
  return p.xp >= ability.xp ? null : TOO_LITTLE_XP
}

/** Offers every ability below the board, with each slot it may go in. */
export function offerLearning(t: Offering, seat: number, where: Step | null): void {
  const p = player(t, seat)
  if (p.xp < t.values.leastXP && !t.explains) return
  const between = betweenRollAndResult(t, seat, where)
  for (const id of p.toLearn) {
    const ability = lookup.ability(t, id)
    if (p.xp < ability.xp && !t.explains) continue
    const against = againstLearning(t, p, ability, between)
    const into = LEARN(id)
    // The reason is the same for every slot, so it is given once.
    if (against !== null) t.may(at(into, 0), against)
    else for (const slot of slotsFor(t, seat, ability.colour)) t.offer(at(into, slot))
  }
}

/** Is there an ability this seat could buy now? */
export function canLearn(f: F, seat: number): boolean {
  const p = player(f, seat)
  const between = betweenRollAndResult(f, seat, null)
  return p.toLearn.some((id) => againstLearning(f, p, lookup.ability(f, id), between) === null)
}

/** Does a blue token give anything that could pay for something else or be used immediately? */
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

const NOTHING: readonly never[] = []

/**
 * Blue abilities that could be bought beside a question to make an option possible, and a slot for each, preferably a
 * free one. A lower level counts if a higher one does and there is experience for both.
 */
export function blueToLearn(
  f: F,
  seat: number,
  where: Step,
): readonly { readonly id: string; readonly slot: number }[] {
  const p = player(f, seat)
  if (p.xp < f.values.leastXP || isPaying(where) || betweenRollAndResult(f, seat, where)) return NOTHING
  const wanted = p.toLearn.filter((id) => pays(f, id))
  if (wanted.length === 0) return []
  const leads = ({ level, xp }: Ability) =>
    wanted.some((id) => lookup.ability(f, id).level > level && lookup.ability(f, id).xp + xp <= p.xp)
  const free = p.blue.indexOf('')
  return p.toLearn.flatMap((id) => {
    const ability = lookup.ability(f, id)
    if (ability.colour !== 'blue' || (!wanted.includes(id) && !leads(ability))) return []
    if (againstLearning(f, p, ability, false) !== null) return []
    return (free === -1 ? slotsFor(f, seat, 'blue') : [free]).map((slot) => ({ id, slot }))
  })
}

/** Pays the experience and places the ability. */
export function learnInto(f: F, seat: number, id: string, slot: number): void {
  const p = player(f, seat)
  const { colour, xp } = lookup.ability(f, id)
  p.toLearn = p.toLearn.filter((one) => one !== id)
  p.xp -= xp
  putInto(f, seat, colour, slot, id)
}

export function learn(t: T, seat: number, answer: Option): void {
  const p = player(t, seat)
  for (const id of p.toLearn) {
    const { colour, xp } = lookup.ability(t, id)
    const slot = slotsFor(t, seat, colour).find((one) => answer === at(LEARN(id), one))
    if (slot === undefined) continue
    p.toLearn = p.toLearn.filter((one) => one !== id)
    t.credit(id)
    pay(t, seat, { xp }, id)
    return place(t, seat, colour, slot, id)
  }
  throw new Error(`seat ${seat} cannot learn '${answer.name}'`)
}
