// A stack that is opened: while one chooses who goes, boards or leaves, each kind of piece is a thing of its own.
import { isHero, nameOf, type Place, type Unit, UNITS } from '@lorehall/heroes/face'
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { BoardThing } from '../../../../table/stage/board-thing.tsx'
import type { Point } from '../../../../table/stage/board.ts'
import { Halo } from '../../../../table/stage/halo.tsx'
import { colourOf } from '../../../../table/stage/seat-shape.tsx'
import { Sign } from '../../../../table/stage/sign.tsx'
import stage from '../../../../table/stage/stage.module.css'
import { UNIT_SIGN } from '../../counted.ts'
import { valuesOf } from '../../facts.ts'
import { type PlayerView, playerOf, viewOf } from '../../view.ts'
import type { Layout } from './layout.ts'
import { useWords } from './words.ts'
import { placeOf } from '../../world.ts'
import style from './opened.module.css'

/** `unit:I-4/serf@sea`: a kind of piece in a place, aboard a Vessel or not. */
interface Named {
  readonly at: string
  readonly place: Place
  readonly unit: Unit
  readonly aboard: 'sea' | 'air' | ''
}

function named(at: string): Named | null {
  const found = /^unit:(.+)\/([a-z]+)(?:@(sea|air))?$/.exec(at)
  const unit = UNITS.find((one) => one === found?.[2])
  if (found === null || unit === undefined) return null
  const aboard = found[3] === 'sea' || found[3] === 'air' ? found[3] : ''
  return { at, place: placeOf(found[1] ?? ''), unit, aboard }
}

/** What is asked about, piece by piece. In a turn, who could board is said beside it. */
export function openedIn({ ask, reasons }: Update): readonly Named[] {
  if (ask === null || ask.kind === 'turn') return []
  const all = new Set([...ask.options, ...reasons].map(({ at }) => at))
  return [...all].flatMap((at) => named(at) ?? [])
}

/** How many of them there are to choose from, and how many of those go along already. */
function counted(update: Update, p: PlayerView, { at, place, unit, aboard }: Named): string {
  if (unit !== 'serf' && unit !== 'warrior') return ''
  const men = unit === 'serf' ? 'serfs' : 'warriors'
  const boards = update.ask?.options.some((option) => option.at === at && option.kind === 'board') === true
  if (aboard !== '' && !boards) return String(p.vessels[aboard][men])
  const there = p[men][place] ?? 0
  const going = aboard === '' ? (viewOf(update).move?.army[men] ?? 0) : 0
  return going > 0 ? `${going}/${there}` : String(there)
}

interface OpenedProps {
  readonly update: Update
  readonly layout: Layout
}

const WIDE = 46
const HIGH = 27
const GAP = 17
const ROW = 3

/** Where the chips of one place lie: in rows around its middle. */
function spots(middle: Point, n: number, size: number): readonly Point[] {
  const rows = Math.ceil(n / ROW)
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / ROW)
    const inRow = Math.min(ROW, n - row * ROW)
    return {
      x: middle.x + ((i % ROW) - (inRow - 1) / 2) * (WIDE + GAP) * size,
      y: middle.y + (row - (rows - 1) / 2) * (HIGH + GAP) * size,
    }
  })
}

export const Opened = memo(function Opened({ update, layout }: OpenedProps) {
  const { say } = useWords()
  const all = openedIn(update)
  const seat = update.ask?.seat ?? 0
  const p = playerOf(update, seat)
  const units = valuesOf(update).factions[p?.faction ?? '']?.units
  if (p === undefined) return null
  return [...new Set(all.map(({ place }) => place))].flatMap((place) => {
    const here = all.filter((one) => one.place === place)
    const places = spots(layout.places[place]?.at ?? { x: 0, y: 0 }, here.length, layout.size)
    return here.map((one, i) => {
      const told = [...(update.ask?.options ?? []), ...update.reasons].find(({ at }) => at === one.at)
      return (
        <Chip
          key={one.at}
          at={one.at}
          name={say(told?.label ?? '')}
          sign={isHero(one.unit) ? '' : UNIT_SIGN[one.unit]}
          letter={isHero(one.unit) ? nameOf(units?.[one.unit] ?? '').charAt(0) : ''}
          count={counted(update, p, one)}
          aboard={one.aboard}
          seat={seat}
          middle={places[i] ?? { x: 0, y: 0 }}
          size={layout.size}
        />
      )
    })
  })
})

interface ChipProps {
  readonly at: string
  readonly name: string
  readonly sign: string
  readonly letter: string
  readonly count: string
  readonly aboard: 'sea' | 'air' | ''
  readonly seat: number
  readonly middle: Point
  readonly size: number
}

const Chip = memo(function Chip(props: ChipProps) {
  const { at, name, sign, letter, count, aboard, seat, middle, size } = props
  const [w, h] = [WIDE * size, HIGH * size]
  const box = { x: middle.x - w / 2, y: middle.y - h / 2, w, h }
  const left = count === '' ? middle.x : middle.x - w * 0.22
  return (
    <BoardThing at={at} name={name} className={style['chip']}>
      <rect x={box.x} y={box.y} width={w} height={h} rx={6 * size} className={style['plate']} />
      {sign === '' ? (
        <>
          <circle cx={middle.x} cy={middle.y} r={10 * size} fill={colourOf(seat)} className={style['hero']} />
          <text x={middle.x} y={middle.y + 5 * size} fontSize={15 * size} className={style['letter']}>
            {letter}
          </text>
        </>
      ) : (
        <Sign path={sign} x={left} y={middle.y} size={17 * size} className={style['sign']} />
      )}
      {count !== '' && (
        <text x={middle.x + w * 0.2} y={middle.y + 5.4 * size} fontSize={15 * size} className={style['n']}>
          {count}
        </text>
      )}
      {aboard !== '' && (
        <Sign
          path={UNIT_SIGN[aboard]}
          x={box.x + w - 4}
          y={box.y + 3}
          size={13 * size}
          className={style['aboard']}
        />
      )}
      <Halo box={box} round={6} />
      <rect x={box.x} y={box.y} width={w} height={h} fill="none" className={stage['touch']} />
    </BoardThing>
  )
})
