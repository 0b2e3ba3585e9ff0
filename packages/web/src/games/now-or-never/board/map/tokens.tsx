// Removable pieces on the spaces: enemies, search tokens, the order pile; and quest pennants.
import { memo } from 'react'
import { placed } from '../../../../table-ui/stage/placed.ts'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { ICONS } from '../../icons/icons.ts'
import { ENEMY } from './enemy-art.ts'
import { Ink } from './ink.tsx'
import { boxOf, type Layout } from './layout.ts'
import { linesOf } from './names.ts'
import { Lines } from './name-plate.tsx'
import style from './tokens.module.css'

interface OnSpace {
  readonly space: number
  readonly layout: Layout
}

interface EnemyProps extends OnSpace {
  readonly id: string
  readonly name: string
  readonly level: number
  readonly health: number
  readonly attack: number
  readonly living: number
}

/** Its level at the top, its health and attack at the bottom, and the number of enemies left. */
export const Enemy = memo(function Enemy({
  space,
  layout,
  id,
  name,
  level,
  health,
  attack,
  living,
}: EnemyProps) {
  const { x, y, w, h } = boxOf(space, layout)
  const { letters } = layout
  // If there is no space for its name, only the drawing is shown.
  const lines = layout.low ? [] : linesOf(name, letters, w - 12)
  const high = (lines.length + 1) * letters * 1.04 + 7
  const top = y + h - high - 2
  const scale = Math.min((w - 16) / 88, (top - y - 8) / 68)
  const count = top + high - letters * 0.42 - 1
  const at = (share: number) => x + w * share
  return (
    <g aria-hidden="true">
      <ellipse cx={x + w / 2} cy={top - 3} rx={40 * scale} ry="4" className={style['shade']} />
      <Ink strokes={ENEMY[id] ?? []} x={x + w / 2} y={top - 3 - 24 * scale} scale={scale} />
      <rect x={x + 5} y={top} width={w - 10} height={high - 1} rx="5" className={style['dark']} />
      <Lines
        lines={lines}
        letters={letters}
        x={x + w / 2}
        y={top + letters}
        area={w - 16}
        className={style['name']}
      />
      <Sign
        path={ICONS.hearts}
        x={at(0.17)}
        y={count - letters * 0.32}
        size={letters}
        className={style['heart']}
      />
      <text x={at(0.25)} y={count} fontSize={letters * 1.06} className={style['count']}>
        {health}
      </text>
      <Sign
        path={ICONS['crossed-swords']}
        x={at(0.5)}
        y={count - letters * 0.32}
        size={letters}
        className={style['sword']}
      />
      <text x={at(0.58)} y={count} fontSize={letters * 1.06} className={style['count']}>
        {attack}
      </text>
      <text x={at(0.92)} y={count} fontSize={letters * 0.95} className={style['living']}>
        {`×${living}`}
      </text>
      <path d={placed('M-11-11H11V3L0 12L-11 3Z', { x: x + 15, y: y + 15 })} className={style['level']} />
      <text x={x + 15} y={y + 19} fontSize={letters * 1.08} className={style['levelNumber']}>
        {level}
      </text>
    </g>
  )
})

/** Bones, drawn when the last enemy is defeated. */
const BONES =
  'M-13-7Q-17-11-13-13T-8-10L8 4Q12 2 14 5T11 11Q10 15 6 13T5 8L-10-6ZM13-7Q17-11 13-13T8-10L-8 4Q-12 2-14 5T-11 11Q-10 15-6 13T-5 8L10-6Z'

export const Defeated = memo(function Defeated({ space, layout }: OnSpace) {
  const { x, y, w, h } = boxOf(space, layout)
  const at = { x: x + w / 2, y: y + h * 0.56 }
  return <path d={placed(BONES, at, layout.low ? 0.8 : 1.2)} className={style['bones']} aria-hidden="true" />
})

interface SearchProps extends OnSpace {
  readonly letter: string
  readonly lies: boolean
}

/** A stone with a letter; a taken token leaves a mark. */
export const Search = memo(function Search({ space, layout, letter, lies }: SearchProps) {
  const { x, y, w, h } = boxOf(space, layout)
  const r = Math.min(24, w * 0.22, h * 0.22)
  const at = { x: x + w / 2, y: y + h * 0.6 }
  return (
    <g aria-hidden="true">
      {lies ? (
        <>
          <ellipse cx={at.x} cy={at.y + r * 0.9} rx={r} ry={r * 0.3} className={style['shade']} />
          <circle cx={at.x} cy={at.y} r={r} className={style['stone']} />
          <circle cx={at.x} cy={at.y} r={r - 3.5} className={style['stoneRim']} />
          <text x={at.x} y={at.y + r * 0.36} fontSize={r} className={style['letter']}>
            {letter}
          </text>
        </>
      ) : (
        <>
          <ellipse cx={at.x} cy={at.y} rx={r} ry={r * 0.62} className={style['bed']} />
          <text x={at.x} y={at.y + 5} fontSize={13} className={style['gone']}>
            {letter}
          </text>
        </>
      )}
    </g>
  )
})

interface PennantProps extends OnSpace {
  /** The number of the player's quests that are played here. */
  readonly n: number
}

export const Pennant = memo(function Pennant({ space, layout, n }: PennantProps) {
  const { x, y } = boxOf(space, layout)
  return (
    <g aria-hidden="true">
      <path d={placed('M0 0H22V27L11 20L0 27Z', { x: x + 7, y })} className={style['pennant']} />
      {n === 1 ? (
        <Sign path={ICONS['scroll-unfurled']} x={x + 18} y={y + 11} size={15} className={style['scroll']} />
      ) : (
        <text x={x + 18} y={y + 16} fontSize={15} className={style['quests']}>
          {n}
        </text>
      )}
    </g>
  )
})

interface OrdersProps extends OnSpace {
  readonly n: number
}

/** The pile of orders, on the location where players take them. */
export const Orders = memo(function Orders({ space, layout, n }: OrdersProps) {
  const { x, y, w, h } = boxOf(space, layout)
  const at = { x: x + w - 26, y: y + h * 0.38 }
  return (
    <g aria-hidden="true">
      <rect x={at.x + 2} y={at.y + 3} width="19" height="23" rx="3" className={style['card']} />
      <rect x={at.x} y={at.y} width="19" height="23" rx="3" className={style['card']} />
      <text x={at.x + 9.5} y={at.y + 16} fontSize={12.5} className={style['orders']}>
        {n}
      </text>
    </g>
  )
})
