// What makes an element a thing on the table: its place, its glow, what a touch does, what it is
// called. Decides nothing: it passes touches on.
import type { KeyboardEvent, MouseEvent } from 'react'
import { useRoute } from '../state/hints.ts'
import { useSession } from '../state/session.ts'
import { useWords } from '../text/language.ts'
import { litAt, usePick } from './lit.ts'
import { isQuiet, touchGently } from './quiet.ts'

export interface ThingProps {
  readonly 'data-at': string
  readonly 'data-lit': 'true' | undefined
  /** Only what is always possible points at it: no need to shine. */
  readonly 'data-quiet': 'true' | undefined
  readonly 'data-why': 'true' | undefined
  readonly 'data-pointed': 'true' | undefined
  readonly role: 'button'
  readonly tabIndex: 0
  readonly 'aria-label': string
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

export function useThing(at: string, name: string): ThingProps {
  const shown = useSession((session) => session.shown)
  const pointed = usePick((pick) => pick.hover === at)
  const { say } = useWords()
  const { options, route, reasons } = litAt(shown, at, useRoute(at))
  const lit = options.length > 0 || route !== null
  const says = lit ? options.map(({ label }) => label) : reasons.map(({ label, why }) => `${label}: ${why}`)
  return {
    'data-at': at,
    'data-lit': lit ? 'true' : undefined,
    'data-quiet': lit && options.length > 0 && options.every(isQuiet) ? 'true' : undefined,
    'data-why': !lit && reasons.length > 0 ? 'true' : undefined,
    'data-pointed': pointed ? 'true' : undefined,
    role: 'button',
    tabIndex: 0,
    'aria-label': [name, ...says.map(say)].join('. '),
    onClick: ({ clientX, clientY, currentTarget }) => {
      const box = currentTarget.getBoundingClientRect()
      const pointer = clientX !== 0 || clientY !== 0
      touchGently(
        at,
        pointer ? clientX : box.left + box.width / 2,
        pointer ? clientY : box.top + box.height / 2,
      )
    },
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.currentTarget.click()
    },
  }
}
