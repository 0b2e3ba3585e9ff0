// Anything on the shared table that can be touched or pointed at. It only says what it is: the table
// itself listens for pointers and keys.
import type { ReactNode } from 'react'
import { usePick } from '../../../table/lit.ts'
import { useWords } from '../../../text/language.ts'
import type { Glow } from './lights.ts'
import css from './shared-table.module.css'

interface ThingProps {
  readonly at: string
  readonly name: string
  readonly glow: Glow
  readonly says: string
  /** Where the keyboard enters when nothing is lit. */
  readonly entry?: boolean
  /** What sort it is, for its colours. */
  readonly kind?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Thing({ at, name, glow, says, entry = false, kind, className, children }: ThingProps) {
  const { t, say } = useWords()
  const pointed = usePick((pick) => pick.hover === at)
  const does = glow === 'far' ? t('board.steps', { n: says }) : say(says)
  const lit = glow === 'lit' || glow === 'far' || glow === 'quiet'
  return (
    <g
      data-at={at}
      data-lit={lit ? 'true' : undefined}
      data-glow={glow === '' ? undefined : glow}
      data-kind={kind}
      data-pointed={pointed ? 'true' : undefined}
      role="button"
      tabIndex={glow !== '' || entry ? 0 : -1}
      aria-disabled={lit ? undefined : true}
      aria-label={does === '' ? name : `${name}. ${does}`}
      className={`${css['thing']} ${className ?? ''}`}
    >
      {children}
    </g>
  )
}
