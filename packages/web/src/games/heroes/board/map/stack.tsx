// The pieces of one player in one Region, as figures: a stack on its plate, a city, or a lone Tower or Vessel.
import { later } from '../../../../table-ui/later.tsx'
import { cityOf, Figure } from '../../figures/figure.tsx'
import type { City, Rank, Stack } from '../../pieces/shown.ts'
import { columnOf, MARK, plateWide, type PutPiece, ranksWide } from './arranged.ts'
import { drawingOf, type Placed, Shadow } from './drawing.tsx'
import { Label, Plate } from './plate.tsx'
import { CITY } from './room.ts'

/** Heights of figures, in pixels at size 1. */
const FIGURE = 30
const VESSEL = 29
const BEHIND = 28
const TOWER = 32

const highOf = (kind: Rank['kind']) =>
  kind === 'sea' || kind === 'air' ? VESSEL : kind === 'tower' ? TOWER : FIGURE

/** To the left of the first figure, and to its right. */
const ASIDE = [-6.5, 6.5] as const

interface RanksProps extends Placed {
  readonly of: Stack
}

/** All figures behind come first, so that no face of a first figure is covered. */
function Ranks({ of: { seat, faction, ranks }, x, y, size }: RanksProps) {
  let left = x
  const columns = ranks.map((rank) => {
    const middle = left + (columnOf(rank, ranks.length) / 2) * size
    left += columnOf(rank, ranks.length) * size
    return { rank, middle, ...drawingOf(faction, rank.kind) }
  })
  return (
    <>
      {columns.flatMap(({ rank, middle, set, id }) =>
        ASIDE.slice(0, rank.behind).map((by) => (
          <Figure
            key={`${id} ${by}`}
            set={set}
            id={id}
            seat={seat}
            x={middle + by * size}
            y={y - 3.5 * size}
            high={BEHIND * size}
          />
        )),
      )}
      {columns.map(({ rank, middle, set, id }) => (
        <Figure
          key={id}
          set={set}
          id={id}
          seat={seat}
          x={middle + (rank.behind === 1 ? 1.5 : 0) * size}
          y={y}
          high={highOf(rank.kind) * size}
        />
      ))}
      {columns.map(({ rank, middle, id }) =>
        rank.label === '' ? null : (
          <Label key={id} text={rank.label} x={middle} y={y + 11.8 * size} size={size} />
        ),
      )}
    </>
  )
}

function StackOf({ of, x, y, size }: RanksProps) {
  const { seat, strength, ranks } = of
  const wide = plateWide(ranks)
  const left = x - (wide / 2) * size
  const first = left + MARK * size
  return (
    <>
      <Shadow
        x={first + (ranksWide(ranks) / 2) * size}
        y={y - size}
        size={size}
        wide={ranksWide(ranks) + 4}
      />
      <Plate seat={seat} strength={strength} x={left} y={y} wide={wide} size={size} />
      <Ranks of={of} x={first} y={y} size={size} />
    </>
  )
}

interface CityProps extends Placed {
  readonly of: City
}

const CITY_PLATE = 46

/** A Capital grows with its level: II adds wings to its house, III a keep behind it. */
function CityOf({ of: { seat, faction, level, strength }, x, y, size }: CityProps) {
  const left = x - (CITY_PLATE / 2) * size
  return (
    <>
      <Shadow x={x} y={y - 1.5 * size} size={size} wide={CITY.wide} />
      <Figure {...cityOf(faction, level)} seat={seat} x={x} y={y} high={CITY.high * size} />
      <Plate seat={seat} strength={strength} x={left} y={y} wide={CITY_PLATE} size={size}>
        <Label roman text={'I'.repeat(level)} x={left + 25 * size} y={y + 12 * size} size={size} />
      </Plate>
    </>
  )
}

// No game begins with these.
const LoneOf = later(async () => (await import('./lone.tsx')).LoneOf)
const Brief = later(async () => (await import('./brief.tsx')).Brief)

export function Piece({ of, x, y, size, brief }: PutPiece) {
  const at = { x, y, size }
  return (
    <g data-piece={of.form}>
      {brief ? (
        <Brief of={of} {...at} />
      ) : of.form === 'city' ? (
        <CityOf of={of} {...at} />
      ) : of.form === 'lone' ? (
        <LoneOf of={of} {...at} />
      ) : (
        <StackOf of={of} {...at} />
      )}
    </g>
  )
}
