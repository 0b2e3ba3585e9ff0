// Charges callers for the CPU time of their requests. `charged` says who pays for the work inside it, and `measured`
// charges for a piece of long work. The time in which a busy machine ran something else is not charged.
import { AsyncLocalStorage } from 'node:async_hooks'

/** Called with the milliseconds of CPU time that were used. */
export type Charge = (ms: number) => void

const asking = new AsyncLocalStorage<Charge>()

/** Runs `work`. Everything that is measured in it, also later, goes to `charge`. */
export function charged<T>(charge: Charge, work: () => T): T {
  return asking.run(charge, work)
}

export function charge(ms: number): void {
  asking.getStore()?.(ms)
}

/**
 * Milliseconds that a small machine needs to send a message, and per byte of it. One message is too short to be
 * measured, but many of them add up.
 */
const SEND = 0.01
const SEND_BYTE = 0.000_001

/** Charges for a message that the request caused, whoever receives it. */
export function chargeSend(bytes: number): void {
  charge(SEND + bytes * SEND_BYTE)
}

/** Machines count the CPU time of a thread in steps of at most this many milliseconds. */
const CPU_RESOLUTION = 10

/** The CPU time of this thread, in milliseconds. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Runs `act` and charges for it, up to its end or its first `await`. */
export function measured<T>(act: () => T): T {
  if (asking.getStore() === undefined) return act()
  const before = worked()
  const began = performance.now()
  try {
    return act()
  } finally {
    const took = performance.now() - began
    charge(Math.min(took, worked() - before + CPU_RESOLUTION))
  }
}
