// The map: forty spaces, the pieces on them, and the heroes' figures.
import type { Update } from '@lorehall/host'
import { MAP_COLUMNS, type Values } from '@lorehall/now-or-never/client'
import { memo, useMemo } from 'react'
import { BoardLayers } from '../../../../table-ui/panels.tsx'
import type { Board } from '../../../../table-ui/stage/board.ts'
import { Sheet } from '../../../../table-ui/stage/sheet.tsx'
import { type Scene, Stage } from '../../../../table-ui/stage/stage.tsx'
import { modulesInPlay } from '../../cards/box.ts'
import { valuesOf } from '../../facts.ts'
import { useWords } from './words.ts'
import { type GameView, viewOf } from '../../view.ts'
import { Figures } from './figures.tsx'
import { Land, BoardHighlight, Washes, Wood } from './ground.tsx'
import { nextSpace } from './keys.ts'
import { columnOf, type Layout, layoutFor, rowOf } from './layout.ts'
import { Overview } from './overview.tsx'
import { type Walks, walksOf } from './reach.ts'
import { Deed, Space } from './space.tsx'
import { Defeated, Enemy, Orders, Pennant, Search } from './tokens.tsx'
import { Costs, Route } from './walk.tsx'
import { nameOf } from '../../cards/names.ts'
import style from './map.module.css'

const BOARD: Board<Layout> = {
  id: 'map',
  shapeFor: layoutFor,
  walk: nextSpace,
  steps: (picks) => picks.filter((pick) => pick.startsWith('move:')).length,
}

export function Map({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const view = viewOf(update)
  const { players, seat, turn } = view
  const values = valuesOf(update)
  const here = players[seat ?? turn.seat]?.space ?? 0
  const sided = values.side === 'under' ? `${style['map']} ${style['under']}` : style['map']
  return (
    <Stage
      board={BOARD}
      update={update}
      name={t('map.name')}
      keys={t('map.keys')}
      className={sided}
      toward={(columnOf(here) + 0.5) / MAP_COLUMNS}
      overview={(area) => <Overview view={view} values={values} area={area} />}
    >
      {(scene) => <Picture update={update} {...scene} />}
    </Stage>
  )
}

function Picture({ update, shape, highlights }: Scene<Layout> & { readonly update: Update }) {
  const view = viewOf(update)
  const values = valuesOf(update)
  const names = useMemo(() => update.seats.map(({ name }) => name), [update.seats])
  const { layers } = modulesInPlay()
  const walks = useMemo(() => walksOf(update), [update])
  const from = view.players[update.ask?.seat ?? view.turn.seat]?.space ?? 0
  return (
    <>
      <Sheet lasting>
        <Washes side={values.side} />
        <Wood layout={shape} />
        <Land spaces={values.spaces} locations={view.locations} side={values.side} layout={shape} />
        <BoardHighlight layout={shape} />
      </Sheet>
      <Sheet>
        <BoardLayers of={layers(BOARD.id, 'under')} update={update} shape={shape} />
        <Lying view={view} values={values} layout={shape} />
        <Spaces view={view} values={values} walks={walks} names={names} layout={shape} />
        <Route walks={walks} layout={shape} from={from} />
        <Figures view={view} names={names} highlights={highlights} layout={shape} />
        <Costs walks={walks} layout={shape} />
        <BoardLayers of={layers(BOARD.id, 'over')} update={update} shape={shape} />
      </Sheet>
    </>
  )
}

interface OnMap {
  readonly view: GameView
  readonly values: Values
  readonly layout: Layout
}

/** The number of the player's own quests that are played at a location. */
function questsAt({ players, seat }: GameView, values: Values, location: string): number {
  const hand = players[seat ?? -1]?.hand ?? []
  return hand.filter((id) => values.quests[id]?.at === location).length
}

/** The removable pieces on the map. */
const Lying = memo(function Lying({ view, values, layout }: OnMap) {
  const { say } = useWords()
  const pile = values.maps[values.side].orders
  return values.spaces.map((space, n) => {
    const location = view.locations[n] ?? ''
    const living = view.enemies[n] ?? 0
    const on = { space: n, layout }
    if (space.kind === 'search')
      return <Search key={n} {...on} letter={space.letter} lies={view.searches[n] === true} />
    if (space.kind === 'enemy') {
      const id = values.levels[space.level - 1] ?? ''
      const enemy = values.enemies[id]
      if (living === 0) return <Defeated key={n} {...on} />
      return enemy === undefined ? null : (
        <Enemy
          key={n}
          {...on}
          id={id}
          name={say(nameOf(id))}
          level={space.level}
          health={enemy.health}
          attack={enemy.attack}
          living={living}
        />
      )
    }
    const quests = location === '' ? 0 : questsAt(view, values, location)
    return (
      <g key={n}>
        {quests > 0 && <Pennant {...on} n={quests} />}
        {location !== '' && location === pile && <Orders {...on} n={view.orders.pile} />}
      </g>
    )
  })
})

interface SpacesProps extends OnMap {
  readonly walks: Walks
  readonly names: readonly string[]
}

/** Walks up to this many hearts count as cheap. */
const CHEAP = 2

const priceOf = (cost: number | undefined) =>
  cost === undefined ? undefined : cost === 0 ? 'free' : cost <= CHEAP ? 'some' : 'dear'

const Spaces = memo(function Spaces({ view, values, walks, names, layout }: SpacesProps) {
  const words = useWords()
  const { t, say } = words
  const entry = view.players[view.seat ?? view.turn.seat]?.space ?? 0
  return values.spaces.map((space, n) => {
    const location = view.locations[n] ?? ''
    const enemy =
      space.kind === 'enemy' && (view.enemies[n] ?? 0) > 0 ? values.levels[space.level - 1] : undefined
    const called = location === '' ? enemy : location
    const cost = walks[n]?.cost
    const said = [
      ...(called === undefined ? [] : [say(nameOf(called))]),
      ...(space.kind === 'search' ? [t('map.search.at', { letter: space.letter })] : []),
      t('map.space', { row: rowOf(n) + 1, col: columnOf(n) + 1 }),
      ...(space.mountain ? [t('map.mountain')] : []),
      ...view.players.flatMap((player, seat) =>
        player.space === n && player.hero !== '' ? [t('map.stands', { name: names[seat] ?? '' })] : [],
      ),
      ...(cost === undefined ? [] : [t('map.costs', { n: cost })]),
    ]
    return (
      <g key={n}>
        <Space space={n} name={said.join(', ')} price={priceOf(cost)} entry={n === entry} layout={layout} />
        {called !== undefined && (
          <Deed
            at={`${location === '' ? 'enemy' : 'location'}:${called}`}
            name={say(nameOf(called))}
            space={n}
            layout={layout}
          />
        )}
      </g>
    )
  })
})
