// Moves a table from this device online: the dialog where you choose who plays each seat.
import '../../text/of-hall.ts'
import type { SeatPlan } from '@lorehall/host'
import { type StrengthId, strengthNamed, USUAL_STRENGTH } from '@lorehall/host/strengths'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import { host } from '../../host/client.ts'
import { learnWhoIAm, useIdentity } from '../../online/identity.ts'
import { randomHex } from '../../online/pledges.ts'
import { useTask } from '../../online/use-task.ts'
import { Dialog } from '../../table-ui/dialog.tsx'
import { useWords } from '../../text/language.ts'
import style from './invite.module.css'
import NameForm from './name-form.tsx'
import { openTable } from './open-table.ts'
import { type Kind, KINDS, wantedSeats } from './seats.ts'

interface InviteProps {
  readonly table: string
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly onClose: () => void
}

const strengthAt = ({ bot }: SeatPlan): StrengthId => strengthNamed(bot) ?? USUAL_STRENGTH

/** I keep the first person's seat; the seats of other people are open. */
function firstKinds(seats: readonly SeatPlan[]): readonly Kind[] {
  const mine = seats.findIndex(({ kind }) => kind === 'person')
  const kinds = seats.map(({ kind }, seat): Kind => (kind === 'bot' ? 'bot' : seat === mine ? 'me' : 'open'))
  // If I play alone with bots, the first bot's seat is opened for a friend.
  const bot = kinds.indexOf('bot')
  return kinds.includes('open') || bot === -1 ? kinds : kinds.with(bot, 'open')
}

export default function Invite({ table, game, seats, onClose }: InviteProps) {
  const { t, say } = useWords()
  const [, go] = useLocation()
  const me = useIdentity((state) => state.me)
  const unreached = useIdentity((state) => (state.me === undefined ? (state.trouble?.message ?? null) : null))
  const [kinds, setKinds] = useState(() => firstKinds(seats))
  const [key] = useState(() => randomHex(12))
  const { busy, trouble, run } = useTask()
  useEffect(() => void learnWhoIAm(), [])
  const choose = (seat: number, kind: Kind) =>
    setKinds(kinds.map((old, i) => (i === seat ? kind : kind === 'me' && old === 'me' ? 'open' : old)))
  const carry = () =>
    run(async () => {
      const { text } = await host.request('export', { table })
      const plans = seats.map((plan, seat) => ({ kind: kinds[seat] ?? 'open', bot: strengthAt(plan) }))
      const carried = await openTable({ game, seats: wantedSeats(plans), record: text, key })
      go(`/t/${carried}`)
    })
  return (
    <Dialog title={t('invite.title')} onClose={onClose}>
      <p className={style.lead}>{t('invite.lead')}</p>
      <h3 className={style.heading}>{t('invite.seats')}</h3>
      <ul className={style.seats}>
        {seats.map(({ name }, seat) => (
          <li key={seat} className={style.seat}>
            <SeatMark seat={seat} size={20} />
            <span>{say(name)}</span>
            <select
              className={parts.input}
              aria-label={t('invite.who', { name: say(name) })}
              value={kinds[seat] ?? 'open'}
              onChange={({ target }) => choose(seat, KINDS.find((kind) => kind === target.value) ?? 'open')}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(kind === 'me' ? 'invite.mine' : `invite.${kind}`)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      <Wrong sentence={trouble ?? unreached} />
      <div className={style.end}>
        {me === null && <NameForm label={t('invite.go')} onNamed={carry} />}
        {me !== null && (
          <button type="button" className={parts.primary} disabled={busy || me === undefined} onClick={carry}>
            {t(busy ? 'invite.busy' : 'invite.go')}
          </button>
        )}
      </div>
    </Dialog>
  )
}
