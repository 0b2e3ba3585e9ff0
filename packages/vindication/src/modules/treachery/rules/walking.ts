// Figures in the way of a Move: pushed aside, or run over. (V-TREACHERY-16, V-TREACHERY-17)
import type { Option } from '@lorehall/kernel'
import { LINKS } from '../../../map/board.ts'
import type { Happening } from '../../../cards/card.ts'
import { NO, NONE, YES } from '../../../choices.ts'
import { player } from '../../../rules/counters.ts'
import { uncover } from '../../../rules/discover.ts'
import { canReachFree, occupied, stepsLeft } from '../../../rules/ground.ts'
import { active, type InForce } from '../../../rules/inforce.ts'
import { gift } from '../../../rules/power.ts'
import type { F } from '../../../rules/step.ts'
import { at, INSPIRATION, STRENGTH } from '../../../state.ts'
import { SHOVE } from '../choices.ts'
import { OVERRUNS, SHOVES } from '../cards/vocabulary.ts'
import type { OverrunStep, ShoveStep, T } from '../state.ts'
import { others } from './near.ts'

/** The rule of an active companion, once per activation. */
function unspent(f: F, seat: number, name: typeof SHOVES | typeof OVERRUNS): InForce | null {
  const found = active(f, seat, name)
  return found === null || f.state.turn.spent.includes(found.card.id) ? null : found
}

function whoStandsOn(f: F, seat: number, space: number): number | undefined {
  return others(f, seat).find((other) => player(f, other).space === space)
}

/** Where the seat could push a figure on that space. */
function pushedTo(f: F, seat: number, space: number): number[] {
  return at(LINKS, space).filter((next) => !occupied(f, next, seat))
}

/** Can the seat push the figure on that space? */
export function yields(f: F, seat: number, space: number, lost: string): boolean {
  const shoves = unspent(f, seat, SHOVES)
  return shoves !== null && shoves.card.id !== lost && pushedTo(f, seat, space).length > 0
}

export function hears(t: T, seat: number, { what }: Happening): void {
  if (what === 'stepped') meet(t, seat)
  else if (what === 'steppedThrough') pass(t, seat)
}

function meet(t: T, seat: number): void {
  const shoves = unspent(t, seat, SHOVES)
  const { space } = player(t, seat)
  const whom = shoves === null ? undefined : whoStandsOn(t, seat, space)
  if (shoves === null || whom === undefined || pushedTo(t, seat, space).length === 0) return
  t.push({ do: 'treachery/shove', seat, whom, gains: shoves.n, from: shoves.card.id })
}

function pass(t: T, seat: number): void {
  const overruns = unspent(t, seat, OVERRUNS)
  const left = t.state.turn.trail.at(-2)
  const whom = overruns === null || left === undefined ? undefined : whoStandsOn(t, seat, left)
  if (overruns === null || whom === undefined) return
  const { influence } = player(t, seat)
  if (influence === 0 && player(t, whom).spheres[INSPIRATION] === 0) return
  t.push({ do: 'treachery/overrun', seat, whom, from: overruns.card.id })
}

/** Could the Move go on without pushing anyone here? */
function canGoOn(f: F, seat: number): boolean {
  const left = stepsLeft(f, seat)
  const { space } = player(f, seat)
  return left > 0 && at(LINKS, space).some((next) => canReachFree(f, seat, next, left - 1))
}

export function shove(t: T, step: ShoveStep, answer: Option | undefined): void {
  const { seat, whom, gains, from } = step
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'shove', from)
    for (const space of pushedTo(t, seat, player(t, seat).space)) t.offer(at(SHOVE, space))
    if (canGoOn(t, seat)) t.offer(NONE)
    return
  }
  if (answer === NONE) return
  t.state.turn.spent.push(from)
  player(t, whom).space = answer.n
  t.emit({ type: 'shoved', seat, whom, space: answer.n, from })
  t.push({ do: 'gain', seat, give: gift(STRENGTH, gains), from })
  uncover(t, seat, answer.n)
}

/** Augmenting is optional, and the other effect comes with it. */
export function overrun(t: T, step: OverrunStep, answer: Option | undefined): void {
  const { seat, whom, from } = step
  const wish = t.choice(seat, 'resolve')
  if (answer === undefined && wish === 'ask') {
    t.askOpen(seat, 'yesno', 'overrun', from)
    t.offer(YES)
    t.offer(NO)
    return
  }
  if (answer === NO || (answer === undefined && wish === 'never')) return
  t.state.turn.spent.push(from)
  t.push({ do: 'treachery/lose', seat, whom, attribute: INSPIRATION, gains: 0, from })
  t.push({ do: 'augment', seat, how: 'influence', n: 1, from, sure: true })
}
