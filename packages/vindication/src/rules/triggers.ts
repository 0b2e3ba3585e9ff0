// End triggers: tested after every completed action and when one is revealed. (V-TRIGGER-1 to 6)
import { trigger } from '../cards/index.ts'
import { at } from '../state.ts'
import type { Counter } from '../cards/counter.ts'
import { count } from './counters.ts'
import type { F, StepOf, T } from './step.ts'

/** The progress of a trigger, for the player closest to it. */
export function progress(f: F, id: string): number {
  const { who, count: counter, atMost } = trigger(id)
  if (counter === 'cardColours') return 0
  if (who === 'lead') return lead(f, counter)
  let all = 0
  let most = -99
  let least = 99
  for (let seat = 0; seat < f.seats; seat++) {
    const n = count(f, seat, counter)
    all += n
    most = Math.max(most, n)
    least = Math.min(least, n)
  }
  if (who === 'together') return all
  return who === 'every' || atMost === true ? least : most
}

/** How many more the first has than the second. */
function lead(f: F, counter: Exclude<Counter, 'cardColours'>): number {
  let first = 0
  let second = 0
  for (let seat = 0; seat < f.seats; seat++) {
    const n = count(f, seat, counter)
    if (n > first) {
      second = first
      first = n
    } else if (n > second) second = n
  }
  return first - second
}

export function goal(f: F, id: string): number {
  return trigger(id).goal(f.seats)
}

/** Is it met? Tested after every action, so it stops at the first seat that decides it. */
function met(f: F, id: string): boolean {
  const { who, count: counter, atMost, goal: goalFor } = trigger(id)
  if (counter === 'cardColours') return false
  const wanted = goalFor(f.seats)
  if (who === 'together' || who === 'lead') return progress(f, id) >= wanted
  for (let seat = 0; seat < f.seats; seat++) {
    const n = count(f, seat, counter)
    const reached = atMost === true ? n <= wanted : n >= wanted
    if (reached !== (who === 'every')) return reached
  }
  return who === 'every'
}

/** Triggers the end, for good: this round is finished and one more follows. (V-END-1) The tokens left on the
 * track are removed when the current action is completed. */
export function setEnding(t: T, from: string): void {
  const s = t.state
  s.ending = from
  s.lastRound = s.round + 1
  t.emit({ type: 'ending', from, lastRound: s.lastRound })
}

/** Removes the tokens left on the track, so nobody can take them. (V-END-2) */
export function removeTokens(t: T): void {
  if (t.state.tokens.length > 0) t.state.tokens = []
}

/** Can triggers end the game now? House rules may prevent it, for some rounds or always. (V-HOUSE-1, V-HOUSE-3) */
export function isArmed({ state, values }: F): boolean {
  const { armedFrom, rounds } = values.box.terms
  return state.round >= armedFrom && rounds === 0
}

function test(t: T, id: string): void {
  if (t.state.ending === '' && isArmed(t) && met(t, id)) setEnding(t, id)
}

/** Turns up one more trigger and returns it; empty: none is left. */
function turnUp(t: T): string {
  const s = t.state
  if (s.triggerStack.length === 0) return ''
  const [id = ''] = s.triggerStack.splice(t.chance(s.triggerStack.length), 1)
  s.triggers.push(id)
  t.emit({ type: 'triggerRevealed', trigger: id })
  return id
}

/** Turns up one more trigger and tests it immediately. */
export function revealTrigger(t: T): void {
  const id = turnUp(t)
  if (id !== '') test(t, id)
}

/** Takes the trigger tokens a disc has reached or passed. (V-TRIGGER-2) */
export function takeTokens(t: T, seat: number, before: number, after: number): void {
  const s = t.state
  const reached = s.tokens.filter((token) => token > before && token <= after)
  for (const token of reached) {
    s.tokens.splice(s.tokens.indexOf(token), 1)
    at(s.players, seat).tokens++
    t.emit({ type: 'tokenTaken', seat, token })
    if (t.values.box.terms.dropPrice === 0) revealTrigger(t)
    else turnUp(t)
  }
  if (reached.length > 0 && t.values.box.terms.dropPrice > 0)
    t.push({ do: 'dropForHonor', seat, n: reached.length, from: 'trigger-token' })
}

/** Tests all active triggers. */
export function testAll(t: T): void {
  if (!isArmed(t)) return
  for (const id of t.state.triggers) if (t.state.ending === '' && met(t, id)) setEnding(t, id)
}

/** After every completed action or ability. (V-TRIGGER-3) */
function settle(t: T, _step: StepOf<'settle'>): void {
  const s = t.state
  if (s.ending === '') testAll(t)
  if (s.ending !== '') removeTokens(t)
}

export const triggerSteps = { settle }
