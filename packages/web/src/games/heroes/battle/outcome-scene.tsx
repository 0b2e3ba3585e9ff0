// The outcome of a Battle: who won, then Strength, Tactics and what follows. Players who fought read it at their own
// pace.
import type { LogLine, Update } from '@lorehall/host'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { Icon } from '../../../components/icon.tsx'
import { useSession } from '../../../state/session/store.ts'
import { GoOn } from '../../../table-ui/go-on.tsx'
import { ICONS } from '../icons/icons.ts'
import { outcomeOf } from './outcome.ts'
import { useWords } from './words.ts'
import style from './outcome.module.css'

export function OutcomeScene({ update, aside }: { readonly update: Update; readonly aside: boolean }) {
  const { t, say } = useWords()
  const log = useSession((session) => session.log)
  const outcome = outcomeOf(log)
  if (aside || outcome === null) return null
  const { won, parts } = outcome
  return (
    <section className={style['outcome']} data-own={won.seat !== null && won.seat === update.eyes}>
      <header>
        <Icon path={ICONS['crossed-swords']} size="34px" />
        <h2>{say(won.text)}</h2>
      </header>
      <div className={style['parts']}>
        {parts.map(({ part, lines }) => (
          <div key={part} className={style['part']}>
            <h3>{t(`battle.part.${part}`)}</h3>
            <ol>
              {lines.map((line, i) => (
                <Line key={i} line={line} />
              ))}
            </ol>
          </div>
        ))}
      </div>
      <GoOn />
    </section>
  )
}

function Line({ line: { text, seat } }: { readonly line: LogLine }) {
  const { say } = useWords()
  return (
    <li>
      {seat !== null && <SeatMark seat={seat} size={14} />}
      <span>{say(text)}</span>
    </li>
  )
}
