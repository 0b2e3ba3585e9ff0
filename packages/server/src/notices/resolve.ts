// Finds the addresses of a name by asking the name servers directly. The lookup of the operating system would occupy
// one of the few threads of the process until the name servers reply, and people can choose names whose servers never
// do. Then no other name could be looked up.
import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'

/** Milliseconds until a question is sent again; twice as long until it is given up. */
const PATIENCE = 1000
const TRIES = 2

/**
 * All addresses of a name; none if it is unknown or its servers don't reply. Ignores the hosts file, which names only
 * machines that the host knows.
 * @param servers the name servers to ask, with their ports; by default those of this machine
 */
export async function resolveName(name: string, servers?: readonly string[]): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: PATIENCE, tries: TRIES })
  if (servers !== undefined) resolver.setServers(servers)
  const none = () => []
  const [four, six] = await Promise.all([
    resolver.resolve4(name).catch(none),
    resolver.resolve6(name).catch(none),
  ])
  return [
    ...four.map((address) => ({ address, family: 4 })),
    ...six.map((address) => ({ address, family: 6 })),
  ]
}
