// Something done at a steady pace, and how long it took to arrive.
import { setTimeout as pause } from 'node:timers/promises'

const WARM_UP_MS = 3000

export interface Delays {
  readonly arrivals: number
  /** In milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

export function quantile(list: readonly number[], part: number): number {
  const sorted = list.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export function delaysOf(list: readonly number[]): Delays {
  return {
    arrivals: list.length,
    p50: quantile(list, 0.5),
    p99: quantile(list, 0.99),
    worst: quantile(list, 1),
  }
}

/** Acts so many times a second; `begin` is called when all is warm. Gives the seconds since then. */
export async function paced(
  rate: number,
  seconds: number,
  act: (n: number) => void,
  begin: () => void,
): Promise<number> {
  const gap = 1000 / rate
  const began = performance.now()
  const until = began + WARM_UP_MS + seconds * 1000
  let counted: number | null = null
  for (let n = 0; performance.now() < until; n++) {
    if (counted === null && performance.now() >= began + WARM_UP_MS) {
      counted = performance.now()
      begin()
    }
    act(n)
    const wait = began + (n + 1) * gap - performance.now()
    if (wait > 0) await pause(wait)
  }
  return (performance.now() - (counted ?? began)) / 1000
}
