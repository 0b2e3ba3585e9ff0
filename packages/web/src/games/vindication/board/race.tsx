// The race for a mastery, next to its sphere: everyone's total, the leader, and its worth.
import { memo } from 'react'
import { type AttributeName, ATTRIBUTES_EN } from '@lorehall/vindication/client'
import { BoardThing } from '../../../table-ui/stage/board-thing.tsx'
import type { Box } from '../../../table-ui/stage/board.ts'
import { Halo } from '../../../table-ui/stage/halo.tsx'
import { SeatShape } from '../../../table-ui/stage/seat-shape.tsx'
import { Sign } from '../../../table-ui/stage/sign.tsx'
import stage from '../../../table-ui/stage/stage.module.css'
import { rectOf } from '../../../table-ui/stage/rect.ts'
import { leadWords } from '../score/lead.ts'
import type { Runner } from '../score/masteries.ts'
import { useWords } from '../text/own.ts'
import { wideIn } from './letters.ts'
import css from './stations.module.css'
import { LAUREL } from '../../../icons/laurel.ts'

interface RaceProps {
  readonly box: Box
  readonly letters: number
  /** true: all rows; false: one line. */
  readonly whole: boolean
  readonly attribute: AttributeName
  readonly worth: number
  /** Seat, total and tiles of each player, as a string, so that memo can compare it. */
  readonly runners: string
  readonly leader: number | null
  /** The viewing seat. */
  readonly own: number | null
  readonly names: string
}

export const written = (runners: readonly Runner[]) =>
  runners.map(({ seat, total, tiles }) => `${seat} ${total} ${tiles}`).join(',')

function read(runners: string): readonly Runner[] {
  return runners.split(',').map((one) => {
    const [seat = 0, total = 0, tiles = 0] = one.split(' ').map(Number)
    return { seat, total, tiles }
  })
}

/** One mark per card of the color and one round mark per tile, closer together if there are many. */
function marks({ total, tiles }: Runner, x: number, y: number, area: number, size: number): string {
  const cards = Math.max(0, total - 2 * tiles)
  const step = Math.min(size * 0.9, area / Math.max(1, cards + tiles))
  const [w, h] = [size * 0.66, size]
  const card = (i: number) => `M${x + i * step} ${y - h / 2}h${w}v${h}h${-w}Z`
  const r = size * 0.44
  const round = (i: number) => `M${x + i * step} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
  return [
    ...Array.from({ length: cards }, (_, i) => card(i)),
    ...Array.from({ length: tiles }, (_, i) => round(cards + i)),
  ].join('')
}

/** The panel with all rows, if there is space. */
const Panel = memo(function Panel(props: RaceProps & { readonly lead: string }) {
  const { box, letters, worth, runners, leader, own, lead } = props
  const { t } = useWords()
  const { x, y, w, h } = box
  const rows = read(runners)
  const [head, foot] = [letters * 1.8, letters * 1.6]
  const row = Math.min(letters * 2.3, (h - head - foot) / rows.length)
  const short = wideIn(lead, letters) > w - 24 && leader !== null
  return (
    <>
      <text x={x + 12} y={y + letters * 1.2} className={css['panelName']}>
        {t('race.mastery')}
      </text>
      <text x={x + w - 12} y={y + letters * 1.2} className={css['panelWorth']}>
        {t('race.worth', { n: worth })}
      </text>
      {rows.map((runner, i) => {
        const middle = y + head + row * (i + 0.5)
        const right = x + w - 12
        return (
          <g key={runner.seat}>
            {runner.seat === own ? (
              <rect
                x={x + 4}
                y={middle - row / 2 + 1}
                width={w - 8}
                height={row - 2}
                rx="5"
                className={css['ownRow']}
              />
            ) : null}
            <SeatShape seat={runner.seat} size={letters * 0.46} x={x + 12 + letters * 0.5} y={middle} />
            <path
              d={marks(runner, x + 18 + letters, middle, w - 36 - letters * 3.4, letters * 0.9)}
              className={css['mark']}
            />
            {runner.seat === leader ? (
              <Sign
                path={LAUREL}
                x={right - letters * 1.35}
                y={middle}
                size={letters}
                className={css['crown']}
              />
            ) : null}
            <text x={right} y={middle + letters * 0.36} className={css['total']}>
              {runner.total}
            </text>
          </g>
        )
      })}
      {short ? (
        <SeatShape seat={leader} size={letters * 0.42} x={x + 12 + letters * 0.5} y={y + h - letters * 0.9} />
      ) : null}
      <text
        x={x + 12 + (short ? letters * 1.3 : 0)}
        y={y + h - letters * 0.55}
        className={css['lead']}
        data-lead={leader === null ? 'nobody' : leader === own ? 'own' : 'other'}
      >
        {short ? t('race.leads', { name: '' }).trim() : lead}
      </text>
    </>
  )
})

/** The leader, their total and the worth of the mastery. */
const Line = memo(function Line(props: RaceProps) {
  const { box, letters, worth, runners, leader } = props
  const { t } = useWords()
  const { x, y, w, h } = box
  const base = y + h / 2 + letters * 0.36
  const [first] = read(runners)
  return (
    <>
      {leader === null ? (
        <text x={x + 6} y={base} className={css['lead']} data-lead="nobody">
          {t('race.tied.short')}
        </text>
      ) : (
        <>
          <SeatShape seat={leader} size={letters * 0.5} x={x + 6 + letters * 0.55} y={y + h / 2} />
          <text x={x + 8 + letters * 1.3} y={base} className={css['led']}>
            {first?.total ?? 0}
          </text>
        </>
      )}
      <text x={x + w - 4} y={base} className={css['panelWorth']}>
        {`/${worth}`}
      </text>
    </>
  )
})

export const Race = memo(function Race(props: RaceProps) {
  const { attribute, box, leader, own, names, runners, worth, whole } = props
  const words = useWords()
  const { t, say } = words
  const who = names.split('\n')
  const nameOf = (seat: number) => who[seat] ?? ''
  const lead = leadWords({ leader }, own, nameOf, words)
  const counts = read(runners).map(({ seat, total }) => t('board.count', { name: nameOf(seat), n: total }))
  const name = say(ATTRIBUTES_EN[attribute]?.name ?? attribute)
  const spoken = t('race.name', { name, n: worth, list: counts.join(', '), lead })
  return (
    <>
      <BoardThing at={`mastery:${attribute}`} name={spoken}>
        <Halo box={box} round={12} />
        <rect {...rectOf(box, 12)} className={`${css[whole ? 'panel' : 'line']} ${stage['touch']}`} />
      </BoardThing>
      {/* Not read out again: the label above contains it. */}
      <g aria-hidden="true">{whole ? <Panel {...props} lead={lead} /> : <Line {...props} />}</g>
    </>
  )
})
