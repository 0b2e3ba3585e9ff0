// Options that point at a thing nobody has drawn: they become buttons, so that nothing that may be
// answered can be out of reach.
import type { Update, WireOption } from '@lorehall/host'
import { useEffect, useState } from 'react'

/** Long enough for the board to follow an update, and longer where it did not. */
const LOOKS = [80, 700]

/** While the board itself is fetched, everything on it is missing and nothing is. */
const boardIsComing = () => document.querySelector('[data-do="laying-out"]') !== null

function missing(update: Update): readonly WireOption[] {
  const options = update.ask?.options.filter(({ at }) => at !== '') ?? []
  return options.filter(({ at }) => document.querySelector(`[data-at="${CSS.escape(at)}"]`) === null)
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
