// The lobby: who sits where, the invitation, the proof of fairness, and the start.
import { useLocation } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { Sure } from '../../components/frame-sure.tsx'
import { gameNamed } from '../../games/named.ts'
import { call } from '../../online/api.ts'
import { Chat } from '../../online/chat/chat.tsx'
import { useTheCompany } from '../../online/company.ts'
import { useIdentity } from '../../online/identity.ts'
import type { Lobby } from '../../online/lobby.ts'
import { sitDown } from '../../online/sit.ts'
import { SpectatorsChat } from '../../online/spectators-chat.tsx'
import { type Task, useTask } from '../../online/use-task.ts'
import { paceWords } from '../../online/when.ts'
import { useNotices } from '../../state/notices.ts'
import { useWords } from '../../text/language.ts'
import NameForm from '../together/name-form.tsx'
import { Fairness } from './fairness.tsx'
import { Invitation } from './invitation.tsx'
import { PlayedWith } from './played-with.tsx'
import style from './lobby.module.css'
import { Seats } from './seats.tsx'
import { useComings } from './use-comings.ts'

const openIn = ({ seats }: Lobby) => seats.filter(({ kind }) => kind === 'open').length

/** Sits down; asks for a name first if there is none yet. */
function SitDown({ lobby, task }: { readonly lobby: Lobby; readonly task: Task }) {
  const { t } = useWords()
  const me = useIdentity((state) => state.me)
  const sit = () => task.run(() => sitDown(lobby))
  if (lobby.yours !== null || me === undefined) return null
  if (openIn(lobby) === 0) return <p className={style.full}>{t('room.full')}</p>
  return me === null ? (
    <NameForm label={t('room.seat.sit')} onNamed={sit} />
  ) : (
    <button type="button" className={`${parts.primary} ${style.go}`} disabled={task.busy} onClick={sit}>
      {t('room.seat.sit')}
    </button>
  )
}

function Start({ lobby, task }: { readonly lobby: Lobby; readonly task: Task }) {
  const { t } = useWords()
  const { table } = lobby
  const open = openIn(lobby)
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

function Close({ lobby, task }: { readonly lobby: Lobby; readonly task: Task }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const close = () =>
    task.run(async () => {
      await call('close', { table: lobby.table })
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

function Terms({ lobby }: { readonly lobby: Lobby }) {
  const words = useWords()
  const { t } = words
  return (
    <ul className={style.terms} aria-label={t('room.terms')}>
      <li>{paceWords(lobby.limit, words)}</li>
      <li>{t(lobby.public ? 'room.public' : 'room.private')}</li>
      {lobby.watchers > 0 && (
        <li>
          {t(
            lobby.yours !== null ? 'room.watchers' : `room.watchers.${lobby.watchers === 1 ? 'only' : 'too'}`,
            {
              n: lobby.watchers,
            },
          )}
        </li>
      )}
    </ul>
  )
}

export function Gathering({ lobby }: { readonly lobby: Lobby }) {
  const { t, say } = useWords()
  const task = useTask()
  useTheCompany(lobby)
  const news = useComings(lobby)
  const known = gameNamed(lobby.game)
  const game = say(known?.name ?? lobby.game)
  const played =
    known === undefined ? null : (
      <PlayedWith game={known} options={lobby.options} ownNumbers={lobby.ownNumbers} />
    )
  const seated = lobby.yours !== null
  const lead = lobby.hosting ? 'room.lead.host' : seated ? 'room.lead.seated' : 'room.lead.guest'
  return (
    <div className={style.lobby}>
      <title>{`${t('room.gathering')} · ${t('room.title', { game })}`}</title>
      <header>
        <h1 className={parts.title}>{t('room.title', { game })}</h1>
        <p className={parts.lead}>{t(lead)}</p>
        <Terms lobby={lobby} />
      </header>
      <div className={style.columns} data-hosting={lobby.hosting}>
        <div className={style.main}>
          <section className={`${parts.panel} ${style.table}`} aria-labelledby="around">
            <h2 id="around" className={parts.heading}>
              {t('room.seats')}
            </h2>
            <Seats lobby={lobby} />
            <p role="status" className={style.news}>
              {news}
            </p>
            {lobby.carried && <p className={style.carried}>{t('room.carried')}</p>}
            <Wrong sentence={task.trouble} />
            <SitDown lobby={lobby} task={task} />
            {lobby.hosting && <Start lobby={lobby} task={task} />}
            <div className={style.ways}>
              {seated && (
                <button
                  type="button"
                  className={parts.button}
                  disabled={task.busy}
                  onClick={() => task.run(async () => void (await call('leave', { table: lobby.table })))}
                >
                  {t('room.leave')}
                </button>
              )}
              {lobby.hosting && <Close lobby={lobby} task={task} />}
            </div>
          </section>
          <div className={style.chat}>
            <Chat framed />
            {lobby.hosting && <SpectatorsChat lobby={lobby} />}
          </div>
        </div>
        <div className={style.side}>
          {!lobby.hosting && played}
          <Invitation lobby={lobby} game={game} />
          {lobby.hosting && played}
          <Fairness hash={lobby.fair.hash} />
        </div>
      </div>
    </div>
  )
}
