// The click area of a space: to walk there, to search it, to visit a location or fight an enemy on it.
import { memo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import stage from '../../../../table-ui/stage/stage.module.css'
import { boxOf, type Layout } from './layout.ts'
import style from './map.module.css'

interface SpaceProps {
  readonly space: number
  readonly name: string
  /** The cost of the walk, in classes. */
  readonly price: 'free' | 'some' | 'dear' | undefined
  readonly entry: boolean
  readonly layout: Layout
}

const inside = ({ x, y, w, h }: Box, by: number) => ({
  x: x + by,
  y: y + by,
  width: w - 2 * by,
  height: h - 2 * by,
  rx: Math.max(3, 9 - by),
})

/** The click area, the highlight and the focus ring. */
const Highlighted = memo(function Highlighted({ box }: { readonly box: Box }) {
  return (
    <>
      <rect {...inside(box, 0)} className={`${stage['reach']} ${stage['touch']}`} />
      <rect {...inside(box, 4)} className={style['aura']} />
      <rect {...inside(box, 1.5)} className={style['casing']} />
      <rect {...inside(box, 1.5)} className={style['halo']} />
      <rect {...inside(box, 6)} className={stage['ring']} />
    </>
  )
})

export const Space = memo(function Space({ space, name, price, entry, layout }: SpaceProps) {
  return (
    <BoardThing
      at={`space:${space}`}
      name={name}
      entry={entry}
      className={style['space']}
      {...(price === undefined ? {} : { kind: price })}
    >
      <Highlighted box={boxOf(space, layout)} />
    </BoardThing>
  )
})

interface DeedProps {
  /** `location:` or `enemy:` and its id. */
  readonly at: string
  readonly name: string
  readonly space: number
  readonly layout: Layout
}

/** The click area of an action on a space. The option names the location or enemy; the area is the whole space. */
export const Deed = memo(function Deed({ at, name, space, layout }: DeedProps) {
  return (
    <BoardThing at={at} name={name} className={`${style['space']} ${style['deed']}`}>
      <Highlighted box={boxOf(space, layout)} />
    </BoardThing>
  )
})
