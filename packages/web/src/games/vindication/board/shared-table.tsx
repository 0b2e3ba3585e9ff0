// The table everyone shares: the island, the spheres and decks around it, the honor track along the frame.
import type { Update } from '@lorehall/host'
import { useMemo } from 'react'
import type { Board } from '../../../table/stage/board.ts'
import { Sheet } from '../../../table/stage/sheet.tsx'
import { type Scene, Stage } from '../../../table/stage/stage.tsx'
import { ICONS } from '../icons/icons.ts'
import { TABLE_EN } from '../text/en.ts'
import { useWords } from '../text/own.ts'
import { blackBlocksIn } from '../modules/seen.ts'
import { viewOf } from '../view.ts'
import { Backdrop, Light, Washes } from './backdrop.tsx'
import { Figures } from './figures.tsx'
import { Discs, Tokens, TrackBand } from './honor-track.tsx'
import { Regions, Route, Shore, Spaces, Waves } from './island.tsx'
import { nextPlace } from './keys.ts'
import { type Layout, layoutFor } from './layout.ts'
import { stepsOf } from './route.ts'
import css from './shared-table.module.css'
import { Stations } from './stations.tsx'
import { Triggers } from './triggers.tsx'

const BOARD: Board<Layout> = {
  id: 'shared',
  shapeFor: layoutFor,
  heart: { name: TABLE_EN['board.zoom.island'], sign: ICONS.hexes, letter: 'i' },
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

function Picture({ update, shape: layout, lights, routes }: PictureProps) {
  const { t } = useWords()
  const view = viewOf(update)
  const names = useMemo(() => update.seats.map(({ name }) => name), [update.seats])
  const who = names.join('\n')
  const here = view.players[update.ask?.seat ?? view.turn.seat]?.space ?? 0
  // On a phone, also on its side, a finger needs all the room between two spaces.
  const reach = layout.shape === 'tall' || window.innerHeight < 560 ? 50 : 42
  return (
    <>
      <Sheet lasting>
        <Washes />
        <Backdrop layout={layout} />
        <TrackBand layout={layout} />
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
        >
          <Regions regions={view.regions} names={names} marked={blackBlocksIn(view)?.regions} />
          <Route from={here} routes={routes} lights={lights} />
          <Spaces
            stand={view.players.map(({ space }) => space).join(',')}
            names={names}
            entry={view.players[view.seat ?? view.turn.seat]?.space ?? 1}
            reach={reach}
          />
          <Figures view={view} names={names} lights={lights} reach={reach} />
        </g>
      </Sheet>
      <Sheet>
        <Stations view={view} layout={layout} names={names} />
        <Triggers view={view} layout={layout} />
        <Tokens layout={layout} tokens={view.tokens.join(',')} />
        <Discs layout={layout} honors={view.players.map(({ honor }) => honor).join(',')} names={who} />
      </Sheet>
      <Sheet lasting>
        <Light layout={layout} />
      </Sheet>
    </>
  )
}
