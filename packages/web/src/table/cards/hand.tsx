// The cards before a player, group by group, as a fanned hand.
import type { CSSProperties, ReactNode } from 'react'
import { sideways } from '../sideways.ts'
import { stepIn } from './fan.ts'
import style from './hand.module.css'

export interface CardGroup {
  readonly name: string
  readonly cards: readonly ReactNode[]
}

interface HandProps {
  /** Those without a card are left out. */
  readonly groups: readonly CardGroup[]
  /** Said before the last group, where it is the only one. */
  readonly none: string | null
}

export function Hand({ groups, none }: HandProps) {
  const filled = groups.filter(({ cards }) => cards.length > 0)
  const all = filled.reduce((sum, { cards }) => sum + cards.length, 0)
  const fanned: CSSProperties & Record<'--step', string> = { '--step': stepIn('100cqw', all, filled.length) }
  return (
    <div className={style['cards']} onWheel={sideways}>
      <div className={style['row']} style={fanned}>
        {none !== null && <p className={style['none']}>{none}</p>}
        {filled.map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </div>
    </div>
  )
}

function Group({ name, cards }: CardGroup) {
  const size: CSSProperties & Record<'--n', number> = { '--n': cards.length }
  return (
    <section className={style['group']} aria-label={name} style={size}>
      <h3>{name}</h3>
      <div className={style['fan']}>{cards}</div>
    </section>
  )
}
