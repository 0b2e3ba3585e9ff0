// A deck on a board: what lies face down, and how many.
import { memo } from 'react'
import type { Box } from './board.ts'
import { BoardThing } from './board-thing.tsx'
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
}

/** The ink on the back of a card: a frame and the diamond in it. */
const ink = (w: number, h: number) =>
  `M10 8H${w - 10}V${h - 8}H10ZM10 ${h / 2}L${w / 2} 8L${w - 10} ${h / 2}L${w / 2} ${h - 8}Z`

/** What is seen of it, however it is lit. */
const Pile = memo(function Pile({ box: { x, y, w, h }, colour, sign, down }: PileProps) {
  const layers = Array.from({ length: Math.min(3, Math.ceil(down / 6)) }, (_, i) => i).toReversed()
  return (
    <>
      <rect x={x - 7} y={y - 7} width={w + 14} height={h + 20} rx="14" className={stage['halo']} />
      <rect x={x} y={y} width={w} height={h + 8} className={`${stage['reach']} ${stage['touch']}`} />
      <g style={{ ['--of' as string]: colour }}>
        {down === 0 ? <rect x={x} y={y} width={w} height={h} rx="8" className={cards['none']} /> : null}
        {layers.map((i) => (
          <rect key={i} x={x} y={y + i * 4} width={w} height={h} rx="8" className={cards['back']} />
        ))}
        {down === 0 ? null : (
          <>
            <path d={placed(ink(w, h), { x, y })} className={cards['ink']} />
            <circle cx={x + w / 2} cy={y + h / 2} r="25" className={cards['seal']} />
            <Sign path={sign} x={x + w / 2} y={y + h / 2} size={34} className={cards['backSign']} />
          </>
        )}
        <Counted n={down} x={x + w - 4} y={y + h - 2} r={19} />
      </g>
    </>
  )
})

interface CountedProps {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A number on a small plate. */
export function Counted({ n, x, y, r }: CountedProps) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className={cards['plate']} />
      <text x={x} y={y + 8} className={cards['number']}>
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
