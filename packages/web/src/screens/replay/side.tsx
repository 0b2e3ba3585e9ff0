// The side column of a replay: the scores, and the log centered on the current move.
import type { LogLine, Update } from '@lorehall/host'
import { useEffect, useRef, useState } from 'react'
import { RivalMark } from '../../components/frame-rival.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { Icon } from '../../components/icon.tsx'
import type { TablePort } from '../../host/table-port.ts'
import type { Reader } from '../../state/tales.ts'
import { chancesAfter, percent, useChances } from '../../table-ui/chances/use-chances.ts'
import { Dialog } from '../../table-ui/dialog.tsx'
import { lineSaid } from '../../table-ui/line-said.ts'
import { partiesOf, partyName } from '../../table-ui/parties.ts'
import { PartyMarks } from '../../table-ui/party-marks.tsx'
import type { GameParts } from '../../table-ui/parts.ts'
import { pointOut } from '../../table-ui/point-out.ts'
import { Tale } from '../../table-ui/tale.tsx'
import { Tick } from '../../table-ui/tick.tsx'
import { useWords } from '../../text/language.ts'
import { Scores } from '../table/scores.tsx'
import style from './side.module.css'

interface RaceProps {
  readonly update: Update
  readonly port: TablePort
  /** The number of moves of the whole game so far. */
  readonly length: number
}

export function Race({ update, port, length }: RaceProps) {
  const words = useWords()
  const chances = chancesAfter(useChances(update.table, port, length), update.seq)
  const { t } = words
  const [open, setOpen] = useState(false)
  return (
    <section className={style['race']} aria-label={t('replay.standings')}>
      <h2>{t('replay.standings')}</h2>
      <ol>
        {partiesOf(update).map((party) => (
          <li key={party.id}>
            <PartyMarks party={party} size={16} />
            <span>{partyName(party, update, words)}</span>
            {chances !== null && party.seats[0] !== undefined && (
              <small title={t('chances.one', { n: percent(chances[party.seats[0]] ?? 0) })}>
                {t('chances.short', { n: percent(chances[party.seats[0]] ?? 0) })}
              </small>
            )}
            {party.total !== null && (
              <b>
                <Tick n={party.total} />
              </b>
            )}
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => setOpen(true)}>
        {t('replay.sources')}
      </button>
      {open && <Scores update={update} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** Only this many lines are rendered before and after the current move. */
const AROUND = 60

interface ReplayLogProps {
  /** The eyes and the table that the tales of the log are fetched for. */
  readonly reader: Reader
  readonly port: TablePort
  readonly log: readonly LogLine[]
  readonly parts: GameParts
  readonly at: number
  readonly onSeek: (at: number) => void
}

export function ReplayLog({ reader, port, log, parts, at, onSeek }: ReplayLogProps) {
  const words = useWords()
  const { t } = words
  const [told, setTold] = useState<LogLine | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const found = log.findLastIndex(({ seq }) => seq <= at)
  const from = Math.max(0, found - AROUND)
  useEffect(() => {
    const { current } = list
    const line = current?.querySelector('[aria-current="step"]')
    if (current === null || !(line instanceof HTMLElement)) return
    current.scrollTop = line.offsetTop - current.clientHeight * 0.55
  }, [found, log])
  return (
    <section className={style['log']} aria-label={t('replay.log')}>
      <h2>{t('replay.log')}</h2>
      <ol ref={list} onPointerLeave={() => pointOut(null)}>
        {log.slice(from, found + AROUND).map((line, i) => (
          <li
            key={from + i}
            data-type={line.type}
            data-begins={parts.turns.begins(line) ?? undefined}
            data-later={line.seq > at}
            aria-current={from + i === found ? 'step' : undefined}
          >
            <button
              type="button"
              onClick={() => onSeek(line.seq)}
              onPointerEnter={() => pointOut(line.at)}
              onFocus={() => pointOut(line.at)}
              onBlur={() => pointOut(null)}
            >
              {line.seat !== null && <SeatMark seat={line.seat} size={11} />}
              {line.rival !== null && <RivalMark size={11} />}
              <span>{lineSaid(line, words)}</span>
            </button>
            {line.tale !== null && (
              <button
                type="button"
                className={style['tale']}
                aria-label={t('replay.tale')}
                title={t('replay.tale')}
                onClick={() => setTold(line)}
                data-do="tale"
              >
                <Icon name="white-book" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {told !== null && told.tale !== null && (
        <Dialog title={lineSaid(told, words)} onClose={() => setTold(null)} alone>
          <Tale reader={reader} name={told.tale} port={port} />
        </Dialog>
      )}
    </section>
  )
}
