// From which address something is asked, for what is shared out by addresses far from where requests come in.
import { AsyncLocalStorage } from 'node:async_hooks'

const addresses = new AsyncLocalStorage<string>()

/** Whatever is done on behalf of this work is asked from there. */
export function askedFrom<T>(address: string, work: () => T): T {
  return addresses.run(address, work)
}

/** Empty where nobody asked from outside. */
export function addressAsking(): string {
  return addresses.getStore() ?? ''
}
