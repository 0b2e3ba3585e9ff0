// How a Battle went, once it is over: its lines of the log, from its beginning on.
import type { LogLine, Update } from '@lorehall/host'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useSession } from '../../../state/session.ts'
import { useWords } from './words.ts'
import style from './battle.module.css'

/** More would be a list to be read, not something that happened. */
const MOST = 12

/** What comes after a Battle, and is not of it: another action or turn, or Collection. */
const isLater = ({ type, from }: LogLine) =>
  type === 'turn' || type === 'mustered' || type === 'round' || from === 'collection'

export function OutcomeScene({ update, aside }: { readonly update: Update; readonly aside: boolean }) {
  const { t, say } = useWords()
  const log = useSession((session) => session.log)
  const begun = log.findLastIndex(({ type }) => type === 'battle')
  const end = log.findLastIndex(({ type }) => type === 'battleWon')
  if (aside || begun === -1 || end < begun) return null
  const later = log.findIndex((line, i) => i > end && isLater(line))
  const lines = log.slice(begun, later === -1 ? undefined : later).slice(-MOST)
  return (
    <div className={style['room']} data-seats={update.seats.length}>
      <section className={style['outcome']}>
        <h2>{t('battle.over')}</h2>
        <ol>
          {lines.map(({ text, seat }, i) => (
            <li key={i}>
              {seat !== null && seat !== undefined && <SeatMark seat={seat} size={14} />}
              {say(text)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
