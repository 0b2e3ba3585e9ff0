// Face-up specialists and gear: each with its price for the player and its effects as icons.
import { memo, useMemo } from 'react'
import { HIGH, WIDE } from '../../../../table-ui/cards/coat.ts'
import type { CardLook } from '../../../../table-ui/cards/look.ts'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { BoardArms } from '../../../../table-ui/stage/board-arms.tsx'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import { Halo } from '../../../../table-ui/stage/halo.tsx'
import { linesIn } from '../../../../table-ui/stage/lines.ts'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import stage from '../../../../table-ui/stage/stage.module.css'
import { valuesInPlay } from '../../cards/box.ts'
import { lookOf } from '../../cards/looks.ts'
import { gridIn } from './layout.ts'
import { type Mark, marksOf } from './marks.ts'
import type { Ware } from './market-facts.ts'
import { Coins } from './pieces.tsx'
import { useWords } from './words.ts'
import css from './market.module.css'

interface WaresProps {
  readonly wares: readonly Ware[]
  readonly box: Box
  readonly slots: number
  readonly columns: number
  readonly words: number
}

export function Wares({ wares, box, slots, columns, words }: WaresProps) {
  const places = useMemo(() => gridIn(box, slots, columns), [box, slots, columns])
  return places.map((place, i) => {
    const ware = wares[i]
    const look = ware === undefined ? undefined : lookOf(ware.id)
    if (ware === undefined || look === undefined) return <Gap key={i} box={place} />
    return (
      <WareThing
        key={ware.id}
        look={look}
        box={place}
        words={words}
        price={ware.price}
        copies={ware.copies}
      />
    )
  })
}

function Gap({ box: { x, y, w, h } }: { readonly box: Box }) {
  return <rect x={x} y={y} width={w} height={h} rx="7" className={css['none']} aria-hidden="true" />
}

interface WareThingProps extends Omit<Ware, 'id'> {
  readonly look: CardLook
  readonly box: Box
  readonly words: number
}

/** From this height on, with a picture. */
const PICTURE = 78

const WareThing = memo(function WareThing({ look, box, words, price, copies }: WareThingProps) {
  const { t, say } = useWords()
  const { x, y, w, h } = box
  const names = words * 1.02
  const lines = linesIn(say(look.called), w - 8, names, 2)
  const marks = marksOf(look.id, valuesInPlay())
  const foot = words * 1.5
  const art = h - foot - lines.length * names * 1.08 - 8
  const drawn = art >= PICTURE * 0.4
  const high = Math.min(art - 4, ((w - 16) * HIGH) / WIDE)
  const top = drawn ? y + 4 + art : y + (h - foot - lines.length * names * 1.08) / 2
  const name = t(copies === 1 ? 'market.ware' : 'market.wares', { name: say(look.called), n: price, copies })
  return (
    <>
      <BoardThing at={look.at} name={name}>
        <Halo box={box} round={7} />
        <g style={{ ['--of' as string]: look.colour }}>
          {copies > 1 ? (
            <rect x={x + 3} y={y + 3} width={w} height={h} rx="7" className={css['under']} />
          ) : null}
          <rect x={x} y={y} width={w} height={h} rx="7" className={css['card']} />
          {drawn ? (
            <>
              <rect x={x + 3} y={y + 3} width={w - 6} height={art} rx="5" className={css['art']} />
              <BoardArms
                coat={look.coat}
                x={x + (w - (high * WIDE) / HIGH) / 2}
                y={y + 3 + (art - high) / 2}
                height={high}
              />
            </>
          ) : null}
          {lines.map((line, i) => (
            <text key={line} x={x + w / 2} y={top + names * (0.92 + i * 1.08)} className={css['name']}>
              {`${line} `}
            </text>
          ))}
        </g>
        <rect x={x} y={y} width={w} height={h} className={`${stage['reach']} ${stage['touch']}`} />
      </BoardThing>
      <g aria-hidden="true">
        <Foot box={box} words={words} marks={marks} price={price} />
      </g>
    </>
  )
})

interface FootProps {
  readonly box: Box
  readonly words: number
  readonly marks: readonly Mark[]
  readonly price: number
}

/** The price at the right, and as many icons of its effects as fit before it. */
function Foot({ box: { x, y, w, h }, words, marks, price }: FootProps) {
  const line = y + h - words * 0.95
  const paid = words * (1.6 + String(price).length * 0.6)
  const wide = ({ text }: Mark) => words * (1.3 + text.length * 0.55)
  let at = x + 5
  const shown = marks.flatMap((mark) => {
    const from = at
    at += wide(mark)
    return at > x + w - paid - 4 ? [] : [{ ...mark, x: from }]
  })
  return (
    <>
      {shown.map(({ sign, text, x: from }) => (
        <g key={sign}>
          <Sign path={sign} x={from + words * 0.55} y={line} size={words * 1.1} className={css['ink']} />
          <text x={from + words * 1.2} y={line + words * 0.36} className={css['mark']}>
            {text}
          </text>
        </g>
      ))}
      <Coins n={price} x={x + w - 5} y={line} words={words} />
    </>
  )
}
