// Whether a box cuts off some of its text. Only then does it offer to unfold.
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Pixels by which letters extend beyond their lines. */
const SLACK = 2

/** `text`: the content; measured again when it changes. */
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
