// How much of each of the others there is room for in the rail, whatever else stands there.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Strips, stripsIn } from '../../../table/players/strips.ts'

/** Pixels the page keeps; it has fewer only where otherwise somebody would have no line of their own. */
const PAGE = 330

/** The company is the first in the rail, the page the last; between them may be a slip. */
export function useStrips(
  rail: RefObject<HTMLElement | null>,
  seats: number,
  rivals: number,
  more: number,
): Strips {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const [company, page] = [rail.current?.firstElementChild, rail.current?.lastElementChild]
    if (company === null || company === undefined || page === null || page === undefined) return undefined
    const look = () =>
      setRoom(page.getBoundingClientRect().bottom - company.getBoundingClientRect().top - between() - PAGE)
    const between = () => page.getBoundingClientRect().top - company.getBoundingClientRect().bottom
    look()
    const watch = new ResizeObserver(look)
    watch.observe(company)
    watch.observe(page)
    return () => watch.disconnect()
  }, [rail])
  return stripsIn(room, seats, rivals, more)
}
