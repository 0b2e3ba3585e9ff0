// Over an online table: the line is lost, a bot plays for me, or somebody proposes something.
import { useEffect, useRef } from 'react'
import { sitAgain, vote } from '../../../online/company.ts'
import { useLive } from '../../../online/live.ts'
import { fallen } from '../../../online/settled.ts'
import { type Room, useCompany } from '../../../state/company.ts'
import { useNotices } from '../../../state/notices.ts'
import { listOf } from '../../../table/game-words.ts'
import { useWords } from '../../../text/language.ts'
import { BotTurn } from './bot-turn.tsx'
import style from './company.module.css'

export function Over() {
  const room = useCompany((company) => company.room)
  return (
    <div className={style['over']}>
      <Lost />
      {room !== null && room.stage === 'playing' && (
        <>
          {isAway(room) ? <Away room={room} /> : <BotTurn />}
          <Proposal room={room} />
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
        <p className={style['slip']} data-do="lost">
          {t('online.lost')}
        </p>
      )}
    </div>
  )
}

const isAway = ({ yours, seats }: Room) => yours !== null && seats[yours]?.away === true

function Away({ room }: { readonly room: Room }) {
  const { t } = useWords()
  return (
    <section className={style['slip']} role="status" data-do="away">
      <p>{t('company.away.mine')}</p>
      <div className={style['buttons']}>
        <button type="button" data-first onClick={() => void sitAgain(room.table)} data-do="return">
          {t('company.return')}
        </button>
      </div>
    </section>
  )
}

/** Who proposed something is told when nothing comes of it; not of what was before they came. */
function useFallen(room: Room): void {
  const { t, say } = useWords()
  const { settled, seats } = room
  const known = useRef(settled?.id)
  useEffect(() => {
    const how = settled?.id === known.current ? null : fallen(room)
    known.current = settled?.id
    if (how === null) return
    const name = say(seats[settled?.who ?? -1]?.name ?? '')
    useNotices.getState().tell({ kind: 'news', text: t(`company.proposal.${how}`, { name }) })
    // Only that another one ended matters.
  }, [settled?.id])
}

function Proposal({ room }: { readonly room: Room }) {
  const words = useWords()
  const { t, say } = words
  useFallen(room)
  const { proposal, yours, seats, table } = room
  if (proposal === null) return null
  const { id, kind, by, agreed } = proposal
  const name = (seat: number) => say(seats[seat]?.name ?? '')
  const names = (which: readonly number[]) => listOf(which.map(name), words)
  const missing = seats.flatMap((seat, i) =>
    seat.kind === 'person' && !seat.away && !agreed.includes(i) ? [i] : [],
  )
  const others = agreed.filter((seat) => seat !== by)
  const mine = by === yours
  const asked = yours !== null && missing.includes(yours)
  return (
    <section className={style['slip']} role="alert" data-do="proposal">
      <p>
        <strong>
          {mine ? t(`company.proposal.${kind}.mine`) : t(`company.proposal.${kind}`, { name: name(by) })}
        </strong>{' '}
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
