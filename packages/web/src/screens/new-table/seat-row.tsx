// One seat of a new table: its player, the strength of a bot, and its place.
import { strengthNamed, strengths, USUAL_STRENGTH } from '@lorehall/host/strengths'
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { type Kind, KINDS, type SeatDraft } from './seats.ts'
import style from './new-table.module.css'

interface SeatRowProps {
  readonly seat: SeatDraft
  readonly place: number
  readonly count: number
  readonly min: number
  readonly onChange: (change: Partial<SeatDraft>) => void
  readonly onKind: (kind: Kind) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

function Glyph({ d }: { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={d} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

export function SeatRow({ seat, place, count, min, onChange, onKind, onMove, onRemove }: SeatRowProps) {
  const { t, say } = useWords()
  const n = place + 1
  const { name } = seat
  const kind = KINDS.find((known) => known === seat.kind) ?? 'bot'
  return (
    <li className={style.seat}>
      <span className={style.mark}>
        <SeatMark seat={place} size={22} />
      </span>
      <input
        className={`${parts.input} ${style.name}`}
        aria-label={t('new.seat.name', { n })}
        value={name}
        required
        maxLength={24}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <select
        className={`${parts.input} ${style.kind}`}
        aria-label={t('new.seat.kind', { n })}
        value={kind}
        onChange={(event) => onKind(KINDS.find((known) => known === event.target.value) ?? 'bot')}
      >
        {KINDS.map((known) => (
          <option key={known} value={known}>
            {t(`new.kind.${known}`)}
          </option>
        ))}
      </select>
      {kind === 'bot' ? (
        <select
          className={`${parts.input} ${style.bot}`}
          aria-label={t('new.seat.bot', { n })}
          value={seat.bot}
          onChange={(event) => onChange({ bot: strengthNamed(event.target.value) ?? USUAL_STRENGTH })}
        >
          {strengths.map(({ id, name: strength, help }) => (
            <option key={id} value={id} title={say(help)}>
              {say(strength)}
            </option>
          ))}
        </select>
      ) : (
        <span className={style.bot} />
      )}
      <span className={style.tools}>
        <button
          type="button"
          className={parts.icon}
          aria-label={t('new.seat.up', { name })}
          disabled={place === 0}
          onClick={() => onMove(-1)}
        >
          <Glyph d="m3 10 5-5 5 5" />
        </button>
        <button
          type="button"
          className={parts.icon}
          aria-label={t('new.seat.down', { name })}
          disabled={n === count}
          onClick={() => onMove(1)}
        >
          <Glyph d="m3 6 5 5 5-5" />
        </button>
        <button
          type="button"
          className={parts.icon}
          aria-label={t('new.seat.remove', { name })}
          disabled={count <= min}
          onClick={onRemove}
        >
          <Glyph d="m4 4 8 8M12 4l-8 8" />
        </button>
      </span>
    </li>
  )
}
