// The players one can ask for by name.
import { Refusal } from '@lorehall/kernel'
import type { Bot } from './bot.ts'
import { curious, Memory } from './curious.ts'
import { greedy } from './greedy.ts'
import { quick } from './quick.ts'
import { random } from './random.ts'

const makers: ReadonlyMap<string, (memory: Memory) => Bot> = new Map([
  ['random', () => random],
  ['quick', () => quick],
  ['greedy', () => greedy],
  ['curious', curious],
])

export const botNames: readonly string[] = [...makers.keys()]

/** The bot of that name. The curious share a memory where one is given. */
export function botNamed(name: string, memory: Memory = new Memory()): Bot {
  const make = makers.get(name)
  if (make === undefined) {
    throw new Refusal('bad-request', `there is no bot '${name}'; there are: ${botNames.join(', ')}`)
  }
  return make(memory)
}
