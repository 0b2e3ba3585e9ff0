// A free place of the town: its bonus, and the price of building there.
import type { Good } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { SIGN } from '../../counted.ts'
import { Chip } from '../../pieces/chip.tsx'
import style from './town.module.css'

interface PlaceProps {
  readonly box: Box
  readonly gain: Good | 'book' | null
  /** The total price of the taken tile, or the extra cost of the place: "11", "+1"; empty: neither. */
  readonly price: string
  readonly dear: boolean
  /** The letter size. */
  readonly letters: number
}

export const Place = memo(function Place({ box, gain, price, dear, letters }: PlaceProps) {
  const { x, y, w, h } = box
  const middle = x + w / 2
  const size = Math.min(letters * 2.3, h * 0.36)
  const sign = { x: middle, y: y + h * (price === '' ? 0.5 : 0.32), size }
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx="6" className={style['free']} />
      {gain === 'book' && <Sign path={SIGN.book} {...sign} className={style['sign']} />}
      {gain !== null && gain !== 'book' && <Chip good={gain} {...sign} />}
      {price !== '' && (
        <Pill
          x={middle}
          y={y + h * (gain === null ? 0.5 : 0.74)}
          wide={w}
          text={price}
          dear={dear}
          letters={letters}
        />
      )}
    </>
  )
})

interface PillProps {
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** The width of its place. */
  readonly wide: number
  readonly text: string
  readonly dear: boolean
  readonly letters: number
}

function Pill({ x, y, wide, text, dear, letters }: PillProps) {
  const [w, h] = [Math.min(letters * 5, wide - 8), letters * 1.7]
  return (
    <>
      <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx={h / 2} className={style['pill']} />
      <Sign path={SIGN.coin} x={x - w / 4} y={y} size={letters * 1.15} className={style['sign']} />
      <text x={x + w / 6} y={y + letters * 0.36} className={style['price']} data-dear={dear}>
        {text}
      </text>
    </>
  )
}
