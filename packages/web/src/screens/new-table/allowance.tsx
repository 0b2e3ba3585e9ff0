// Says, while one chooses, who may play with these options, and what stands against beginning.
import parts from '../../components/frame-parts.module.css'
import { SeatMark } from '../../components/frame-seat.tsx'
import { useWords } from '../../text/language.ts'
import { type Allowed, countsInWords } from './allowed.ts'
import style from './new-table.module.css'

interface AllowanceProps {
  readonly allowed: Allowed
  /** Who sits there, in words. */
  readonly names: readonly string[]
}

/** Beside the seats: how many may sit down, and who plays together. */
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

/** Beside the button that begins: why it cannot be pressed. */
export function Against({ id, game, allowed, seats }: AgainstProps) {
  const words = useWords()
  const { t, say } = words
  const { against, counts } = allowed
  if (against === null && counts.includes(seats)) return null
  return (
    <p id={id} className={parts.trouble} role="alert">
      {against === null ? (
        t('new.allows.not', { counts: countsInWords(counts, words), n: seats })
      ) : (
        <>
          {/* What was chosen so far stays in this tab. */}
          {say(against.why)} (
          <a href={`/rules/${game}#${against.rule}`} target="_blank" rel="noreferrer" className={style.rule}>
            {say(against.rule)}
          </a>
          )
        </>
      )}
    </p>
  )
}
