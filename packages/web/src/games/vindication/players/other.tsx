// What there is of another player at a glance.
import type { Update } from '@lorehall/host'
import { memo, useMemo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { ArmsRow } from '../../../table/cards/arms-row.tsx'
import { Count, Counts, Mark } from '../../../table/players/counts.tsx'
import { Tick } from '../../../table/tick.tsx'
import { useLying } from '../cards/card.tsx'
import { lookOf } from '../cards/looks.ts'
import { ICONS } from '../icons/icons.ts'
import { JewelRow } from '../modules/jewels.tsx'
import { SeatThing } from '../modules/seat-thing.tsx'
import { isMarked } from '../modules/seen.ts'
import { useWords } from '../text/own.ts'
import { type GameView, type PlayerView, viewOf } from '../view.ts'
import { AttributeRow } from './attributes.tsx'
import { heldBy } from './held.ts'
import { playerOf, questCount, regionsOf, speedOf } from './player-facts.ts'
import { LEVEL_SIGN, LEVELS } from './power-board.tsx'
import { Tiles } from './tiles.tsx'
import style from './other.module.css'

export function Other({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const view = viewOf(update)
  const player = playerOf(update, seat)
  if (player === undefined) return null
  return (
    <>
      <SeatThing update={update} seat={seat} />
      <Power player={player} />
      <AttributeRow player={player} />
      <Cards view={view} player={player} />
      <Rest view={view} player={player} />
    </>
  )
}

/** Power as three counted bars: as long as there are blocks. */
const Power = memo(function Power({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  return (
    <ul className={style['levels']} aria-label={t('player.power')}>
      {LEVELS.map((level) => (
        <li key={level} title={t(`player.${level}`)} data-none={player[level] === 0}>
          <Icon path={LEVEL_SIGN[level]} />
          <Tick n={player[level]} />
          <span className="unseen">{t(`player.${level}`)}</span>
          <i
            style={{ width: `${(player[level] / 21) * 100}%`, background: `var(--seat-${player.seat})` }}
            aria-hidden
          />
        </li>
      ))}
    </ul>
  )
})

function Cards({ view, player }: { readonly view: GameView; readonly player: PlayerView }) {
  const lying = useLying()
  const held = useMemo(() => heldBy(player), [player])
  const active = view.turn.seat === player.seat ? view.turn.active : []
  const cards = held.flatMap(({ card, blocks, charges }) => {
    const look = lookOf(card)
    if (look === undefined) return []
    const on = lying({ blocks, charges, marked: isMarked(view, card) })
    return [{ look, active: active.includes(card), seat: player.seat, ...on }]
  })
  return <ArmsRow cards={cards} />
}

function Rest({ view, player }: { readonly view: GameView; readonly player: PlayerView }) {
  const { t } = useWords()
  const speed = ICONS[player.mount > 2 ? 'horse-head' : 'walking-boot']
  return (
    <div className={style['rests']}>
      <Counts>
        <Count sign={speed} n={speedOf(player)} name={t('player.speed')} />
        <Count sign={ICONS.hexes} n={regionsOf(view, player.seat)} name={t('player.regions')} />
        <Count sign={ICONS.hourglass} n={player.tokens} name={t('player.tokens')} />
        <Count sign={ICONS['scroll-unfurled']} n={questCount(player.quests)} name={t('player.quest')} />
        {player.vindicated && <Mark sign={ICONS['angel-wings']} name={t('player.vindicated')} />}
      </Counts>
      <Tiles player={player} />
      <JewelRow view={view} player={player} />
    </div>
  )
}
