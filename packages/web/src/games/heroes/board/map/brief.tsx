// The pieces of one player where there is little space: the highest figure, the seat's shape and the Strength.
import { cityOf, Figure } from '../../figures/figure.tsx'
import type { City, Lone, Rank, Shown, Stack } from '../../pieces/shown.ts'
import { MARK } from './arranged.ts'
import { drawingOf, type Placed, Shadow } from './drawing.tsx'
import { Plate } from './plate.tsx'

/** The plate of a brief stack: the seat and its Strength. */
const MINI = MARK + 6

const RISING: readonly Rank['kind'][] = ['tower', 'sea', 'air', 'serf', 'warrior', 'hero']

/** Their height, and that of a city. */
const HIGH = 26
const CITY_HIGH = 30

interface StackProps extends Placed {
  readonly of: Stack
}

/** The highest figure, and one more behind it if there are others. */
function BriefStack({ of, x, y, size }: StackProps) {
  const { seat, strength, faction } = of
  const ranks = of.ranks.toSorted((a, b) => RISING.indexOf(b.kind) - RISING.indexOf(a.kind))
  const [highest, next] = ranks
  const left = x - (MINI / 2) * size
  const other = next ?? (highest !== undefined && highest.behind > 0 ? highest : undefined)
  return (
    <>
      <Shadow x={x} y={y - size} size={size} wide={24} high={3.6} />
      {other !== undefined && (
        <Figure
          {...drawingOf(faction, other.kind)}
          seat={seat}
          x={x - 7 * size}
          y={y - 3 * size}
          high={(HIGH - 2) * size}
        />
      )}
      {highest !== undefined && (
        <Figure
          {...drawingOf(faction, highest.kind)}
          seat={seat}
          x={x + (other === undefined ? 0 : 2) * size}
          y={y}
          high={HIGH * size}
        />
      )}
      <Plate seat={seat} strength={strength} x={left} y={y} wide={MINI} size={size} />
    </>
  )
}

interface CityProps extends Placed {
  readonly of: City
}

function BriefCity({ of: { seat, faction, level, strength }, x, y, size }: CityProps) {
  return (
    <>
      <Shadow x={x} y={y - 1.5 * size} size={size} wide={36} />
      <Figure {...cityOf(faction, level)} seat={seat} x={x} y={y} high={CITY_HIGH * size} />
      <Plate seat={seat} strength={strength} x={x - (MINI / 2) * size} y={y} wide={MINI} size={size} />
    </>
  )
}

const asStack = ({ kind, aboard, ...owned }: Lone): Stack => ({
  ...owned,
  form: 'stack',
  ranks: [{ kind, label: aboard, behind: 0 }],
})

interface BriefProps extends Placed {
  readonly of: Shown
}

export function Brief({ of, ...at }: BriefProps) {
  if (of.form === 'city') return <BriefCity of={of} {...at} />
  return <BriefStack of={of.form === 'lone' ? asStack(of) : of} {...at} />
}
