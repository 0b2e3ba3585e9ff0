// Shallow Water: the land of the Sunken Continent seen through water, with waves on it and a dashed coast.
import { memo } from 'react'
import type { Update } from '@lorehall/host'
import type { Layer } from '../../../../table-ui/module-parts.ts'
import { placed } from '../../../../table-ui/stage/placed.ts'
import type { Shape } from '../../../../table-ui/stage/board.ts'
import { sway } from '../../../../table-ui/stage/wobble.ts'
import { type Ground, type Layout, layoutFor } from '../../board/map/layout.ts'
import { viewOf } from '../../view.ts'
import { worldInPlay } from '../../world.ts'
import style from './shallow.module.css'

/** Waves around the middle of a Region, in pixels at size 1. */
const WAVES = [
  [-24, -20],
  [8, -26],
  [-30, 2],
  [20, -4],
  [-14, 18],
  [18, 20],
] as const

const WAVE = 'M-8 0q4-4 8 0t8 0'

const wavesOn = ({ at, place }: Ground, size: number): string =>
  WAVES.map(([x, y], i) => {
    const by = sway(place, i) * 4
    return placed(WAVE, { x: at.x + (x + by) * size, y: at.y + (y - by) * size }, size)
  }).join('')

interface WaterProps {
  readonly layout: Layout
  readonly sunken: number
}

const Water = memo(function Water({ layout: { places, size }, sunken }: WaterProps) {
  const { lands } = worldInPlay()
  const grounds = places.filter(({ place }) => lands[place]?.continent === sunken)
  const all = grounds.map(({ path }) => path).join('')
  return (
    <g aria-hidden="true">
      <path d={all} className={style['coast']} />
      <path d={all} className={style['water']} />
      <path d={grounds.map((ground) => wavesOn(ground, size)).join('')} className={style['waves']} />
    </g>
  )
})

interface LayerProps {
  readonly update: Update
  readonly shape: Shape
}

export const Shallow: Layer<Shape> = ({ update, shape }: LayerProps) => {
  const { sunken } = viewOf(update)
  return sunken === undefined ? null : <Water layout={layoutFor(shape)} sunken={sunken} />
}
