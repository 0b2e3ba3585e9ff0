// The favor token of a guild: a triangle in the color of its player, with the player's shape on it.
import { memo } from 'react'
import type { Point } from '@lorehall/vindication/client'
import { pictures, tokenColour } from '../../../../components/picture.ts'
import { lookOf, shapeOf } from '../../../../components/seat-shapes.ts'
import { colourOf, SeatShape } from '../../../../table-ui/stage/seat-shape.tsx'
import style from './favor-token.module.css'

const OUTLINE = 'M0-24Q3-24 5-20L24 13Q26 19 19 20H-19Q-26 19-24 13L-5-20Q-3-24 0-24Z'

const drawn = pictures((seat: number) => {
  const colour = tokenColour(`seat-${lookOf(seat)}`)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-28 -28 56 52" width="112" height="104">',
    `<path d="${OUTLINE}" fill="${colour}" stroke="#1c1307" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="${OUTLINE}" fill="none" stroke="#f0dfb2" stroke-width="2.4"/>`,
    '<circle cy="4" r="11.5" fill="#fbf3dd"/>',
    `<path d="${shapeOf(seat)}" transform="translate(0 4) scale(.72)" fill="${colour}" stroke="#1c1307" stroke-width="1.6"/>`,
    '</svg>',
  ].join('')
}, String)

export function FavorToken({ seat, size }: { readonly seat: number; readonly size: number }) {
  return <img src={drawn(seat)} width={size} height={Math.round((size * 52) / 56)} alt="" draggable={false} />
}

/** Over a card of any size. */
export function FavorOver({ seat }: { readonly seat: number }) {
  return <img src={drawn(seat)} className={style['over']} alt="" draggable={false} />
}

/** On the island, in its drawing. */
export const FavorAt = memo(function FavorAt({ seat, x, y }: Point & { readonly seat: number }) {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <ellipse cy="19" rx="24" ry="7" className={style['shadow']} />
      <path d={OUTLINE} fill={colourOf(seat)} className={style['token']} />
      <path d={OUTLINE} className={style['edge']} />
      <circle cy="4" r="11.5" className={style['plate']} />
      <SeatShape seat={seat} size={7.6} y={4} />
    </g>
  )
})

/** The wall with three spheres that marks a fortified region, above and beside its owner's shield. */
export const FortifiedAt = memo(function FortifiedAt({ seat, x, y }: Point & { readonly seat: number }) {
  return (
    <g transform={`translate(${x} ${y})`} aria-hidden="true">
      <path
        d="M-46 16V-8H-38V-2H-30V-8H-22V-2H-14V-8H-6V-2H6V-8H14V-2H22V-8H30V-2H38V-8H46V16Z"
        className={style['wall']}
      />
      {[-34, 0, 34].map((at) => (
        <circle key={at} cx={at} cy="7" r="6.4" fill={colourOf(seat)} className={style['sphere']} />
      ))}
    </g>
  )
})
