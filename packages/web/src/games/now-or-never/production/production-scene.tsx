// The scene of a production, player by player: the yield of each row, each building and the search tokens.
import { type Bag, COUNTED } from '@lorehall/now-or-never/client'
import type { Update } from '@lorehall/host'
import type { CSSProperties } from 'react'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { Count, Counts } from '../../../table-ui/players/counts.tsx'
import { SIGN } from '../counted.ts'
import { viewOf } from '../view.ts'
import { type Harvest, harvestOf, producing } from './harvest.ts'
import { type ProductionWords, useWords } from './words.ts'
import style from './production.module.css'

export function ProductionScene({ update }: { readonly update: Update }) {
  const words = useWords()
  const { t } = words
  const { season, phase } = viewOf(update)
  const harvests = producing(update).map((seat) => harvestOf(update, seat, words))
  const last = harvests.some(({ sold }) => sold !== null)
  // By now, the next season has begun.
  const over = phase === 'over' ? season : season - 1
  return (
    <div className={style['area']}>
      <h2 className={style['title']}>{last ? t('production.last') : t('production.title', { n: over })}</h2>
      <ol className={style['players']}>
        {harvests.map((harvest, i) => (
          <Player key={harvest.seat} harvest={harvest} nth={i} update={update} words={words} />
        ))}
      </ol>
    </div>
  )
}

interface PlayerProps {
  readonly harvest: Harvest
  readonly nth: number
  readonly update: Update
  readonly words: ProductionWords
}

function Player({ harvest, nth, update, words }: PlayerProps) {
  const { t, say } = words
  const { seat, sources, total, sold } = harvest
  const turn: CSSProperties & Record<'--nth', number> = { '--nth': nth }
  return (
    <li className={style['player']} style={turn}>
      <h3>
        <SeatMark seat={seat} size={16} /> {say(update.seats[seat]?.name ?? '')}
      </h3>
      {sources.length === 0 ? (
        <p>{t('production.none')}</p>
      ) : (
        <dl className={style['sources']}>
          {sources.map(({ id, name, brings }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                <Brings bag={brings} words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={style['total']}>
        <Brings bag={total} words={words} />
        {sold !== null && <b>{t('production.sold', { n: sold })}</b>}
      </div>
    </li>
  )
}

function Brings({ bag, words: { t } }: { readonly bag: Bag; readonly words: ProductionWords }) {
  return (
    <Counts>
      {COUNTED.map((what) => {
        const n = bag[what] ?? 0
        return n === 0 ? null : <Count key={what} sign={SIGN[what]} n={n} name={t(`counted.${what}`)} />
      })}
    </Counts>
  )
}
