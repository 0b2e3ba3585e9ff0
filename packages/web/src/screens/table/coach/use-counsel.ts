// The counsel for the question on screen, requested from the host when it is first shown.
import type { Counsel, Update } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { useSession } from '../../../state/session/store.ts'

type Found =
  | { readonly is: 'coming' }
  | { readonly is: 'known'; readonly counsel: Counsel }
  | { readonly is: 'failed'; readonly again: () => void }
  | { readonly is: 'not-asked' }

const COMING: Found = { is: 'coming' }

export function useCounsel({ table, ask, seq }: Update): Found {
  const port = useSession((session) => session.port)
  const [found, setFound] = useState<Found>(COMING)
  const [tries, setTries] = useState(0)
  const seat = ask === null || ask.aside ? null : ask.seat
  const id = ask?.id ?? -1
  useEffect(() => {
    setFound(COMING)
    if (seat === null) return undefined
    let here = true
    port.request('counsel', { table, seat, ask: id }).then(
      (counsel) => here && setFound({ is: 'known', counsel }),
      () => here && setFound({ is: 'failed', again: () => setTries((n) => n + 1) }),
    )
    return () => {
      here = false
    }
  }, [port, table, seat, id, seq, tries])
  return seat === null ? { is: 'not-asked' } : found
}
