// The request that the current work is done for: its id, for the log, and its address. Code far from the request uses
// the address to share something between addresses.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

interface Asking {
  readonly address: string
  readonly request: string
}

const asking = new AsyncLocalStorage<Asking>()

/** Different for every process. */
const PROCESS = randomBytes(4).toString('hex')
let requests = 0

/** An id for a request that has just come. Nothing from outside is part of it. */
export function newRequestId(): string {
  requests += 1
  return `${PROCESS}-${requests}`
}

/** Runs `work`. In everything it causes, `addressAsking` and `requestAsking` return these. */
export function askedFrom<T>(address: string, work: () => T, request = newRequestId()): T {
  return asking.run({ address, request }, work)
}

/** The address; empty if the work was not requested from outside. */
export function addressAsking(): string {
  return asking.getStore()?.address ?? ''
}

/** The id of the request; empty if the work was not requested from outside. */
export function requestAsking(): string {
  return asking.getStore()?.request ?? ''
}
