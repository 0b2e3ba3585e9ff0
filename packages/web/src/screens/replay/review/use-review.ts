// The review of the game on screen. The host begins it with the first request; the page asks again until it is there.
import type { Review } from '@lorehall/host'
import { useEffect, useState } from 'react'
import type { TablePort } from '../../../host/table-port.ts'

export type Reviewing =
  | { readonly is: 'under-way'; readonly share: number }
  | { readonly is: 'there'; readonly review: Review }
  | { readonly is: 'failed'; readonly why: string; readonly again: () => void }

const PAUSE_MS = 700

export function useReview(table: string, port: TablePort): Reviewing {
  const [found, setFound] = useState<Reviewing>({ is: 'under-way', share: 0 })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let here = true
    let timer = 0
    const ask = async () => {
      try {
        const { done, of, review } = await port.request('review', { table })
        if (!here) return
        setFound(
          review === null ? { is: 'under-way', share: done / Math.max(1, of) } : { is: 'there', review },
        )
        if (review === null) timer = window.setTimeout(() => void ask(), PAUSE_MS)
      } catch (error) {
        if (!here) return
        const why = error instanceof Error ? error.message : String(error)
        setFound({ is: 'failed', why, again: () => setTries((n) => n + 1) })
      }
    }
    setFound({ is: 'under-way', share: 0 })
    void ask()
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [table, port, tries])
  return found
}
