// The toy's two boards: a bare table with everyone around it, and a tray with the die and the deck.
import type { Update } from '@lorehall/host'
import type { Board, Shape } from '../src/table-ui/stage/board.ts'
import { BoardDeck } from '../src/table-ui/stage/board-deck.tsx'
import { BoardThing } from '../src/table-ui/stage/board-thing.tsx'
import { SeatShape } from '../src/table-ui/stage/seat-shape.tsx'
import { Sheet } from '../src/table-ui/stage/sheet.tsx'
import { Stage } from '../src/table-ui/stage/stage.tsx'
import stage from '../src/table-ui/stage/stage.module.css'
import { BACK } from './cards.ts'
import { useWords } from './text.ts'
import style from './toy.module.css'
import { viewOf } from './view.ts'

const SHAPE: Shape = { kind: 'plain', w: 600, h: 400 }
const MIDDLE = { x: 300, y: 200 }

const board = (id: string, walk: Board<Shape>['walk']): Board<Shape> => ({
  id,
  shapeFor: () => SHAPE,
  walk,
  steps: (picks) => picks.length,
})

/** The thing that the arrow keys go to: around the table, or the other thing on the tray. */
const TABLE = board('table', (at, key) => {
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  return `seat:${Math.max(0, Number(at.replace('seat:', '')) + by)}`
})
const TRAY = board('tray', (at) => (at === 'die' ? 'deck' : 'die'))

/** The position of a seat at a table of this many. */
function placeOf(seat: number, seats: number): { readonly x: number; readonly y: number } {
  const turn = (2 * Math.PI * seat) / seats - Math.PI / 2
  return { x: MIDDLE.x + 210 * Math.cos(turn), y: MIDDLE.y + 140 * Math.sin(turn) }
}

export function Table({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  return (
    <Stage board={TABLE} update={update} name={t('toy.board')} keys={t('toy.board.keys')}>
      {() => (
        <>
          <Wood />
          <Sheet>
            {update.rivals.map(({ id, name, score }, i) => (
              <text key={id} x="20" y={40 + 24 * i} className={style['rival']}>
                {`${say(name)}: ${score?.total ?? ''}`}
              </text>
            ))}
            {update.seats.map(({ name }, seat) => {
              const { x, y } = placeOf(seat, update.seats.length)
              return (
                <BoardThing key={seat} at={`seat:${seat}`} name={say(name)} entry={seat === 0}>
                  <SeatShape seat={seat} x={x} y={y} size={26} />
                  <BoardHighlight x={x} y={y} />
                </BoardThing>
              )
            })}
          </Sheet>
        </>
      )}
    </Stage>
  )
}

export function Tray({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const { die, deck, relics } = viewOf(update)
  const { x, y } = MIDDLE
  return (
    <Stage board={TRAY} update={update} name={t('toy.tray')} keys={t('toy.board.keys')}>
      {() => (
        <>
          <Wood />
          <Sheet>
            <text x={x} y={y + 90} className={style['left']}>
              {t('toy.left', { n: deck, relics })}
            </text>
            <BoardThing at="die" name={t('toy.die')} entry>
              <rect x={x - 36} y={y - 36} width="72" height="72" className={style['die']} />
              <text x={x} y={y + 12} className={style['pips']}>
                {die === 0 ? '' : die}
              </text>
              <BoardHighlight x={x} y={y} />
            </BoardThing>
            <BoardDeck
              at="deck"
              name={t('toy.deck')}
              box={{ x: 420, y: 150, w: 112, h: 82 }}
              colour={BACK.colour}
              sign={BACK.sign}
              down={deck}
              letters={21}
            />
          </Sheet>
        </>
      )}
    </Stage>
  )
}

function Wood() {
  return (
    <Sheet lasting>
      <rect width={SHAPE.w} height={SHAPE.h} className={style['wood']} />
    </Sheet>
  )
}

/** The glow, and the area that can be clicked. */
function BoardHighlight({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="44" className={stage['halo']} />
      <circle cx={x} cy={y} r="44" fill="none" className={stage['touch']} />
    </>
  )
}
