// Runs an action at a steady rate, and summarizes delays.
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

/** Acts `rate` times per second until `isEnough`, or until `seconds` have passed. */
export async function pacedUntil(
  rate: number,
  seconds: number,
  act: (n: number) => void,
  isEnough: () => boolean,
): Promise<void> {
  const gap = 1000 / rate
  const began = performance.now()
  const until = began + seconds * 1000
  for (let n = 0; performance.now() < until && !isEnough(); n++) {
    act(n)
    const wait = began + (n + 1) * gap - performance.now()
    if (wait > 0) await pause(wait)
  }
}

/** Acts `rate` times per second. Calls `begin` after the warm-up and returns the seconds since then. */
export async function paced(
  rate: number,
  seconds: number,
  act: (n: number) => void,
  begin: () => void,
): Promise<number> {
  const warm = performance.now() + WARM_UP_MS
  let counted: number | null = null
  const next = (n: number) => {
    if (counted === null && performance.now() >= warm) {
      counted = performance.now()
      begin()
    }
    act(n)
  }
  await pacedUntil(rate, WARM_UP_MS / 1000 + seconds, next, () => false)
  return (performance.now() - (counted ?? warm)) / 1000
}
