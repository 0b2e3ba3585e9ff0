// Another player at a glance, as much as fits in the strip.
import type { Update } from '@lorehall/host'
import { memo, useContext, useMemo } from 'react'
import { ArmsRow } from '../../../table-ui/cards/arms-row.tsx'
import { Count, Counts, Mark } from '../../../table-ui/players/counts.tsx'
import { StripOf } from '../../../table-ui/players/strip-of.ts'
import { useLying } from '../cards/table-card.tsx'
import { lookOf } from '../cards/looks.ts'
import { ICONS } from '../icons/icons.ts'
import { Panels } from '../../../table-ui/panels.tsx'
import { marksOf } from '../cards/marks.ts'
import { modulesInPlay } from '../in-play.ts'
import { useWords } from '../text/own.ts'
import { type GameView, type PlayerView, viewOf } from '../view.ts'
import { AttributeRow } from './attributes.tsx'
import { heldBy } from './held.ts'
import { playerOf, questCount, regionsOf, speedOf } from './player-facts.ts'
import { LEVEL_SIGN, LEVELS } from './power-board.tsx'
import { SeatThing } from './seat-thing.tsx'
import { Tiles } from './tiles.tsx'
import style from './other.module.css'

export function Other({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const strip = useContext(StripOf)
  const player = playerOf(update, seat)
  const rows = modulesInPlay().panels.row
  if (player === undefined) return null
  return (
    <>
      <SeatThing update={update} seat={seat} />
      {strip !== 'line' && (
        <>
          <Has player={player} />
          <div className={style['attributes']}>
            <AttributeRow player={player} />
          </div>
          {rows.length > 0 && (
            <div className={style['attributes']}>
              <Panels of={rows} update={update} seat={seat} />
            </div>
          )}
        </>
      )}
      {(strip === undefined || strip === 'arms') && (
        <div className={style['cards']}>
          <Cards update={update} player={player} />
        </div>
      )}
      {strip === undefined && <Rest view={viewOf(update)} player={player} />}
    </>
  )
}

const Has = memo(function Has({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  const { party, relics, traits, monsters } = player
  return (
    <div className={style['has']}>
      <Counts>
        {LEVELS.map((level) => (
          <Count key={level} sign={LEVEL_SIGN[level]} n={player[level]} name={t(`player.${level}`)} />
        ))}
        <Count sign={ICONS['three-friends']} n={party.length} name={t('player.companions')} />
        <Count
          sign={ICONS['ribbon-medal']}
          n={relics.length + traits.length + monsters.length}
          name={t('player.won')}
        />
        {player.vindicated && <Mark sign={ICONS['angel-wings']} name={t('player.vindicated')} />}
      </Counts>
    </div>
  )
})

function Cards({ update, player }: { readonly update: Update; readonly player: PlayerView }) {
  const lying = useLying()
  const marks = marksOf(update, useWords())
  const view = viewOf(update)
  const held = useMemo(() => heldBy(view, player), [view, player])
  const active = view.turn.seat === player.seat ? view.turn.active : []
  const cards = held.flatMap(({ card, blocks, charges, with: by }) => {
    const look = lookOf(card)
    if (look === undefined) return []
    const on = lying({ blocks, charges, marks: marks(card) })
    return [{ look, active: active.includes(by ?? card), seat: player.seat, ...on }]
  })
  return <ArmsRow cards={cards} />
}

function Rest({ view, player }: { readonly view: GameView; readonly player: PlayerView }) {
  const { t } = useWords()
  const speed = ICONS[player.mount > 2 ? 'horse-head' : 'walking-boot']
  return (
    <div className={style['rest']}>
      <Counts>
        <Count sign={speed} n={speedOf(player)} name={t('player.speed')} />
        <Count sign={ICONS.hexes} n={regionsOf(view, player.seat)} name={t('player.regions')} />
        <Count sign={ICONS.hourglass} n={player.tokens} name={t('player.tokens')} />
        <Count sign={ICONS['scroll-unfurled']} n={questCount(player.quests)} name={t('player.quest')} />
      </Counts>
      <Tiles player={player} />
    </div>
  )
}
