// My side of the table: power, character, attributes, cards, and my quest face up for me alone.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { Tick } from '../../../table/tick.tsx'
import { useWords } from '../text/own.ts'
import { OwnJewels } from '../modules/jewels.tsx'
import { viewOf } from '../view.ts'
import { OwnAttributes } from './attributes.tsx'
import { Character, Speed } from './character.tsx'
import { Counters, Tiles } from './counters.tsx'
import { OwnCards } from './own-cards.tsx'
import { nameOf, ownSeat, playerOf } from './player-facts.ts'
import { PowerBoard } from './power-board.tsx'
import style from './own-area.module.css'

export const OwnArea = memo(function OwnArea({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const seat = ownSeat(update)
  const view = viewOf(update)
  const player = playerOf(update, seat)
  if (player === undefined) return null
  return (
    <section
      className={style['own']}
      aria-label={t('player.own')}
      data-seat={seat}
      data-turn={view.turn.seat === seat}
    >
      <div className={style['identity']}>
        <h2 className={style['who']}>
          <SeatMark seat={seat} size={22} />
          {nameOf(update, seat)}
        </h2>
        <p className={style['honor']}>
          <Icon name="laurel-crown" size="1.5rem" />
          <Tick n={player.honor} />
          <span>{t('player.honor')}</span>
        </p>
        <Counters view={view} player={player} />
        <Tiles player={player} />
        <OwnJewels view={view} player={player} />
      </div>
      <div className={style['pair']}>
        <Character player={player} />
        <Speed player={player} />
      </div>
      <PowerBoard player={player} />
      <OwnAttributes player={player} />
      <OwnCards view={view} player={player} />
    </section>
  )
})
