// A sheet: one layer of a board's drawing. A change on one sheet doesn't repaint the others.
import type { ReactNode } from 'react'
import css from './stage.module.css'

interface SheetProps {
  /** Nothing on it ever changes. */
  readonly lasting?: boolean
  readonly children: ReactNode
}

export function Sheet({ lasting = false, children }: SheetProps) {
  return (
    <svg className={css['sheet']} data-lasting={lasting ? 'true' : undefined}>
      <g className={css['moving']} data-moving data-gliding="false">
        {children}
      </g>
    </svg>
  )
}
