// The story's things on the map: the player's own letters, the heroes' missions, pieces, and threatened letters.
import type { Update } from '@lorehall/host'
import { lookOf } from '../../../../components/seat-shapes.ts'
import { boxOf, type Layout } from '../../board/map/layout.ts'
import { nameOf } from '../../cards/names.ts'
import { valuesOf } from '../../facts.ts'
import { viewOf } from '../../view.ts'
import { useWords } from './own.ts'
import { PIECE } from './piece-art.ts'
import { portraitOf } from './portraits.ts'
import { spaceOfLetter, spaceOfMission } from './spaces.ts'
import { storyOf } from './seen.ts'
import style from './on-map.module.css'

interface OnMapProps {
  readonly update: Update
  readonly shape: Layout
}

export function OnMap({ update, shape }: OnMapProps) {
  const story = storyOf(update)
  if (story === null) return null
  const { players, seat, locations, searches } = viewOf(update)
  const { spaces } = valuesOf(update)
  const hero = players[seat ?? -1]?.hero ?? ''
  const own = story.own.flatMap((letter) => {
    const space = spaceOfLetter(spaces, letter)
    return space !== -1 && searches[space] === true ? [space] : []
  })
  const missions = story.missions.flatMap(({ at }, of) => {
    const space = at === '' ? -1 : spaceOfMission(at, locations, story)
    return space === -1 ? [] : [{ space, of }]
  })
  return (
    <g aria-hidden="true" data-part="story">
      {story.threatened.map((space) => (
        <Threat key={space} space={space} shape={shape} />
      ))}
      {own.map((space) => (
        <OwnLetter key={space} space={space} shape={shape} hero={hero} />
      ))}
      {missions.map(({ space, of }) => (
        <Mission
          key={of}
          space={space}
          shape={shape}
          hero={players[of]?.hero ?? ''}
          seat={of}
          nth={missions.filter((one) => one.space === space && one.of < of).length}
          mine={of === seat}
        />
      ))}
      {Object.entries(story.pieces).map(([id, space]) => (
        <Piece key={id} id={id} space={space} shape={shape} />
      ))}
    </g>
  )
}

interface AtProps {
  readonly space: number
  readonly shape: Layout
}

/** The hero's portrait in a brass ring. Only the player sees it. */
function OwnLetter({ space, shape, hero }: AtProps & { readonly hero: string }) {
  const { x, y, w, h } = boxOf(space, shape)
  const size = Math.min(34, w * 0.32, h * 0.36)
  const at = { x: x + 7, y: y + 7 }
  return (
    <g data-own={space}>
      <rect x={at.x - 2} y={at.y - 2} width={size + 4} height={size + 4} rx="10" className={style['ring']} />
      <image
        href={portraitOf(hero)}
        x={at.x}
        y={at.y}
        width={size}
        height={size}
        preserveAspectRatio="xMidYMin slice"
      />
    </g>
  )
}

interface MissionProps extends AtProps {
  readonly hero: string
  readonly seat: number
  /** Several missions on one place stand side by side. */
  readonly nth: number
  readonly mine: boolean
}

/** A pennant in the seat's color with the hero's face. */
function Mission({ space, shape, hero, seat, nth, mine }: MissionProps) {
  const { x, y } = boxOf(space, shape)
  const size = mine ? 30 : 24
  // Beside the pennant of quests.
  const left = x + 36 + nth * 36
  return (
    <g data-mission={seat}>
      <path
        d={`M${left - 3} ${y}H${left + size + 3}V${y + size + 14}L${left + size / 2} ${y + size + 7}L${left - 3} ${y + size + 14}Z`}
        fill={`var(--seat-${lookOf(seat)})`}
        className={mine ? style['mine'] : style['pennant']}
      />
      <image
        href={portraitOf(hero)}
        x={left}
        y={y + 4}
        width={size}
        height={size}
        preserveAspectRatio="xMidYMin slice"
      />
    </g>
  )
}

/** A plate has space for the first part of a name: Button, the Anchor. */
const SHORTER = /,| of /

/** A dark plate with its name, and its drawing above. One that walks glides to its next space. */
function Piece({ id, space, shape }: AtProps & { readonly id: string }) {
  const { say } = useWords()
  const { x, y, w, h } = boxOf(space, shape)
  const { letters } = shape
  const high = letters * 1.5
  const scale = Math.min(w / 110, (h - high - 6) / 70)
  return (
    <g className={style['piece']} style={{ transform: `translate(${x}px, ${y}px)` }} data-piece={id}>
      <g transform={`translate(${w / 2} ${(h - high) / 2}) scale(${scale})`}>
        {(PIECE[id] ?? []).map(([fill, d]) => (
          <path key={d} d={d} fill={fill} className={style['stroke']} />
        ))}
      </g>
      <rect x="4" y={h - high - 3} width={w - 8} height={high} rx="5" className={style['plate']} />
      <text x={w / 2} y={h - 3 - high * 0.3} fontSize={letters} className={style['name']}>
        {say(nameOf(id)).split(SHORTER)[0]}
      </text>
    </g>
  )
}

/** Cracked stone in a red ring. */
function Threat({ space, shape }: AtProps) {
  const { x, y, w, h } = boxOf(space, shape)
  const r = Math.min(24, w * 0.22, h * 0.22) + 5
  const at = { x: x + w / 2, y: y + h * 0.6 }
  return (
    <g data-threatened={space}>
      <circle cx={at.x} cy={at.y} r={r} className={style['threat']} />
      <path
        d={`M${at.x - r * 0.5} ${at.y - r * 0.6}l${r * 0.4} ${r * 0.5}l-${r * 0.2} ${r * 0.3}l${r * 0.5} ${r * 0.5}`}
        className={style['crack']}
      />
    </g>
  )
}
