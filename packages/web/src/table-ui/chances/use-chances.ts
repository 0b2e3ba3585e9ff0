// The winning chances at a table, requested from the host. Null: not known, or not for these eyes.
import type { ChanceMoment } from '@lorehall/host'
import { useEffect, useState } from 'react'
import type { TablePort } from '../../host/table-port.ts'
import { useAgreedHere } from '../../state/chances-here.ts'

/** While a game goes on, the chances are asked for at most this often. */
const PAUSE_MS = 2000

/** @param upTo the number of moves so far: when it grows, the chances are asked for again */
export function useChances(table: string, port: TablePort, upTo: number): readonly ChanceMoment[] | null {
  const [found, setFound] = useState<{ readonly of: string; readonly moments: readonly ChanceMoment[] }>()
  const agreed = useAgreedHere(table)
  const waits = found?.of === table
  useEffect(() => {
    let here = true
    const ask = () =>
      port.request('chances', agreed ? { table, agreed } : { table }).then(
        ({ moments }) => here && setFound({ of: table, moments }),
        // People at the table are refused unless all agreed.
        () => here && setFound({ of: table, moments: [] }),
      )
    const timer = setTimeout(() => void ask(), waits ? PAUSE_MS : 0)
    return () => {
      here = false
      clearTimeout(timer)
    }
    // The first answer is no reason to ask again.
  }, [table, port, upTo, agreed])
  return found === undefined || found.of !== table || found.moments.length === 0 ? null : found.moments
}

/** The chances after that many moves, by seat. */
export function chancesAfter(moments: readonly ChanceMoment[] | null, seq: number): readonly number[] | null {
  const moment = moments?.findLast((one) => one.seq <= seq) ?? moments?.[0]
  return moment?.chances ?? null
}

export const percent = (chance: number) => Math.round(chance * 100)
