// The seats of a new online table: each is mine, open, or a bot's.
import { strengthNamed, strengths, USUAL_STRENGTH } from '@lorehall/host/strengths'
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { Allowance } from '../new-table/allowance.tsx'
import type { Allowed } from '../new-table/allowed.ts'
import { SeatsPanel } from '../new-table/seats-panel.tsx'
import style from './new-online.module.css'
import { KINDS, newSeat, type SeatDraft, withKind } from './seats.ts'

interface OnlineSeatsProps {
  readonly allowed: Allowed
  readonly seats: readonly SeatDraft[]
  readonly onSeats: (seats: readonly SeatDraft[]) => void
}

export function OnlineSeats({ allowed, seats, onSeats }: OnlineSeatsProps) {
  const { t } = useWords()
  const { counts } = allowed
  return (
    <SeatsPanel
      title={t('online-new.seats')}
      help={t('online-new.seats.help')}
      rows={seats.map((seat, place) => (
        <Seat
          key={seat.key}
          seat={seat}
          place={place}
          removable={seats.length > (counts[0] ?? 1)}
          onKind={(kind) => onSeats(withKind(seats, seat.key, kind))}
          onBot={(bot) => onSeats(seats.with(place, { ...seat, bot }))}
          onRemove={() => onSeats(seats.toSpliced(place, 1))}
        />
      ))}
      add={t('online-new.add')}
      full={seats.length >= (counts.at(-1) ?? 0)}
      onAdd={() => onSeats([...seats, newSeat('open')])}
      watching={seats.every(({ kind }) => kind !== 'me') ? t('online-new.watching') : null}
    >
      <Allowance allowed={allowed} names={seats.map((_, place) => t('new.seat', { n: place + 1 }))} />
    </SeatsPanel>
  )
}

interface SeatProps {
  readonly seat: SeatDraft
  readonly place: number
  readonly removable: boolean
  readonly onKind: (kind: SeatDraft['kind']) => void
  readonly onBot: (bot: SeatDraft['bot']) => void
  readonly onRemove: () => void
}

function Seat({ seat, place, removable, onKind, onBot, onRemove }: SeatProps) {
  const { t, say } = useWords()
  const n = place + 1
  return (
    <li className={style.seat}>
      <SeatMark seat={place} size={22} />
      <select
        className={parts.input}
        aria-label={t('online-new.seat', { n })}
        value={seat.kind}
        onChange={({ target }) => onKind(KINDS.find((kind) => kind === target.value) ?? 'open')}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`online-new.${kind}`)}
          </option>
        ))}
      </select>
      {seat.kind === 'bot' ? (
        <select
          className={parts.input}
          aria-label={t('online-new.strength', { n })}
          value={seat.bot}
          onChange={({ target }) => onBot(strengthNamed(target.value) ?? USUAL_STRENGTH)}
        >
          {strengths.map(({ id, name, help }) => (
            <option key={id} value={id} title={say(help)}>
              {say(name)}
            </option>
          ))}
        </select>
      ) : (
        <span />
      )}
      <button
        type="button"
        className={parts.icon}
        aria-label={t('online-new.remove', { n })}
        disabled={!removable}
        onClick={onRemove}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="m4 4 8 8M12 4l-8 8" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </li>
  )
}
