// The log. Pointing at a line highlights its place on the board; a click opens a window about it.
import type { LogLine, Update } from '@lorehall/host'
import { lazy, memo, Suspense, useState } from 'react'
import { shallow } from 'zustand/shallow'
import { RivalMark } from '../../components/frame-rival.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { Boundary } from '../../faults/boundary.tsx'
import { useSession } from '../../state/session/store.ts'
import { lineSaid } from '../../table-ui/line-said.ts'
import { pointOut } from '../../table-ui/point-out.ts'
import type { GameParts, TurnParts } from '../../table-ui/parts.ts'
import { useWords } from '../../text/language.ts'
import style from './log-panel.module.css'

/** Loaded when a line is first opened. */
const LogAbout = lazy(() => import('./log-about.tsx'))

/** The number of lines rendered. Older ones are in the replay. */
const LINES = 120

/** Lines are rendered in groups of this size, so that finished groups are skipped as a whole. */
const LEAF = 20

const NONE: readonly LogLine[] = []

interface LogPanelProps {
  readonly update: Update
  readonly parts: GameParts
}

export const LogPanel = memo(function LogPanel({ update, parts }: LogPanelProps) {
  const { t } = useWords()
  const log = useSession((session) => session.around?.log ?? NONE)
  const [about, setAbout] = useState<LogLine | null>(null)
  const from = Math.max(0, log.length - LINES)
  const first = Math.floor(from / LEAF)
  const leaves = Array.from({ length: Math.ceil(log.length / LEAF) - first }, (_, i) => (first + i) * LEAF)
  return (
    <section className={style['log']} aria-label={t('log.title')}>
      <h2>{t('log.title')}</h2>
      {log.length === 0 && <p>{t('log.empty')}</p>}
      <div className={style['scroll']}>
        <ol className={style['lines']} onPointerLeave={() => pointOut(null)}>
          {leaves.map((leaf) => {
            const start = Math.max(from, leaf)
            const lines = log.slice(start, leaf + LEAF)
            return <Lines key={leaf} from={start} lines={lines} parts={parts} onOpen={setAbout} />
          })}
        </ol>
      </div>
      {about !== null && (
        <Boundary of={about} small>
          <Suspense fallback={null}>
            <LogAbout
              update={update}
              parts={parts}
              line={about}
              log={log}
              onOpen={setAbout}
              onClose={() => setAbout(null)}
            />
          </Suspense>
        </Boundary>
      )}
    </section>
  )
})

interface LinesProps extends Pick<LogPanelProps, 'parts'>, Pick<LineProps, 'onOpen'> {
  /** The index of its first line in the log. */
  readonly from: number
  readonly lines: readonly LogLine[]
}

/** The key of a line is its index in the log, so existing lines are not drawn again. */
const Lines = memo(
  function Lines({ from, lines, parts, onOpen }: LinesProps) {
    return lines.map((line, i) => (
      <Line key={from + i} line={line} begins={parts.turns.begins(line)} onOpen={onOpen} />
    ))
  },
  (a, b) => a.parts === b.parts && a.from === b.from && shallow(a.lines, b.lines),
)

interface LineProps {
  readonly line: LogLine
  readonly begins: ReturnType<TurnParts['begins']>
  readonly onOpen: (line: LogLine) => void
}

const Line = memo(function Line({ line, begins, onOpen }: LineProps) {
  const words = useWords()
  return (
    <li data-type={line.type} data-begins={begins ?? undefined} className={style['line']}>
      <button
        type="button"
        onClick={() => onOpen(line)}
        onPointerEnter={() => pointOut(line.at)}
        onFocus={() => pointOut(line.at)}
        onBlur={() => pointOut(null)}
      >
        {line.seat !== null && <SeatMark seat={line.seat} size={11} />}
        {line.rival !== null && <RivalMark size={11} />}
        <span>{lineSaid(line, words)}</span>
      </button>
    </li>
  )
})
