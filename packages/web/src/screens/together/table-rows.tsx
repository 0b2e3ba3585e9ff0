// Online tables in a list: who sits there, who is waited for, how long still.
import { Link } from 'wouter'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useShelfGames } from '../../components/frame-shelf-games.tsx'
import shelf from '../../components/frame-shelf.module.css'
import { gameNamed, ONLY } from '../../games/named.ts'
import { type Listed, waitsForMe } from '../../online/lists.ts'
import { paceWords, serverNow, until } from '../../online/when.ts'
import { ago } from '../../text/ago.ts'
import { useWords, type Words } from '../../text/language.ts'
import { STRENGTHS } from '../home/strengths.ts'
import style from './table-rows.module.css'

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

/** Bots get names when the game begins; until then they go by how strong they are. */
function nameOf({ kind, name }: Listed['seats'][number], { t, say }: Words): string {
  if (kind === 'open') return t('listed.open-seat')
  const strength = kind === 'bot' ? STRENGTHS.find((one) => one === name) : undefined
  return strength === undefined ? say(name) : t(`new.bot.${strength}`)
}

function Seats({ table }: { readonly table: Listed }) {
  const words = useWords()
  const { t } = words
  return (
    <span className={shelf.seats}>
      {table.seats.map((sitting, seat) => (
        <span
          key={seat}
          className={`${shelf.seat} ${style.seat}`}
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
  /** Where tables of this device stand in the same list: says what it leads to, and that it is online. */
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
    <li className={`${shelf.row} ${style.row}`} data-mine={mine}>
      <Link className={`${shelf.link} ${style.link}`} href={`/t/${table.table}`}>
        {among && <span className="unseen">{t('home.table.open')}</span>}
        <Seats table={table} />
        <span className={`${shelf.facts} ${style.facts}`}>
          {ONLY === undefined && <span>{say(gameNamed(table.game)?.name ?? table.game)}</span>}
          <span className={style.state}>{stateOf(table, words)}</span>
          {stage === 'playing' && deadline !== null && (
            <span>{t(mine ? 'listed.due.yours' : 'listed.due', { when: until(deadline, words) })}</span>
          )}
          {stage === 'playing' && progress !== '' && <span>{say(progress)}</span>}
          {stage !== 'over' && deadline === null && <span>{paceWords(limit, words)}</span>}
          {among && <span>{t('home.table.online')}</span>}
          <span>{ago(serverNow() - table.updated, words)}</span>
        </span>
        <span className={style.verb} aria-hidden="true">
          {t(verb)}
        </span>
      </Link>
    </li>
  )
}

export function TableRows({ tables }: { readonly tables: readonly Listed[] }) {
  const { shown, choice } = useShelfGames(tables)
  return (
    <>
      {choice}
      <ul className={shelf.rows}>
        {shown.map((table) => (
          <TableRow key={table.table} table={table} />
        ))}
      </ul>
    </>
  )
}
