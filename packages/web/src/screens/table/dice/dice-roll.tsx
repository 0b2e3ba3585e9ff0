// Dice that were just thrown tumble over the board and lie there for a moment. The log tells the
// same in words, so this is for eyes only.
import { useEffect, useState } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { useSession } from '../../../state/session.ts'
import { useSettings } from '../../../state/settings.ts'
import type { Die, GameParts } from '../../../table/parts.ts'
import { useWords } from '../../../text/language.ts'
import style from './dice-roll.module.css'

interface Throw {
  readonly key: number
  readonly seat: number | null
  readonly dice: readonly Die[]
}

/** Long enough to read, short enough not to be in the way. */
const LIES = [900, 2200, 1700, 1100]

/** More dice than this do not fit side by side; the last are those that count. */
const MOST = 4

/** The throw that is on the table now. */
function useThrow(diceOf: GameParts['dice']): Throw | null {
  const [thrown, setThrown] = useState<Throw | null>(null)
  const shown = useSession((session) => session.shown)
  useEffect(() => {
    if (shown === null || shown.fresh) return undefined
    const rolls = shown.events.filter((event) => diceOf(event).length > 0)
    const dice = rolls.flatMap(diceOf).slice(-MOST)
    if (dice.length > 0) setThrown({ key: shown.seq, seat: rolls[0]?.seat ?? null, dice })
    return undefined
  }, [shown, diceOf])
  useEffect(() => {
    if (thrown === null) return undefined
    const timer = setTimeout(() => setThrown(null), LIES[useSettings.getState().speed])
    return () => clearTimeout(timer)
  }, [thrown])
  return thrown
}

export default function DiceRoll({ parts }: { readonly parts: GameParts }) {
  const thrown = useThrow(parts.dice)
  const { t, say } = useWords()
  const seats = useSession((session) => session.shown?.seats)
  if (thrown === null) return null
  const { seat } = thrown
  return (
    <div key={thrown.key} className={style['roll']} aria-hidden="true" data-do="dice">
      {seat !== null && (
        <p className={style['who']}>
          <SeatMark seat={seat} size={16} /> {t('dice.rolls', { name: say(seats?.[seat]?.name ?? '') })}
        </p>
      )}
      <div className={style['dice']}>
        {thrown.dice.map((die, i) => (
          <Cube key={i} die={die} turn={i} />
        ))}
      </div>
    </div>
  )
}

const SIDES = [
  'translateZ(var(--half))',
  'rotateY(90deg) translateZ(var(--half))',
  'rotateY(180deg) translateZ(var(--half))',
  'rotateY(-90deg) translateZ(var(--half))',
  'rotateX(90deg) translateZ(var(--half))',
  'rotateX(-90deg) translateZ(var(--half))',
]

function Cube({ die, turn }: { readonly die: Die; readonly turn: number }) {
  const { faces, up, black } = die
  return (
    <div className={style['throw']} style={{ animationDelay: `${turn * 90}ms` }}>
      <div className={style['cube']} style={{ animationDelay: `${turn * 90}ms` }} data-black={black}>
        {SIDES.map((transform, i) => {
          const face = faces[(up + i) % faces.length]
          return (
            <i key={transform} style={{ transform, color: face?.colour }}>
              {face !== undefined && <Icon name={face.icon} size="2.6rem" />}
            </i>
          )
        })}
      </div>
    </div>
  )
}
