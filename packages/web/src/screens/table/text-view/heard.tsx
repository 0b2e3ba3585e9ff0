// The latest events, announced as they come, and the end of the log below the table.
import type { LogLine } from '@lorehall/host'
import '../../../text/of-further.ts'
import { useState } from 'react'
import { useSession } from '../../../state/session/store.ts'
import { lineSaid } from '../../../table-ui/line-said.ts'
import { partsOf } from '../../../table-ui/parts.ts'
import { Tale } from '../../../table-ui/tale.tsx'
import { useWords } from '../../../text/language.ts'
import { anchorOf } from './sections.tsx'
import style from './text-view.module.css'

const RECENT = 14
const LINES = 80

export function JustNow() {
  const words = useWords()
  const { t } = words
  const log = useSession((session) => session.log)
  const parts = useSession((session) => partsOf(session.shown?.game))
  const from = Math.max(0, log.length - RECENT)
  return (
    <section className={style['section']} aria-labelledby={anchorOf('now')} data-part="now">
      <h2 id={anchorOf('now')} tabIndex={-1}>
        {t('words.now')}
      </h2>
      {log.length === 0 && <p>{t('words.now.empty')}</p>}
      {/* The key of a line is its index in the log, so only new lines are announced. */}
      <div
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t('words.now')}
        className={style['now']}
      >
        {log.slice(from).map((line, i) => (
          <p key={from + i} data-type={line.type} data-begins={parts?.turns.begins(line) ?? undefined}>
            {lineSaid(line, words)}.
          </p>
        ))}
      </div>
    </section>
  )
}

export function WholeLog() {
  const words = useWords()
  const { t } = words
  const log = useSession((session) => session.log)
  const from = Math.max(0, log.length - LINES)
  return (
    <section className={style['section']} aria-labelledby={anchorOf('log')} data-part="log">
      <h2 id={anchorOf('log')} tabIndex={-1}>
        {t('words.log')}
      </h2>
      {from > 0 && <p>{t('words.log.lines', { n: LINES })}</p>}
      <ol className={style['lines']}>
        {log.slice(from).map((line, i) => (
          <li key={from + i}>
            {lineSaid(line, words)}. <LineTale line={line} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The tale of a line, loaded and read out when the player opens it. */
function LineTale({ line }: { readonly line: LogLine }) {
  const { t } = useWords()
  const shown = useSession((session) => session.shown)
  const [open, setOpen] = useState(false)
  if (line.tale === null || shown === null) return null
  return (
    <>
      <button type="button" className={style['read']} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('tale.read')}
      </button>
      {open && <Tale reader={shown} name={line.tale} />}
    </>
  )
}
