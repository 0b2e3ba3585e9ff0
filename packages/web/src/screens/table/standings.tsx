// Who stands where, and where every point comes from.
import type { Update } from '@lorehall/host'
import { SeatMark } from '../../components/frame-seat.tsx'
import { Dialog } from '../../table/dialog.tsx'
import { EN, type TextKey } from '../../text/en.ts'
import { useWords } from '../../text/language.ts'
import style from './windows.module.css'

interface StandingsProps {
  readonly update: Update
  readonly onClose: () => void
}

/** The words for a source of points; one the client has no words for keeps its own. */
function sourceKey(what: string): TextKey | null {
  const key = `source.${what}`
  return isKey(key) ? key : null
}

/** Sources stand in the order of their words, those without words last. */
const ORDER = Object.keys(EN).filter((key) => key.startsWith('source.'))
const rank = (what: string) => (ORDER.indexOf(`source.${what}`) + ORDER.length + 1) % (ORDER.length + 1)

const isKey = (key: string): key is TextKey => key in EN

export function Standings({ update, onClose }: StandingsProps) {
  const { t } = useWords()
  return (
    <Dialog title={t('standings.title')} onClose={onClose} wide>
      <p className={style['note']}>{t('standings.note')}</p>
      <StandingsTable update={update} />
    </Dialog>
  )
}

export function StandingsTable({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const order = update.standing.toSorted((a, b) => b.total - a.total)
  const named = new Set(update.standing.flatMap(({ lines }) => lines.map(({ what }) => what)))
  const sources = [...named].toSorted((a, b) => rank(a) - rank(b))
  const points = (seat: number, what: string) =>
    update.standing.find((score) => score.seat === seat)?.lines.find((line) => line.what === what)?.points ??
    0
  const label = (what: string) => {
    const key = sourceKey(what)
    return key === null ? say(what) : t(key)
  }
  return (
    <div className={style['scroll']} tabIndex={0} role="region" aria-label={t('standings.title')}>
      <table className={style['scores']}>
        <thead>
          <tr>
            <th scope="col">{t('standings.source')}</th>
            {order.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} size={16} /> {update.seats[seat]?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((what) => (
            <tr key={what}>
              <th scope="row">{label(what)}</th>
              {order.map(({ seat }) => (
                <td key={seat} data-none={points(seat, what) === 0}>
                  {points(seat, what)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('standings.total')}</th>
            {order.map(({ seat, total }) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
