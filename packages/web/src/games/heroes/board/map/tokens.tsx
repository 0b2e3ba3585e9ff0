// The tokens of a Region and the markers of Spells in it, and the row with its number and Worker Spaces.
import type { Place, Resource } from '@lorehall/heroes/client'
import { memo } from 'react'
import { later } from '../../../../table-ui/later.tsx'
import type { Point } from '../../../../table-ui/stage/board.ts'
import { placed } from '../../../../table-ui/stage/placed.ts'
import { colourOf } from '../../../../table-ui/stage/seat-shape.tsx'
import { RESOURCE_COLOUR } from '../../counted.ts'
import { worldInPlay } from '../../world.ts'
import type { Put } from './arranged.ts'
import type { OnGround } from './holdings.ts'
import style from './tokens.module.css'

/** Loaded later, because all tokens are face down when a game starts. */
const Face = later(async () => (await import('../../pieces/token-faces.tsx')).TokenFace)
const Marker = later(async () => (await import('../../pieces/token-faces.tsx')).Marker)

interface TokenProps extends Put<OnGround> {
  readonly sea: boolean
}

/** A tile is square, a marker is round, and a token that nobody knows yet is a tile on its corner. */
export function Token({ of, sea, ...at }: TokenProps) {
  if (of.kind === 'up') return <Face id={of.id} live={of.live} sea={sea} {...at} />
  if (of.kind === 'mark') return <Marker seat={of.seat} left={of.left} {...at} />
  return <Back sea={sea} {...at} />
}

/** Below this size there is no question mark: it could not be read. */
const READABLE = 17

interface BackProps extends Point {
  readonly size: number
  readonly sea: boolean
}

function Back({ x, y, size, sea }: BackProps) {
  const scale = size / 20
  return (
    <>
      {sea ? (
        <circle cx={x} cy={y} r={9.5 * scale} className={style['seaBack']} />
      ) : (
        <>
          <path d={placed('M0-11L11 0L0 11L-11 0Z', { x, y }, scale)} className={style['back']} />
          <path d={placed('M0-8L8 0L0 8L-8 0Z', { x, y }, scale)} className={style['rim']} />
        </>
      )}
      {size >= READABLE && (
        <text x={x} y={y + 4.5 * scale} fontSize={12.5 * scale} className={style['unknown']}>
          ?
        </text>
      )}
    </>
  )
}

interface WorkersProps extends Point {
  readonly place: Place
  /** Working Serfs, and their owner. */
  readonly busy: number
  readonly seat: number | null
  readonly size: number
}

const RING = 14

/** The width of a Region's row, in pixels at size 1. The sea has none. */
export function rowWide(place: Place): number {
  const land = worldInPlay().lands[place]
  return land === undefined ? 0 : land.workers * RING + 14
}

/** The number of a Region, and a ring for each Serf that can work there: filled in the color of the seat that works there. */
export const Workers = memo(function Workers({ place, busy, seat, x, y, size }: WorkersProps) {
  const land = worldInPlay().lands[place]
  if (land === undefined) return null
  const { id } = land
  const number = id.slice(id.indexOf('-') + 1)
  const left = x - (rowWide(place) / 2) * size
  return (
    <>
      <text x={left + 6 * size} y={y + 4 * size} fontSize={12 * size} className={style['number']}>
        {number}
      </text>
      <Spaces place={place} busy={busy} seat={seat} x={left + 13 * size} y={y} size={size} />
    </>
  )
})

const colourFor = (kind: Resource | null) => (kind === null ? '#fff8e6' : RESOURCE_COLOUR[kind])

/** The width of a Region's Worker Spaces, in pixels at size 1. */
export const spacesWide = (place: Place): number => (worldInPlay().lands[place]?.workers ?? 0) * RING

/** The rings alone. `x`: their left edge. */
export function Spaces({ place, busy, seat, x, y, size }: WorkersProps) {
  const { workers = 0, yields = null } = worldInPlay().lands[place] ?? {}
  return Array.from({ length: workers }, (_, i) => {
    const middle = x + (i + 0.5) * RING * size
    return (
      <g key={i}>
        <circle cx={middle} cy={y} r={6 * size} className={style['around']} />
        <circle
          cx={middle}
          cy={y}
          r={4.2 * size}
          className={style['ring']}
          style={{ stroke: colourFor(yields) }}
          fill={i < busy && seat !== null ? colourOf(seat) : '#fff8e6'}
        />
      </g>
    )
  })
}
