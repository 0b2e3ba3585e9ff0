// The bots by name: the strengths that players choose, and the others that testers and older tables use.
import { type Judge, Refusal } from '@lorehall/kernel'
import type { Bot } from './bot.ts'
import { curious, Memory } from './curious.ts'
import { greedy } from './greedy.ts'
import { learned } from './learned.ts'
import { planner } from './plan.ts'
import { quick } from './quick.ts'
import { random } from './random.ts'
import { SKILLS, strengths } from './strengths.ts'

interface Making {
  readonly judge: Judge
  readonly memory: Memory
  readonly effort: number
}
type Make = (making: Making) => Bot

const byStrength = strengths.map(({ id }): [string, Make] => [
  id,
  ({ judge, effort }) => {
    const skill = { ...SKILLS[id], ...judge.skills?.[id] }
    return skill.width === 0
      ? { ...greedy(judge), name: id }
      : planner(id, skill.learned ? learned(judge) : judge, skill, effort)
  },
])

const makers: ReadonlyMap<string, Make> = new Map<string, Make>([
  ...byStrength,
  ['random', () => random],
  ['quick', ({ judge }) => quick(judge)],
  ['greedy', ({ judge }) => greedy(judge)],
  ['curious', ({ judge, memory }) => curious(judge, memory)],
])

/** Every known name, the strengths first. */
export const botNames: readonly string[] = [...makers.keys()]

/**
 * The bot of that name, with the judge of a game. Curious bots that get the same `memory` share it.
 * @param effort the share of a strength's thinking that this device can afford, from above 0 to 1
 */
export function botNamed(name: string, judge: Judge, memory: Memory = new Memory(), effort = 1): Bot {
  return makerNamed(name)({ judge, memory, effort })
}

/** Refuses if there is no bot of that name. */
export function checkBot(name: string): void {
  makerNamed(name)
}

function makerNamed(name: string): Make {
  const make = makers.get(name)
  if (make !== undefined) return make
  throw new Refusal('bad-request', `there is no bot '${name}'; use one of: ${botNames.join(', ')}`)
}
