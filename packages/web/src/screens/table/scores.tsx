// "Where I stand": the races, what ends the game, my aims, and why "if it ended now" differs from the points so far. A
// spectator chooses a seat.
import '../../text/of-windows.ts'
import type { Update } from '@lorehall/host'
import { useId } from 'react'
import { SeatMark } from '../../components/frame-seat.tsx'
import { scoresOf } from '../../games/scored.ts'
import { aloneAt, bestAlone, useAlone } from '../../state/alone.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { Dialog } from '../../table-ui/dialog.tsx'
import { namesOf } from '../../table-ui/names.ts'
import { partsOf } from '../../table-ui/parts.ts'
import { nameOf, useBeside, useOwnSeat } from '../../table-ui/players/seats.ts'
import { type Pace, raceSaid, type Standing } from '../../table-ui/score.ts'
import { useWords } from '../../text/language.ts'
import { ScoreSheet } from './score-sheet.tsx'
import style from './scores.module.css'

interface ScoresProps {
  readonly update: Update
  readonly onClose: () => void
}

interface PartProps {
  readonly update: Update
  readonly seat: number
  readonly standing: Standing
}

export function Scores({ update, onClose }: ScoresProps) {
  const words = useWords()
  const { t, say } = words
  const seat = useOwnSeat(update)
  const of = useFetched(partsOf(update.game)?.score.standing)
  const watching = update.eyes === null
  const title = watching ? t('stand.title.of', { name: say(nameOf(update, seat)) }) : t('stand.title')
  const standing = of?.(update, seat, words) ?? null
  return (
    <Dialog title={title} onClose={onClose} wide stage>
      {watching && <Whose update={update} seat={seat} />}
      <p className={style['note']}>{say(namesOf(update.game).standing)}</p>
      {standing !== null && (
        <div className={style['parts']}>
          <Now update={update} seat={seat} standing={standing} />
          <PacePart pace={standing.pace} />
          <Aims update={update} seat={seat} standing={standing} />
          <Races update={update} seat={seat} standing={standing} />
          <Ends update={update} seat={seat} standing={standing} />
        </div>
      )}
      <h3 className={style['heading']}>{t('stand.all')}</h3>
      <ScoreSheet update={update} />
    </Dialog>
  )
}

function Whose({ update, seat }: Omit<PartProps, 'standing'>) {
  const { t, say } = useWords()
  const id = useId()
  return (
    <p className={style['whose']}>
      <label htmlFor={id}>{t('stand.seat')}</label>
      <select
        id={id}
        value={seat}
        onChange={({ target }) => useBeside.setState({ seat: Number(target.value) })}
      >
        {update.seats.map(({ name }, i) => (
          <option key={i} value={i}>
            {say(name)}
          </option>
        ))}
      </select>
    </p>
  )
}

/** The points of each seat so far and what the end would add; for my own seat, line by line. */
function Now({ update, seat, standing }: PartProps) {
  const { t, say } = useWords()
  const { points: unit, sources } = namesOf(update.game)
  const soFar = partsOf(update.game)?.score.points ?? (() => 0)
  const rows = update.standing.toSorted((a, b) => b.total - a.total)
  return (
    <section className={style['part']} data-part="now">
      <h3>{t('stand.now')}</h3>
      <table className={style['table']}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('stand.track')}</th>
            <th scope="col">{t('stand.added')}</th>
            <th scope="col">{t('stand.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat} data-own={row.seat === seat}>
              <th scope="row">
                <SeatMark seat={row.seat} size={16} /> {say(nameOf(update, row.seat))}
              </th>
              <td>{soFar(update, row.seat)}</td>
              <td>{signed(row.total - soFar(update, row.seat))}</td>
              <td>{row.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>{t('stand.why')}</h4>
      {standing.added.length === 0 && <p>{t('stand.why.none')}</p>}
      <ul className={style['lines']}>
        {standing.added.map(({ what, points, why }) => (
          <li key={what}>
            <b>
              {signed(points)} {say(unit)}
            </b>{' '}
            {say(sources[what] ?? what)}
            {why !== '' && <small>{why}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The usual points as a mark on the bar of this seat's points. */
function PacePart({ pace }: { readonly pace: Pace | null }) {
  const { t } = useWords()
  if (pace === null) return null
  return (
    <section className={style['part']} data-part="pace">
      <h3>{t('stand.pace')}</h3>
      <p>{pace.said}</p>
      <i className={style['bar']} aria-hidden="true">
        <i style={{ width: `${pace.own * 100}%` }} />
        <i className={style['mark']} style={{ insetInlineStart: `${pace.usual * 100}%` }} />
      </i>
      <p className={style['note']}>{pace.source}</p>
    </section>
  )
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

function Races({ update, seat, standing: { races, won } }: PartProps) {
  const words = useWords()
  const { t, say } = words
  const { points: unit } = namesOf(update.game)
  if (races.length === 0) return null
  return (
    <section className={style['part']} data-part="races">
      <h3>{t('stand.races')}</h3>
      <p className={style['note']}>{won}</p>
      <ul className={style['lines']}>
        {races.map((race) => (
          <li key={race.id} data-race={race.id} data-own={race.leader === seat}>
            <b>{race.name}</b> {race.worth} {say(unit)}
            <span className={style['runners']}>
              {race.runners.map((runner) => (
                <span key={runner.seat} data-leads={runner.seat === race.leader}>
                  <SeatMark seat={runner.seat} size={14} />
                  <span className="unseen">{say(nameOf(update, runner.seat))}</span> {runner.n}
                </span>
              ))}
            </span>
            <small>{raceSaid(race, seat, update, words)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ends({ update, standing: { ends } }: PartProps) {
  const { t } = useWords()
  const best = useAlone((alone) => bestAlone(alone, scoresOf(update.game, update.options), update.table))
  return (
    <section className={style['part']} data-part="ends">
      <h3>{t('stand.ends')}</h3>
      <p className={style['note']}>{ends.said}</p>
      {best !== null && aloneAt(update) !== null && (
        <p className={style['note']}>{t('stand.alone', { n: best })}</p>
      )}
      <ul className={style['lines']}>
        {ends.ways.map(({ id, name, text, said, share }) => (
          <li key={id}>
            <b>{name}</b> {said}
            <i className={style['bar']} aria-hidden="true">
              <i style={{ width: `${share * 100}%` }} />
            </i>
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Aims({ update, standing: { aims } }: PartProps) {
  const { t, say } = useWords()
  const points = say(namesOf(update.game).points)
  if (aims.length === 0) return null
  return (
    <section className={style['part']} data-part="aims">
      <h3>{t('stand.aim')}</h3>
      <ul className={style['lines']}>
        {aims.map(({ id, name, text, parts }) => (
          <li key={id}>
            <b>{name}</b>
            <small>{text}</small>
            {parts.map((part) => (
              <small key={part.points} data-done={part.done}>
                {t(part.done ? 'stand.half.done' : 'stand.half.open', { n: part.points, points })}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
