// What everyone has: coins, goods, points, and one's own hand of cards.
import type { Update } from '@lorehall/host'
import { SeatMark } from '../src/components/frame-seat.tsx'
import { useThing } from '../src/table/thing.ts'
import { cardNamed, CardFace } from './cards.tsx'
import { CARDS_EN } from './en.ts'
import { useWords } from './text.ts'
import style from './toy.module.css'
import { viewOf } from './view.ts'

/** Whose side of the table is shown as one's own: who only watches sees the first. */
export const ownSeat = ({ eyes }: Update): number => eyes ?? 0

export const otherSeats = (update: Update): readonly number[] =>
  update.seats.map((_, seat) => seat).filter((seat) => seat !== ownSeat(update))

function Counts({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { t } = useWords()
  const player = viewOf(update).seats[seat]
  if (player === undefined) return null
  const counts = [
    [t('toy.points'), player.points],
    [t('toy.coins'), player.coins],
    [t('toy.cards'), player.hand.length],
  ] as const
  return (
    <dl className={style['counts']}>
      {counts.map(([name, n]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  )
}

function Card({ id }: { readonly id: string }) {
  const { say } = useWords()
  const card = cardNamed(id)
  const thing = useThing(`card:${id}`, card === undefined ? id : say(CARDS_EN[card].name))
  return (
    <div className={style['thing']} {...thing}>
      <CardFace id={id} small />
    </div>
  )
}

function Goods({ n }: { readonly n: number }) {
  const { t } = useWords()
  const thing = useThing('goods', t('toy.goods'))
  return (
    <div className={style['thing']} {...thing}>
      {t('toy.goods')}: {n}
    </div>
  )
}

export function Own({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const seat = ownSeat(update)
  const player = viewOf(update).seats[seat]
  if (player === undefined) return null
  return (
    <section className={style['own']} aria-label={t('player.own')} data-seat={seat}>
      <h2>
        <SeatMark seat={seat} size={22} /> {say(update.seats[seat]?.name ?? '')}
      </h2>
      <Counts update={update} seat={seat} />
      <Goods n={player.goods} />
      <div className={style['hand']} role="group" aria-label={t('toy.hand')}>
        {player.hand.map((card, i) =>
          card === null ? <span key={i}>{t('toy.hidden')}</span> : <Card key={i} id={card} />,
        )}
      </div>
    </section>
  )
}

export function Other({ update, seat }: { readonly update: Update; readonly seat: number }) {
  const { say } = useWords()
  const name = say(update.seats[seat]?.name ?? '')
  const thing = useThing(`seat:${seat}`, name)
  return (
    <div className={style['thing']} {...thing}>
      <SeatMark seat={seat} size={18} /> {name}
      <Counts update={update} seat={seat} />
    </div>
  )
}
