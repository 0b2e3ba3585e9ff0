// An attribute sphere with everyone's blocks on it.
import { memo } from 'react'
import { type AttributeName, ATTRIBUTES_EN } from '@lorehall/vindication/client'
import { lookOf } from '../../../components/seat-shapes.ts'
import { ICONS } from '../icons/icons.ts'
import { useWords } from '../text/own.ts'
import { AttributeSign } from './attribute-icon.tsx'
import type { Station } from './layout.ts'
import { wideIn } from './letters.ts'
import { placed } from '../../../table-ui/stage/placed.ts'
import { Sign } from '../../../table-ui/stage/sign.tsx'
import { SeatShape } from '../../../table-ui/stage/seat-shape.tsx'
import stage from '../../../table-ui/stage/stage.module.css'
import css from './stations.module.css'
import { BoardThing } from '../../../table-ui/stage/board-thing.tsx'

interface SphereProps {
  readonly station: Station
  readonly letters: number
  readonly attribute: AttributeName
  /** Blocks by seat, joined by commas: a string, so that memo skips a redraw while nothing changes. */
  readonly blocks: string
  readonly names: string
  /** The proficiency tiles left in the supply. */
  readonly tiles: number
}

/** A scroll around 0,0. */
function scroll(half: number, tall: number): string {
  const low = tall / 2
  return `M${-half - 12}${-low + 4}L${-half}${-low + 6}V${-low}Q0${-low + 8} ${half}${-low}V${-low + 6}L${half + 12}${-low + 4}L${half + 6} 2L${half + 12} ${low + 2}L${half} ${low + 5}V${low}Q0 ${low + 8} ${-half} ${low}V${low + 5}L${-half - 12} ${low + 2}L${-half - 6} 2Z`
}

interface PileProps {
  readonly seat: number
  readonly count: number
  readonly x: number
  readonly y: number
  readonly size: number
  /** There is space for its number. */
  readonly counted: boolean
}

/** A pile of one player's blocks, with their number. */
const Pile = memo(function Pile({ seat, count, x, y, size, counted }: PileProps) {
  if (count === 0)
    return counted ? <SeatShape seat={seat} size={size / 2} x={x} y={y} className={css['noBlock']} /> : null
  const under = Array.from({ length: Math.min(count, 5) - 1 }, (_, i) => i).toReversed()
  return (
    <g key={count} className={css['tick']}>
      {under.map((i) => (
        <SeatShape key={i} seat={seat} size={size} x={x} y={y + 4.5 * (i + 1)} className={css['under']} />
      ))}
      <SeatShape seat={seat} size={size} x={x} y={y} />
      {counted ? (
        <text x={x} y={y + size * (lookOf(seat) === 2 ? 0.6 : 0.44)} className={css['count']}>
          {count}
        </text>
      ) : null}
    </g>
  )
})

interface OrbProps extends Pick<SphereProps, 'station' | 'letters' | 'attribute'> {
  readonly called: string
}

/** The drawing of a sphere, which a change of its highlight does not redraw. */
const Orb = memo(function Orb({ attribute, station, letters, called }: OrbProps) {
  const { sphere, radius, name } = station
  const { x, y } = sphere
  const half = Math.max(radius * 0.86, wideIn(called, letters * 1.16) / 2 + 10)
  return (
    <>
      <circle cx={x} cy={y} r={radius + 30} fill="url(#board-aura)" className={stage['aura']} />
      <circle cx={x} cy={y} r={radius + 4} className={stage['halo']} />
      <circle cx={x} cy={y} r={radius + 12} className={stage['ring']} />
      <circle cx={x} cy={y + 4} r={radius + 1} className={css['sphereFoot']} />
      <circle
        cx={x}
        cy={y}
        r={radius}
        className={`${css['sphereRim']} ${stage['touch']}`}
        fill="url(#board-brass)"
      />
      <circle cx={x} cy={y} r={radius - 7} className={css['orb']} />
      <circle cx={x} cy={y} r={radius - 7} fill="url(#board-orb)" />
      <AttributeSign of={attribute} x={x} y={y} size={radius * 0.76} className={css['orbSign']} />
      {name === null ? null : (
        <>
          <path
            d={placed(scroll(half, letters * 1.5), name)}
            className={`${css['scroll']} ${stage['touch']}`}
          />
          <text x={name.x} y={name.y + letters * 0.48} className={css['scrollText']}>
            {called}
          </text>
        </>
      )}
    </>
  )
})

/** The number of tiles left, at the upper right of the sphere. */
const Tiles = memo(function Tiles({
  station: { sphere, radius },
  letters,
  tiles,
}: Pick<SphereProps, 'station' | 'letters' | 'tiles'>) {
  const [x, y] = [sphere.x + radius * 0.86, sphere.y - radius * 0.8]
  const half = letters * 1.15
  return (
    <>
      <rect
        x={x - half}
        y={y - letters * 0.7}
        width={2 * half}
        height={letters * 1.4}
        rx={letters * 0.7}
        className={css['badgePlate']}
      />
      <Sign
        path={ICONS['ribbon-medal']}
        x={x - half * 0.45}
        y={y}
        size={letters}
        className={css['panelSign']}
      />
      <text x={x + half * 0.45} y={y + letters * 0.36} className={css['count']}>
        {tiles}
      </text>
    </>
  )
})

export const Sphere = memo(function Sphere(props: SphereProps) {
  const { station, letters, attribute, blocks, names, tiles } = props
  const { t, say } = useWords()
  const counts = blocks.split(',').map(Number)
  const who = names.split('\n')
  const called = say(ATTRIBUTES_EN[attribute]?.name ?? attribute)
  const list = counts.map((n, seat) => t('board.count', { name: who[seat] ?? '', n })).join(', ')
  const { sphere, radius } = station
  const size = radius * 0.21
  const ring = radius * 0.64
  return (
    <>
      <BoardThing at={`sphere:${attribute}`} name={`${called}: ${list}`}>
        <Orb attribute={attribute} station={station} letters={letters} called={called} />
      </BoardThing>
      {/* Not read out again: the label of the sphere contains it. */}
      <g aria-hidden="true">
        {counts.map((count, seat) => {
          const angle = ((seat + 0.5) / counts.length) * 2 * Math.PI - Math.PI / 2
          return (
            <Pile
              key={seat}
              seat={seat}
              count={count}
              x={sphere.x + Math.cos(angle) * ring}
              y={sphere.y + Math.sin(angle) * ring - 3}
              size={Math.max(9, size)}
              counted={size * 1.3 >= letters * 0.75}
            />
          )
        })}
        {station.name === null ? null : <Tiles station={station} letters={letters} tiles={tiles} />}
      </g>
    </>
  )
})
