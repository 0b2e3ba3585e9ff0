// The season board: the market, the player's own orders, and the face-up supply next to the map.
import type { Update } from '@lorehall/host'
import { useMemo } from 'react'
import { ownSeat } from '../../../../table-ui/players/seats.ts'
import type { Board } from '../../../../table-ui/stage/board.ts'
import { Sheet } from '../../../../table-ui/stage/sheet.tsx'
import { Stage } from '../../../../table-ui/stage/stage.tsx'
import { valuesOf } from '../../facts.ts'
import { playerOf, viewOf } from '../../view.ts'
import { nextThing } from '../../../../table-ui/stage/nearest.ts'
import { layoutFor, type MarketLayout, under } from './layout.ts'
import { gearOf, ordersOf, recruitsOf, stallOf } from './market-facts.ts'
import { Orders } from './orders.tsx'
import { Panel } from './pieces.tsx'
import { Piles } from './piles.tsx'
import { Sales } from './sales.tsx'
import { Villagers } from './people.tsx'
import { Wares } from './wares.tsx'
import { useWords } from './words.ts'
import css from './market.module.css'

const BOARD: Board<MarketLayout> = {
  id: 'market',
  shapeFor: layoutFor,
  walk: nextThing,
  steps: (picks) => picks.length,
}

export function Market({ update }: { readonly update: Update }) {
  const { t } = useWords()
  return (
    <Stage
      board={BOARD}
      update={update}
      name={t('market.name')}
      keys={t('market.keys')}
      className={css['market']}
    >
      {({ shape }) => <Picture update={update} layout={shape} />}
    </Stage>
  )
}

interface PictureProps {
  readonly update: Update
  readonly layout: MarketLayout
}

function Picture({ update, layout }: PictureProps) {
  const { t } = useWords()
  const view = viewOf(update)
  const { setup } = valuesOf(update)
  const { words } = layout
  const own = playerOf(update, ownSeat(update))
  const [red, blue] = [gearOf(update, 'red'), gearOf(update, 'blue')]
  return (
    <>
      <Sheet lasting>
        <rect width={layout.w} height={layout.h} className={css['counter']} />
      </Sheet>
      <Sheet>
        <g style={{ ['--words' as string]: `${words}px`, ['--letters' as string]: `${words}px` }}>
          <Sales stall={stallOf(update)} season={view.season} seasons={setup.seasons} layout={layout} />
          <Recruits update={update} layout={layout} slots={setup.specialistRow} />
          <Villagers view={view} slots={setup.villagerRow} xp={setup.refillXP} layout={layout} />
          <Orders
            orders={ordersOf(update)}
            done={own?.ordersDone.length ?? 0}
            pile={view.orders.pile}
            layout={layout}
          />
          <Panel
            box={layout.gear}
            words={words}
            name={t('market.gear')}
            note={t('market.gear.note', { n: view.gearPile.red + view.gearPile.blue })}
          >
            <GearRows layout={layout} red={red} blue={blue} slots={setup.gearRow} />
          </Panel>
          <Piles view={view} layout={layout} />
        </g>
      </Sheet>
    </>
  )
}

function Recruits({ update, layout, slots }: PictureProps & { readonly slots: number }) {
  const { t } = useWords()
  const { specialists: box, words } = layout
  const area = useMemo(() => under(box, words), [box, words])
  const columns = area.w / slots > 56 ? slots : Math.ceil(slots / 2)
  return (
    <Panel
      box={box}
      words={words}
      name={t('market.specialists')}
      note={t('market.specialists.note', { n: viewOf(update).specialistPile })}
    >
      <Wares wares={recruitsOf(update)} box={area} slots={slots} columns={columns} words={words} />
    </Panel>
  )
}

interface GearRowsProps {
  readonly layout: MarketLayout
  readonly red: ReturnType<typeof gearOf>
  readonly blue: ReturnType<typeof gearOf>
  readonly slots: { readonly red: number; readonly blue: number }
}

/** Red above blue; copies are stacked. */
function GearRows({ layout: { gear: box, words }, red, blue, slots }: GearRowsProps) {
  const [above, below] = useMemo(() => {
    const area = under(box, words)
    const h = (area.h - 5) / 2
    return [
      { ...area, h },
      { ...area, y: area.y + h + 5, h },
    ] as const
  }, [box, words])
  return (
    <>
      <Wares wares={red} box={above} slots={slots.red} columns={slots.red} words={words} />
      <Wares wares={blue} box={below} slots={slots.blue} columns={slots.blue} words={words} />
    </>
  )
}
