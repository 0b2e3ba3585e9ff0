// Options that point at a thing nobody has drawn or that is put away: they become buttons, so that
// nothing that may be answered can be out of reach.
import type { Update, WireOption } from '@lorehall/host'
import { useEffect, useState } from 'react'
import { type Drawn, drawn, type Place } from '../../table/drawn.ts'
import { isQuiet } from '../../table/manner.ts'
import { type SheetName, usePanels } from './panels.ts'

/** A closed sheet of the phone puts away what is in it; a board and a desk are always in sight. */
const isAway = (place: Place, open: SheetName | null) =>
  place !== 'board' && place !== 'table' && place !== open

/** Inside an action one is not sent to look for the answers: what is put away is said. */
export function outOfSight(
  { ask }: Update,
  table: Pick<Drawn, 'laidOut' | 'placesOf'>,
  open: SheetName | null,
): readonly WireOption[] {
  if (!table.laidOut) return []
  const inside = ask !== null && ask.kind !== 'turn'
  return (ask?.options ?? []).filter((option) => {
    if (option.at === '') return false
    const places = table.placesOf(option.at)
    const away = places.every((place) => isAway(place, open))
    return places.length === 0 || (inside && !isQuiet(option) && away)
  })
}

const alike = (a: readonly WireOption[], b: readonly WireOption[]) =>
  a.length === b.length && a.every((option, i) => option === b[i])

/** `around`: what lies around the board follows the question, and is looked at when it is there. */
export function useUnplaced(update: Update, around: Update): readonly WireOption[] {
  const [found, setFound] = useState<{ readonly of: Update; readonly options: readonly WireOption[] } | null>(
    null,
  )
  useEffect(() => {
    if (around !== update) return undefined
    const look = () => {
      const options = outOfSight(update, drawn, usePanels.getState().sheet)
      setFound((before) =>
        before?.of === update && alike(before.options, options) ? before : { of: update, options },
      )
    }
    look()
    return drawn.onChange(look)
  }, [update, around])
  return found?.of === update ? found.options : []
}
