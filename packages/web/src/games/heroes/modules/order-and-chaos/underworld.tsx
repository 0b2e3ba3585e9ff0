// The Underworld card: its Souls one by one, and what raising a Unit costs. In a player's window, also its text.
import type { Update } from '@lorehall/host'
import lying from '../../../../table-ui/thing.module.css'
import { nameOf } from '../../cards/names.ts'
import { FigureIcon } from '../../figures/figure-icon.tsx'
import { UnitIcon } from '../../figures/unit-icon.tsx'
import { useSpoken } from '../../pieces/use-spoken.tsx'
import { playerOf } from '../../view.ts'
import { underworldLines } from './about.ts'
import { useWords } from './own.ts'
import { soulsOf } from './souls.ts'
import style from './souls.module.css'

interface OfSeat {
  readonly update: Update
  readonly seat: number
}

function Face({ update, seat }: OfSeat) {
  const { t, say } = useWords()
  const souls = soulsOf(update, seat)
  if (souls === null) return null
  const { faction = '' } = playerOf(update, seat) ?? {}
  const { card, n, most, prices } = souls
  return (
    <>
      <b className={style['name']} aria-hidden>
        {say(nameOf(card))}
      </b>
      {prices.map(({ kind, unit, n: price }) => (
        <span key={kind} className={style['price']} data-enough={price <= n} aria-hidden>
          {unit === 'air' ? (
            <FigureIcon faction={faction} id="air" seat={seat} size="1.1rem" />
          ) : (
            <UnitIcon unit={unit} faction={faction} seat={seat} size="1.1rem" />
          )}
          <b>{price}</b>
        </span>
      ))}
      <span className={style['pips']} title={t('souls.n', { n, most })} aria-hidden>
        {Array.from({ length: most }, (_, i) => (
          <i key={i} className={style['soul']} data-full={i < n} />
        ))}
      </span>
    </>
  )
}

/** On the player's own board. */
export function UnderworldThing(of: OfSeat) {
  return soulsOf(of.update, of.seat) === null ? null : <Thing {...of} />
}

function Thing({ update, seat }: OfSeat) {
  const { t, say } = useWords()
  const { card = '', n = 0, most = 0 } = soulsOf(update, seat) ?? {}
  const { thing, spoken } = useSpoken('souls', `${say(nameOf(card))}, ${t('souls.n', { n, most })}`)
  return (
    <div {...thing} className={`${lying['thing']} ${style['card']}`}>
      {spoken}
      <Face update={update} seat={seat} />
    </div>
  )
}

/** In a player's window. */
export function UnderworldCard({ update, seat }: OfSeat) {
  const words = useWords()
  const lines = underworldLines(update, seat, words)
  if (lines.length === 0) return null
  return (
    <section className={style['whole']}>
      <div className={style['card']}>
        <Face update={update} seat={seat} />
      </div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
