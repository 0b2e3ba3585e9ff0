// An opened stack: while the player chooses which Units move, board or leave, each kind of piece can be clicked.
import { isHero, type Unit } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import type { Point } from '../../../../table-ui/stage/board.ts'
import { Halo } from '../../../../table-ui/stage/halo.tsx'
import stage from '../../../../table-ui/stage/stage.module.css'
import { shortName } from '../../cards/names.ts'
import { valuesOf } from '../../facts.ts'
import { Figure, figureFor, figureOf } from '../../figures/figure.tsx'
import { type PlayerView, playerOf, viewOf } from '../../view.ts'
import type { Layout } from './layout.ts'
import { type Named, openedIn } from './opened.ts'
import { useWords } from './words.ts'
import style from './chips.module.css'

/** The number of pieces to choose from, and the number already chosen. */
function counted(update: Update, p: PlayerView, { at, place, unit, aboard }: Named): string {
  if (unit !== 'serf' && unit !== 'warrior') return ''
  const men = unit === 'serf' ? 'serfs' : 'warriors'
  const boards = update.ask?.options.some((option) => option.at === at && option.kind === 'board') === true
  if (aboard !== '' && !boards) return String(p.vessels[aboard][men])
  const there = p[men][place] ?? 0
  const going = aboard === '' ? (viewOf(update).move?.army[men] ?? 0) : 0
  return going > 0 ? `${going}/${there}` : String(there)
}

interface ChipsProps {
  readonly update: Update
  readonly layout: Layout
}

const WIDE = 46
const HIGH = 27
const GAP = 17
const ROW = 3

/** The positions of one place's chips: in rows around its center. */
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

export const Chips = memo(function Chips({ update, layout }: ChipsProps) {
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
          faction={p.faction}
          unit={one.unit}
          count={isHero(one.unit) ? shortName(units?.[one.unit] ?? '').charAt(0) : counted(update, p, one)}
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
  readonly faction: string
  readonly unit: Unit
  /** How many, or the initial of a Hero. */
  readonly count: string
  readonly aboard: 'sea' | 'air' | ''
  readonly seat: number
  readonly middle: Point
  readonly size: number
}

const Chip = memo(function Chip(props: ChipProps) {
  const { at, name, faction, unit, count, aboard, seat, middle, size } = props
  const [w, h] = [WIDE * size, HIGH * size]
  const box = { x: middle.x - w / 2, y: middle.y - h / 2, w, h }
  const left = count === '' ? middle.x : middle.x - w * 0.22
  return (
    <BoardThing at={at} name={name}>
      <rect x={box.x} y={box.y} width={w} height={h} rx={6 * size} className={style['plate']} />
      <Figure
        {...figureOf(faction, figureFor(unit))}
        seat={seat}
        x={left}
        y={box.y + h - 2 * size}
        high={h * 1.05}
      />
      {count !== '' && (
        <text x={middle.x + w * 0.24} y={middle.y + 5.4 * size} fontSize={15 * size} className={style['n']}>
          {count}
        </text>
      )}
      {aboard !== '' && (
        <Figure
          {...figureOf(faction, aboard)}
          seat={seat}
          x={box.x + w}
          y={box.y + 8 * size}
          high={16 * size}
        />
      )}
      <Halo box={box} round={6} />
      <rect x={box.x} y={box.y} width={w} height={h} fill="none" className={stage['touch']} />
    </BoardThing>
  )
})
