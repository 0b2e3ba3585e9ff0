// A list of saved tables: unfinished, or finished and ready for replay.
import type { TableSummary } from '@lorehall/host'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useListedGames } from '../../components/frame-list-games.tsx'
import list from '../../components/frame-list.module.css'
import { gameNamed, ONLY } from '../../games/named.ts'
import { host } from '../../host/client.ts'
import { saveTable, shareTable } from '../../host/table-file.ts'
import { useSharing } from '../../host/use-sharing.ts'
import { ago } from '../../text/ago.ts'
import { useWords, type Words } from '../../text/language.ts'
import type { Campaign } from './campaigns.ts'
import { remove, restore, tellTrouble, useKept } from './kept.ts'
import style from './table-list.module.css'

/** Says who must play. The only person at a table is "you", not a name. */
function turnOf({ seats, waiting }: TableSummary, { t, say }: Words): string {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  if (people.length === 1 && people.every((seat) => waiting.includes(seat))) return t('home.table.yours')
  const names = waiting.map((seat) => say(seats[seat]?.name ?? ''))
  return t('home.table.theirs', { names: names.join(` ${t('home.and')} `) })
}

/** How far along a table is, as a few short facts. */
export function stateOf(table: TableSummary, words: Words): readonly string[] {
  const { over, seq, winners, rivals, seats, progress } = table
  const { t, say } = words
  if (over) {
    const names = [...winners.map((seat) => seats[seat]?.name ?? ''), ...rivals].map(say)
    if (names.length === 0) return [t('home.table.nobody')]
    return [t('home.table.won', { names: names.join(` ${t('home.and')} `) })]
  }
  if (seq === 0) return [t('home.table.fresh')]
  if (progress !== '') return [say(progress), turnOf(table, words)]
  return [seq === 1 ? t('home.table.moves.one') : t('home.table.moves.many', { n: seq })]
}

function Seats({ table }: { readonly table: TableSummary }) {
  const { t, say } = useWords()
  return (
    <span className={list.seats}>
      {table.seats.map((plan, seat) => (
        <span key={seat} className={list.seat} data-won={table.winners.includes(seat)}>
          <SeatMark seat={seat} size={14} />
          {say(plan.name)}
          <span className="unseen">({t(plan.kind === 'bot' ? 'home.seat.bot' : 'home.seat.person')})</span>
        </span>
      ))}
    </span>
  )
}

/** Loaded when the player first invites somebody. */
const Invite = lazy(() => import('../together/invite.tsx'))

function InviteTo({ table, names }: { readonly table: TableSummary; readonly names: string }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const label = t('home.table.invite', { names })
  return (
    <>
      <button
        type="button"
        className={parts.icon}
        aria-label={label}
        title={t('invite.title')}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
          <path
            d="M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 16.5c0-3 2.5-5 5.5-5s5.5 2 5.5 5M15.5 6v5M13 8.5h5"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {open && (
        <Suspense fallback={null}>
          <Invite table={table.id} game={table.game} seats={table.seats} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Saves the table to a file. A phone or tablet shares it instead, if it can. */
function FileOf({ table, names }: { readonly table: TableSummary; readonly names: string }) {
  const { t } = useWords()
  const share = useSharing()
  const give = share ? shareTable : saveTable
  return (
    <button
      type="button"
      className={parts.icon}
      aria-label={t(share ? 'home.table.share' : 'home.table.save', { names })}
      title={t(share ? 'file.share' : 'file.save')}
      onClick={() => void give(host, table.id).catch(tellTrouble)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
        <path
          d={`M3.5 12.5v4h13v-4M10 3v9.5${share ? 'M6.5 6.5 10 3l3.5 3.5' : 'M6.5 9 10 12.5 13.5 9'}`}
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
    </button>
  )
}

/** The earlier chapters of a campaign, on demand. */
function Earlier({ tables }: { readonly tables: readonly TableSummary[] }) {
  const { t } = useWords()
  return (
    <details className={style.earlier}>
      <summary>{t('home.table.earlier')}</summary>
      <ul className={list.rows}>
        {tables.map((table) => (
          <Row key={table.id} table={table} earlier={[]} />
        ))}
      </ul>
    </details>
  )
}

export function Row({ table, earlier }: Omit<Campaign, 'game'>) {
  const words = useWords()
  const { t, say } = words
  const going = useKept((state) => state.going.includes(table.id))
  const names = table.seats.map(({ name }) => say(name)).join(', ')
  if (going) {
    return (
      <li className={`${list.row} ${style.row}`} role="status">
        <span className={style.gone}>
          {t('home.table.deleted')} {names}
        </span>
        {/* Delete, the focused button, is gone, so Restore takes the focus. */}
        <button type="button" className={parts.button} autoFocus onClick={() => restore(table.id)}>
          {t('home.table.restore')}
        </button>
      </li>
    )
  }
  return (
    <li className={`${list.row} ${style.row}`}>
      <Link className={`${list.link} ${style.link}`} href={`/${table.over ? 'replay' : 'table'}/${table.id}`}>
        <span className="unseen">{t(table.over ? 'home.table.replay' : 'home.table.open')}</span>
        <Seats table={table} />
        <span className={`${list.facts} ${style.facts}`}>
          {ONLY === undefined && <span>{say(gameNamed(table.game)?.name ?? table.game)}</span>}
          {(earlier.length > 0 || table.leaves) && (
            <span>{t('home.table.chapter', { n: earlier.length + 1 })}</span>
          )}
          {stateOf(table, words).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {!table.over && <span>{t('home.table.here')}</span>}
          <span>{ago(Date.now() - table.updated, words)}</span>
          {table.crossed && <span>{t('home.table.crossed')}</span>}
        </span>
        {table.trouble !== undefined && <span className={style.trouble}>{say(table.trouble)}</span>}
      </Link>
      {/* The end of a chapter has the way to the next one. */}
      {table.over && table.leaves && (
        <Link className={parts.button} href={`/table/${table.id}`} data-do="campaign">
          {t('home.table.campaign')}
        </Link>
      )}
      {!table.over && table.trouble === undefined && <InviteTo table={table} names={names} />}
      <FileOf table={table} names={names} />
      <button
        type="button"
        className={parts.icon}
        aria-label={t('home.table.delete', { names })}
        onClick={() => remove(table.id)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
          <path
            d="M3.5 5.5h13M8 5V3h4v2M5.5 5.5l.8 11.5h7.4l.8-11.5M8.5 8.5v5.5M11.5 8.5v5.5"
            strokeWidth="1.5"
          />
        </svg>
      </button>
      {earlier.length > 0 && <Earlier tables={earlier} />}
    </li>
  )
}

interface TableListProps {
  readonly title: string
  readonly none: string
  readonly tables: readonly Campaign[] | null
}

export function TableList({ title, none, tables }: TableListProps) {
  const { shown, choice } = useListedGames(tables ?? [])
  return (
    <section className={style.list} aria-busy={tables === null}>
      <h2 className={parts.heading}>{title}</h2>
      {tables !== null && tables.length === 0 && <p className={list.none}>{none}</p>}
      {choice}
      {shown.length > 0 && (
        <ul className={`${list.rows} ${style.rows}`}>
          {shown.map((one) => (
            <Row key={one.table.id} table={one.table} earlier={one.earlier} />
          ))}
        </ul>
      )}
    </section>
  )
}
