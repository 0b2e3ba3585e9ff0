// The shared table: the island, surrounded by the spheres with their decks and races.
import type { Update } from '@lorehall/host'
import { useMemo } from 'react'
import type { Board } from '../../../table-ui/stage/board.ts'
import { Sheet } from '../../../table-ui/stage/sheet.tsx'
import { type Scene, Stage } from '../../../table-ui/stage/stage.tsx'
import { termsAt } from '../facts.ts'
import { useWords } from '../text/own.ts'
import { BoardLayers } from '../../../table-ui/panels.tsx'
import { modulesInPlay } from '../in-play.ts'
import { viewOf } from '../view.ts'
import { Backdrop, BoardHighlight, Washes } from './backdrop.tsx'
import { Figures } from './figures.tsx'
import { Regions, Route, Shore, Spaces, Waves } from './island.tsx'
import { nextPlace } from './keys.ts'
import type { Layout } from './layout.ts'
import { layoutFor } from './layout-for.ts'
import { stepsOf } from './route.ts'
import css from './shared-table.module.css'
import { Stations } from './stations.tsx'
import { Triggers } from './triggers.tsx'

const BOARD: Board<Layout> = {
  id: 'shared',
  shapeFor: layoutFor,
  walk: nextPlace,
  steps: (picks) => stepsOf(picks).length,
}

export function SharedTable({ update }: { readonly update: Update }) {
  const { t } = useWords()
  return (
    <Stage
      board={BOARD}
      update={update}
      name={t('board.name')}
      keys={t('board.keys')}
      className={css['table']}
    >
      {(scene) => <Picture update={update} {...scene} />}
    </Stage>
  )
}

interface PictureProps extends Scene<Layout> {
  readonly update: Update
}

const REACH: Readonly<Record<Layout['kind'], number>> = { broad: 42, wide: 53, tall: 50 }

function Picture({ update, shape: layout, highlights, routes }: PictureProps) {
  const { t } = useWords()
  const view = viewOf(update)
  const { layers } = modulesInPlay()
  const names = useMemo(() => update.seats.map(({ name }) => name), [update.seats])
  const here = view.players[update.ask?.seat ?? view.turn.seat]?.space ?? 0
  const stand = view.players.map(({ space }) => space).join(',')
  // Spaces are 100 apart. On a phone, click areas take all of that; in landscape they overlap slightly.
  const reach = REACH[layout.kind]
  const { letters } = layout
  const written = { ['--letters' as string]: `${letters}px` }
  return (
    <>
      <Sheet lasting>
        <Washes />
        <Backdrop layout={layout} />
        <Waves layout={layout} />
        <g transform={`translate(${layout.island.x} ${layout.island.y})`}>
          <Shore />
        </g>
      </Sheet>
      <Sheet>
        <g
          transform={`translate(${layout.island.x} ${layout.island.y})`}
          role="group"
          aria-label={t('board.island')}
          style={written}
        >
          <Regions
            regions={view.regions}
            names={names}
            modules={view.modules}
            stand={stand}
            letters={letters}
          />
          <BoardLayers of={layers(BOARD.id, 'under')} update={update} shape={layout} />
          <Route from={here} routes={routes} highlights={highlights} />
          <Spaces
            stand={stand}
            names={names}
            modules={view.modules}
            entry={view.players[view.seat ?? view.turn.seat]?.space ?? 1}
            reach={reach}
            letters={letters}
          />
          <Figures view={view} names={names} highlights={highlights} reach={reach} letters={letters} />
        </g>
      </Sheet>
      <Sheet>
        <g style={written}>
          <Stations view={view} layout={layout} names={names} />
          <Triggers view={view} terms={termsAt(update)} layout={layout} />
          <BoardLayers of={layers(BOARD.id, 'over')} update={update} shape={layout} />
        </g>
      </Sheet>
      <Sheet lasting>
        <BoardHighlight layout={layout} />
      </Sheet>
    </>
  )
}
