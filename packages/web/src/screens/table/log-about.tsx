// The window for a log line: the card or place it is about, as text, and the turn it belongs to. It links to the rule.
import type { LogLine, Update } from '@lorehall/host'
import { Link } from 'wouter'
import { RivalMark } from '../../components/frame-rival.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useSession } from '../../state/session/store.ts'
import { CardFrame } from '../../table-ui/cards/card-frame.tsx'
import { RuleLink } from '../../table-ui/choices.tsx'
import { Dialog } from '../../table-ui/dialog.tsx'
import { lineSaid } from '../../table-ui/line-said.ts'
import type { GameParts } from '../../table-ui/parts.ts'
import { turnAround } from '../../table-ui/rounds.ts'
import { Tale } from '../../table-ui/tale.tsx'
import { useWords } from '../../text/language.ts'
import { journalOf } from '../journal/address.ts'
import { meantBy } from './meant.ts'
import style from './log-about.module.css'

interface LogAboutProps {
  readonly update: Update
  readonly parts: GameParts
  readonly line: LogLine
  readonly log: readonly LogLine[]
  readonly onOpen: (line: LogLine) => void
  readonly onClose: () => void
}

export default function LogAbout({ update, parts, line, log, onOpen, onClose }: LogAboutProps) {
  const words = useWords()
  const { t } = words
  const port = useSession((session) => session.port)
  const { look, about } = meantBy(line, update, parts, words)
  return (
    <Dialog title={t('about.title')} onClose={onClose} alone>
      <div className={style['about']}>
        <p className={style['line']}>{lineSaid(line, words)}</p>
        {look !== undefined && <CardFrame look={look} form="portrait" />}
        {about !== null && (
          <div className={style['place']}>
            <h3>{about.title}</h3>
            {about.text !== '' && <p>{about.text}</p>}
          </div>
        )}
        {line.tale !== null && (
          <>
            <Tale reader={update} name={line.tale} />
            <Link href={journalOf(port, update.table)} data-do="journal">
              {t('tale.journal')}
            </Link>
          </>
        )}
        <Turn lines={turnAround(log, line, parts.turns)} line={line} onOpen={onOpen} />
        {line.rule !== null && <RuleLink rule={line.rule} />}
      </div>
    </Dialog>
  )
}

interface TurnProps {
  readonly lines: readonly LogLine[]
  readonly line: LogLine
  readonly onOpen: (line: LogLine) => void
}

/** All lines of that turn; each opens its own window. */
function Turn({ lines, line, onOpen }: TurnProps) {
  const words = useWords()
  const { t } = words
  if (lines.length < 2) return null
  return (
    <section className={style['turn']} aria-label={t('about.turn')}>
      <h3>{t('about.turn')}</h3>
      <ol>
        {lines.map((one, i) => (
          <li key={i}>
            <button
              type="button"
              aria-current={one === line ? 'true' : undefined}
              onClick={() => onOpen(one)}
            >
              {one.seat !== null && <SeatMark seat={one.seat} size={11} />}
              {one.rival !== null && <RivalMark size={11} />}
              <span>{lineSaid(one, words)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
