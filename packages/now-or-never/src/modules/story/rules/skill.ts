// A skill test: the die, then hearts that add to it. (N-STORY-10, N-STORY-11)
import type { Option } from '@lorehall/kernel'
import { couldOpen } from '../../../rules/beside.ts'
import { RESULTS, rollDie } from '../../../rules/dice.ts'
import { added } from '../../../rules/inforce.ts'
import { player } from '../../../rules/lookup.ts'
import { loseHearts } from '../../../rules/purse.ts'
import type { F } from '../../../rules/step.ts'
import { ADD, HELP } from '../choices.ts'
import { choiceNow, sceneNow, type StoryStep, type T } from '../state.ts'
import { BONUS } from '../values/numbers.ts'
import { help, helpersOf } from './items.ts'
import { fail, succeed } from './outcome.ts'

/** Hearts that cost nothing to add, because searches are easier. */
export const freeHearts = (f: F, seat: number): number => Math.max(0, -added(f, seat, 'searchLoss'))

/** The last heart can't be added. */
const mostAdded = (f: F, seat: number): number => player(f, seat).hearts - 1 + freeHearts(f, seat)

/** The die is rolled. A result that no other could improve is not asked about. */
export function rollSkill(t: T, seat: number, skill: number): void {
  t.push({ do: 'story/hearts', seat })
  const sure = skill + BONUS - freeHearts(t, seat)
  rollDie(
    t,
    seat,
    sceneNow(t).scene.event,
    RESULTS.filter((die) => die === RESULTS.length || die >= sure),
  )
}

/** The skill of the choice that was made. Fights have none. */
export function skillNow(f: F): number {
  const { test } = choiceNow(f)
  if (!('skill' in test)) throw new Error('no skill is tested')
  return test.skill
}

/** The die and what items have added to it. */
export const shown = (f: F): number => f.state.turn.die + sceneNow(f).scene.added

/** Hearts that would reach the skill, and the bonus, from the present die. */
function goals(f: F): readonly number[] {
  const missing = skillNow(f) - shown(f)
  return [missing, missing + BONUS].filter((n) => n > 0)
}

/** The goals within reach. */
const reached = (f: F, seat: number): readonly number[] => goals(f).filter((n) => n <= mostAdded(f, seat))

/** Asked only if something can be reached, now or with hearts gained beside the question. */
function hearts(
  t: T,
  step: Extract<StoryStep, { readonly do: 'story/hearts' }>,
  answer: Option | undefined,
): void {
  const { seat } = step
  if (answer?.kind === 'help') {
    t.push(step)
    return help(t, seat, answer.name)
  }
  if (answer !== undefined) return settle(t, seat, answer.n)
  const helpers = goals(t).length === 0 ? [] : helpersOf(t, seat)
  const amounts = reached(t, seat)
  const all = goals(t).length
  if (
    helpers.length === 0 &&
    amounts.length === 0 &&
    (all === 0 || !couldOpen(t, seat, step, (now) => reached(now, seat).length > 0))
  ) {
    return settle(t, seat, 0)
  }
  t.askOpen(seat, 'story', 'story/hearts', sceneNow(t).scene.event)
  for (const n of [0, ...amounts]) t.offer(ADD(n))
  for (const id of helpers) t.offer(HELP(id))
}

function settle(t: T, seat: number, n: number): void {
  const total = shown(t) + n
  const skill = skillNow(t)
  loseHearts(t, seat, Math.max(0, n - freeHearts(t, seat)), sceneNow(t).scene.event)
  if (total < skill) fail(t, seat)
  else succeed(t, seat, total >= skill + BONUS)
}

export const skillSteps = { 'story/hearts': hearts }
