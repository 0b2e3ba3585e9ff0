// Searching the ruins for secret quests. (V-RUINS)
import type { Option } from '@lorehall/kernel'
import { KEEP, NONE } from '../../choices.ts'
import { player } from '../../rules/counters.ts'
import { againstEmpowering, askForDraw, empowers, payForDraw } from '../../rules/draw.ts'
import { amount } from '../../rules/lookup.ts'
import { dealQuests, keepQuest } from '../../rules/quests.ts'
import type { F } from '../../rules/step.ts'
import { pointsUndone } from '../../scoring.ts'
import { SEARCH, SEARCH_DEEPER } from './choices.ts'
import { NO_MORE_QUESTS } from './reasons.ts'
import type { StepOf, T } from './state.ts'

/** Draws 2 quests, or 3 for 1 conviction; nothing if none are left. (V-RUINS-1, V-RUINS-2) */
export function search(t: T, step: StepOf<'temple-ruins/search'>, answer: Option | undefined): void {
  const { seat, region } = step
  const from = `region:${region}`
  if (step.begun !== true) {
    t.push({ ...step, begun: true })
    t.push({ do: 'greet', seat, region })
  } else if (answer === undefined) askSearch(t, seat, from)
  else if (answer === SEARCH_DEEPER) {
    t.push({ do: 'temple-ruins/deeper', seat, from })
    askForDraw(t, seat)
  } else if (answer === SEARCH) {
    t.push({ do: 'temple-ruins/keep', seat, from })
    turnUp(t, seat, amount(t, 'temple-ruins', 'drawn'), from)
  }
}

function askSearch(t: T, seat: number, from: string): void {
  const left = t.state.questStack.length
  if (left === 0) return
  t.askOpen(seat, 'pick', 'temple-ruins/search', from)
  t.offer(SEARCH)
  if (empowers(t)) t.may(SEARCH_DEEPER, againstDeeper(t, seat, left))
  t.offer(NONE)
}

function againstDeeper(f: F, seat: number, left: number) {
  if (left <= amount(f, 'temple-ruins', 'drawn')) return NO_MORE_QUESTS
  return againstEmpowering(f, seat)
}

/** An empowered draw, paid for before anything is seen. (V-RUINS-2) */
export function deeper(t: T, { seat, from }: StepOf<'temple-ruins/deeper'>): void {
  t.push({ do: 'temple-ruins/keep', seat, from })
  payForDraw(t, seat)
  turnUp(t, seat, amount(t, 'temple-ruins', 'empowered'), from)
}

function turnUp(t: T, seat: number, n: number, from: string): void {
  dealQuests(t, seat, n)
  t.emit({ type: 'searched', seat, n: player(t, seat).dealt.length, from })
}

/** One must be kept. A single quest is kept without a question. */
export function keep(t: T, { seat, from }: StepOf<'temple-ruins/keep'>, answer: Option | undefined): void {
  const { dealt } = player(t, seat)
  const [only] = dealt
  if (answer !== undefined) keepQuest(t, seat, answer.name, from)
  else if (only !== undefined && dealt.length === 1) keepQuest(t, seat, only, from)
  else {
    t.askOpen(seat, 'pick', 'keepQuest', from)
    for (const id of dealt) t.offer(KEEP(id))
  }
}

/** The value of each point of a quest that is not done yet. */
const HOPE = 0.12

/** Until the end is triggered, quests may still be done. */
export function worth(f: F, seat: number): number {
  return f.state.lastRound === 0 ? pointsUndone(f, seat) * HOPE : 0
}
