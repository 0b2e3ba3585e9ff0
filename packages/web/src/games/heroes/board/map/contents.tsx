// Everything in the Regions: pieces, tokens, markers, and the row with the Region's number and Worker Spaces.
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import type { Force } from '../../pieces/forces.ts'
import { isAloft } from '../../world.ts'
import { arranged } from './arranged.ts'
import { usePlaces } from './aloft.ts'
import { type Holding, holdingsOf } from './holdings.ts'
import type { Ground, Layout } from './layout.ts'
import { openedIn } from './opened.ts'
import { type Room, roomsIn } from './room.ts'
import { Piece } from './stack.tsx'
import { rowWide, Token, Workers } from './tokens.tsx'

interface ContentsProps {
  readonly update: Update
  readonly forces: readonly (readonly Force[])[]
  readonly layout: Layout
  readonly brief: boolean
}

export const Contents = memo(function Contents({ update, forces, layout, brief }: ContentsProps) {
  const holdings = holdingsOf(update, forces)
  const rooms = roomsIn(layout)
  const opened = new Set(openedIn(update).map(({ place }) => place))
  return usePlaces(update, layout).map((ground) => {
    const holding = holdings[ground.place]
    const room = rooms[ground.place]
    return holding === undefined || room === undefined ? null : (
      <InRegion
        key={ground.id}
        ground={ground}
        room={room}
        size={layout.size}
        brief={brief}
        opened={opened.has(ground.place)}
        holding={holding}
      />
    )
  })
})

interface InRegionProps {
  readonly ground: Ground
  readonly room: Room
  readonly size: number
  readonly brief: boolean
  /** Its pieces are being chosen from, so they are drawn one by one instead. */
  readonly opened: boolean
  readonly holding: Holding
}

/** The contents of one Region. Drawn again only if it holds something else. */
const InRegion = memo(
  function InRegion({ ground, room, size, brief, opened, holding }: InRegionProps) {
    const { place, id } = ground
    const { shown, hasRow, working, sea } = holding
    // Regions that float are drawn smaller.
    const short = brief || isAloft(place)
    const { pieces, tokens } = arranged({ ...holding, room, size, row: rowWide(place), brief: short })
    return (
      <g aria-hidden="true" data-in={id}>
        {hasRow && !short && (
          <Workers place={place} busy={working} seat={shown[0]?.seat ?? null} {...room.row} size={size} />
        )}
        {tokens.map((token, i) => (
          <Token key={i} sea={sea} {...token} />
        ))}
        {!opened && pieces.map((piece) => <Piece key={piece.of.seat} {...piece} />)}
      </g>
    )
  },
  (a, b) =>
    a.ground === b.ground &&
    a.size === b.size &&
    a.brief === b.brief &&
    a.opened === b.opened &&
    JSON.stringify(a.holding) === JSON.stringify(b.holding),
)
