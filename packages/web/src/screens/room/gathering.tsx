// The gathering room: who sits where, the invitation, what is fair about it, and the start.
import { useLocation } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { Sure } from '../../components/frame-sure.tsx'
import { gameNamed } from '../../games/named.ts'
import { call } from '../../online/api.ts'
import { useIdentity } from '../../online/identity.ts'
import type { Room } from '../../online/room.ts'
import { sitDown } from '../../online/sit.ts'
import { type Task, useTask } from '../../online/use-task.ts'
import { paceWords } from '../../online/when.ts'
import { useNotices } from '../../state/notices.ts'
import { useWords } from '../../text/language.ts'
import { NameForm } from '../together/name-form.tsx'
import { Fairness } from './fairness.tsx'
import { Invitation } from './invitation.tsx'
import { PlayedWith } from './played-with.tsx'
import style from './room.module.css'
import { Seats } from './seats.tsx'
import { useComings } from './use-comings.ts'

const openIn = ({ seats }: Room) => seats.filter(({ kind }) => kind === 'open').length

/** Sit down, with a name first where there is none yet. */
function SitDown({ room, task }: { readonly room: Room; readonly task: Task }) {
  const { t } = useWords()
  const me = useIdentity((state) => state.me)
  const sit = () => task.run(() => sitDown(room))
  if (room.yours !== null || me === undefined) return null
  if (openIn(room) === 0) return <p className={style.full}>{t('room.full')}</p>
  return me === null ? (
    <NameForm label={t('room.seat.sit')} onNamed={sit} />
  ) : (
    <button type="button" className={`${parts.primary} ${style.go}`} disabled={task.busy} onClick={sit}>
      {t('room.seat.sit')}
    </button>
  )
}

function Start({ room, task }: { readonly room: Room; readonly task: Task }) {
  const { t } = useWords()
  const { table } = room
  const open = openIn(room)
  return (
    <div className={style.start}>
      <button
        type="button"
        className={`${parts.primary} ${style.go}`}
        disabled={task.busy}
        aria-describedby="start-help"
        onClick={() => task.run(async () => void (await call('start', { table })))}
      >
        {t(task.busy ? 'room.start.busy' : 'room.start')}
      </button>
      <p id="start-help" className={parts.help}>
        {open === 1 && t('room.start.fill.one')}
        {open > 1 && t('room.start.fill.many', { n: open })}
      </p>
    </div>
  )
}

function Close({ room, task }: { readonly room: Room; readonly task: Task }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const close = () =>
    task.run(async () => {
      await call('close', { table: room.table })
      useNotices.getState().tell({ kind: 'news', text: t('room.closed') })
      go('/together')
    })
  return (
    <Sure
      label={t('room.close')}
      question={t('room.close.sure')}
      no={t('room.close.no')}
      yes={t('room.close.yes')}
      onYes={(answered) => {
        answered()
        close()
      }}
    />
  )
}

function Terms({ room }: { readonly room: Room }) {
  const words = useWords()
  const { t } = words
  return (
    <ul className={style.terms} aria-label={t('room.terms')}>
      <li>{paceWords(room.limit, words)}</li>
      <li>{t(room.public ? 'room.public' : 'room.private')}</li>
      {room.watchers > 0 && (
        <li>
          {room.watchers === 1 ? t('room.watchers.one') : t('room.watchers.many', { n: room.watchers })}
        </li>
      )}
    </ul>
  )
}

export function Gathering({ room }: { readonly room: Room }) {
  const { t, say } = useWords()
  const task = useTask()
  const news = useComings(room)
  const known = gameNamed(room.game)
  const game = say(known?.name ?? room.game)
  const played = known === undefined ? null : <PlayedWith game={known} options={room.options} />
  const seated = room.yours !== null
  const lead = room.hosting ? 'room.lead.host' : seated ? 'room.lead.seated' : 'room.lead.guest'
  return (
    <div className={style.room}>
      <title>{`${t('room.gathering')} · ${t('room.title', { game })}`}</title>
      <header>
        <h1 className={parts.title}>{t('room.title', { game })}</h1>
        <p className={parts.lead}>{t(lead)}</p>
        <Terms room={room} />
      </header>
      <div className={style.columns} data-hosting={room.hosting}>
        <section className={`${parts.panel} ${style.table}`} aria-labelledby="around">
          <h2 id="around" className={parts.heading}>
            {t('room.seats')}
          </h2>
          <Seats room={room} />
          <p role="status" className={style.news}>
            {news}
          </p>
          {room.carried && <p className={style.carried}>{t('room.carried')}</p>}
          <Wrong sentence={task.trouble} />
          <SitDown room={room} task={task} />
          {room.hosting && <Start room={room} task={task} />}
          <div className={style.ways}>
            {seated && (
              <button
                type="button"
                className={parts.button}
                disabled={task.busy}
                onClick={() => task.run(async () => void (await call('leave', { table: room.table })))}
              >
                {t('room.leave')}
              </button>
            )}
            {room.hosting && <Close room={room} task={task} />}
          </div>
        </section>
        <div className={style.side}>
          {!room.hosting && played}
          <Invitation room={room} game={game} />
          {room.hosting && played}
          <Fairness hash={room.fair.hash} />
        </div>
      </div>
    </div>
  )
}
