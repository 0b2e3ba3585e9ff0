// An attribute sphere with everyone's blocks on it, and the tiles that go with the attribute.
import { memo } from 'react'
import { type AttributeName, ATTRIBUTES_EN } from '@lorehall/vindication/face'
import { lookOf } from '../../../components/seat-shapes.ts'
import { ICONS } from '../icons/icons.ts'
import { useWords } from '../text/own.ts'
import { Sign } from '../../../table/stage/sign.tsx'
import { AttributeSign } from './attribute-icon.tsx'
import { SPHERE, type Station } from './layout.ts'
import { placed } from '../../../table/stage/placed.ts'
import { SeatShape } from '../../../table/stage/seat-shape.tsx'
import stage from '../../../table/stage/stage.module.css'
import css from './stations.module.css'
import { BoardThing } from '../../../table/stage/board-thing.tsx'

interface SphereProps {
  readonly station: Station
  readonly attribute: AttributeName
  /** Blocks by seat, joined by commas: plain, so that a sphere knows when nothing changed. */
  readonly blocks: string
  readonly names: string
  readonly tiles: number
  readonly mastery: number
}

const SCROLL =
  'M-92 76L-80 79V72Q0 80 80 72V79L92 76L86 91L92 105L80 108V101Q0 109-80 101V108L-92 105L-86 91Z'

/** A pile of one player's blocks: seen as a pile, read as a number. */
const Pile = memo(function Pile({
  seat,
  count,
  x,
  y,
}: {
  readonly seat: number
  readonly count: number
  readonly x: number
  readonly y: number
}) {
  if (count === 0) return <SeatShape seat={seat} size={9} x={x} y={y} className={css['noBlock']} />
  const under = Array.from({ length: Math.min(count, 5) - 1 }, (_, i) => i).toReversed()
  return (
    <g key={count} className={css['tick']}>
      {under.map((i) => (
        <SeatShape key={i} seat={seat} size={17} x={x} y={y + 4.5 * (i + 1)} className={css['under']} />
      ))}
      <SeatShape seat={seat} size={17} x={x} y={y} />
      <text x={x} y={y + (lookOf(seat) === 2 ? 10 : 7.5)} className={css['count']}>
        {count}
      </text>
    </g>
  )
})

const Badge = memo(function Badge({
  x,
  y,
  path,
  text,
  title,
}: {
  readonly x: number
  readonly y: number
  readonly path: string
  readonly text: string
  readonly title: string
}) {
  return (
    <g role="img" aria-label={title}>
      <title>{title}</title>
      <path
        d={placed('M-40-24Q0-30 40-24Q46 0 40 24Q0 30-40 24Q-46 0-40-24Z', { x, y })}
        className={css['badgePlate']}
      />
      <Sign path={path} x={x - 17} y={y} size={36} className={css['badgeSign']} />
      <text x={x + 20} y={y + 10} className={css['badgeText']}>
        {text}
      </text>
    </g>
  )
})

interface OrbProps {
  readonly attribute: AttributeName
  readonly x: number
  readonly y: number
  readonly called: string
}

/** What is seen of a sphere, however it is lit. */
const Orb = memo(function Orb({ attribute, x, y, called }: OrbProps) {
  return (
    <>
      <circle cx={x} cy={y} r={SPHERE + 34} fill="url(#board-aura)" className={stage['aura']} />
      <circle cx={x} cy={y} r={SPHERE + 8} className={stage['halo']} />
      <circle cx={x} cy={y + 4} r={SPHERE + 5} className={css['sphereFoot']} />
      <circle
        cx={x}
        cy={y}
        r={SPHERE + 4}
        className={`${css['sphereRim']} ${stage['touch']}`}
        fill="url(#board-brass)"
      />
      <circle cx={x} cy={y} r={SPHERE - 3} className={css['orb']} />
      <circle cx={x} cy={y} r={SPHERE - 3} fill="url(#board-orb)" />
      <AttributeSign of={attribute} x={x} y={y} size={56} className={css['orbSign']} />
      <path d={placed(SCROLL, { x, y })} className={`${css['scroll']} ${stage['touch']}`} />
      <text x={x} y={y + 98} className={css['scrollText']}>
        {called}
      </text>
    </>
  )
})

export const Sphere = memo(function Sphere(props: SphereProps) {
  const { station, attribute, blocks, names, tiles, mastery } = props
  const { t, say } = useWords()
  const counts = blocks.split(',').map(Number)
  const who = names.split('\n')
  const called = say(ATTRIBUTES_EN[attribute]?.name ?? attribute)
  const list = counts.map((n, seat) => t('board.count', { name: who[seat] ?? '', n })).join(', ')
  const [first, second] = station.badges
  const { x, y } = station.sphere
  return (
    <g style={{ ['--of' as string]: `var(--${attribute})` }}>
      <BoardThing at={`sphere:${attribute}`} name={`${called}: ${list}`}>
        <Orb attribute={attribute} x={x} y={y} called={called} />
      </BoardThing>
      {/* Said with the sphere's name; drawn beside it, so that what is said and what is seen agree. */}
      <g aria-hidden="true">
        {counts.map((count, seat) => {
          const angle = ((seat + 0.5) / counts.length) * 2 * Math.PI - Math.PI / 2
          return (
            <Pile
              key={seat}
              seat={seat}
              count={count}
              x={x + Math.cos(angle) * 51}
              y={y + Math.sin(angle) * 51 - 3}
            />
          )
        })}
      </g>
      <Badge
        {...first}
        path={ICONS['ribbon-medal']}
        text={String(tiles)}
        title={t('board.tiles', { name: called, n: tiles })}
      />
      <Badge
        {...second}
        path={ICONS['laurel-crown']}
        text={String(mastery)}
        title={t('board.mastery', { name: called, n: mastery })}
      />
    </g>
  )
})
