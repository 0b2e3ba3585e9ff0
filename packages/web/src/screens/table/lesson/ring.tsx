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

interface RingProps {
  /** The thing of this name, … */
  readonly at: string | null
  /** … or, where that is not to be seen, the button of this answer. */
  readonly option: string | null
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

/** Nothing lies over its middle. */
function isBare(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const upper = document.elementFromPoint(left + width / 2, top + height / 2)
  return upper !== null && element.contains(upper)
}

/** Around each of that name that is to be seen: the same card may lie on the board and, larger, over it. */
function boxesOf(hook: 'data-at' | 'data-option', name: string | null): readonly Box[] {
  if (name === null) return []
  const all = [...document.querySelectorAll(`[${hook}=${CSS.escape(name)}]`)]
  const bare = all.filter(isBare)
  return (bare.length > 0 ? bare : all).flatMap(boxOf)
}

/** On a phone a thing may be put away, and its answer said beside the question instead. */
function boxesFor({ at, option }: RingProps): readonly Box[] {
  const things = boxesOf('data-at', at)
  return things.length > 0 ? things : boxesOf('data-option', option)
}

const alike = (a: readonly Box[], b: readonly Box[]) => JSON.stringify(a) === JSON.stringify(b)

function useBoxes({ at, option }: RingProps): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const now = boxesFor({ at, option })
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
  }, [at, option])
  return boxes
}

export function Ring(props: RingProps) {
  const boxes = useBoxes(props)
  // A panel with a room of its own would hold it fast.
  return createPortal(
    boxes.map(({ round, ...box }, i) => (
      <div key={i} className={style['ring']} data-round={round} data-do="ring" style={box} aria-hidden />
    )),
    document.body,
  )
}
