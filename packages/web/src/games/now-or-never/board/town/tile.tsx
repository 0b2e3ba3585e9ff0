// A building as a tile: its name, its drawing, its products, and its price or worth.
import { type Building, type Good, GOODS } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { placed } from '../../../../table-ui/stage/placed.ts'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { rectOf } from '../../../../table-ui/stage/rect.ts'
import { Chip } from '../../pieces/chip.tsx'
import { linesOf } from '../letters.ts'
import { HOUSE } from './house-art.ts'
import { signPath, signsOf, type TileSign } from './signs.ts'
import style from './town.module.css'

interface TileProps {
  readonly id: string
  readonly of: Building
  readonly name: string
  readonly box: Box
  /** The letter size of its name. */
  readonly letters: number
  /** Undefined for a building that is already built. */
  readonly price?: number
  /** The player can't pay the price. */
  readonly dear?: boolean
  /** Its worth at the end, as text. */
  readonly worth?: string | null
  readonly taken?: boolean
}

/** The width of a drawing, and its extent above and below the middle. */
const ART = { w: 94, up: 42, down: 25 } as const

const LOW = 84

const isGood = (what: TileSign['what']): what is Good => GOODS.some((good) => good === what)

export const Tile = memo(function Tile(props: TileProps) {
  const { id, of, name, box, letters, price, dear = false, worth = null, taken = false } = props
  const { x, y, w, h } = box
  const lines = linesOf(name, w - 8, letters)
  const foot = Math.min(letters * 1.85, h * 0.3)
  const top = y + 4 + lines.length * letters * 1.08
  // On a low tile, the drawing goes between the icons and the price.
  const low = y + h - (h < LOW ? 5 : foot + 1)
  const scale = Math.min((w - 8) / ART.w, (low - top) / (ART.up + ART.down))
  const ground = { x: x + w / 2, y: low - ART.down * scale }
  return (
    <>
      <rect
        {...rectOf(box, 6)}
        className={style[price === undefined ? 'built' : 'tile']}
        data-taken={taken}
      />
      {HOUSE[id]?.map(([wash, d], i) => (
        <path key={i} d={placed(d, ground, scale)} className={style[wash]} />
      ))}
      {lines.map((line, i) => (
        <text key={line} x={x + w / 2} y={y + letters * (1.2 + i)} className={style['name']}>
          {`${line} `}
        </text>
      ))}
      <Signs
        of={of}
        x={x + 5}
        y={y + h - 5}
        size={foot * 0.78}
        area={w - 10 - (price === undefined ? 0 : foot)}
      />
      {price !== undefined && (
        <Price n={price} dear={dear} x={x + w - 4} y={y + h - 4} size={foot} letters={letters} />
      )}
      {worth !== null && (
        <text x={x + w - 5} y={y + h - 6} className={style['worth']}>
          {worth}
        </text>
      )}
    </>
  )
})

interface SignsProps {
  readonly of: Building
  /** The lower left corner. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** The width available for all icons. The ones that don't fit are left out; the tooltip lists them. */
  readonly area: number
}

/** Each with its number before it, if that is more than 1. */
function Signs({ of, x, y, size, area }: SignsProps) {
  let left = x
  return signsOf(of).map(({ what, n }) => {
    const number = n > 1 ? size * 0.5 : 0
    const middle = left + number + size / 2
    const at = left
    left += number + size + 2
    if (left - 2 > x + area) return null
    return (
      <g key={what}>
        {n > 1 && (
          <text x={at} y={y - size * 0.22} className={style['number']}>
            {n}
          </text>
        )}
        {isGood(what) ? (
          <Chip good={what} x={middle} y={y - size / 2} size={size} />
        ) : (
          <Sign
            path={signPath(what)}
            x={middle}
            y={y - size / 2}
            size={size}
            className={style[what === 'heart' ? 'heart' : 'sign']}
          />
        )}
      </g>
    )
  })
}

interface PriceProps {
  readonly n: number
  readonly dear: boolean
  /** The lower right corner. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly letters: number
}

function Price({ n, dear, x, y, size, letters }: PriceProps) {
  const r = size / 2
  return (
    <>
      <circle cx={x - r} cy={y - r} r={r} className={style['coin']} />
      <text x={x - r} y={y - r + letters * 0.37} className={style['price']} data-dear={dear}>
        {n}
      </text>
    </>
  )
}
