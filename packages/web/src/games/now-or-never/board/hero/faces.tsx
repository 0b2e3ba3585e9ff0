// The four faces of the die and their effects.
import { faceOf, faceSaid, type Facts } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { SIGN } from '../../counted.ts'
import { ICONS } from '../../icons/icons.ts'
import { Cell } from './cell.tsx'
import { nameOf } from '../../cards/names.ts'
import style from './hero.module.css'
import type { HeroLayout } from './layout.ts'
import { useWords } from './words.ts'

interface FacesProps {
  readonly facts: Facts
  readonly seat: number
  readonly red: readonly string[]
  readonly layout: HeroLayout
}

export function Faces({ facts, seat, red, layout }: FacesProps) {
  const { t, say } = useWords()
  return layout.faces.map((box, i) => {
    const face = faceOf(facts, seat, i + 1)
    const token = red[i] ?? ''
    return (
      <Face
        key={i}
        box={box}
        n={i + 1}
        title={token === '' ? t('hero.basic') : say(nameOf(token))}
        token={token !== ''}
        damage={face.damage}
        defence={face.defence}
        more={face.options.length > 0}
        text={layout.wordy ? say(furtherOf(faceSaid(face))) : ''}
        letters={layout.words}
      />
    )
  })
}

/** Options to pay for come after the free effects, which are drawn as icons. */
const furtherOf = (said: string) => said.split('; ').slice(1).join('; ')

interface FaceProps {
  readonly box: Box
  readonly n: number
  readonly title: string
  readonly token: boolean
  readonly damage: number
  readonly defence: number
  /** It has further effects for a price. */
  readonly more: boolean
  readonly text: string
  readonly letters: number
}

const Face = memo(function Face({ box, n, title, token, damage, defence, more, text, letters }: FaceProps) {
  const { x, y, w, h } = box
  const die = letters * 1.6
  const base = y + h - 8
  const signs = [
    { path: ICONS['crossed-swords'], n: damage },
    ...(defence > 0 ? [{ path: ICONS.shield, n: defence }] : []),
  ]
  return (
    <>
      <Cell
        box={box}
        tone={token ? 'red' : 'plain'}
        title={title}
        text={text}
        letters={letters}
        foot={letters * 1.6}
        left={die + 2}
      />
      <rect x={x + 6} y={y + 6} width={die} height={die} rx="3" className={style['die']} />
      <text x={x + 6 + die / 2} y={y + 6 + die * 0.74} className={style['pip']}>
        {n}
      </text>
      {signs.map(({ path, n: many }, i) => (
        <g key={path}>
          <text x={x + 8 + i * 36} y={base} className={style['number']}>
            {many}
          </text>
          <Sign
            path={path}
            x={x + 26 + i * 36}
            y={base - 5}
            size={letters * 1.15}
            className={style['sign']}
          />
        </g>
      ))}
      {more && <Sign path={SIGN.mana} x={x + w - 12} y={base - 5} size={letters} className={style['mana']} />}
    </>
  )
})
