// The heroes' figures, each in the color and with the shape of its seat.
import { memo } from 'react'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import { initials } from '../../../../table-ui/stage/initials.ts'
import type { BoardHighlights } from '../../../../table-ui/stage/board-highlights.ts'
import { colourOf, SeatShape } from '../../../../table-ui/stage/seat-shape.tsx'
import stage from '../../../../table-ui/stage/stage.module.css'
import { useWords } from './words.ts'
import type { GameView } from '../../view.ts'
import { CLOAK, HERO } from './figure-art.ts'
import { Ink } from './ink.tsx'
import { boxOf, type Layout } from './layout.ts'
import style from './figures.module.css'

interface FigureProps {
  readonly seat: number
  readonly hero: string
  readonly name: string
  readonly letters: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly onTurn: boolean
  readonly mine: boolean
  /** It can be clicked. */
  readonly highlighted: boolean
}

/** In pixels. Letters stay at least this large on a small figure. */
const SMALLEST = 11.2

const Wanderer = memo(function Wanderer({
  seat,
  hero,
  letters,
  onTurn,
  size,
}: Pick<FigureProps, 'seat' | 'hero' | 'letters' | 'onTurn' | 'size'>) {
  return (
    <g aria-hidden="true">
      <ellipse cy="3" rx="20" ry="7" className={style['shadow']} />
      {onTurn && <ellipse cy="2" rx="23" ry="9.5" className={style['turn']} />}
      <ellipse cy="2" rx="17" ry="6" fill={colourOf(seat)} className={style['base']} />
      <path d={CLOAK} fill={colourOf(seat)} className={style['cloak']} />
      <Ink strokes={HERO[hero] ?? []} x={0} y={0} scale={1} />
      <circle cy="-11" r="9" className={style['plate']} />
      <text y="-6.4" fontSize={Math.max(13, SMALLEST / size)} className={style['initial']}>
        {letters}
      </text>
      <circle cx="-14" cy="-26" r="7.5" className={style['plate']} />
      <SeatShape seat={seat} size={4.8} x={-14} y={-26} />
    </g>
  )
})

const Figure = memo(function Figure({
  seat,
  hero,
  name,
  letters,
  x,
  y,
  size,
  onTurn,
  mine,
  highlighted,
}: FigureProps) {
  const { t } = useWords()
  return (
    <g
      className={style['figure']}
      style={{ transform: `translate(${x}px, ${y}px) scale(${size})` }}
      data-seat={seat}
      data-mine={mine ? 'true' : undefined}
    >
      {highlighted && (
        <BoardThing at="figure" name={t('map.figure.of', { name })}>
          <rect x="-24" y="-54" width="48" height="64" className={`${stage['reach']} ${stage['touch']}`} />
          <ellipse cy="-22" rx="25" ry="33" className={`${stage['aura']} ${stage['shine']}`} />
          <ellipse cy="-22" rx="25" ry="33" className={stage['halo']} />
          <ellipse cy="-22" rx="31" ry="39" className={stage['ring']} />
        </BoardThing>
      )}
      <Wanderer seat={seat} hero={hero} letters={letters} onTurn={onTurn} size={size} />
    </g>
  )
})

interface FiguresProps {
  readonly view: GameView
  readonly names: readonly string[]
  readonly highlights: BoardHighlights
  readonly layout: Layout
}

/** Figures that share a space are side by side. A single figure is to the left of the space's drawing. */
function placeOf(seat: number, players: GameView['players'], layout: Layout) {
  const { space } = players[seat] ?? { space: 0 }
  const here = players.flatMap((player, of) => (player.space === space && player.hero !== '' ? [of] : []))
  const { x, y, w, h } = boxOf(space, layout)
  const share = here.length === 1 ? 0.24 : (here.indexOf(seat) + 0.6) / (here.length + 0.2)
  return { x: x + w * share, y: y + h * 0.62 }
}

export function Figures({ view, names, highlights, layout }: FiguresProps) {
  const { players, turn, phase } = view
  const worn = initials(names)
  return players.map(({ hero }, seat) => {
    const mine = seat === view.seat
    return hero === '' ? null : (
      <Figure
        key={seat}
        seat={seat}
        hero={hero}
        name={names[seat] ?? ''}
        letters={worn[seat] ?? ''}
        {...placeOf(seat, players, layout)}
        size={Math.min(layout.letters / 13, layout.cell.h / 100)}
        onTurn={seat === turn.seat && phase === 'season'}
        mine={mine}
        highlighted={mine && highlights.has('figure')}
      />
    )
  })
}
