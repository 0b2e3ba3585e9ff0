// The double ring around what a lesson speaks of. It lies over everything and is passed through by pointers:
// what it rings, on whichever board or mat, knows nothing of it.
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { drawn } from '../../../table/drawn.ts'
import style from './ring.module.css'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Spaces, regions and spheres have a round one. */
  readonly round: boolean
}

/** What may move a thing on the screen. */
const MOVES = ['resize', 'scroll', 'wheel', 'pointermove', 'transitionend', 'animationend', 'keyup'] as const

/** Sides may differ so much where the ring is round: those of a card differ more. */
const ROUND = 1.18

function boxOf(element: Element): readonly Box[] {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return []
  const round = element instanceof SVGElement && width < ROUND * height && height < ROUND * width
  return [{ left, top, width, height, round }]
}

const boxesOf = (selector: string): readonly Box[] => [...document.querySelectorAll(selector)].flatMap(boxOf)

const alike = (a: readonly Box[], b: readonly Box[]) => JSON.stringify(a) === JSON.stringify(b)

function useBoxes(selector: string | null): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    if (selector === null) return undefined
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const now = boxesOf(selector)
        setBoxes((before) => (alike(before, now) ? before : now))
      })
    }
    look()
    const forget = drawn.onChange(look)
    for (const move of MOVES) addEventListener(move, look, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      forget()
      for (const move of MOVES) removeEventListener(move, look, { capture: true })
      setBoxes([])
    }
  }, [selector])
  return boxes
}

interface RingProps {
  /** The thing of this name, … */
  readonly at: string | null
  /** … or the button of this answer. */
  readonly option: string | null
}

function selectorOf({ at, option }: RingProps): string | null {
  if (at !== null) return `[data-at=${CSS.escape(at)}]`
  return option === null ? null : `[data-option=${CSS.escape(option)}]`
}

export function Ring(props: RingProps) {
  const boxes = useBoxes(selectorOf(props))
  // A panel with a room of its own would hold it fast.
  return createPortal(
    boxes.map(({ round, ...box }, i) => (
      <div key={i} className={style['ring']} data-round={round} data-do="ring" style={box} aria-hidden />
    )),
    document.body,
  )
}
