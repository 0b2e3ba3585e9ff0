// Another player at the side: everything countable at a glance, in full on demand.
import type { Update } from '@lorehall/host'
import { lazy, memo, Suspense, useState } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { Tick } from '../../../table/tick.tsx'
import { useWords } from '../text/own.ts'
import { JewelRow } from '../modules/jewels.tsx'
import { SeatThing } from '../modules/seat-thing.tsx'
import { type GameView, type PlayerView, viewOf } from '../view.ts'
import { AttributeRow } from './attributes.tsx'
import { Count, Tiles } from './counters.tsx'
import counts from './counters.module.css'
import { Emblems } from './emblems.tsx'
import { nameOf, playerOf, questCount, regionsOf, speedOf } from './player-facts.ts'
import { LEVEL_ICON } from './power-board.tsx'
import style from './other-player.module.css'

/** Fetched when somebody wants to see all of it. */
const PlayerDialog = lazy(() =>
  import('./player-dialog.tsx').then((module) => ({ default: module.PlayerDialog })),
)

export function OtherPlayer({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const view = viewOf(update)
  const player = playerOf(update, seat)
  if (player === undefined) return null
  const name = nameOf(update, seat)
  const plays = view.turn.seat === seat && !update.over
  const thinks = update.waiting.includes(seat) && !update.over
  return (
    <section className={style['other']} aria-label={name} data-turn={plays} data-seat={seat}>
      <header className={style['head']}>
        <button
          type="button"
          className={style['open']}
          onClick={() => setOpen(true)}
          aria-label={t('player.details', { name })}
        >
          <SeatMark seat={seat} size={20} />
          <span className={style['name']}>{name}</span>
          {thinks && <Icon name="hourglass" className={style['thinks']} label={t('player.thinking')} />}
        </button>
        <span className={style['points']} title={t('player.honor')}>
          <Icon name="laurel-crown" />
          <Tick n={player.honor} />
          <span className="unseen">{t('player.honor')}</span>
        </span>
      </header>
      <SeatThing update={update} seat={seat} />
      <Levels player={player} />
      <AttributeRow player={player} />
      <Emblems view={view} player={player} />
      <Rest view={view} player={player} />
      {open && (
        <Suspense fallback={null}>
          <PlayerDialog update={update} player={player} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Power as three counted bars: as long as there are blocks. */
const Levels = memo(function Levels({ player }: { readonly player: PlayerView }) {
  const { t } = useWords()
  const levels = ['potential', 'influence', 'conviction'] as const
  return (
    <ul className={style['levels']} aria-label={t('player.power')}>
      {levels.map((level) => (
        <li key={level} title={t(`player.${level}`)} data-none={player[level] === 0}>
          <Icon name={LEVEL_ICON[level]} />
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

function Rest({ view, player }: { readonly view: GameView; readonly player: PlayerView }) {
  const { t } = useWords()
  return (
    <div className={style['rests']}>
      <ul className={counts['counts']}>
        <Count
          icon={player.mount > 2 ? 'horse-head' : 'walking-boot'}
          n={speedOf(player)}
          name={t('player.speed')}
        />
        <Count icon="hexes" n={regionsOf(view, player.seat)} name={t('player.regions')} />
        <Count icon="hourglass" n={player.tokens} name={t('player.tokens')} />
        <Count icon="scroll-unfurled" n={questCount(player.quests)} name={t('player.quest')} />
        {player.vindicated && (
          <li className={counts['count']} title={t('player.vindicated')}>
            <Icon name="angel-wings" label={t('player.vindicated')} />
          </li>
        )}
      </ul>
      <Tiles player={player} />
      <JewelRow view={view} player={player} />
    </div>
  )
}
