// The course of a game in points, asked of the host once.
import type { Moment } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { host } from '../host/client.ts'
import { tellTrouble } from '../state/session.ts'

export function useMoments(table: string): readonly Moment[] | null {
  const [found, setFound] = useState<{ readonly of: string; readonly moments: readonly Moment[] } | null>(
    null,
  )
  useEffect(() => {
    host
      .request('history', { table })
      .then(({ moments }) => setFound({ of: table, moments }))
      .catch(tellTrouble)
  }, [table])
  return found?.of === table ? found.moments : null
}
