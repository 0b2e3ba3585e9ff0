// Where every point came from, as numbers with a bar behind each.
import type { Update } from '@lorehall/host'
import { SeatMark } from '../../components/frame-seat.tsx'
import { namesOf } from '../../table/names.ts'
import { useWords } from '../../text/language.ts'
import style from './score-sheet.module.css'

export function ScoreSheet({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const order = update.standing.toSorted((a, b) => b.total - a.total)
  const { sources: named } = namesOf(update.game)
  const found = [...new Set(update.standing.flatMap(({ lines }) => lines.map(({ what }) => what)))]
  // In the order of their words, as they come up in a game; those without words last.
  const all = Object.keys(named)
  const sources = [
    ...all.filter((what) => found.includes(what)),
    ...found.filter((what) => !all.includes(what)),
  ]
  const most = Math.max(1, ...update.standing.flatMap(({ lines }) => lines.map(({ points }) => points)))
  return (
    <div className={style['scroll']} tabIndex={0} role="region" aria-label={t('standings.title')}>
      <table className={style['sheet']}>
        <thead>
          <tr>
            <th scope="col">{t('standings.source')}</th>
            {order.map(({ seat }) => (
              <th key={seat} scope="col">
                <span className={style['who']}>
                  <SeatMark seat={seat} size={16} />
                  <span>{say(update.seats[seat]?.name ?? '')}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((what) => (
            <tr key={what}>
              <th scope="row">{say(named[what] ?? what)}</th>
              {order.map(({ seat, lines }) => {
                const points = lines.find((line) => line.what === what)?.points ?? 0
                const share = Math.max(0, points) / most
                return (
                  <td key={seat} data-none={points === 0}>
                    <span>{points}</span>
                    <i
                      aria-hidden="true"
                      style={{ width: `calc(${share} * (100% - 2.4rem))`, background: `var(--seat-${seat})` }}
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
            {order.map(({ seat, total }) => (
              <td key={seat}>
                <span>{total}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
