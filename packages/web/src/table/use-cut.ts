// Whether more is written than a box shows: what is cut off can be unfolded, and nothing else offers to be.
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Letters reach a little beyond their lines. */
const SLACK = 2

/** `text`: what stands in it; folded or not, it may be cut anew. */
export function useCut(of: RefObject<HTMLElement | null>, text: string): boolean {
  const [cut, setCut] = useState(false)
  useLayoutEffect(() => {
    const box = of.current
    if (box === null) return undefined
    const look = () => setCut(box.scrollHeight > box.clientHeight + SLACK)
    look()
    const watch = new ResizeObserver(look)
    watch.observe(box)
    return () => watch.disconnect()
  }, [of, text])
  return cut
}
