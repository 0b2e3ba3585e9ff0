// A black block: over the arms of a card, next to the emblem of a region, above the number of a space.
import { memo } from 'react'
import type { Point } from '@lorehall/vindication/client'
import { pictures } from '../../../components/picture.ts'
import style from './black-block.module.css'

const TOP = 'M0-20L20-10L0 0L-20-10Z'
const SIDES = 'M-20-10L0 0V22L-20 12ZM20-10L0 0V22L20 12Z'

const drawn = pictures(
  () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 50" width="96" height="100"><path d="${SIDES}" fill="#17120d" stroke="#f0dfb2" stroke-width="2.4" stroke-linejoin="round"/><path d="${TOP}" fill="#453b33" stroke="#f0dfb2" stroke-width="2.4" stroke-linejoin="round"/></svg>`,
  () => 'black',
)

/** Over a card of any size. */
export function BlackBlock() {
  return <img src={drawn(null)} className={style['on']} alt="" draggable={false} />
}

/** As part of the island's drawing. */
export const BlackBlockAt = memo(function BlackBlockAt({
  x,
  y,
  small = false,
}: Point & { readonly small?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${small ? 0.82 : 1.35})`} aria-hidden="true">
      <ellipse cy="14" rx="24" ry="10" className={style['shadow']} />
      <path d={SIDES} className={style['sides']} />
      <path d={TOP} className={style['top']} />
    </g>
  )
})
