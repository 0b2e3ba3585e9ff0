// The window of an online table: who is here, how to bring others, how it is played, and the ways out.
import '../../../text/of-windows.ts'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useIdentity } from '../../../online/identity.ts'
import { getUp, mute, propose, sitAgain, useMuted } from '../../../online/company.ts'
import { paceWords } from '../../../online/when.ts'
import { type Room, sittingOf, useCompany } from '../../../state/company.ts'
import { useSession } from '../../../state/session.ts'
import { Dialog } from '../../../table/dialog.tsx'
import { useWords } from '../../../text/language.ts'
import { usePanels } from '../panels.ts'
import windows from '../windows.module.css'
import { Share } from './share.tsx'
import { SeatClock } from './seat-note.tsx'
import company from './company.module.css'
import style from './people.module.css'

export function People({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const room = useCompany((company) => company.room)
  if (room === null) return null
  return (
    <Dialog title={t('company.title')} onClose={onClose}>
      <Seats room={room} />
      <p className={windows['note']}>
        {room.yours === null && `${t('company.watching')} `}
        {room.watchers === 0
          ? t('company.watchers.none')
          : room.watchers === 1
            ? t('company.watchers.one')
            : t('company.watchers.many', { n: room.watchers })}
      </p>
      <Share room={room} />
      <Facts room={room} />
      <Ways room={room} onClose={onClose} />
    </Dialog>
  )
}

function Seats({ room }: { readonly room: Room }) {
  const { t, say } = useWords()
  const waiting = useSession(({ shown }) => (shown === null || shown.over ? null : shown.waiting))
  const me = useIdentity(({ me: mine }) => mine?.id)
  const muted = useMuted()
  return (
    <ul className={style['seats']}>
      {room.seats.map((seat, i) => {
        const sitting = sittingOf(seat, waiting?.includes(i) === true)
        const mine = i === room.yours
        const { person } = seat
        const quiet = person !== null && muted.includes(person)
        return (
          <li key={i} data-sitting={sitting}>
            <SeatMark seat={i} size={20} />
            <i className={company['dot']} aria-hidden />
            <span className={style['who']}>
              <strong>{say(seat.name)}</strong>
              <small>
                {mine && sitting !== 'away' ? t('company.you') : t(`company.${sitting}`)}
                {quiet && `, ${t('company.muted')}`}
              </small>
            </span>
            <SeatClock seat={i} />
            {person !== null && person !== me && me !== undefined && (
              <button
                type="button"
                className={windows['second']}
                aria-label={t(quiet ? 'company.unmute.who' : 'company.mute.who', { name: say(seat.name) })}
                onClick={() => void mute(person, !quiet)}
                data-do="mute"
              >
                {t(quiet ? 'company.unmute' : 'company.mute')}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Facts({ room }: { readonly room: Room }) {
  const words = useWords()
  const { t } = words
  return (
    <details className={style['facts']}>
      <summary>{t('company.facts')}</summary>
      <p>
        {paceWords(room.limit, words)} · {t(room.public ? 'room.public' : 'room.private')}
      </p>
      {room.carried && (
        <p>
          <strong className={style['mark']}>{t('company.carried')}</strong> {t('room.carried')}
        </p>
      )}
      <p>{t('room.fair.help')}</p>
      <p>
        {t('company.hash')}
        <code className={style['hash']} translate="no">
          {room.fair.hash.match(/.{1,8}/g)?.join(' ')}
        </code>
      </p>
    </details>
  )
}

function Ways({ room, onClose }: { readonly room: Room; readonly onClose: () => void }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const [sure, setSure] = useState<'leave' | 'end' | null>(null)
  const { table, yours, stage } = room
  const plays = yours !== null && stage === 'playing'
  const away = yours !== null && room.seats[yours]?.away === true
  if (sure === 'leave') {
    return (
      <Sure text={t('company.leave.sure')} no={t('company.leave.no')} onNo={() => setSure(null)}>
        <button
          type="button"
          className={windows['first']}
          data-do="leave-yes"
          onClick={() => void getUp(table).then(() => go('/together'))}
        >
          {t('company.leave.yes')}
        </button>
      </Sure>
    )
  }
  if (sure === 'end') {
    return (
      <Sure text={t('company.propose.end.sure')} no={t('company.propose.end.no')} onNo={() => setSure(null)}>
        <button
          type="button"
          className={windows['first']}
          data-do="end-yes"
          onClick={() => void propose(table, 'end').then(onClose)}
        >
          {t('company.propose.end.yes')}
        </button>
      </Sure>
    )
  }
  return (
    <div className={style['ways']}>
      {plays && away && (
        <button
          type="button"
          className={windows['first']}
          data-do="return"
          onClick={() => void sitAgain(table).then(onClose)}
        >
          {t('company.return')}
        </button>
      )}
      {plays && !away && (
        <>
          <button
            type="button"
            className={windows['second']}
            onClick={() => setSure('end')}
            data-do="propose-end"
          >
            {t('company.propose.end')}
          </button>
          <button
            type="button"
            className={windows['second']}
            onClick={() => setSure('leave')}
            data-do="leave"
          >
            {t('company.leave')}
          </button>
        </>
      )}
      <Link href={`/t/${table}/replay`} className={windows['second']}>
        {t('company.replay')}
      </Link>
      <Link href="/together" className={windows['second']}>
        {t('company.home')}
      </Link>
      <button
        type="button"
        className={windows['second']}
        onClick={() => usePanels.getState().open('report')}
        data-do="report"
      >
        {t('report.title')}
      </button>
    </div>
  )
}

interface SureProps {
  readonly text: string
  readonly no: string
  readonly onNo: () => void
  readonly children: ReactNode
}

function Sure({ text, no, onNo, children }: SureProps) {
  return (
    <div className={style['sure']} role="alert">
      <p>{text}</p>
      <div className={windows['buttons']}>
        <button type="button" className={windows['second']} onClick={onNo} autoFocus>
          {no}
        </button>
        {children}
      </div>
    </div>
  )
}
