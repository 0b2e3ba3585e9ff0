// The world: the Continents, the sea around them, the tokens, and everyone's pieces.
import type { Update } from '@lorehall/host'
import { memo, useMemo } from 'react'
import { later } from '../../../../table-ui/later.tsx'
import { BoardLayers } from '../../../../table-ui/panels.tsx'
import type { Board } from '../../../../table-ui/stage/board.ts'
import { Sheet } from '../../../../table-ui/stage/sheet.tsx'
import { type Scene, Stage } from '../../../../table-ui/stage/stage.tsx'
import { NAMES_EN } from '../../parts/en.ts'
import { modulesInPlay } from '../../cards/box.ts'
import { factsOf } from '../../facts.ts'
import { type Force, forcesOf } from '../../pieces/forces.ts'
import { regionName } from '../../pieces/region-name.ts'
import { type GameView, viewOf } from '../../view.ts'
import { forceSaid } from './about.ts'
import { usePlaces } from './aloft.ts'
import { Contents } from './contents.tsx'
import { Fog, Land, BoardHighlight, Routes, Sea, Titles, Washes } from './ground.tsx'
import { nextRegion } from './keys.ts'
import { openedIn } from './opened.ts'
import { acrossEdge, areRegionsSmall, type Layout, layoutFor } from './layout.ts'
import { Overview } from './overview.tsx'
import { Region } from './region.tsx'
import { useWords } from './words.ts'
import { isSea } from '../../world.ts'
import style from './map.module.css'

// Parts that are seldom shown at the beginning of a game.
const Chips = later(async () => (await import('./chips.tsx')).Chips)
const Notes = later(async () => (await import('./notes.tsx')).Notes)
const Trail = later(async () => (await import('./trail.tsx')).Trail)
const Tags = later(async () => (await import('../../march/tags.tsx')).Tags)

const offers = ({ ask }: Update, kind: string) => ask?.options.some((option) => option.kind === kind) === true

/** Armies, not everything that happens in Regions, leave a way behind. */
const WAY: Readonly<Record<string, 'begins' | 'goes'>> = {
  setsOut: 'begins',
  moved: 'goes',
  retreated: 'goes',
}

/** The Region's id in the name of a thing such as `region:III-9`. */
const regionIn = (at: string) => at.replace(/^region:/, '')

const BOARD: Board<Layout> = {
  id: 'world',
  shapeFor: layoutFor,
  isBrief: areRegionsSmall,
  walk: nextRegion,
  across: (layout, from, to) => acrossEdge(layout, regionIn(from), regionIn(to)),
  trail: { way: (type) => WAY[type] ?? null },
  steps: (picks) => NAMES_EN.begins?.(picks) ?? picks.filter((pick) => pick.startsWith('go:')).length,
}

/** The place of the player's own pieces, as a share of the width from the left edge. */
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
      over={(scene) => <Pieces update={update} {...scene} />}
      overview={(area) => <Overview facts={factsOf(update)} area={area} />}
    >
      {(scene) => <Lands update={update} {...scene} />}
    </Stage>
  )
}

type OnScene = Scene<Layout> & { readonly update: Update }

/** The forces of an update, computed once for both sheets that show them. */
const useForces = (update: Update) => {
  const facts = factsOf(update)
  return useMemo(() => forcesOf(facts), [facts])
}

function Lands({ update, shape }: OnScene) {
  const { layers } = modulesInPlay()
  return (
    <>
      <Sheet lasting>
        <Washes />
        <Sea layout={shape} />
        <Routes layout={shape} />
        <Land layout={shape} />
        <Titles layout={shape} />
        <BoardHighlight layout={shape} />
      </Sheet>
      <Sheet>
        <Fog layout={shape} closed={viewOf(update).closed} />
        <BoardLayers of={layers(BOARD.id, 'under')} update={update} shape={shape} />
        <Regions update={update} forces={useForces(update)} layout={shape} />
      </Sheet>
    </>
  )
}

/** Above the trail of others' turns. */
function Pieces({ update, shape, brief }: OnScene) {
  const { move } = viewOf(update)
  const { layers } = modulesInPlay()
  return (
    <Sheet>
      {move !== null && <Trail move={move} layout={shape} />}
      <Contents update={update} forces={useForces(update)} layout={shape} brief={brief} />
      {asksForRegion(update) && <Notes update={update} layout={shape} />}
      {offers(update, 'go') && <Tags update={update} layout={shape} brief={brief} />}
      {openedIn(update).length > 0 && <Chips update={update} layout={shape} />}
      <BoardLayers of={layers(BOARD.id, 'over')} update={update} shape={shape} />
    </Sheet>
  )
}

const asksForRegion = ({ ask }: Update) => ask?.options.some(({ at }) => at.startsWith('region:')) === true

interface OnMap {
  readonly forces: readonly (readonly Force[])[]
  readonly layout: Layout
}

const Regions = memo(function Regions({ update, forces, layout }: OnMap & { readonly update: Update }) {
  const words = useWords()
  const view = viewOf(update)
  const entry = view.players[view.seat ?? view.turn.seat]?.capital ?? -1
  // The sea comes first, so that whatever is drawn above it gets the click.
  const order = usePlaces(update, layout).toSorted((a, b) => Number(isSea(b.place)) - Number(isSea(a.place)))
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
