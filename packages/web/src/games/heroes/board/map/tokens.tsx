// What lies on a Region: tokens face down, turned up, or there to stay; and the spaces Serfs work on.
import { nameOf, type Place, type Resource } from '@lorehall/heroes/face'
import { memo } from 'react'
import type { Point } from '../../../../table/stage/board.ts'
import { later } from '../../../../table/later.tsx'
import { colourOf } from '../../../../table/stage/seat-shape.tsx'
import { RESOURCE_COLOUR } from '../../counted.ts'
import { WORLD } from '../../world.ts'
import style from './tokens.module.css'

/** A token that lies face up. */
export interface Up {
  readonly id: string
  /** It is resolved, and stays. */
  readonly live: boolean
}

interface TokensProps {
  readonly down: number
  readonly up: readonly Up[]
  readonly sea: boolean
  readonly at: Point
  readonly size: number
}

const APART = 19

/** Tokens lie face down when a table begins. */
const TokenSign = later(async () => (await import('../../pieces/token-signs.tsx')).TokenSign)

export const Tokens = memo(function Tokens({ down, up, sea, at, size }: TokensProps) {
  const all = down + up.length
  if (all === 0) return null
  const left = (-(all - 1) * APART) / 2
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(3)})`}
      aria-hidden="true"
    >
      {Array.from({ length: down }, (_, i) => (
        <Back key={i} x={left + i * APART} sea={sea} />
      ))}
      {up.map((token, i) => (
        <Face key={i} token={token} x={left + (down + i) * APART} sea={sea} />
      ))}
    </g>
  )
})

function Back({ x, sea }: { readonly x: number; readonly sea: boolean }) {
  return sea ? (
    <>
      <circle cx={x} cy="0" r="9" className={style['seaBack']} />
      <path d={`M${x - 5} 0q2.5-3.5 5 0t5 0`} className={style['wave']} />
    </>
  ) : (
    <>
      <path d={`M${x} -10L${x + 10} 0L${x} 10L${x - 10} 0Z`} className={style['back']} />
      <path d={`M${x} -6L${x + 6} 0L${x} 6L${x - 6} 0Z`} className={style['rim']} />
    </>
  )
}

interface FaceProps {
  readonly token: Up
  readonly x: number
  readonly sea: boolean
}

/** Turned up but not resolved it lies askew, and grey. */
function Face({ token, x, sea }: FaceProps) {
  return (
    <g className={style['face']} data-live={token.live} data-sea={sea}>
      {token.live ? (
        <rect x={x - 9.5} y="-9.5" width="19" height="19" rx="4" className={style['up']} />
      ) : (
        <path d={`M${x - 8} -10.5L${x + 10.5} -8L${x + 8} 10.5L${x - 10.5} 8Z`} className={style['up']} />
      )}
      <TokenSign id={token.id} x={x} y={0} size={14} className={style['sign']} />
    </g>
  )
}

interface WorkersProps {
  readonly place: Place
  /** Serfs at work, and whose they are. */
  readonly busy: number
  readonly seat: number | null
  readonly at: Point
  readonly size: number
}

const RING = 14

/** The number of a Region, and a ring for each Serf that can work there. */
export const Workers = memo(function Workers({ place, busy, seat, at, size }: WorkersProps) {
  const land = WORLD.lands[place]
  if (land === undefined) return null
  const { workers, yields, id } = land
  const number = id.slice(id.indexOf('-') + 1)
  const wide = workers * RING + 14
  const colour = (kind: Resource | null) => (kind === null ? '#fff8e6' : RESOURCE_COLOUR[kind])
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${size.toFixed(3)})`}
      aria-hidden="true"
    >
      <text x={-wide / 2 + 6} y="4" className={style['number']}>
        {number}
      </text>
      {Array.from({ length: workers }, (_, i) => (
        <g key={i}>
          <circle cx={-wide / 2 + 20 + i * RING} cy="0" r="6" className={style['around']} />
          <circle
            cx={-wide / 2 + 20 + i * RING}
            cy="0"
            r="4.2"
            className={style['ring']}
            style={{ stroke: colour(yields) }}
            fill={i < busy && seat !== null ? colourOf(seat) : '#fff8e6'}
          />
        </g>
      ))}
    </g>
  )
})

export const tokenName = (id: string): string => nameOf(id.replace(/^sea-(?=bonus)/, ''))
