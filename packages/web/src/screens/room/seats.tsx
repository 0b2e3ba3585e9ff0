// The seats around a table that gathers.
import { SeatMark } from '../../components/frame-seat.tsx'
import type { Room } from '../../online/room.ts'
import { useWords, type Words } from '../../text/language.ts'
import { STRENGTHS } from '../home/strengths.ts'
import style from './room.module.css'

type RoomSeat = Room['seats'][number]

/** Bots get names when the game begins; until then it matters how strong they are. */
function nameOf({ kind, name, bot }: RoomSeat, { t, say }: Words): string {
  if (kind === 'open') return t('room.seat.open')
  const strength = STRENGTHS.find((one) => one === bot)
  return kind === 'bot' && strength !== undefined ? t(`new.bot.${strength}`) : say(name)
}

function noteOf(seat: RoomSeat, mine: boolean, { t }: Words): string {
  if (seat.kind === 'open') return ''
  if (seat.kind === 'bot') return t('room.seat.bot')
  if (mine) return t('room.seat.you')
  return t(`room.${seat.presence}`)
}

export function Seats({ room }: { readonly room: Room }) {
  const words = useWords()
  return (
    <ol className={style.seats}>
      {room.seats.map((seat, place) => (
        <li key={place} className={style.seat} data-kind={seat.kind} data-presence={seat.presence}>
          <span className={style.mark}>
            <SeatMark seat={place} size={28} />
          </span>
          <span className={style.sitter}>
            <strong>{nameOf(seat, words)}</strong>
            <small>{noteOf(seat, place === room.yours, words)}</small>
          </span>
          {seat.kind === 'person' && <span className={style.candle} aria-hidden="true" />}
        </li>
      ))}
    </ol>
  )
}
