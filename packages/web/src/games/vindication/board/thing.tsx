// Anything on the shared table that can be touched or pointed at. It only says what it is: the table
// itself listens for pointers and keys, and its lamps say how it is lit.
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { BoardLamps } from './lamps.ts'
import css from './shared-table.module.css'

interface ThingProps {
  readonly at: string
  readonly name: string
  /** Where the keyboard enters when nothing is lit. */
  readonly entry?: boolean
  /** What sort it is, for its colours. */
  readonly kind?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Thing({ at, name, entry = false, kind, className, children }: ThingProps) {
  const lamps = useContext(BoardLamps)
  const drawn = useRef<SVGGElement>(null)
  useLayoutEffect(() => (drawn.current === null ? undefined : lamps.put(at, drawn.current)), [lamps, at])
  useLayoutEffect(() => lamps.call(at, name, entry), [lamps, at, name, entry])
  return (
    <g
      ref={drawn}
      data-at={at}
      data-kind={kind}
      role="button"
      className={`${css['thing']} ${className ?? ''}`}
    >
      {children}
    </g>
  )
}
