// Options that point at a thing nobody has drawn or that is put away: they become buttons, so that
// nothing that may be answered can be out of reach.
import type { Update, WireOption } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { isQuiet } from '../../table/quiet.ts'

/** Long enough for the board to follow an update, and longer where it did not. */
const LOOKS = [80, 700]

/** While the board itself is fetched, everything on it is missing and nothing is. */
const boardIsComing = () => document.querySelector('[data-do="laying-out"]') !== null

/** Drawn, but in a sheet of the phone that is closed. */
const putAway = (thing: Element) => thing.closest('[data-sheet][hidden]') !== null

/** Inside an action one is not sent to look for the answers: what is put away is said. */
function missing({ ask }: Update): readonly WireOption[] {
  const inside = ask !== null && ask.kind !== 'turn'
  return (ask?.options ?? []).filter((option) => {
    if (option.at === '') return false
    const things = [...document.querySelectorAll(`[data-at="${CSS.escape(option.at)}"]`)]
    return things.length === 0 || (inside && !isQuiet(option) && things.every(putAway))
  })
}

export function useUnplaced(update: Update): readonly WireOption[] {
  const [found, setFound] = useState<{ readonly of: Update; readonly options: readonly WireOption[] } | null>(
    null,
  )
  useEffect(() => {
    const look = (wait: number): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        if (boardIsComing()) timers.push(look(wait))
        else setFound({ of: update, options: missing(update) })
      }, wait)
    const timers = LOOKS.map(look)
    return () => timers.forEach(clearTimeout)
  }, [update])
  return found?.of === update ? found.options : []
}
