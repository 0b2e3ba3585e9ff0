// The static part of the world: the sea with its routes, the land with its plants, docks, ferries, the edges of the map
// with the Regions they lead to, and the names of the Continents.
import { continentName } from '@lorehall/heroes/client'
import { memo } from 'react'
import type { Point } from '../../../../table-ui/stage/board.ts'
import { Grain } from '../../../../table-ui/stage/grain.tsx'
import { bend, sway } from '../../../../table-ui/stage/wobble.ts'
import { growthOn } from './growth.ts'
import { docksIn, ferriesIn, type Ground, type Layout, titlesIn, wrapsIn } from './layout.ts'
import { Rose } from './rose.tsx'
import { useWords } from './words.ts'
import { isAloft, isSea, inWorld, worldInPlay } from '../../world.ts'
import style from './ground.module.css'

const TERRAINS = ['capital', 'plains', 'forest', 'mountains', 'desert', 'swamp'] as const

interface OfLayout {
  readonly layout: Layout
}

export const Washes = memo(function Washes() {
  return (
    <defs>
      <Grain id="world-grain" />
      {TERRAINS.map((terrain) => (
        <linearGradient
          key={terrain}
          id={`world-${terrain}`}
          x2="0.5"
          y2="1"
          className={style['wash']}
          data-terrain={terrain}
        >
          <stop offset="0" className={style['washLight']} />
          <stop offset="1" className={style['washDeep']} />
        </linearGradient>
      ))}
      <radialGradient id="world-deep" cx="50%" cy="48%" r="70%">
        <stop offset="0" className={style['deepLight']} />
        <stop offset="1" className={style['deepDark']} />
      </radialGradient>
    </defs>
  )
})

/** The sea continues beyond the map. */
const BEYOND = 400

export const Sea = memo(function Sea({ layout }: OfLayout) {
  const { w, h, places } = layout
  const waves = Array.from({ length: Math.round((w * h) / 5200) }, (_, i) => {
    const x = ((sway(i, 1) + 1) / 2) * w
    const y = ((sway(i, 2) + 1) / 2) * h
    return `M${x.toFixed(0)} ${y.toFixed(0)}q4-4 8 0t8 0`
  }).join('')
  return (
    <g aria-hidden="true">
      <rect x={-BEYOND} y={-BEYOND} width={w + 2 * BEYOND} height={h + 2 * BEYOND} fill="url(#world-deep)" />
      <path d={waves} className={style['waves']} />
      <Rose layout={layout} />
      {places
        .filter(({ place }) => isSea(place))
        .map(({ id, path }) => (
          <path key={id} d={path} className={style['water']} />
        ))}
    </g>
  )
})

const line = ([from, to]: readonly Point[], seed: number): string =>
  from === undefined || to === undefined ? '' : bend(from, to, seed, 14)

/** The offset of a wrap's sign from its end at the edge. */
const BESIDE: Readonly<Record<string, Point>> = {
  N: { x: 20, y: 12 },
  S: { x: 20, y: -4 },
  W: { x: 16, y: -5 },
  E: { x: -18, y: -5 },
}

/** Ferries, and the routes that continue at the opposite edge of the map. */
export const Routes = memo(function Routes({ layout }: OfLayout) {
  return (
    <g aria-hidden="true">
      {ferriesIn(layout).map((ends, i) => (
        <path key={i} d={line(ends, i + 3)} className={style['ferry']} />
      ))}
      {wrapsIn(layout).map(({ from, line: ends }) => (
        <path key={from} d={line(ends, 1)} className={style['ferry']} />
      ))}
    </g>
  )
})

export const Land = memo(function Land({ layout }: OfLayout) {
  const lands = layout.places.filter(({ place }) => !isSea(place) && !isAloft(place))
  const all = lands.map(({ path }) => path).join('')
  const docks = docksIn(layout)
    .map(({ x, y }) => `M${x - 2.5} ${y - 2.5}h5v5h-5Z`)
    .join('')
  return (
    <g aria-hidden="true">
      <path d={all} className={style['shallows']} />
      <path d={all} className={style['beach']} />
      <path d={all} className={style['shade']} />
      {lands.map((ground) => (
        <Region key={ground.id} ground={ground} size={layout.size} />
      ))}
      <path d={docks} className={style['docks']} />
    </g>
  )
})

interface RegionProps {
  readonly ground: Ground
  readonly size: number
}

export function Region({ ground, size }: RegionProps) {
  const terrain = worldInPlay().lands[ground.place]?.terrain ?? 'plains'
  const { solid, line: strokes } = growthOn(ground, terrain, size)
  return (
    <g className={style['region']} data-terrain={terrain}>
      <path d={ground.path} fill={`url(#world-${terrain})`} className={style['land']} />
      {solid !== '' && <path d={solid} className={style['solid']} />}
      <path d={strokes} className={style['growth']} />
    </g>
  )
}

export const Titles = memo(function Titles({ layout }: OfLayout) {
  const { say } = useWords()
  const { letters } = layout
  const { continents } = worldInPlay()
  return (
    <g aria-hidden="true">
      {titlesIn(layout).map(({ at: { x, y }, anchor }, i) => (
        <text key={i} x={x} y={y} textAnchor={anchor} fontSize={letters} className={style['title']}>
          {`${continents[i]?.id ?? ''} ${say(continentName(inWorld(), i))}`}
        </text>
      ))}
      {wrapsIn(layout).map(({ from, to, side, line: [, end = { x: 0, y: 0 }] }) => {
        const by = BESIDE[side] ?? { x: 0, y: 0 }
        return (
          <text key={from} x={end.x + by.x} y={end.y + by.y} className={style['wrap']}>
            {to}
          </text>
        )
      })}
    </g>
  )
})

/** A closed Continent is drawn under fog. */
export const Fog = memo(function Fog({ layout, closed }: OfLayout & { readonly closed: number | null }) {
  if (closed === null) return null
  const covered = layout.places.filter(({ place }) => worldInPlay().lands[place]?.continent === closed)
  return <path d={covered.map(({ path }) => path).join('')} className={style['fog']} aria-hidden="true" />
})

/** Paper grain over everything, and dusk in the candlelight theme. */
export const BoardHighlight = memo(function BoardHighlight({ layout: { w, h } }: OfLayout) {
  return (
    <g aria-hidden="true">
      <rect width={w} height={h} fill="url(#world-grain)" className={style['light']} />
      <rect
        x={-BEYOND}
        y={-BEYOND}
        width={w + 2 * BEYOND}
        height={h + 2 * BEYOND}
        className={style['dusk']}
      />
    </g>
  )
})
