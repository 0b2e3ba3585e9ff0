// Anything on a board that can be touched or pointed at. It only says what it is: the stage listens for
// pointers and keys, and its lamps say how it is lit.
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { drawn as onTable, PlaceOf } from '../drawn.ts'
import { BoardLamps } from './lamps.ts'
import css from './stage.module.css'

interface BoardThingProps {
  readonly at: string
  readonly name: string
  /** Where the keyboard enters when nothing is lit. */
  readonly entry?: boolean
  /** What sort it is, for its colours. */
  readonly kind?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function BoardThing({ at, name, entry = false, kind, className, children }: BoardThingProps) {
  const lamps = useContext(BoardLamps)
  const drawn = useRef<SVGGElement>(null)
  const place = useContext(PlaceOf)
  useLayoutEffect(() => {
    const { current } = drawn
    if (current === null) return undefined
    const darken = lamps.put(at, current)
    const remove = onTable.put(at, place, current)
    return () => {
      darken()
      remove()
    }
  }, [lamps, at, place])
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
