// The toy's board: a bare table with a die in the middle and everyone around it.
import type { Update } from '@lorehall/host'
import type { Board as StageBoard, Shape } from '../src/table/stage/board.ts'
import { BoardThing } from '../src/table/stage/board-thing.tsx'
import { SeatShape } from '../src/table/stage/seat-shape.tsx'
import { Sheet } from '../src/table/stage/sheet.tsx'
import { Stage } from '../src/table/stage/stage.tsx'
import stage from '../src/table/stage/stage.module.css'
import { TABLE_EN } from './en.ts'
import { DIE as SIGN } from './signs.ts'
import { useWords } from './text.ts'
import style from './toy.module.css'
import { viewOf } from './view.ts'

const SHAPE: Shape = { w: 600, h: 400, heart: { x: 150, y: 50, w: 300, h: 300 }, apart: 90 }
const DIE = { x: 300, y: 200 }

const BOARD: StageBoard<Shape> = {
  id: 'toy',
  shapeFor: () => SHAPE,
  heart: { name: TABLE_EN['toy.middle'], sign: SIGN, letter: 'i' },
  walk: (at, key) => (key === 'ArrowRight' || key === 'ArrowDown' ? next(at, 1) : next(at, -1)),
  isPlace: () => false,
  steps: (picks) => picks.length,
}

/** From the die to the first seat, round the table, and back. */
function next(at: string, by: number): string {
  const seat = at === 'die' ? (by > 0 ? -1 : 0) : Number(at.replace('seat:', ''))
  return seat + by < 0 ? 'die' : `seat:${seat + by}`
}

/** Where a seat is at a table of so many. */
function placeOf(seat: number, seats: number): { readonly x: number; readonly y: number } {
  const turn = (2 * Math.PI * seat) / seats - Math.PI / 2
  return { x: DIE.x + 210 * Math.cos(turn), y: DIE.y + 140 * Math.sin(turn) }
}

export function Board({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const { die, deck, relics } = viewOf(update)
  return (
    <Stage board={BOARD} update={update} name={t('toy.board')} keys={t('toy.board.keys')}>
      {() => (
        <>
          <Sheet lasting>
            <rect width={SHAPE.w} height={SHAPE.h} className={style['wood']} />
          </Sheet>
          <Sheet>
            <text x={DIE.x} y={DIE.y + 70} className={style['left']}>
              {t('toy.left', { n: deck, relics })}
            </text>
            {update.rivals.map(({ id, name, score }, i) => (
              <text key={id} x="20" y={40 + 24 * i} className={style['rival']}>
                {`${say(name)}: ${score?.total ?? ''}`}
              </text>
            ))}
            <BoardThing at="die" name={t('toy.die')} entry>
              <rect x={DIE.x - 36} y={DIE.y - 36} width="72" height="72" className={style['die']} />
              <text x={DIE.x} y={DIE.y + 12} className={style['pips']}>
                {die === 0 ? '' : die}
              </text>
              <Light {...DIE} />
            </BoardThing>
            {update.seats.map(({ name }, seat) => {
              const { x, y } = placeOf(seat, update.seats.length)
              return (
                <BoardThing key={seat} at={`seat:${seat}`} name={say(name)}>
                  <SeatShape seat={seat} x={x} y={y} size={26} />
                  <Light x={x} y={y} />
                </BoardThing>
              )
            })}
          </Sheet>
        </>
      )}
    </Stage>
  )
}

/** What glows, and where a finger may touch. */
function Light({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="44" className={stage['halo']} />
      <circle cx={x} cy={y} r="44" fill="none" className={stage['touch']} />
    </>
  )
}
