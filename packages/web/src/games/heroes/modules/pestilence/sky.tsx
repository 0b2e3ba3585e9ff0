// Skyhold above the Central Sea: its shadow on the water, the clouds around it, its land, and its name. A switch shows
// the sea below.
import { continentName } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import type { Layer } from '../../../../table-ui/module-parts.ts'
import type { Point, Shape } from '../../../../table-ui/stage/board.ts'
import { useAloft, useSeaBelow } from '../../board/map/aloft.ts'
import { Region } from '../../board/map/ground.tsx'
import { type Ground, type Layout, layoutFor } from '../../board/map/layout.ts'
import { viewOf } from '../../view.ts'
import { inWorld, isAloft, worldInPlay } from '../../world.ts'
import { spotIn } from './outlines.ts'
import { useWords } from './own.ts'
import style from './sky.module.css'

/** The radius of a cloud, and the distance between two, in pixels at size 1. */
const CLOUD = 10
const APART = 9

const isNear = (a: Point, b: Point, by: number) => Math.hypot(a.x - b.x, a.y - b.y) < by

/** Points along the outlines of all Regions. Inside Skyhold, its land covers the clouds on them. */
function edgeOf(grounds: readonly Ground[], size: number): readonly Point[] {
  const edge: Point[] = []
  for (const point of grounds.flatMap(({ corners }) => corners)) {
    if (edge.every((other) => !isNear(point, other, APART * size))) edge.push(point)
  }
  return edge
}

const circle = ({ x, y }: Point, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

interface SkyholdProps {
  readonly layout: Layout
}

const Skyhold = memo(function Skyhold({ layout }: SkyholdProps) {
  const { say } = useWords()
  const { size, letters } = layout
  const grounds = layout.places.filter(({ place }) => isAloft(place))
  const all = grounds.map(({ path }) => path).join('')
  const edge = edgeOf(grounds, size)
  const clouds = edge.map((point, i) => circle(point, (CLOUD + (i % 3)) * size)).join('')
  const title = spotIn(worldInPlay().id, 'title', layout)
  return (
    <g aria-hidden="true">
      <path d={all} className={style['shadow']} />
      <path d={clouds} className={style['cloud']} />
      <path d={all} className={style['rock']} />
      {grounds.map((ground) => (
        <Region key={ground.id} ground={ground} size={size} />
      ))}
      <path d={all} className={style['dusk']} />
      <text {...title} fontSize={letters} className={style['title']}>
        {say(continentName(inWorld(), worldInPlay().floating?.continent ?? -1))}
      </text>
    </g>
  )
})

interface LayerProps {
  readonly update: Update
  readonly shape: Shape
}

/** The shape of this board, which has all its places. */
const layoutOf = (shape: Shape): Layout => layoutFor(shape)

export const Sky: Layer<Shape> = ({ update, shape }: LayerProps) => <SkyOf update={update} shape={shape} />

function SkyOf({ update, shape }: LayerProps) {
  return useAloft(update) ? <Skyhold layout={layoutOf(shape)} /> : null
}

export const SkySwitch: Layer<Shape> = ({ update, shape }: LayerProps) =>
  viewOf(update).unused === undefined ? <Switch update={update} shape={shape} /> : null

/** The width and height of the switch, in pixels at size 1. */
const [WIDE, HIGH] = [40, 20]

function Switch({ update, shape }: LayerProps) {
  const { t } = useWords()
  const above = useAloft(update)
  const layout = layoutOf(shape)
  const { size } = layout
  const { x, y } = spotIn(worldInPlay().id, 'switch', layout)
  const turn = () => useSeaBelow.setState({ shown: above })
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={t(above ? 'sky.look' : 'sky.back')}
      className={style['switch']}
      data-do="sky"
      onClick={turn}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === ' ') turn()
      }}
    >
      <rect
        x={x - (WIDE / 2) * size}
        y={y - (HIGH / 2) * size}
        width={WIDE * size}
        height={HIGH * size}
        rx={6 * size}
      />
      <text x={x} y={y + 4.4 * size} fontSize={12.5 * size} aria-hidden="true">
        {t(above ? 'sky.below' : 'sky.above')}
      </text>
    </g>
  )
}
