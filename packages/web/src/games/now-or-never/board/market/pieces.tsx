// Small parts used all over the season board: goods, coins, a heading, a panel.
import type { Good, Goods } from '@lorehall/now-or-never/client'
import { GOODS } from '@lorehall/now-or-never/client'
import type { ReactNode } from 'react'
import type { Box, Point } from '../../../../table-ui/stage/board.ts'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { COLOUR, SIGN } from '../../counted.ts'
import css from './market.module.css'

interface GoodProps extends Point {
  readonly of: Good
  readonly size: number
}

/** Positioned by its upper left corner. */
export function GoodPiece({ of, x, y, size }: GoodProps) {
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx={size / 4} fill={COLOUR[of]} className={css['piece']} />
      <Sign path={SIGN[of]} x={x + size / 2} y={y + size / 2} size={size * 0.76} className={css['sign']} />
    </>
  )
}

/** One piece per good, in a row from the left; they overlap if there is little space. */
export function GoodsRow({ goods, x, y, size, area }: GoodsRowProps) {
  const all = GOODS.flatMap((good) => Array.from({ length: goods[good] }, () => good))
  const step = Math.min(size + 2, all.length < 2 ? size + 2 : (area - size) / (all.length - 1))
  return all.map((good, i) => <GoodPiece key={i} of={good} x={x + i * step} y={y} size={size} />)
}

interface GoodsRowProps extends Point {
  readonly goods: Readonly<Goods>
  readonly size: number
  /** Its greatest width. */
  readonly area: number
}

interface CoinsProps extends Point {
  readonly n: number
  readonly words: number
}

/** Coins, positioned by their right end. */
export function Coins({ n, x, y, words }: CoinsProps) {
  const digits = String(n).length * words * 0.6
  return (
    <>
      <Sign path={SIGN.coin} x={x - digits - words * 0.75} y={y} size={words * 1.2} className={css['ink']} />
      <text x={x} y={y + words * 0.36} className={css['coins']}>
        {n}
      </text>
    </>
  )
}

interface PanelProps {
  readonly box: Box
  readonly words: number
  readonly name: string
  /** The text at the right of the heading. */
  readonly note: string
  readonly children?: ReactNode
}

export function Panel({ box: { x, y, w, h }, words, name, note, children }: PanelProps) {
  return (
    <g role="group" aria-label={note === '' ? name : `${name}, ${note}`}>
      <rect x={x} y={y} width={w} height={h} rx="9" className={css['panel']} />
      <text x={x + 8} y={y + words * 1.25} className={css['head']}>
        {name}
      </text>
      <text x={x + w - 8} y={y + words * 1.25} className={css['note']}>
        {note}
      </text>
      {children}
    </g>
  )
}
