// The world everyone looks at: the Continents, the sea around them, what lies there, and who stands where.
import type { Update } from '@lorehall/host'
import { memo, useMemo } from 'react'
import { BoardLayers } from '../../../../table/panels.tsx'
import type { Board } from '../../../../table/stage/board.ts'
import { Sheet } from '../../../../table/stage/sheet.tsx'
import { type Scene, Stage } from '../../../../table/stage/stage.tsx'
import { modulesInPlay } from '../../cards/box.ts'
import { factsOf, valuesOf } from '../../facts.ts'
import { type Force, forcesOf } from '../../pieces/forces.ts'
import { regionName } from '../../pieces/region-name.ts'
import { type GameView, viewOf } from '../../view.ts'
import { forceSaid } from './about.ts'
import { Fog, Land, Light, Routes, Sea, Titles, Washes } from './ground.tsx'
import { nextRegion } from './keys.ts'
import { Marks } from './marks.tsx'
import { Notes } from './notes.tsx'
import { Opened, openedIn } from './opened.tsx'
import { Trail } from './trail.tsx'
import { type Ground, type Layout, layoutFor } from './layout.ts'
import { Overview } from './overview.tsx'
import { Region } from './region.tsx'
import { City, Stack } from './stack.tsx'
import { Tokens, type Up, Workers } from './tokens.tsx'
import { useWords } from './words.ts'
import { isSea, WORLD } from '../../world.ts'
import style from './map.module.css'

const BOARD: Board<Layout> = {
  id: 'world',
  shapeFor: layoutFor,
  walk: nextRegion,
  steps: (picks) => picks.filter((pick) => pick.startsWith('go:')).length,
}

/** Where one's own things are, from the left edge of the world. */
function towardOf(view: GameView): number {
  const { capital = -1 } = view.players[view.seat ?? view.turn.seat] ?? {}
  const ground = layoutFor({ w: 1000, h: 700 }).places[capital]
  return ground === undefined ? 0.25 : ground.at.x / 1000
}

export function World({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const view = viewOf(update)
  return (
    <Stage
      board={BOARD}
      update={update}
      name={t('map.name')}
      keys={t('map.keys')}
      className={style['world']}
      toward={towardOf(view)}
      overview={(room) => <Overview facts={factsOf(update)} room={room} />}
    >
      {(scene) => <Picture update={update} {...scene} />}
    </Stage>
  )
}

function Picture({ update, shape }: Scene<Layout> & { readonly update: Update }) {
  const view = viewOf(update)
  const facts = factsOf(update)
  const { layers } = modulesInPlay()
  const forces = useMemo(() => forcesOf(facts), [facts])
  return (
    <>
      <Sheet lasting>
        <Washes />
        <Sea layout={shape} />
        <Routes layout={shape} />
        <Land layout={shape} />
        <Titles layout={shape} />
        <Light layout={shape} />
      </Sheet>
      <Sheet>
        <Fog layout={shape} closed={view.closed} />
        <Regions update={update} forces={forces} layout={shape} />
        <BoardLayers of={layers(BOARD.id, 'under')} update={update} shape={shape} />
        <Lying view={view} forces={forces} layout={shape} />
        <Marks marks={view.marks} round={view.round} layout={shape} />
        <Trail move={view.move} layout={shape} />
        <Standing view={view} forces={forces} layout={shape} update={update} />
        <Notes update={update} layout={shape} />
        <Opened update={update} layout={shape} />
        <BoardLayers of={layers(BOARD.id, 'over')} update={update} shape={shape} />
      </Sheet>
    </>
  )
}

interface OnMap {
  readonly forces: readonly (readonly Force[])[]
  readonly layout: Layout
}

const Regions = memo(function Regions({ update, forces, layout }: OnMap & { readonly update: Update }) {
  const words = useWords()
  const view = viewOf(update)
  const entry = view.players[view.seat ?? view.turn.seat]?.capital ?? -1
  // The sea first: what lies above takes the touch.
  const order = layout.places.toSorted((a, b) => Number(isSea(b.place)) - Number(isSea(a.place)))
  return order.map((ground) => {
    const said = [
      regionName(ground.place, words),
      ...(forces[ground.place] ?? []).map((force) => forceSaid(update, force, words)),
    ]
    return (
      <Region
        key={ground.id}
        ground={ground}
        name={said.join('. ')}
        sea={isSea(ground.place)}
        entry={ground.place === Math.max(entry, 0)}
      />
    )
  })
})

/** Where things stand on a Region, one above the other. */
const ABOVE = 19
const BELOW = 17

const offset = ({ at }: Ground, by: number) => ({ x: at.x, y: at.y + by })

const NONE: readonly Up[] = []

interface Seen extends OnMap {
  readonly view: GameView
}

const Lying = memo(function Lying({ view, forces, layout }: Seen) {
  const { down, shown, live, closed } = view
  return layout.places.map((ground) => {
    const { place } = ground
    if (WORLD.lands[place]?.continent === closed && closed !== null) return null
    const up = [
      ...shown.filter(({ at }) => at === place).map(({ id }) => ({ id, live: false })),
      ...live.filter(({ at }) => at === place).map(({ id }) => ({ id, live: true })),
    ]
    const taken = (forces[place] ?? []).length > 0
    const [force] = forces[place] ?? []
    return (
      <g key={ground.id}>
        <Tokens
          down={down[place] ?? 0}
          up={up.length === 0 ? NONE : up}
          sea={isSea(place)}
          at={offset(ground, (taken ? -ABOVE : -5) * layout.size)}
          size={layout.size}
        />
        {force?.capital !== true && !isSea(place) && (
          <Workers
            place={place}
            busy={force?.serfs ?? 0}
            seat={force?.seat ?? null}
            at={offset(ground, BELOW * layout.size)}
            size={layout.size}
          />
        )}
      </g>
    )
  })
})

const Standing = memo(function Standing({
  view,
  forces,
  layout,
  update,
}: Seen & { readonly update: Update }) {
  const { factions } = valuesOf(update)
  const opened = new Set(openedIn(update).map(({ place }) => place))
  return layout.places.flatMap((ground) =>
    (forces[ground.place] ?? []).map((force, i) => {
      const p = view.players[force.seat]
      if (p === undefined) return null
      // Two stand in one Region only while they fight over it.
      const at = offset(ground, i * 22 * layout.size)
      return (
        <g key={`${ground.id} ${force.seat}`}>
          {force.capital && !opened.has(ground.place) && (
            <City
              seat={force.seat}
              level={p.level}
              strength={force.strength}
              at={offset(ground, -2 * layout.size)}
              size={layout.size}
            />
          )}
          {!force.capital && !opened.has(ground.place) && (
            <Stack force={force} faction={p.faction} factions={factions} at={at} size={layout.size} />
          )}
        </g>
      )
    }),
  )
})
