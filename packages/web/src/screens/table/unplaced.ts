// Options that point at a thing nobody has drawn or that is put away: they become buttons, so that
// nothing that may be answered can be out of reach.
import type { Update, WireOption } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { isQuiet } from '../../table/manner.ts'

/** Long enough for the board to follow an update, and longer where it did not. */
const LOOKS = [80, 700]

/** While the board itself is fetched, everything on it is missing and nothing is. */
const boardIsComing = () => document.querySelector('[data-do="laying-out"]') !== null

/** What is drawn at a place: for each thing, whether it is put away. */
type Drawn = (at: string) => readonly boolean[]

/** A closed sheet of the phone puts away what is in it. */
const drawn: Drawn = (at) =>
  [...document.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)].map(
    (thing) => thing.closest('[data-sheet][hidden]') !== null,
  )

/** Inside an action one is not sent to look for the answers: what is put away is said. */
export function outOfSight({ ask }: Update, drawnAt: Drawn): readonly WireOption[] {
  const inside = ask !== null && ask.kind !== 'turn'
  return (ask?.options ?? []).filter((option) => {
    if (option.at === '') return false
    const away = drawnAt(option.at)
    return away.length === 0 || (inside && !isQuiet(option) && away.every(Boolean))
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
        else setFound({ of: update, options: outOfSight(update, drawn) })
      }, wait)
    const timers = LOOKS.map(look)
    return () => timers.forEach(clearTimeout)
  }, [update])
  return found?.of === update ? found.options : []
}
