// The bots by name.
import { type Judge, Refusal } from '@lorehall/kernel'
import type { Bot } from './bot.ts'
import { curious, Memory } from './curious.ts'
import { greedy } from './greedy.ts'
import { quick } from './quick.ts'
import { random } from './random.ts'

type Make = (judge: Judge, memory: Memory) => Bot

const makers: ReadonlyMap<string, Make> = new Map<string, Make>([
  ['random', () => random],
  ['quick', quick],
  ['greedy', greedy],
  ['curious', curious],
])

export const botNames: readonly string[] = [...makers.keys()]

/** The bot of that name, with the judge of a game. Curious bots that get the same `memory` share it. */
export function botNamed(name: string, judge: Judge, memory: Memory = new Memory()): Bot {
  return makerNamed(name)(judge, memory)
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
