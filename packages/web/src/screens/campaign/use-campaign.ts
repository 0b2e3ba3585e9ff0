// The campaign up to a table that is over.
import type { Campaign, Update } from '@lorehall/host'
import { useEffect, useState } from 'react'
import type { TablePort } from '../../host/table-port.ts'
import { tellTrouble } from '../../state/trouble.ts'

/** Null until it is known, and if the table left nothing. */
export function useCampaign(
  { table, leaves }: Pick<Update, 'table' | 'leaves'>,
  port: Pick<TablePort, 'request'>,
): Campaign | null {
  const [campaign, setCampaign] = useState<Campaign | null>(null)
  useEffect(() => {
    let here = true
    setCampaign(null)
    if (leaves) {
      port
        .request('campaign', { table })
        .then((found) => here && setCampaign(found))
        .catch(tellTrouble)
    }
    return () => {
      here = false
    }
  }, [table, leaves, port])
  return campaign
}
