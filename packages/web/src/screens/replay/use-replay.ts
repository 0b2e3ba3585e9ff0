// A finished or running game after any move. Positions are requested from the host one at a time: while a request is
// under way, only the latest wish is remembered.
import type { Eyes, Update } from '@lorehall/host'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { TablePort } from '../../host/table-port.ts'
import type { Why } from '../../state/session/session.ts'
import { whyOf } from '../../state/trouble.ts'

/** Beyond the last move of any game: the host sends the last one. */
const THE_END = Number.MAX_SAFE_INTEGER

export interface ReplayState {
  /** The table after its last move, with its length and the whole log. */
  readonly whole: Update | null
  readonly shown: Update | null
  /** The requested move; `shown` catches up with it. */
  readonly at: number
  readonly trouble: Why | null
  readonly seek: (at: number) => void
}

export function useReplay(table: string, eyes: Eyes, port: TablePort): ReplayState {
  const [whole, setWhole] = useState<Update | null>(null)
  const [shown, setShown] = useState<Update | null>(null)
  const [at, setAt] = useState(0)
  const [trouble, setTrouble] = useState<Why | null>(null)
  const wish = useRef({ table, eyes, at: 0 })
  const busy = useRef(false)

  const fetch = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    try {
      for (let done = false; !done;) {
        const wanted = wish.current
        // The log comes once, with the last move.
        const update = await port.request('replay', { ...wanted, log: false })
        done = wish.current === wanted
        if (wish.current.table === wanted.table && wish.current.eyes === wanted.eyes) setShown(update)
      }
    } catch (error) {
      setTrouble(whyOf(error))
    } finally {
      busy.current = false
    }
  }, [port])

  useEffect(() => {
    let here = true
    const same = wish.current.table === table
    wish.current = { table, eyes, at: same ? wish.current.at : 0 }
    if (!same) {
      setWhole(null)
      setShown(null)
      setAt(0)
      setTrouble(null)
    }
    port
      .request('replay', { table, at: THE_END, eyes })
      .then((update) => here && setWhole(update))
      .catch((error: unknown) => here && setTrouble(whyOf(error)))
    void fetch()
    return () => {
      here = false
    }
  }, [table, eyes, fetch, port])

  const length = whole?.seq ?? 0
  const seek = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(length, to))
      setAt(next)
      wish.current = { ...wish.current, at: next }
      void fetch()
    },
    [length, fetch],
  )
  return { whole, shown, at, trouble, seek }
}

/** Plays move by move. The next pause begins when the previous move is on the screen. */
export function usePlaying({ whole, shown, at, seek }: ReplayState, pause: number) {
  const [playing, setPlaying] = useState(false)
  const length = whole?.seq ?? 0
  const there = shown?.seq === at
  /** When the last step was taken. */
  const began = useRef(0)
  useEffect(() => {
    if (!playing || !there) return undefined
    if (at >= length) {
      setPlaying(false)
      return undefined
    }
    // If drawing takes longer than the pause, skip moves to keep the speed.
    const late = began.current === 0 ? 0 : performance.now() - began.current
    const step = Math.max(1, Math.round(late / pause))
    const timer = setTimeout(
      () => {
        began.current = performance.now()
        seek(at + step)
      },
      Math.max(0, pause - late),
    )
    return () => clearTimeout(timer)
  }, [playing, there, at, length, pause, seek])
  const toggle = () => {
    if (!playing && at >= length) seek(0)
    began.current = 0
    setPlaying(!playing)
  }
  return { playing, toggle, stop: () => setPlaying(false) }
}
