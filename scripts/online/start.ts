// Measures how fast a server starts, and how much memory it uses while idle.
import { setTimeout as pause } from 'node:timers/promises'
import { residentMemory, type Running, stop } from './built-server.ts'

const TIMES = 5
const IDLE_MS = 5000

export interface Starts {
  /** Milliseconds to the first reply: the median, and the first start. */
  readonly median: number
  readonly first: number
  /** MB after five quiet seconds. */
  readonly memory: number
  readonly stopped: number
}

export async function measureStarts(begin: () => Promise<Running>): Promise<Starts> {
  const answered: number[] = []
  let memory = Number.NaN
  let stopped = Number.NaN
  for (let n = 0; n < TIMES; n++) {
    const server = await begin()
    answered.push(server.answered)
    if (n === TIMES - 1) {
      await pause(IDLE_MS)
      memory = residentMemory(server)
    }
    stopped = await stop(server)
  }
  const median = answered.toSorted((a, b) => a - b)[TIMES >> 1] ?? Number.NaN
  return { median, first: answered[0] ?? Number.NaN, memory, stopped }
}
