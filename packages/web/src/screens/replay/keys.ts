// The keyboard of a replay.
import { useEffect, useRef } from 'react'
import { togglePin } from '../../table-ui/reading/reading.ts'

interface Reins {
  readonly at: number
  readonly length: number
  readonly go: (at: number) => void
  readonly byTurn: (by: 1 | -1) => void
  readonly toggle: () => void
}

/** Does the focused element use this key itself? */
function isTaken({ target, key, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof HTMLElement || target instanceof SVGElement)) return true
  if (target.closest('dialog, input, select, textarea, [role="radiogroup"]') !== null) return true
  return key === ' ' && target.closest('button, a, summary, [role="button"]') !== null
}

function obey(event: KeyboardEvent, { at, length, go, byTurn, toggle }: Reins): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
  const by = event.key === 'ArrowRight' ? 1 : -1
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    if (event.shiftKey) byTurn(by)
    else go(at + by)
  } else if (event.key === 'Home') go(0)
  else if (event.key === 'End') go(length)
  else if (event.key === ' ') toggle()
  else if (event.key === 'p') togglePin()
  else return
  event.preventDefault()
}

export function useReplayKeys(reins: Reins): void {
  const latest = useRef(reins)
  useEffect(() => {
    latest.current = reins
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => obey(event, latest.current)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
