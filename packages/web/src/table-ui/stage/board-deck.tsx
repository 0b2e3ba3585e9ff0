// A deck on a board: face-down cards, and how many.
import { memo } from 'react'
import type { Box } from './board.ts'
import { BoardThing } from './board-thing.tsx'
import { Halo } from './halo.tsx'
import { placed } from './placed.ts'
import { Sign } from './sign.tsx'
import cards from './board-cards.module.css'
import stage from './stage.module.css'

interface PileProps {
  readonly box: Box
  readonly colour: string
  /** A path on the grid of the icon set. */
  readonly sign: string
  readonly down: number
  /** Its font size. */
  readonly letters: number
}

/** The ink on the back of a card: a frame and the diamond in it. */
const ink = (w: number, h: number) =>
  `M6 6H${w - 6}V${h - 6}H6ZM6 ${h / 2}L${w / 2} 6L${w - 6} ${h / 2}L${w / 2} ${h - 6}Z`

/** The drawing of the deck; it doesn't depend on the highlight. Sign and number are placed along the longer side. */
const Pile = memo(function Pile({ box, colour, sign, down, letters }: PileProps) {
  const { x, y, w, h } = box
  const layers = Array.from({ length: Math.min(3, Math.ceil(down / 6)) }, (_, i) => i).toReversed()
  const lying = w >= h
  const seal = Math.min(w, h) * 0.36
  const [first, second] = lying ? [x + w * 0.3, x + w * 0.7] : [y + h * 0.3, y + h * 0.72]
  const at = lying ? { x: first, y: y + h / 2 } : { x: x + w / 2, y: first }
  const n = lying ? { x: second, y: y + h / 2 } : { x: x + w / 2, y: second }
  return (
    <>
      <Halo box={box} round={8} />
      <rect x={x} y={y} width={w} height={h} className={`${stage['reach']} ${stage['touch']}`} />
      <g style={{ ['--of' as string]: colour }}>
        {down === 0 ? <rect x={x} y={y} width={w} height={h} rx="8" className={cards['none']} /> : null}
        {layers.map((i) => (
          <rect key={i} x={x} y={y + i * 3} width={w} height={h - 6} rx="8" className={cards['back']} />
        ))}
        {down === 0 ? null : (
          <>
            <path d={placed(ink(w, h - 6), { x, y })} className={cards['ink']} />
            <circle cx={at.x} cy={at.y - 3} r={seal} className={cards['seal']} />
            <Sign path={sign} x={at.x} y={at.y - 3} size={seal * 1.4} className={cards['backSign']} />
          </>
        )}
        <Counted n={down} x={n.x} y={n.y - 3} letters={letters} />
      </g>
    </>
  )
})

interface CountedProps {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly letters: number
}

/** A number on a small plate. */
export function Counted({ n, x, y, letters }: CountedProps) {
  return (
    <>
      <circle cx={x} cy={y} r={letters * 0.78} className={cards['plate']} />
      <text x={x} y={y + letters * 0.36} className={cards['number']}>
        {n}
      </text>
    </>
  )
}

interface BoardDeckProps extends PileProps {
  readonly at: string
  readonly name: string
}

export function BoardDeck({ at, name, ...pile }: BoardDeckProps) {
  return (
    <BoardThing at={at} name={name}>
      <Pile {...pile} />
    </BoardThing>
  )
}
