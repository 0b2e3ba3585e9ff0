// Dice that were just thrown: they tumble and come to lie side by side.
import { Icon } from '../../../components/icon.tsx'
import type { Die, DieFace } from '../../../table/parts.ts'
import { LATER, ROLL } from './timing.ts'
import style from './dice-roll.module.css'

interface DiceProps {
  readonly dice: readonly Die[]
  /** They lie there at once. */
  readonly still: boolean
}

export function Dice({ dice, still }: DiceProps) {
  return (
    <div className={style['dice']} data-still={still}>
      {dice.map((die, i) => (
        <Cube key={i} die={die} turn={i} />
      ))}
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
  const { faces, up, dark } = die
  const thrown = { animationDelay: `${turn * LATER}ms`, animationDuration: `${ROLL}ms` }
  return (
    <div className={style['throw']} style={thrown}>
      <div className={style['cube']} style={thrown} data-dark={dark}>
        {SIDES.map((transform, i) => {
          const face = faces[(up + i) % faces.length]
          return (
            <i key={transform} style={{ transform, color: face?.colour }}>
              {face !== undefined && <Face face={face} />}
            </i>
          )
        })}
      </div>
    </div>
  )
}

function Face({ face }: { readonly face: DieFace }) {
  return 'sign' in face ? <Icon path={face.sign} size="2.6rem" /> : <b>{face.text}</b>
}
