// Dice that were just thrown tumble over the board and lie there for a moment. The log tells the
// same in words, so this is for eyes only.
import { ATTRIBUTES } from '@lorehall/vindication/face'
import type { GameEvent } from '@lorehall/kernel'
import { useEffect, useState } from 'react'
import { Icon, type IconName } from '../../../components/icon.tsx'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { ATTRIBUTE_ICON } from '../../../games/vindication/cards/faces.ts'
import { useSession } from '../../../state/session.ts'
import { useSettings } from '../../../state/settings.ts'
import { useWords } from '../../../text/language.ts'
import style from './dice-roll.module.css'

interface Face {
  readonly icon: IconName
  readonly colour: string
}

const WHITE: readonly Face[] = ATTRIBUTES.map((name) => ({
  icon: ATTRIBUTE_ICON[name],
  colour: `var(--${name})`,
}))
const BLACK: readonly Face[] = [
  { icon: 'night-sleep', colour: 'var(--knowledge)' },
  { icon: 'shield', colour: 'var(--card-2)' },
  { icon: 'skull-crossed-bones', colour: 'var(--danger)' },
]

interface Die {
  readonly black: boolean
  readonly face: number
}

interface Throw {
  readonly key: number
  readonly seat: number | null
  readonly dice: readonly Die[]
}

const FIELDS = [
  ['white', false],
  ['secondWhite', false],
  ['black', true],
  ['secondBlack', true],
] as const

function diceOf(event: GameEvent): Die[] {
  return FIELDS.flatMap(([field, black]) => {
    const face = event[field]
    return typeof face === 'number' ? [{ black, face }] : []
  })
}

/** Long enough to read, short enough not to be in the way. */
const LIES = [900, 2200, 1700, 1100]

/** The throw that is on the table now. */
function useThrow(): Throw | null {
  const [thrown, setThrown] = useState<Throw | null>(null)
  const shown = useSession((session) => session.shown)
  useEffect(() => {
    if (shown === null || shown.fresh) return undefined
    const rolls = shown.events.filter(({ type }) => type === 'rolled')
    const dice = rolls.flatMap(diceOf).slice(-4)
    if (dice.length > 0) setThrown({ key: shown.seq, seat: rolls[0]?.seat ?? null, dice })
    return undefined
  }, [shown])
  useEffect(() => {
    if (thrown === null) return undefined
    const timer = setTimeout(() => setThrown(null), LIES[useSettings.getState().speed])
    return () => clearTimeout(timer)
  }, [thrown])
  return thrown
}

export default function DiceRoll() {
  const thrown = useThrow()
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
  const faces = die.black ? BLACK : WHITE
  return (
    <div className={style['throw']} style={{ animationDelay: `${turn * 90}ms` }}>
      <div className={style['cube']} style={{ animationDelay: `${turn * 90}ms` }} data-black={die.black}>
        {SIDES.map((transform, i) => {
          const face = faces[(die.face + i) % faces.length]
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
