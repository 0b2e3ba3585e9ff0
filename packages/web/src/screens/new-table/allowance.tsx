// Says which numbers of players the chosen options allow, and why the table can't begin.
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import { capital } from '../../text/capital.ts'
import { useWords } from '../../text/language.ts'
import { type Allowed, countsInWords } from './allowed.ts'
import style from './new-table.module.css'

interface AllowanceProps {
  readonly allowed: Allowed
  /** The names by seat. */
  readonly names: readonly string[]
}

/** Next to the seats: how many may play, and who plays together. */
export function Allowance({ allowed, names }: AllowanceProps) {
  const words = useWords()
  const { t, say } = words
  if (allowed.against !== null) return null
  return (
    <>
      <p className={style.allowance} role="status">
        {t('new.allows', { counts: countsInWords(allowed.counts, words) })}
        {allowed.says === null ? null : ` ${say(allowed.says)}`}
      </p>
      {allowed.sides.length > 0 && (
        <ul className={style.sides} aria-label={t('new.sides')}>
          {allowed.sides.map((side) => (
            <li key={side.join()}>
              {side.map((seat) => (
                <span key={seat} className={style.ally}>
                  <SeatMark seat={seat} size={16} />
                  {names[seat]}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface AgainstProps {
  readonly id: string
  readonly game: string
  readonly allowed: Allowed
  readonly seats: number
}

/** Next to the start button: why it is disabled. */
export function Against({ id, game, allowed, seats }: AgainstProps) {
  const words = useWords()
  const { t, say } = words
  const { against, counts, limit } = allowed
  const broken = against ?? limit
  if (against === null && counts.includes(seats)) return null
  return (
    <p id={id} className={parts.trouble} role="alert">
      {against === null && `${t('new.allows.not', { counts: countsInWords(counts, words), n: seats })} `}
      {broken !== null && (
        <>
          {/* The rule opens in a new tab, so the choices made here are kept. */}
          {capital(say(broken.why))} (
          <a href={`/rules/${game}#${broken.rule}`} target="_blank" rel="noreferrer" className={style.rule}>
            {say(broken.rule)}
          </a>
          )
        </>
      )}
    </p>
  )
}
