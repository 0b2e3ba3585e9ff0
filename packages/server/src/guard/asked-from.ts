// The address that the current work is done for. Code far from the request uses it to share something between
// addresses.
import { AsyncLocalStorage } from 'node:async_hooks'

const addresses = new AsyncLocalStorage<string>()

/** Runs `work`. In everything it causes, `addressAsking` returns this address. */
export function askedFrom<T>(address: string, work: () => T): T {
  return addresses.run(address, work)
}

/** The address; empty if the work was not requested from outside. */
export function addressAsking(): string {
  return addresses.getStore() ?? ''
}
