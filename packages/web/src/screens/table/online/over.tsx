// Notes over an online table: the connection is lost, a bot plays for me, or somebody proposes something.
import { useEffect, useRef } from 'react'
import { sitAgain, vote } from '../../../online/company.ts'
import { useLive } from '../../../online/live.ts'
import { fallen } from '../../../online/settled.ts'
import { type Lobby, useCompany } from '../../../state/company.ts'
import { useNotices } from '../../../state/notices.ts'
import { listOf } from '../../../table-ui/text-view.ts'
import { useWords } from '../../../text/language.ts'
import { Absent } from './absent.tsx'
import { BotTurn } from './bot-turn.tsx'
import style from './company.module.css'

export function Over() {
  const lobby = useCompany((company) => company.lobby)
  return (
    <div className={style['over']}>
      <Lost />
      {lobby !== null && lobby.stage === 'playing' && (
        <>
          {isAway(lobby) ? <Away lobby={lobby} /> : <BotTurn />}
          <Proposal lobby={lobby} />
          <Absent lobby={lobby} />
        </>
      )}
    </div>
  )
}

function Lost() {
  const { t } = useWords()
  const lost = useLive(({ status }) => status === 'lost')
  return (
    <div role="status">
      {lost && (
        <p className={style['banner']} data-do="lost">
          {t('online.lost')}
        </p>
      )}
    </div>
  )
}

const isAway = ({ yours, seats }: Lobby) => yours !== null && seats[yours]?.away === true

function Away({ lobby }: { readonly lobby: Lobby }) {
  const { t } = useWords()
  return (
    <section className={style['banner']} role="status" data-do="away">
      <p>{t('company.away.mine')}</p>
      <div className={style['buttons']}>
        <button type="button" data-first onClick={() => void sitAgain(lobby.table)} data-do="return">
          {t('company.return')}
        </button>
      </div>
    </section>
  )
}

/** Tells me when my proposal failed. Ignores proposals that were settled before the page was opened. */
function useFallen(lobby: Lobby): void {
  const { t, say } = useWords()
  const { settled, seats } = lobby
  const known = useRef(settled?.id)
  useEffect(() => {
    const how = settled?.id === known.current ? null : fallen(lobby)
    known.current = settled?.id
    if (how === null) return
    const name = say(seats[settled?.who ?? -1]?.name ?? '')
    useNotices.getState().tell({ kind: 'news', text: t(`company.proposal.${how}`, { name }) })
    // Runs only when another proposal is settled.
  }, [settled?.id])
}

function Proposal({ lobby }: { readonly lobby: Lobby }) {
  const words = useWords()
  const { t, say } = words
  useFallen(lobby)
  const { proposal, yours, seats, table } = lobby
  if (proposal === null) return null
  const { id, kind, by, agreed } = proposal
  const name = (seat: number) => say(seats[seat]?.name ?? '')
  const names = (which: readonly number[]) => listOf(which.map(name), words)
  const missing = seats.flatMap((seat, i) =>
    seat.kind === 'person' && !seat.away && !agreed.includes(i) && i !== proposal.seat ? [i] : [],
  )
  const about = { name: name(by), other: name(proposal.seat ?? -1) }
  const others = agreed.filter((seat) => seat !== by)
  const mine = by === yours
  const asked = yours !== null && missing.includes(yours)
  return (
    <section className={style['banner']} role="alert" data-do="proposal">
      <p>
        <strong>{t(mine ? `company.proposal.${kind}.mine` : `company.proposal.${kind}`, about)}</strong>{' '}
        {others.length > 0 && t('company.proposal.agreed', { names: names(others) })}{' '}
        {!asked && missing.length > 0 && t('company.proposal.waits', { names: names(missing) })}
      </p>
      <div className={style['buttons']}>
        {mine && (
          <button type="button" data-do="withdraw" onClick={() => void vote(table, id, false)}>
            {t('company.proposal.withdraw')}
          </button>
        )}
        {asked && (
          <>
            <button type="button" onClick={() => void vote(table, id, false)} data-do="not-now">
              {t('company.proposal.no')}
            </button>
            <button type="button" data-first onClick={() => void vote(table, id, true)} data-do="agree">
              {t('company.proposal.yes')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}
