// The winning chances of a game that goes on.
import '../../text/of-chances.ts'
import type { Update } from '@lorehall/host'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useSession } from '../../state/session/store.ts'
import { useWords } from '../../text/language.ts'
import { partiesOf, partyName } from '../parties.ts'
import { chancesAfter, percent, useChances } from './use-chances.ts'
import style from './chances.module.css'

export function Watched({ update }: { readonly update: Update }) {
  const words = useWords()
  const port = useSession((session) => session.port)
  const chances = chancesAfter(useChances(update.table, port, update.seq), update.seq)
  if (chances === null) return null
  return (
    <section className={style['watched']} aria-label={words.t('chances.title')} data-do="chances">
      <ul>
        {partiesOf(update).map((party) => {
          const [seat] = party.seats
          return (
            seat !== undefined && (
              <li key={party.id}>
                <SeatMark seat={seat} size={14} />
                <span>{partyName(party, update, words)}</span>
                <b>{words.t('chances.one', { n: percent(chances[seat] ?? 0) })}</b>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
