// The double ring around the thing a lesson talks about. It is above everything and lets pointers through, so boards
// and mats need no code for it.
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { drawn } from '../../../table-ui/drawn.ts'
import style from './ring.module.css'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Spaces, regions and spheres get a round ring. */
  readonly round: boolean
}

interface RingProps {
  /** The names of the things to ring, separated by spaces. A string, so that an equal list is not a new one. */
  readonly at: string
  /** If the thing is not visible: the option whose button to ring. */
  readonly option: string | null
}

/** Events that may move a thing on the screen. */
const MOVES = ['resize', 'scroll', 'wheel', 'pointermove', 'transitionend', 'animationend', 'keyup'] as const

/** Changes of the page with which a thing may come or go: a scene, for one, is fetched when it is first shown. */
const COMINGS = { childList: true, subtree: true, attributeFilter: ['data-at', 'data-option'] }

/** The ring is round if the sides differ by less than this factor; those of a card differ more. */
const ROUND = 1.18

function boxOf(element: Element): readonly Box[] {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return []
  const round = element instanceof SVGElement && width < ROUND * height && height < ROUND * width
  return [{ left, top, width, height, round }]
}

/** Is nothing on top of its center? */
function isBare(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const upper = document.elementFromPoint(left + width / 2, top + height / 2)
  return upper !== null && element.contains(upper)
}

/** The boxes of all visible elements with this name: the same card may be on the board and, larger, over it. */
function boxesOf(hook: 'data-at' | 'data-option', name: string): readonly Box[] {
  const all = [...document.querySelectorAll(`[${hook}=${CSS.escape(name)}]`)]
  const bare = all.filter(isBare)
  return (bare.length > 0 ? bare : all).flatMap(boxOf)
}

/** On a phone, a thing may be in a closed sheet while its option is next to the question. */
function boxesFor({ at, option }: RingProps): readonly Box[] {
  const things = at === '' ? [] : at.split(' ').flatMap((name) => boxesOf('data-at', name))
  return things.length > 0 || option === null ? things : boxesOf('data-option', option)
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
    const comings = new MutationObserver(look)
    comings.observe(document.body, COMINGS)
    for (const move of MOVES) addEventListener(move, look, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      forget()
      comings.disconnect()
      for (const move of MOVES) removeEventListener(move, look, { capture: true })
      setBoxes([])
    }
  }, [at, option])
  return boxes
}

export function Ring(props: RingProps) {
  const boxes = useBoxes(props)
  // In the body, because a panel with its own stacking context would clip it.
  return createPortal(
    boxes.map(({ round, ...box }, i) => (
      <div key={i} className={style['ring']} data-round={round} data-do="ring" style={box} aria-hidden />
    )),
    document.body,
  )
}
