// The log in words. Pointing at a line shows the place on the board; a click shows where it came from.
import type { LogLine, Update } from '@lorehall/host'
import { memo, useEffect, useRef, useState } from 'react'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useSession } from '../../state/session.ts'
import { Dialog } from '../../table/dialog.tsx'
import { pointAt } from '../../table/lit.ts'
import type { GameParts } from '../../table/parts.ts'
import { useWords } from '../../text/language.ts'
import style from './log-panel.module.css'

/** Older lines are in the replay; a page of hundreds of buttons helps nobody. */
const LINES = 120

export function LogPanel({ update, parts }: { readonly update: Update; readonly parts: GameParts }) {
  const { t } = useWords()
  const log = useSession((session) => session.log)
  const [about, setAbout] = useState<LogLine | null>(null)
  const list = useRef<HTMLOListElement>(null)
  // With the next frame, when its height is known anyway: asking at once would lay the page out twice.
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo(0, list.current.scrollHeight))
    return () => cancelAnimationFrame(frame)
  }, [log])
  return (
    <section className={style['log']} aria-label={t('log.title')}>
      <h2>{t('log.title')}</h2>
      {log.length === 0 && <p>{t('log.empty')}</p>}
      <ol ref={list} className={style['lines']} onPointerLeave={() => pointAt(null)}>
        {log.slice(-LINES).map((line, i) => (
          <Line key={`${line.seq}.${i}`} line={line} onOpen={setAbout} />
        ))}
      </ol>
      {about !== null && (
        <Dialog title={t('about.title')} onClose={() => setAbout(null)}>
          <parts.About update={update} line={about} />
        </Dialog>
      )}
    </section>
  )
}

interface LineProps {
  readonly line: LogLine
  readonly onOpen: (line: LogLine) => void
}

const Line = memo(function Line({ line, onOpen }: LineProps) {
  const { say } = useWords()
  return (
    <li data-type={line.type} className={style['line']}>
      <button
        type="button"
        onClick={() => onOpen(line)}
        onPointerEnter={() => pointAt(line.at)}
        onFocus={() => pointAt(line.at)}
        onBlur={() => pointAt(null)}
      >
        {line.seat !== null && <SeatMark seat={line.seat} size={11} />}
        <span>{say(line.text)}</span>
      </button>
    </li>
  )
})
