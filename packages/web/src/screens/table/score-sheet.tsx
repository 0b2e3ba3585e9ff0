// Where every point came from, as numbers with bars. Players of a side are next to each other, with their sum; rivals
// that score have their own columns.
import type { Update } from '@lorehall/host'
import type { RivalScore } from '@lorehall/kernel'
import '../../text/of-further.ts'
import type { ReactNode } from 'react'
import { RivalMark } from '../../components/frame-rival.tsx'
import { SeatMark } from '../../components/frame-seat.tsx'
import { namesOf } from '../../table-ui/names.ts'
import { partiesOf } from '../../table-ui/parties.ts'
import { useWords } from '../../text/language.ts'
import style from './score-sheet.module.css'

interface Column extends RivalScore {
  readonly id: string
  readonly name: string
  readonly mark: ReactNode
  readonly colour: string
}

/** Ordered by party; within a side, the best first. */
function columnsOf(update: Update): readonly Column[] {
  return partiesOf(update).flatMap(({ id, seats, rival }): Column[] => {
    if (rival !== null) {
      const { name, score } = rival
      const mark = <RivalMark size={16} />
      return score === null ? [] : [{ ...score, id, name, mark, colour: 'var(--rival)' }]
    }
    const scores = update.standing.filter(({ seat }) => seats.includes(seat))
    return scores
      .toSorted((a, b) => b.total - a.total)
      .map(({ seat, total, lines }) => ({
        id: String(seat),
        name: update.seats[seat]?.name ?? '',
        mark: <SeatMark seat={seat} size={16} />,
        colour: `var(--seat-${seat})`,
        total,
        lines,
      }))
  })
}

export function ScoreSheet({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const columns = columnsOf(update)
  const { sources: named, otherSource } = namesOf(update.game)
  const found = [...new Set(columns.flatMap(({ lines }) => lines.map(({ what }) => what)))]
  // In the order of the game's names for them; sources without a name come last.
  const all = Object.keys(named)
  const sources = [
    ...all.filter((what) => found.includes(what)),
    ...found.filter((what) => !all.includes(what)),
  ]
  const most = Math.max(1, ...columns.flatMap(({ lines }) => lines.map(({ points }) => points)))
  return (
    <div className={style['scroll']} tabIndex={0} role="region" aria-label={t('standings.title')}>
      <table className={style['sheet']}>
        <thead>
          <tr>
            <th scope="col">{t('standings.source')}</th>
            {columns.map(({ id, name, mark }) => (
              <th key={id} scope="col">
                <span className={style['who']}>
                  {mark}
                  <span>{say(name)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((what) => (
            <tr key={what}>
              <th scope="row">{say(named[what] ?? otherSource?.(what) ?? what)}</th>
              {columns.map(({ id, lines, colour }) => {
                const points = lines.find((line) => line.what === what)?.points ?? 0
                const share = Math.max(0, points) / most
                return (
                  <td key={id} data-none={points === 0}>
                    <span>{points}</span>
                    <i
                      aria-hidden="true"
                      style={{ width: `calc(${share} * (100% - 2.4rem))`, background: colour }}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('standings.total')}</th>
            {columns.map(({ id, total }) => (
              <td key={id}>
                <span>{total}</span>
              </td>
            ))}
          </tr>
          <Together update={update} />
        </tfoot>
      </table>
    </div>
  )
}

/** The sums of the sides, under their columns. */
function Together({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const parties = partiesOf(update).filter(({ total }) => total !== null)
  if (parties.every(({ seats }) => seats.length < 2)) return null
  return (
    <tr>
      <th scope="row">{t('standings.together')}</th>
      {parties.map(({ id, seats, total }) => (
        <td key={id} colSpan={Math.max(1, seats.length)} data-side={id}>
          <span>{total}</span>
        </td>
      ))}
    </tr>
  )
}
