// A Tower or a Vessel by itself: at sea with a wave under its keel, in the air above its shadow.
import { placed } from '../../../../table-ui/stage/placed.ts'
import { SeatShape } from '../../../../table-ui/stage/seat-shape.tsx'
import { Figure } from '../../figures/figure.tsx'
import type { Lone } from '../../pieces/shown.ts'
import { drawingOf, type Placed, Shadow } from './drawing.tsx'
import { Label, Shield } from './plate.tsx'
import style from './lone.module.css'

interface LoneProps extends Placed {
  readonly of: Lone
}

/** Where the seat's shape and the Strength of a lone piece are, from the middle of its feet. */
const AROUND = {
  tower: { high: 32, shape: [-11, -26], shield: [12, -6] },
  sea: { high: 34, shape: [-18, -27], shield: [19, -5] },
  air: { high: 36, shape: [-21, -29], shield: [17, -5] },
} as const

const WAVE = 'M-24 0q6-4 12 0t12 0t12 0t12 0'

export function LoneOf({ of: { kind, seat, faction, aboard, strength }, x, y, size }: LoneProps) {
  const { high, shape, shield } = AROUND[kind]
  const from = ([dx, dy]: readonly [number, number]) => ({ x: x + dx * size, y: y + dy * size })
  const ground = kind === 'air' ? y - 9 * size : y
  return (
    <>
      {kind === 'tower' && <Shadow x={x} y={y - size} size={size} wide={22} high={3.6} />}
      {kind === 'air' && <Shadow x={x} y={y} size={size} wide={30} high={3.6} />}
      {kind === 'sea' && <path d={placed(WAVE, from([0, -2]), size)} className={style['wave']} />}
      <Figure {...drawingOf(faction, kind)} seat={seat} x={x} y={ground} high={high * size} />
      <SeatShape seat={seat} size={4.6 * size} {...from(shape)} />
      {aboard !== '' && <Passengers text={aboard} {...from([-19, -7])} size={size} />}
      <Shield n={strength} {...from(shield)} size={0.92 * size} />
    </>
  )
}

interface PassengersProps extends Placed {
  readonly text: string
}

function Passengers({ text, x, y, size }: PassengersProps) {
  const wide = (7 + 8 * text.length) * size
  return (
    <>
      <rect
        x={x - wide / 2}
        y={y - 7.5 * size}
        width={wide}
        height={15 * size}
        rx={7.5 * size}
        className={style['aboard']}
      />
      <Label text={text} x={x} y={y + 4.4 * size} size={size} />
    </>
  )
}
