// The curtain between two players at a shared device. Nothing of the table is in the document until the next person
// says that they are ready.
import '../../../text/of-end.ts'
import { Link } from 'wouter'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useSession } from '../../../state/session/store.ts'
import { seeAs } from '../../../state/visit.ts'
import { useWords } from '../../../text/language.ts'
import style from './curtain.module.css'

/** Folds of cloth. */
function Cloth() {
  const folds = Array.from({ length: 12 }, (_, i) => i)
  return (
    <div className={style['cloth']} aria-hidden="true">
      {folds.map((i) => (
        <i key={i} />
      ))}
    </div>
  )
}

export default function Curtain() {
  const { t, say } = useWords()
  const seat = useSession((session) => session.curtain)
  const plan = useSession((session) =>
    session.curtain === null ? undefined : session.shown?.seats[session.curtain],
  )
  if (seat === null) return null
  const name = say(plan?.name ?? String(seat + 1))
  return (
    <main className={style['curtain']} data-curtain={seat} aria-labelledby="curtain-title">
      <Cloth />
      <div className={style['plaque']} role="status">
        <SeatMark seat={seat} size={72} />
        <h1 id="curtain-title">{t('curtain.title', { name })}</h1>
        <p>{t('curtain.lead', { name })}</p>
        <button
          // A new button for each seat: focus never stays on the previous player's button.
          key={seat}
          type="button"
          autoFocus
          className={style['ready']}
          data-do="ready"
          onClick={() => seeAs(seat)}
        >
          {t('curtain.ready', { name })}
        </button>
        <Link href="/" className={style['home']}>
          {t('curtain.home')}
        </Link>
      </div>
    </main>
  )
}
