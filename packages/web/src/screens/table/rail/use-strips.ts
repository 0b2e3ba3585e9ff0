// How much of each other player fits in the rail.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Strips, stripsIn } from '../../../table-ui/players/strips.ts'

/** Pixels reserved for the page. It gets fewer only if a player would otherwise have no line. */
const PAGE = 330

/** The players are the first element of the rail and the page is the last; a tip may be between them. */
export function useStrips(
  rail: RefObject<HTMLElement | null>,
  seats: number,
  rivals: number,
  more: number,
): Strips {
  const [area, setRoom] = useState(0)
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
  return stripsIn(area, seats, rivals, more)
}
