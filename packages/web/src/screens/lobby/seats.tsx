// The seats in the lobby.
import { strengthNamed, strengthOf } from '@lorehall/host/strengths'
import { SeatMark } from '../../components/frame-seat.tsx'
import parts from '../../components/frame-parts.module.css'
import { useIdentity } from '../../online/identity.ts'
import type { Lobby } from '../../online/lobby.ts'
import { PersonTools } from '../../online/person-tools.tsx'
import { useWords, type Words } from '../../text/language.ts'
import style from './lobby.module.css'

type LobbySeat = Lobby['seats'][number]

/** Bots get names when the game begins; until then their strength is shown. */
function nameOf({ kind, name, bot }: LobbySeat, { t, say }: Words): string {
  if (kind === 'open') return name === '' ? t('room.seat.open') : t('room.seat.kept', { name: say(name) })
  const strength = strengthNamed(bot)
  return say(kind === 'bot' && strength !== undefined ? strengthOf(strength).name : name)
}

function noteOf(seat: LobbySeat, mine: boolean, { t }: Words): string {
  if (seat.kind === 'open') return ''
  if (seat.kind === 'bot') return t('room.seat.bot')
  if (mine) return t('room.seat.you')
  return t(`room.${seat.presence}`)
}

export function Seats({ lobby }: { readonly lobby: Lobby }) {
  const words = useWords()
  const me = useIdentity((state) => state.me?.id ?? null)
  return (
    <ol className={style.seats}>
      {lobby.seats.map((seat, place) => (
        <li key={place} className={style.seat} data-kind={seat.kind} data-presence={seat.presence}>
          <span className={style.mark}>
            <SeatMark seat={place} size={28} />
          </span>
          <span className={style.sitter}>
            <strong>{nameOf(seat, words)}</strong>
            <small>{noteOf(seat, place === lobby.yours, words)}</small>
          </span>
          {seat.kind === 'person' && seat.person !== null && me !== null && seat.person !== me && (
            <span className={style.tools}>
              <PersonTools
                lobby={lobby}
                person={seat.person}
                name={words.say(seat.name)}
                className={parts.button}
              />
            </span>
          )}
          {seat.kind === 'person' && <span className={style.candle} aria-hidden="true" />}
        </li>
      ))}
    </ol>
  )
}
