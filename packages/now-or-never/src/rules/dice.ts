// A player's own die: rolled, rerolled as often as the player wants and can pay, then final. (N-DIE)
import type { Option } from '@lorehall/kernel'
import { KEEP_DIE, REROLL } from '../choices.ts'
import { USE_PRICE } from '../reasons.ts'
import { asksOnlyChoices, looksBeside } from '../rulesets.ts'
import { couldOpen } from './beside.ts'
import { winsWith } from './hero-die.ts'
import { player } from './lookup.ts'
import { canPay, gain, loseHearts, pay } from './purse.ts'
import { rerolls } from './rerolls.ts'
import type { F, StepOf, T } from './step.ts'

const SIDES = 4

/** The results of a die. */
export const RESULTS: readonly number[] = Array.from({ length: SIDES }, (_, i) => i + 1)

/**
 * Rolls. The step that uses the result is below on the stack and reads it from the turn. `best`: results that no roll
 * could improve, so that rerolling them is not asked about. (N-ANYTIME-6)
 */
export function rollDie(t: T, seat: number, from: string, best: readonly number[]): void {
  t.push({ do: 'reroll', seat, from, ...(asksOnlyChoices(t) && best.length > 0 ? { best } : {}) })
  cast(t, seat, from)
}

function cast(t: T, seat: number, from: string): void {
  t.state.turn.die = 1 + t.chance(SIDES)
  t.emit({ type: 'rolled', seat, die: t.state.turn.die, from })
}

const couldRollAgain = (f: F, step: StepOf<'reroll'>): boolean =>
  rerolls(f, step.seat).length > 0 &&
  couldOpen(f, step.seat, step, (now, can) => rerolls(now, step.seat).some(({ price }) => can(price)))

/** Whether the die begins a round of combat and wins it as it is. */
function isWinning(f: F, { seat, from }: StepOf<'reroll'>): boolean {
  const { fight, die } = f.state.turn
  return fight !== null && fight.id === from && fight.face === 0 && winsWith(f, seat, die)
}

/** Asks only if a reroll can be paid for, now or after something used beside the die. (N-DIE-1) */
function reroll(t: T, step: StepOf<'reroll'>, answer: Option | undefined): void {
  const { seat, from, best = [] } = step
  const ways = rerolls(t, seat)
  if (answer === undefined) {
    if (best.includes(t.state.turn.die)) return
    if (!ways.some(({ price }) => canPay(t, seat, price)) && !(looksBeside(t) && couldRollAgain(t, step)))
      return
    const wins = isWinning(t, step)
    if (wins && t.choice(seat, 'winning-die') === 'always') return
    t.askOpen(seat, 'pick', 'reroll', from)
    if (wins) t.settledBy('winning-die')
    for (const { name, price } of ways) {
      t.may(REROLL(name), canPay(t, seat, price) ? null : USE_PRICE)
    }
    t.offer(KEEP_DIE)
    return
  }
  const way = ways.find(({ name }) => answer === REROLL(name))
  if (way === undefined) return
  t.credit(way.name)
  if (way.once !== '') player(t, seat).used.push(way.once)
  pay(t, seat, way.price, way.name)
  rollDie(t, seat, from, best)
}

/** Loses as many hearts as the die shows. Discounts on searches do not apply. (N-DIE-3) */
function loseRolled(t: T, step: StepOf<'loseRolled'>): void {
  const { seat, dice, from } = step
  if (t.state.turn.over) return
  if (dice > 1) t.push({ ...step, dice: dice - 1 })
  t.push({ do: 'lostRolled', seat, from })
  rollDie(t, seat, from, [1])
}

function lostRolled(t: T, { seat, from }: StepOf<'lostRolled'>): void {
  loseHearts(t, seat, t.state.turn.die, from)
}

function rollGain(t: T, { seat, per, from }: StepOf<'rollGain'>): void {
  t.push({ do: 'gainRolled', seat, per, from })
  rollDie(t, seat, from, [SIDES])
}

function gainRolled(t: T, { seat, per, from }: StepOf<'gainRolled'>): void {
  const { die } = t.state.turn
  const gained = Object.entries(per).map(([what, n]) => [what, n * die] as const)
  gain(t, seat, Object.fromEntries(gained), from)
}

export const diceSteps = { reroll, loseRolled, lostRolled, rollGain, gainRolled }
