// Everyone's points over the game, requested from the host once per table.
import type { Moment } from '@lorehall/host'
import { useEffect, useState } from 'react'
import type { TablePort } from '../host/table-port.ts'
import { tellTrouble } from '../state/trouble.ts'

export function useMoments(table: string, port: TablePort): readonly Moment[] | null {
  const [found, setFound] = useState<{ readonly of: string; readonly moments: readonly Moment[] } | null>(
    null,
  )
  useEffect(() => {
    port
      .request('history', { table })
      .then(({ moments }) => setFound({ of: table, moments }))
      .catch(tellTrouble)
  }, [table, port])
  return found?.of === table ? found.moments : null
}
