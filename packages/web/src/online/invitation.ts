// The link that others can open. On the host's own machine the page is open as localhost, which others can't reach:
// then the link has the machine's address on its network, if the server tells it.
import { useEffect, useState } from 'react'
import { call } from './api.ts'

const HERE_ONLY = /^(?:localhost$|127\.|\[::1\]$)/

export interface Invitation {
  readonly link: string
  /** The same table at the machine's other addresses. */
  readonly others: readonly string[]
  /** The people who can open the link: everybody, those on the same network, or nobody else. */
  readonly reach: 'all' | 'network' | 'here'
}

export function invitationTo(table: string, here: URL | Location, network: readonly string[]): Invitation {
  const at = (origin: string) => `${origin}/t/${table}`
  if (!HERE_ONLY.test(here.hostname)) return { link: at(here.origin), others: [], reach: 'all' }
  const [first, ...others] = network
  if (first === undefined) return { link: at(here.origin), others: [], reach: 'here' }
  return { link: at(first), others: others.map(at), reach: 'network' }
}

export function useInvitation(table: string): Invitation {
  const [network, setNetwork] = useState<readonly string[]>([])
  useEffect(() => {
    if (!HERE_ONLY.test(location.hostname)) return
    // If the server can't be reached, the link stays as it is.
    call('addresses', {}).then(
      ({ network: found }) => setNetwork(found),
      () => undefined,
    )
  }, [])
  return invitationTo(table, location, network)
}
