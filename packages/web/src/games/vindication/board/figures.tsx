// The players' figures on the spaces of the island.
import { memo } from 'react'
import { useWords } from '../text/own.ts'
import type { GameView } from '../view.ts'
import { initials } from '../../../table-ui/stage/initials.ts'
import { grownBy } from './heads.ts'
import { spaceAt } from './layout.ts'
import { colourOf, SeatShape } from '../../../table-ui/stage/seat-shape.tsx'
import css from './island.module.css'
import stage from '../../../table-ui/stage/stage.module.css'
import type { BoardHighlights } from '../../../table-ui/stage/board-highlights.ts'
import { BoardThing } from '../../../table-ui/stage/board-thing.tsx'

interface FigureProps {
  readonly seat: number
  readonly name: string
  readonly letters: string
  readonly space: number
  readonly onTurn: boolean
  readonly mine: boolean
  readonly vindicated: boolean
  /** The id of the thing a click on the figure means; null: it can't be clicked, and clicks go to its space. */
  readonly at: string | null
  readonly reach: number
  /** The scale at which the initials on its cloak are readable. */
  readonly grown: number
}

/** A cloaked wanderer, with a halo once vindicated. */
const Wanderer = memo(function Wanderer({
  seat,
  letters,
  onTurn,
  vindicated,
}: Pick<FigureProps, 'seat' | 'letters' | 'onTurn' | 'vindicated'>) {
  return (
    <g aria-hidden="true">
      <ellipse cx="0" cy="4" rx="26" ry="10" className={css['footShadow']} />
      {onTurn ? <ellipse cx="0" cy="2" rx="30" ry="13" className={css['turnRing']} /> : null}
      <ellipse cx="0" cy="2" rx="21" ry="8" fill={colourOf(seat)} className={css['base']} />
      {vindicated ? <ellipse cx="0" cy="-62" rx="15" ry="5" className={css['nimbus']} /> : null}
      <path
        d="M-19 2C-17-18-13-28-8-34Q0-40 8-34C13-28 17-18 19 2Q0 8-19 2Z"
        fill={colourOf(seat)}
        className={css['cloak']}
      />
      <path d="M-4-34Q-12-14-13 3M5-34Q12-16 13 3" className={css['fold']} />
      <circle cx="0" cy="-43" r="11.5" fill={colourOf(seat)} className={css['cloak']} />
      <path d="M-6-44Q0-52 6-44Q6-36 0-35Q-6-36-6-44Z" className={css['hood']} />
      <ellipse cx="0" cy="-14" rx={letters.length > 1 ? 16 : 13} ry="13" className={css['plate']} />
      <text y="-7.5" className={css['initial']}>
        {letters}
      </text>
      <circle cx="17" cy="-31" r="10" className={css['plate']} />
      <SeatShape seat={seat} size={6.4} x={17} y={-31} />
    </g>
  )
})

const Figure = memo(function Figure({
  seat,
  name,
  letters,
  space,
  onTurn,
  mine,
  vindicated,
  at,
  reach,
  grown,
}: FigureProps) {
  const { t } = useWords()
  const { x, y } = spaceAt(space)
  return (
    <g
      className={css['figure']}
      style={{ transform: `translate(${x}px, ${y}px) scale(${grown})` }}
      data-seat={seat}
      data-mine={mine ? 'true' : undefined}
    >
      {at !== null ? (
        <BoardThing at={at} name={t('board.figure', { name })}>
          <circle r={reach / grown} className={`${stage['reach']} ${stage['touch']}`} />
          <path d="M-34 12V-62H34V12Z" className={`${stage['reach']} ${stage['touch']}`} />
          <ellipse cx="0" cy="-24" rx="34" ry="44" className={`${stage['aura']} ${stage['shine']}`} />
          <ellipse cx="0" cy="-24" rx="34" ry="44" className={stage['halo']} />
          <ellipse cx="0" cy="-24" rx="42" ry="52" className={stage['ring']} />
        </BoardThing>
      ) : null}
      <Wanderer seat={seat} letters={letters} onTurn={onTurn} vindicated={vindicated} />
    </g>
  )
})

interface FiguresProps {
  readonly view: GameView
  readonly names: readonly string[]
  readonly highlights: BoardHighlights
  /** The radius of its click area: the same as that of its space. */
  readonly reach: number
  readonly letters: number
}

export function Figures({ view, names, highlights, reach, letters }: FiguresProps) {
  // A click on your own figure means the figure; a click on another figure means that player.
  const placeOf = (seat: number) =>
    (seat === view.seat ? ['figure', `seat:${seat}`] : [`seat:${seat}`]).find((at) => highlights.has(at)) ??
    null
  const worn = initials(names)
  return view.players.map(({ seat, space, vindicated }) => (
    <Figure
      key={seat}
      seat={seat}
      name={names[seat] ?? ''}
      letters={worn[seat] ?? ''}
      space={space}
      onTurn={seat === view.turn.seat && !view.scored}
      mine={seat === view.seat}
      vindicated={vindicated}
      at={placeOf(seat)}
      reach={reach}
      grown={grownBy(letters)}
    />
  ))
}
