// The window of an online table: who is online, how to invite others, how it is played, and how to leave.
import '../../../text/of-windows.ts'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useIdentity } from '../../../online/identity.ts'
import { getUp, hideChances, propose, sitAgain, useIsBlocked } from '../../../online/company.ts'
import { PersonTools } from '../../../online/person-tools.tsx'
import { SpectatorsChat } from '../../../online/spectators-chat.tsx'
import { TableNotices } from '../../../online/table-notices.tsx'
import { paceWords } from '../../../online/when.ts'
import { type Lobby, sittingOf, useCompany } from '../../../state/company.ts'
import { useSession } from '../../../state/session/store.ts'
import { Dialog } from '../../../table-ui/dialog.tsx'
import { useWords } from '../../../text/language.ts'
import { usePanels } from '../panels.ts'
import windows from '../windows.module.css'
import { LetBotPlay, useUntilBot } from './absent.tsx'
import { timeWords } from './clock.ts'
import { Share } from './share.tsx'
import { watchersSaid } from './watchers-said.ts'
import { SeatClock } from './seat-note.tsx'
import company from './company.module.css'
import style from './people.module.css'

export function People({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const lobby = useCompany((state) => state.lobby)
  if (lobby === null) return null
  return (
    <Dialog title={t('company.title')} onClose={onClose}>
      <Seats lobby={lobby} />
      <p className={windows['note']}>{watchersSaid(lobby, t)}</p>
      {lobby.hosting && lobby.stage !== 'over' && <SpectatorsChat lobby={lobby} />}
      <Share lobby={lobby} />
      {lobby.yours !== null && lobby.stage !== 'over' && <TableNotices table={lobby.table} />}
      <Facts lobby={lobby} />
      <Ways lobby={lobby} onClose={onClose} />
    </Dialog>
  )
}

function Seats({ lobby }: { readonly lobby: Lobby }) {
  return (
    <ul className={style['seats']}>
      {lobby.seats.map((_, i) => (
        <Seat key={i} lobby={lobby} seat={i} />
      ))}
    </ul>
  )
}

interface SeatProps {
  readonly lobby: Lobby
  readonly seat: number
}

function Seat({ lobby, seat: i }: SeatProps) {
  const words = useWords()
  const { t, say } = words
  const seat = lobby.seats[i]
  const waited = useSession(({ shown }) => shown !== null && !shown.over && shown.waiting.includes(i))
  const me = useIdentity(({ me: mine }) => mine?.id)
  const blocked = useIsBlocked(seat?.person ?? null)
  const left = useUntilBot(lobby, i)
  if (seat === undefined) return null
  const { person } = seat
  const sitting = sittingOf(seat, waited)
  const how =
    left !== null && left > 0
      ? t('company.bot.soon', { time: timeWords(left, words) })
      : i === lobby.yours && sitting !== 'away'
        ? t('company.you')
        : t(`company.${sitting}`)
  return (
    <li data-sitting={sitting}>
      <SeatMark seat={i} size={20} />
      <i className={company['dot']} aria-hidden />
      <span className={style['who']}>
        <strong>{say(seat.name)}</strong>
        <small>
          {how}
          {blocked && `, ${t('company.blocked')}`}
        </small>
      </span>
      <SeatClock seat={i} />
      <span className={style['tools']}>
        {left === 0 && lobby.proposal === null && <LetBotPlay lobby={lobby} seat={i} />}
        {person !== null && person !== me && me !== undefined && (
          <PersonTools lobby={lobby} person={person} name={say(seat.name)} />
        )}
      </span>
    </li>
  )
}

function Facts({ lobby }: { readonly lobby: Lobby }) {
  const words = useWords()
  const { t } = words
  return (
    <details className={style['facts']}>
      <summary>{t('company.facts')}</summary>
      <p>
        {paceWords(lobby.limit, words)} · {t(lobby.public ? 'room.public' : 'room.private')}
      </p>
      {lobby.carried && (
        <p>
          <strong className={style['mark']}>{t('company.carried')}</strong> {t('room.carried')}
        </p>
      )}
      <p>{t('room.fair.help')}</p>
      <p>
        {t('company.hash')}
        <code className={style['hash']} translate="no">
          {lobby.fair.hash.match(/.{1,8}/g)?.join(' ')}
        </code>
      </p>
    </details>
  )
}

function Ways({ lobby, onClose }: { readonly lobby: Lobby; readonly onClose: () => void }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const [sure, setSure] = useState<'leave' | 'end' | null>(null)
  const { table, yours, stage } = lobby
  const plays = yours !== null && stage === 'playing'
  const away = yours !== null && lobby.seats[yours]?.away === true
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
          <Chances lobby={lobby} onClose={onClose} />
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

/** Asks all players to agree to the chances to win; once they are shown, any player can hide them. */
function Chances({ lobby, onClose }: { readonly lobby: Lobby; readonly onClose: () => void }) {
  const { t } = useWords()
  const { table, chances } = lobby
  const change = () => (chances ? hideChances(table) : propose(table, 'chances'))
  return (
    <button
      type="button"
      className={windows['second']}
      title={t(chances ? 'company.chances.hide.why' : 'company.propose.chances.why')}
      onClick={() => void change().then(onClose)}
      data-do={chances ? 'hide-chances' : 'propose-chances'}
    >
      {t(chances ? 'company.chances.hide' : 'company.propose.chances')}
    </button>
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
