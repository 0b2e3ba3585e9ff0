// The preview of a walk: the cost in hearts of each space, and the route to the hovered one.
import { memo } from 'react'
import { usePick } from '../../../../table-ui/picking.ts'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import { ICONS } from '../../icons/icons.ts'
import { spaceIn } from './keys.ts'
import { boxOf, type Layout, middleOf } from './layout.ts'
import type { Walks } from './reach.ts'
import style from './walk.module.css'

interface CostProps {
  readonly space: number
  readonly cost: number
  /** No heart would be left, so the turn ends on arrival. */
  readonly last: boolean
  readonly layout: Layout
}

const Cost = memo(function Cost({ space, cost, last, layout }: CostProps) {
  const { x, y, w } = boxOf(space, layout)
  const wide = cost > 9 ? 42 : 35
  const left = x + w - wide - 3
  return (
    <g className={style['cost']} data-last={last} data-free={cost === 0}>
      <rect x={left} y={y + 3} width={wide} height="19" rx="9.5" />
      <Sign path={ICONS['broken-heart']} x={left + 12} y={y + 12.5} size={13} className={style['heart']} />
      <text x={left + 21} y={y + 17.5}>
        {cost}
      </text>
    </g>
  )
})

interface WalkProps {
  readonly walks: Walks
  readonly layout: Layout
}

export const Costs = memo(function Costs({ walks, layout }: WalkProps) {
  return (
    <g aria-hidden="true">
      {walks.map(
        (walk, space) =>
          walk !== null && (
            <Cost key={space} space={space} cost={walk.cost} last={walk.hearts === 0} layout={layout} />
          ),
      )}
    </g>
  )
})

interface RouteProps extends WalkProps {
  readonly from: number
}

/** A line through the middles of the spaces, with a circle at the end. */
export function Route({ walks, layout, from }: RouteProps) {
  const hover = usePick((pick) => pick.hover)
  const goal = hover === null ? null : spaceIn(hover)
  const walk = goal === null ? null : walks[goal]
  if (walk === null || walk === undefined) return null
  const points = [from, ...walk.path].map((space) => middleOf(space, layout))
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  const end = points.at(-1)
  return (
    <g aria-hidden="true" data-route>
      <path d={d} className={style['casing']} />
      <path d={d} className={style['way']} />
      {end !== undefined && <circle cx={end.x} cy={end.y} r="9" className={style['end']} />}
    </g>
  )
}
