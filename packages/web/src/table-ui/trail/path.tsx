// The drawing of the trail, in the units of the board, so that it moves and zooms with the board.
import { memo, useEffect, useRef, useState } from 'react'
import { type Across, linesOfWay } from '../stage/across.ts'
import type { TrailLook } from '../stage/board.ts'
import { colourOf } from '../stage/seat-shape.tsx'
import { afterAll } from '../../state/frames.ts'
import { useWords } from '../../text/language.ts'
import { drawn } from '../drawn.ts'
import { type Mark, marksOf, waysOf } from './marks.ts'
import type { Step } from './steps.ts'
import { useTouchesOf } from './touches.ts'
import stage from '../stage/stage.module.css'
import css from './path.module.css'

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** The path around a thing that is no box, such as a Region. */
  readonly outline: string | null
}

interface Measured {
  readonly boxes: ReadonlyMap<string, Box>
  /** Screen pixels per unit of the board. */
  readonly scale: number
}

/** The box of a thing in board units; the matrix converts from screen coordinates. */
function boxOf(at: string, fromScreen: DOMMatrix): Box | null {
  const element = drawn.elementOf(at, 'board')
  const there = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
  if (!(element instanceof SVGGraphicsElement) || there === null) return null
  // The drawn thing is smaller than its clickable area.
  const halo = element.querySelector(`:scope > .${stage['halo'] ?? 'halo'}`)
  const box = (halo instanceof SVGGraphicsElement ? halo : element).getBBox()
  const { a, d, e, f } = fromScreen.multiply(there)
  const outline = element.querySelector(':scope > [data-outline]')?.getAttribute('d') ?? null
  return { x: box.x * a + e, y: box.y * d + f, w: box.width * a, h: box.height * d, outline }
}

const UNMEASURED: Measured = { boxes: new Map(), scale: 1 }

function measured(places: readonly string[], group: SVGGElement): Measured {
  const toScreen = group.getScreenCTM()
  if (toScreen === null) return UNMEASURED
  const fromScreen = toScreen.inverse()
  const boxes = places.flatMap((at) => {
    const box = boxOf(at, fromScreen)
    return box === null ? [] : [[at, box] as const]
  })
  return { boxes: new Map(boxes), scale: toScreen.a }
}

/** Most changes on a table don't move the trail. */
const isSame = (a: Measured, b: Measured) =>
  a.scale === b.scale && JSON.stringify([...a.boxes]) === JSON.stringify([...b.boxes])

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 })

/** A thing that is about as wide as high gets a ring, any other a frame. */
const isRound = ({ w, h }: Box) => Math.max(w, h) / Math.min(w, h) < 1.2

const seatColour = (seat: number | null) => (seat === null ? 'var(--rival)' : colourOf(seat))

interface PathProps {
  readonly steps: readonly Step[]
  /** Where the way between two things leaves the map and comes back. Things change their places with this function. */
  readonly across: (from: string, to: string) => Across | null
  /** Undefined: the places have the numbers of the steps. */
  readonly look: TrailLook | undefined
  /** The player has a question, so the trail fades behind the highlights. */
  readonly past: boolean
}

/** Screen pixels. */
const BADGE = 8.5
const LETTERS = 12

export const Path = memo(function Path({ steps, across, look, past }: PathProps) {
  const group = useRef<SVGGElement>(null)
  const [{ boxes, scale }, setMeasured] = useState(UNMEASURED)
  const touches = useTouchesOf(useWords())
  const marks = marksOf(steps.map((step) => ({ ...step, touches: touches(step) })))
  const places = [...new Set(marks.map(({ at }) => at))]
  const wanted = places.join(' ')
  // Measure after the board has shown the step, so that its drawing isn't delayed.
  useEffect(() => {
    if (wanted === '') return undefined
    const measure = () => {
      if (group.current === null) return
      const now = measured(wanted.split(' '), group.current)
      setMeasured((before) => (isSame(before, now) ? before : now))
    }
    afterAll(measure)
    return drawn.onChange(() => afterAll(measure))
  }, [wanted, across])
  // The badges on a thing with several marks are placed side by side.
  const order = new Map<string, number>()
  return (
    <g ref={group} className={css['path']} data-past={past} aria-hidden="true" data-do="told-path">
      {waysOf(steps, look).map(({ seat, from, to }, i) => {
        const [a, b] = [boxes.get(from), boxes.get(to)]
        if (a === undefined || b === undefined) return null
        return linesOfWay(middle(a), middle(b), across(from, to)).map(([start, end], part) => (
          <line
            key={`${seat} ${from} ${to} ${i} ${part}`}
            className={css['way']}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            stroke={seatColour(seat)}
            strokeWidth={4 / scale}
            strokeDasharray={`${8 / scale} ${6 / scale}`}
          />
        ))
      })}
      {marks.map((mark) => {
        const box = boxes.get(mark.at)
        if (box === undefined) return null
        const before = order.get(mark.at) ?? 0
        order.set(mark.at, before + 1)
        return (
          <Ring
            key={`${mark.seat} ${mark.at} ${mark.numbers.join(' ')}`}
            mark={mark}
            box={box}
            scale={scale}
            before={before}
            numbered={look === undefined}
          />
        )
      })}
    </g>
  )
})

interface RingProps {
  readonly mark: Mark
  readonly box: Box
  readonly scale: number
  /** How many marks this thing already has. */
  readonly before: number
  readonly numbered: boolean
}

function Ring({ mark: { at, seat, numbers, grave }, box, scale, before, numbered }: RingProps) {
  const colour = grave ? 'var(--danger)' : seatColour(seat)
  const { x, y } = middle(box)
  const line = 3.5 / scale
  const said = numbers.join(', ')
  const r = BADGE / scale
  const wide = r * (2 + 0.9 * (said.length - 1))
  const round = box.outline !== null || isRound(box)
  const radius = Math.min(box.w, box.h) / 2 - line / 2
  // At the upper left, so that the thing itself stays visible.
  const left = round ? x - radius * 0.8 - wide / 2 : box.x
  const top = round ? y - radius * 0.8 - r : box.y - r
  return (
    <g data-told={at} data-told-n={said} data-grave={grave}>
      {box.outline !== null ? (
        <path className={css['ring']} d={box.outline} stroke={colour} strokeWidth={line} />
      ) : round ? (
        <circle className={css['ring']} cx={x} cy={y} r={radius} stroke={colour} strokeWidth={line} />
      ) : (
        <rect
          className={css['ring']}
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          rx={6 / scale}
          stroke={colour}
          strokeWidth={line}
        />
      )}
      {numbered && (
        <>
          <rect
            className={css['badge']}
            x={left + before * (wide + 2 / scale)}
            y={top}
            width={wide}
            height={2 * r}
            rx={r}
            fill={seatColour(seat)}
            strokeWidth={1.5 / scale}
          />
          <text
            className={css['number']}
            x={left + before * (wide + 2 / scale) + wide / 2}
            y={top + r}
            fontSize={LETTERS / scale}
          >
            {said}
          </text>
        </>
      )}
    </g>
  )
}
