// Who asks is charged for the work that what they ask takes: the time of the thread that all share, and not the
// time for which a busy machine had something else to do. Whoever does something long does it `measured`; whoever
// takes requests says who is charged.
import { AsyncLocalStorage } from 'node:async_hooks'

/** Hears how many milliseconds of work were done. */
export type Charge = (ms: number) => void

const asking = new AsyncLocalStorage<Charge>()

/** Whatever is measured on behalf of this work is charged there. */
export function charged<T>(charge: Charge, work: () => T): T {
  return asking.run(charge, work)
}

export function charge(ms: number): void {
  asking.getStore()?.(ms)
}

/**
 * Milliseconds that it takes to hand a message to a connection, and one byte of it: about what a small machine
 * needs. Each of them is too short to be measured, and many of them are not.
 */
const SEND = 0.01
const SEND_BYTE = 0.000_001

/** A message was sent on behalf of what they asked, to whomever. */
export function chargeSend(bytes: number): void {
  charge(SEND + bytes * SEND_BYTE)
}

/** A machine counts the time of a thread in steps, of at most so many milliseconds. */
const STEP = 10

/** Milliseconds that this thread has worked. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Up to its end, or to where it first waits for something. */
export function measured<T>(act: () => T): T {
  if (asking.getStore() === undefined) return act()
  const before = worked()
  const began = performance.now()
  try {
    return act()
  } finally {
    const took = performance.now() - began
    charge(Math.min(took, worked() - before + STEP))
  }
}
