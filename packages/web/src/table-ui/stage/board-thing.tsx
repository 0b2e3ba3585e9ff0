// A thing on a board that can be clicked or pointed at. It only registers itself: the stage handles pointers and keys,
// and its highlighter sets the highlight.
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { drawn as onTable, PlaceOf } from '../drawn.ts'
import { BoardHighlighter } from './highlighter.ts'
import css from './stage.module.css'

interface BoardThingProps {
  readonly at: string
  readonly name: string
  /** Always in the tab order, so that the keyboard can enter the board when nothing is highlighted. */
  readonly entry?: boolean
  /** Its kind, for its colors. */
  readonly kind?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function BoardThing({ at, name, entry = false, kind, className, children }: BoardThingProps) {
  const highlighter = useContext(BoardHighlighter)
  const drawn = useRef<SVGGElement>(null)
  const place = useContext(PlaceOf)
  useLayoutEffect(() => {
    const { current } = drawn
    if (current === null) return undefined
    const darken = highlighter.put(at, current)
    const remove = onTable.put(at, place, current)
    return () => {
      darken()
      remove()
    }
  }, [highlighter, at, place])
  useLayoutEffect(() => highlighter.call(at, name, entry), [highlighter, at, name, entry])
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
