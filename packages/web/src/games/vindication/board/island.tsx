// The island in its sea: land and paths never change; hexes, spaces and routes follow the view.
import { Fragment, memo } from 'react'
import { COAST, HEXES, LINKS, SPACES } from '@lorehall/vindication/client'
import { usePick } from '../../../table-ui/picking.ts'
import type { BoardHighlights } from '../../../table-ui/stage/board-highlights.ts'
import { useWords } from '../text/own.ts'
import { modulesInPlay } from '../in-play.ts'
import type { GameView } from '../view.ts'
import { COASTLINE } from './coast.ts'
import { crowdedBy } from './heads.ts'
import { Hex } from './hex.tsx'
import { hexAt, type Layout, spaceAt } from './layout.ts'
import { stepsOf } from './route.ts'
import css from './island.module.css'
import stage from '../../../table-ui/stage/stage.module.css'
import table from './shared-table.module.css'
import { BoardThing } from '../../../table-ui/stage/board-thing.tsx'
import { type Mark, type Marked, sameMarked } from '../../../table-ui/module-parts.ts'
import { bend, corners, outline, sway } from '../../../table-ui/stage/wobble.ts'

const hexes = Array.from({ length: HEXES }, (_, i) => i + 1)
const spaces = Array.from({ length: SPACES }, (_, i) => i + 1)
const paths = spaces
  .flatMap((from) =>
    (LINKS[from] ?? []).filter((to) => to > from).map((to) => bend(spaceAt(from), spaceAt(to), from, 9)),
  )
  .join('')

/** Lines of deepening water around the shore, then the land under the hexes. */
export const Shore = memo(function Shore() {
  return (
    <g aria-hidden="true">
      {[136, 102, 72].map((width, i) => (
        <path key={width} d={COASTLINE} className={table['shelf']} strokeWidth={width} data-depth={i} />
      ))}
      <path d={COASTLINE} className={table['surf']} strokeWidth="44" />
      <path d={COASTLINE} className={table['shoreInk']} strokeWidth="25" />
      <path d={COASTLINE} className={table['sand']} />
      <path d={paths} className={css['pathEdge']} />
      <path d={paths} className={css['path']} />
    </g>
  )
})

/** Small waves on the open sea, away from the land. */
export const Waves = memo(function Waves({ layout }: { readonly layout: Layout }) {
  const { map, island } = layout
  const rows = Math.floor(map.h / 58)
  const cols = Math.floor(map.w / 74)
  const waves: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const x = map.x + 30 + col * 74 + (row % 2) * 37 + sway(row, col) * 14
      const y = map.y + 30 + row * 58 + sway(col, row) * 12
      const near = hexes.some(
        (hex) => Math.hypot(hexAt(hex).x + island.x - x, hexAt(hex).y + island.y - y) < 165,
      )
      if (!near && x < map.x + map.w - 30) waves.push(`M${x.toFixed(0)} ${y.toFixed(0)}q6-8 12 0q6 7 12 0`)
    }
  }
  return <path d={waves.join('')} className={table['waves']} aria-hidden="true" />
})

interface SpaceProps {
  readonly space: number
  readonly standing: string
  readonly entry: boolean
  /** Tokens of modules on it. */
  readonly marks: readonly Mark[]
  /** The margin around it that still counts as a tap on it. */
  readonly reach: number
  readonly letters: number
}

/** A space as drawn, without its highlight. */
const Stone = memo(function Stone({
  space,
  reach,
  letters,
}: Pick<SpaceProps, 'space' | 'reach' | 'letters'>) {
  const { x, y } = spaceAt(space)
  const coast = space <= COAST
  const size = letters * (coast ? 0.92 : 0.86)
  return (
    <>
      <circle cx={x} cy={y} r={reach} className={`${stage['reach']} ${stage['touch']}`} />
      <circle cx={x} cy={y} r="46" fill="url(#board-aura)" className={stage['aura']} />
      <circle cx={x} cy={y} r={size + 7} className={stage['halo']} />
      <circle cx={x} cy={y} r={size + 15} className={stage['ring']} />
      <path d={outline(corners({ x, y: y + 3 }, size), space, 2.4)} className={css['stoneFoot']} />
      <path d={outline(corners({ x, y }, size), space, 2.4)} className={css['stone']} />
      <text x={x} y={y + letters * 0.34} className={css['stoneNumber']}>
        {space}
      </text>
    </>
  )
})

const Space = memo(function Space(props: SpaceProps) {
  const { space, standing, entry, marks, reach, letters } = props
  const { t } = useWords()
  const coast = space <= COAST
  const called = coast ? t('board.coast', { n: space }) : t('board.space', { n: space })
  const lying = [
    ...(standing === '' ? [] : [t('board.stands', { name: standing })]),
    ...marks.map(({ said }) => said),
  ]
  const { x, y } = spaceAt(space)
  return (
    <BoardThing at={`space:${space}`} name={[called, ...lying].join(', ')} entry={entry}>
      <Stone space={space} reach={reach} letters={letters} />
      {marks.map((mark) => (
        <Fragment key={mark.id}>{mark.draw?.({ x, y, letters })}</Fragment>
      ))}
    </BoardThing>
  )
}, sameMarked)

interface RegionsProps {
  readonly regions: GameView['regions']
  readonly names: readonly string[]
  /** The modules' part of the view. */
  readonly modules: Marked['modules']
  /** See `SpacesProps.stand`. */
  readonly stand: string
  readonly letters: number
}

export const Regions = memo(function Regions({ regions, names, modules, stand, letters }: RegionsProps) {
  const words = useWords()
  const { marksAt } = modulesInPlay()
  const crowded = crowdedBy(stand.split(',').map(Number))
  return regions.map(({ hex, kind, owner }) => {
    const ownerName = owner === null ? '' : (names[owner] ?? '')
    return (
      <Hex
        key={hex}
        hex={hex}
        kind={kind}
        owner={owner}
        ownerName={ownerName}
        marks={marksAt(`region:${hex}`, { modules, names }, words)}
        crowded={crowded.has(hex)}
        letters={letters}
      />
    )
  })
})

interface SpacesProps {
  /** The space of each seat, joined by commas: a string, so that memo skips a redraw while nobody moves. */
  readonly stand: string
  readonly names: readonly string[]
  readonly modules: Marked['modules']
  /** The space that has the first tab stop. */
  readonly entry: number
  readonly reach: number
  readonly letters: number
}

export const Spaces = memo(function Spaces(props: SpacesProps) {
  const { stand, names, modules, entry, reach, letters } = props
  const words = useWords()
  const { marksAt } = modulesInPlay()
  const standing = stand.split(',').map(Number)
  return spaces.map((space) => (
    <Space
      key={space}
      space={space}
      standing={names.filter((_, seat) => standing[seat] === space).join(', ')}
      entry={space === entry}
      marks={marksAt(`space:${space}`, { modules, names }, words)}
      reach={reach}
      letters={letters}
    />
  ))
})

interface RouteProps {
  readonly from: number
  readonly routes: Readonly<Record<string, readonly string[]>> | null
  readonly highlights: BoardHighlights
}

/** The route to the hovered space: one step if it is adjacent, otherwise the steps that the host found. */
export function Route({ from, routes, highlights }: RouteProps) {
  const hover = usePick((pick) => pick.hover)
  const place = /^space:(\d+)$/.exec(hover ?? '')?.[1]
  if (hover === null || place === undefined) return null
  const glow = highlights.get(hover)?.glow
  const near = glow === 'lit' && LINKS[from]?.includes(Number(place)) === true
  const steps = glow === 'far' ? stepsOf(routes?.[hover] ?? []) : near ? [Number(place)] : []
  const d = steps.map((step, i) =>
    bend(spaceAt(steps[i - 1] ?? from), spaceAt(step), Math.min(steps[i - 1] ?? from, step), 0),
  )
  return (
    <g aria-hidden="true">
      <path d={d.join('')} className={css['routeGlow']} />
      <path d={d.join('')} className={css['routeLine']} />
    </g>
  )
}
