// The tags on the Regions that an army can reach.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { useRoutes } from '../../../state/hints.ts'
import { Sign } from '../../../table-ui/stage/sign.tsx'
import type { Layout } from '../board/map/layout.ts'
import { roomsIn } from '../board/map/room.ts'
import { rowWide, Spaces, spacesWide } from '../board/map/tokens.tsx'
import { ICONS } from '../icons/icons.ts'
import { tagsOf } from './waits.ts'
import { useWords } from './words.ts'
import style from './tags.module.css'

interface TagsProps {
  readonly update: Update
  readonly layout: Layout
  /** The Regions are too small for their rows, so that the tags show no Worker Spaces either. */
  readonly brief: boolean
}

const LETTER = 6.8
const HIGH = 19
const SIGN = 16

/** A tag takes the place of the Region's number, and stays on the map. */
export const Tags = memo(function Tags({ update, layout, brief }: TagsProps) {
  const words = useWords()
  const routes = useRoutes(update)
  const { places, size, h } = layout
  const rooms = roomsIn(layout)
  return tagsOf(update, routes, words).map(({ place, text, battle, empty }) => {
    const [ground, row] = [places[place], rooms[place]?.row]
    if (ground === undefined || row === undefined) return null
    const sign = battle ? SIGN : 0
    // Where to march depends on what a Region yields.
    const rings = empty && !brief ? spacesWide(place) : 0
    const wide = Math.max(text.length * LETTER + 14 + sign + rings, rowWide(place))
    const y = Math.min(row.y, h - (HIGH / 2) * size)
    return (
      <g
        key={ground.id}
        transform={`translate(${row.x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})`}
        className={style['tag']}
        data-battle={battle}
        data-tag={ground.id}
        aria-hidden="true"
      >
        <rect x={-wide / 2} y={-HIGH / 2} width={wide} height={HIGH} rx="5" className={style['plate']} />
        {battle && (
          <Sign
            path={ICONS['crossed-swords']}
            x={-(text.length * LETTER) / 2 - 2}
            y={0}
            size={12}
            className={style['sign']}
          />
        )}
        <text x={(sign - rings) / 2} y="4.6" className={style['text']}>
          {text}
        </text>
        {rings > 0 && <Spaces place={place} busy={0} seat={null} x={wide / 2 - rings - 3} y={0} size={1} />}
      </g>
    )
  })
})
