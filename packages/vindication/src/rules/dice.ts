// The two dice. Ga'nok's reroll shows both results and lets the player keep one. (V-ATTR-4, V-FIGHT-7)
import type { Option } from '@lorehall/kernel'
import { KEEP_BLACK, KEEP_DIE, NO, YES } from '../choices.ts'
import { type Attribute, at, attributeOf } from '../state.ts'
import { active } from './inforce.ts'
import { gift } from './power.ts'
import type { F, StepOf, T } from './step.ts'

function whiteFace(t: T): Attribute {
  return at(t.values.whiteDie, t.chance(6))
}

function blackFace(t: T): number {
  return at(t.values.blackDie, t.chance(6))
}

function roll(t: T, step: StepOf<'roll'>, answer: Option | undefined): void {
  const { seat, from } = step
  if (answer === undefined && asksToReroll(t, seat)) askReroll(t, seat)
  else rollWhite(t, seat, from, answer !== NO && rerolls(t, seat))
}

/** Rolls the white die, once or twice. The result is kept in the state. */
export function rollWhite(t: T, seat: number, from: string, twice: boolean): void {
  const face = whiteFace(t)
  if (!twice) {
    t.state.white = face
    t.emit({ type: 'rolled', seat, white: face, from })
    return
  }
  const second = whiteFace(t)
  t.emit({ type: 'rolled', seat, white: face, secondWhite: second, from })
  t.push({ do: 'keepWhite', seat, faces: [face, second], from })
}

/** Rolls the black die in a fight, once or twice. */
export function rollBlack(t: T, seat: number, from: string, twice: boolean): void {
  const face = blackFace(t)
  if (!twice) {
    t.state.black = face
    t.emit({ type: 'rolled', seat, black: face, from })
    return
  }
  const second = blackFace(t)
  t.emit({ type: 'rolled', seat, black: face, secondBlack: second, from })
  t.push({ do: 'keepBlack', seat, faces: [face, second], from })
}

/** Has the player asked to be asked whether to roll twice? (V-FIGHT-7) */
function asksToReroll(f: F, seat: number): boolean {
  return rerollBy(f, seat) !== null && f.choice(seat, 'reroll') === 'ask'
}

/** The card that lets dice be rolled twice, or null. A second such card adds nothing. */
export function rerollBy(f: F, seat: number): string | null {
  return active(f, seat, 'reroll')?.card.id ?? f.values.box.rerolls?.(f, seat) ?? null
}

export function askReroll(t: T, seat: number): void {
  t.askOpen(seat, 'yesno', 'reroll')
  t.offer(YES)
  t.offer(NO)
}

/** Are dice rolled twice? Follows the player's preference, and credits the card. */
export function rerolls(t: T, seat: number): boolean {
  const by = rerollBy(t, seat)
  if (by === null || t.choice(seat, 'reroll') === 'never') return false
  t.credit(by)
  return true
}

function keepWhite(t: T, step: StepOf<'keepWhite'>, answer: Option | undefined): void {
  const [a, b] = step.faces
  if (a === b || answer !== undefined) {
    t.state.white = answer === undefined ? a : attributeOf(answer.n)
    return
  }
  t.askOpen(step.seat, 'pick', 'keepDie', step.from)
  t.offer(KEEP_DIE[a])
  t.offer(KEEP_DIE[b])
}

function keepBlack(t: T, step: StepOf<'keepBlack'>, answer: Option | undefined): void {
  const [a, b] = step.faces
  if (a === b || answer !== undefined) {
    t.state.black = answer === undefined ? a : answer.n
    return
  }
  t.askOpen(step.seat, 'pick', 'keepDie', step.from)
  t.offer(at(KEEP_BLACK, a))
  t.offer(at(KEEP_BLACK, b))
}

function gainRolled(t: T, step: StepOf<'gainRolled'>): void {
  const { seat, from } = step
  t.push({ do: 'gain', seat, give: gift(t.state.white, 1), from })
}

export const diceSteps = { roll, keepWhite, keepBlack, gainRolled }
