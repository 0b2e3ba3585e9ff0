// Dice that were just rolled: they tumble and come to rest side by side.
import { Icon } from '../../../components/icon.tsx'
import { FourSided } from '../../../table-ui/four-sided.tsx'
import type { Die, DieFace } from '../../../table-ui/parts.ts'
import { LATER, ROLL } from './timing.ts'
import style from './dice-roll.module.css'

interface DiceProps {
  readonly dice: readonly Die[]
  /** Shows them at rest immediately. */
  readonly still: boolean
}

export function Dice({ dice, still }: DiceProps) {
  return (
    <div className={style['dice']} data-still={still}>
      {dice.map((die, i) => (
        <Thrown key={i} die={die} turn={i} />
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

/** A tetrahedron if the die has four faces, otherwise a cube. */
function Thrown({ die, turn }: { readonly die: Die; readonly turn: number }) {
  const thrown = { animationDelay: `${turn * LATER}ms`, animationDuration: `${ROLL}ms` }
  return (
    <div className={style['throw']} style={thrown}>
      {die.faces.length === 4 ? (
        <div className={style['tetrahedron']} style={thrown}>
          <Pyramid die={die} />
        </div>
      ) : (
        <div className={style['cube']} style={thrown} data-dark={die.dark} data-sides="6">
          <Cube die={die} />
        </div>
      )}
    </div>
  )
}

function Pyramid({ die: { faces, up, dark } }: { readonly die: Die }) {
  const face = faces[up]
  return <FourSided up={face !== undefined && 'text' in face ? face.text : ''} dark={dark} />
}

function Cube({ die: { faces, up } }: { readonly die: Die }) {
  return SIDES.map((transform, i) => {
    const face = faces[(up + i) % faces.length]
    return (
      <i key={transform} style={{ transform, color: face?.colour }}>
        {face !== undefined && <Face face={face} />}
      </i>
    )
  })
}

function Face({ face }: { readonly face: DieFace }) {
  return 'sign' in face ? <Icon path={face.sign} size="2.6rem" /> : <b>{face.text}</b>
}
