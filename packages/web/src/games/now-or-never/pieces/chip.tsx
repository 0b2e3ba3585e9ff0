// A good on a board: its icon on a small square of its color. A villager has a head above it.
import type { Good } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import { placed } from '../../../table-ui/stage/placed.ts'
import { Sign } from '../../../table-ui/stage/sign.tsx'
import { COLOUR, SIGN } from '../counted.ts'
import style from './chip.module.css'

interface ChipProps {
  readonly good: Good
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly size: number
}

export const Chip = memo(function Chip({ good, x, y, size }: ChipProps) {
  const half = size / 2
  return (
    <>
      <rect
        x={x - half}
        y={y - half}
        width={size}
        height={size}
        rx={size * 0.24}
        fill={COLOUR[good]}
        className={style['chip']}
      />
      <Sign path={SIGN[good]} x={x} y={y} size={size * 0.68} className={style['sign']} />
    </>
  )
})

/** Head and shoulders, 100 high around the middle. */
const FIGURE = 'M-42 50V8Q-42-16-18-16H18Q42-16 42 8V50ZM0-52A17 17 0 1 1 0-18A17 17 0 1 1 0-52Z'

interface VillagerProps extends ChipProps {
  /** Nobody lives here yet. */
  readonly missing?: boolean
}

export const Villager = memo(function Villager({ good, x, y, size, missing = false }: VillagerProps) {
  return (
    <>
      <path
        d={placed(FIGURE, { x, y }, size / 100)}
        fill={missing ? 'none' : COLOUR[good]}
        className={style[missing ? 'missing' : 'chip']}
      />
      <Sign
        path={SIGN[good]}
        x={x}
        y={y + size * 0.18}
        size={size * 0.52}
        className={style[missing ? 'faint' : 'sign']}
      />
    </>
  )
})
