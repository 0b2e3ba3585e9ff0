// A list of online tables: who sits there, whose turn it is, and how much time is left.
import { strengthNamed, strengthOf } from '@lorehall/host/strengths'
import { Link } from 'wouter'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useListedGames } from '../../components/frame-list-games.tsx'
import list from '../../components/frame-list.module.css'
import { gameNamed, ONLY } from '../../games/named.ts'
import { type Listed, waitsForMe } from '../../online/lists.ts'
import { paceWords, serverNow, until } from '../../online/when.ts'
import { ago } from '../../text/ago.ts'
import { useWords, type Words } from '../../text/language.ts'
import style from './table-rows.module.css'
import { TableTerms } from './table-terms.tsx'

const openSeats = ({ seats }: Listed) => seats.filter(({ kind }) => kind === 'open').length

function namesOf(table: Listed, which: readonly number[], { t, say }: Words): string {
  return which.map((seat) => say(table.seats[seat]?.name ?? '')).join(` ${t('listed.and')} `)
}

function stateOf(table: Listed, words: Words): string {
  const { t, say } = words
  if (table.stage === 'over') {
    const won = [namesOf(table, table.winners, words), ...table.rivals.map(say)].filter((name) => name !== '')
    return won.length === 0 ? t('listed.over') : t('listed.won', { names: won.join(` ${t('listed.and')} `) })
  }
  if (table.stage === 'gathering') {
    const n = openSeats(table)
    if (n === 0) return t('listed.full')
    return n === 1 ? t('listed.seats.one') : t('listed.seats.many', { n })
  }
  if (waitsForMe(table)) return t('listed.your-turn')
  return t('listed.waits-for', { names: namesOf(table, table.waiting, words) })
}

/** Bots get names when the game begins; until then their strength is shown. */
function nameOf({ kind, name }: Listed['seats'][number], { t, say }: Words): string {
  if (kind === 'open') return t('listed.open-seat')
  const strength = kind === 'bot' ? strengthNamed(name) : undefined
  return say(strength === undefined ? name : strengthOf(strength).name)
}

function Seats({ table }: { readonly table: Listed }) {
  const words = useWords()
  const { t } = words
  return (
    <span className={list.seats}>
      {table.seats.map((sitting, seat) => (
        <span
          key={seat}
          className={`${list.seat} ${style.seat}`}
          data-kind={sitting.kind}
          data-waited={table.stage === 'playing' && table.waiting.includes(seat)}
        >
          <SeatMark seat={seat} size={14} />
          {nameOf(sitting, words)}
          {sitting.kind === 'bot' && <span className="unseen">({t('room.seat.bot')})</span>}
          {sitting.away && <span className="unseen">({t('listed.away')})</span>}
        </span>
      ))}
    </span>
  )
}

interface TableRowProps {
  readonly table: Listed
  /** In a list with tables of this device: says that the row opens a table, and that it is online. */
  readonly among?: boolean
}

export function TableRow({ table, among = false }: TableRowProps) {
  const words = useWords()
  const { t, say } = words
  const mine = waitsForMe(table)
  const { stage, yours, limit, deadline, progress } = table
  const toJoin = stage === 'gathering' && openSeats(table) > 0
  const verb = yours === null ? (toJoin ? 'listed.join' : 'listed.watch') : mine ? 'listed.play' : 'listed.go'
  return (
    <li className={`${list.row} ${style.row}`} data-mine={mine}>
      <Link className={`${list.link} ${style.link}`} href={`/t/${table.table}`}>
        {among && <span className="unseen">{t('home.table.open')}</span>}
        <Seats table={table} />
        <span className={`${list.facts} ${style.facts}`}>
          {ONLY === undefined && <span>{say(gameNamed(table.game)?.name ?? table.game)}</span>}
          <span className={style.state}>{stateOf(table, words)}</span>
          {stage === 'playing' && deadline !== null && (
            <span>{t(mine ? 'listed.due.yours' : 'listed.due', { when: until(deadline, words) })}</span>
          )}
          {stage === 'playing' && progress !== '' && <span>{say(progress)}</span>}
          {stage !== 'over' && (deadline === null || yours === null) && (
            <span>{paceWords(limit, words)}</span>
          )}
          {table.carried && <span>{t('listed.carried')}</span>}
          {among && <span>{t('home.table.online')}</span>}
          <span>{ago(serverNow() - table.updated, words)}</span>
        </span>
        <TableTerms table={table} />
        <span className={style.verb} aria-hidden="true">
          {t(verb)}
        </span>
      </Link>
    </li>
  )
}

export function TableRows({ tables }: { readonly tables: readonly Listed[] }) {
  const { shown, choice } = useListedGames(tables)
  return (
    <>
      {choice}
      <ul className={list.rows}>
        {shown.map((table) => (
          <TableRow key={table.table} table={table} />
        ))}
      </ul>
    </>
  )
}
