// An ability to learn: its level, its price, its effect, and the slots it may go in.
import { memo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { rectOf } from '../../../../table-ui/stage/rect.ts'
import { SIGN } from '../../counted.ts'
import { Cell } from './cell.tsx'
import type { SkillFacts } from './hero-facts.ts'
import style from './hero.module.css'
import { useWords } from './words.ts'

/** The click areas of an ability's slots, on its card. */
export function targetBoxes({ x, y, w, h }: Box, n: number): Box[] {
  const size = Math.min(30, w / 6.5, h * 0.36)
  return Array.from({ length: n }, (_, i) => ({
    x: x + w - 5 - (n - i) * (size + 4) + 4,
    y: y + h - size - 5,
    w: size,
    h: size,
  }))
}

/** Below this width, price and condition don't fit on one line. */
const NARROW = 200

interface SkillProps extends Omit<SkillFacts, 'slots'> {
  readonly box: Box
  readonly name: string
  readonly text: string
  /** The slots it may go in, as a string: "1 2 3 4". */
  readonly targets: string
  readonly letters: number
}

export const Skill = memo(function Skill(props: SkillProps) {
  const { box, name, text, colour, level, xp, state, opened, payable, targets, letters } = props
  const { t } = useWords()
  const { x, y, w, h } = box
  const slots = targets === '' ? [] : targets.split(' ')
  const base = y + h - 9
  // Next to the price if there is space, otherwise above it.
  const low = w < NARROW && state === 'open' ? base - letters * 1.6 : base
  const said =
    state === 'open'
      ? opened
        ? ''
        : t('hero.level.need', { n: level, below: level - 1 })
      : t(`hero.${state}`)
  return (
    <>
      <Cell
        box={box}
        tone={colour}
        title={name}
        text={text}
        letters={letters}
        spent={state === 'gone'}
        foot={letters * 1.9}
      />
      {[1, 2, 3].map((n) => (
        <circle
          key={n}
          cx={x + 12 + (n - 1) * 11}
          cy={base - 4}
          r="4"
          className={style['level']}
          data-shut={n > level}
        />
      ))}
      {state === 'open' && (
        <>
          <text x={x + 46} y={base} className={style['number']} data-lacks={!payable}>
            {xp}
          </text>
          <Sign path={SIGN.xp} x={x + 64} y={base - 5} size={letters * 1.2} className={style['sign']} />
        </>
      )}
      {slots.length === 0 && said !== '' && (
        <text x={x + w - 7} y={low} className={style['mark']} data-good={state === 'worn'}>
          {said}
        </text>
      )}
      {targetBoxes(box, slots.length).map((target, i) => (
        <g key={i}>
          <rect {...rectOf(target, 4)} className={style['target']} />
          <text x={target.x + target.w / 2} y={target.y + target.h * 0.7} className={style['pip']}>
            {slots[i]}
          </text>
        </g>
      ))}
    </>
  )
})
