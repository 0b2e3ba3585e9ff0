// What can end the game: each active trigger with how far it is, the stack of those to come, and
// the last round once it is set.
import { memo } from 'react'
import { GAME_ICONS } from '../../../icons/game-icons.ts'
import { useWords } from '../../../text/language.ts'
import type { GameView } from '../view.ts'
import { Sign } from './attribute-icon.tsx'
import { faceOf } from '../cards/faces.ts'
import type { Box, Layout } from './layout.ts'
import table from './shared-table.module.css'
import css from './stations.module.css'
import { Thing } from './thing.tsx'

interface TriggerProps {
  readonly box: Box
  readonly id: string
  readonly now: number
  readonly goal: number
  readonly met: boolean
}

/** A goal of nothing is approached from above: a fresh power board holds this many blocks. */
const FULL_BOARD = 18

function share(now: number, goal: number): number {
  const part = goal === 0 ? 1 - now / FULL_BOARD : now / goal
  return Math.min(1, Math.max(0, part))
}

const Trigger = memo(function Trigger({ box, id, now, goal, met }: TriggerProps) {
  const { t, say } = useWords()
  const { x, y, w, h } = box
  const name = say(faceOf(id)?.name ?? id)
  const long = w - 86
  const progress = t('board.progress', { now, goal })
  return (
    <Thing
      at={`trigger:${id}`}
      name={t('board.trigger', { name, now, goal })}
      glow=""
      says=""
      className={css['trigger']}
      transform={`translate(${x} ${y})`}
    >
      <rect x="-3" y="-3" width={w + 6} height={h + 6} rx="11" className={table['halo']} />
      <path
        d={`M8 0H${w - 8}Q${w} 0 ${w} 8V${h - 8}Q${w} ${h} ${w - 8} ${h}H8Q0 ${h} 0 ${h - 8}V8Q0 0 8 0Z`}
        className={css['writ']}
        data-met={met ? 'true' : undefined}
      />
      <text x="12" y="27" className={css['writName']}>
        {`${name} `}
      </text>
      <text x={w - 12} y={h - 11} className={css['writCount']}>
        {progress}
      </text>
      <rect x="12" y={h - 25} width={long} height="14" rx="7" className={css['bar']} />
      <rect
        x="12"
        y={h - 25}
        width={long}
        height="14"
        rx="7"
        className={css['barFull']}
        style={{ transform: `scaleX(${share(now, goal)})`, transformOrigin: '12px 0' }}
      />
    </Thing>
  )
})

interface StackProps {
  readonly box: Box
  readonly left: number
  readonly round: number
  readonly lastRound: number
}

const Stack = memo(function Stack({ box, left, round, lastRound }: StackProps) {
  const { t } = useWords()
  const { x, y, w, h } = box
  const set = lastRound > 0
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M8 0H${w - 8}Q${w} 0 ${w} 8V${h - 8}Q${w} ${h} ${w - 8} ${h}H8Q0 ${h} 0 ${h - 8}V8Q0 0 8 0Z`}
        className={css['writ']}
        data-met={set ? 'true' : undefined}
      />
      <Sign
        path={GAME_ICONS[set ? 'hourglass' : 'sands-of-time']}
        x={30}
        y={32}
        size={40}
        className={css['writSign']}
      />
      <text x="58" y="29" className={css['writName']}>
        {t('board.round', { n: round })}
      </text>
      <text x="58" y="52" className={css['writSmall']}>
        {set ? t('board.last', { n: lastRound }) : t('board.open-end')}
      </text>
      <path d={`M12 66H${w - 12}`} className={css['cardRule']} />
      <text x="12" y="91" className={css['writSmall']}>
        {t('board.face-down', { n: left })}
      </text>
    </g>
  )
})

export function Triggers({ view, layout }: { readonly view: GameView; readonly layout: Layout }) {
  const { t } = useWords()
  return (
    <g role="group" aria-label={t('board.triggers')}>
      {view.triggers.map(({ id, now, goal }, i) => {
        const box = layout.triggers[i]
        return box === undefined ? null : (
          <Trigger key={id} box={box} id={id} now={now} goal={goal} met={view.ending === id} />
        )
      })}
      <Stack box={layout.stack} left={view.triggersLeft} round={view.round} lastRound={view.lastRound} />
    </g>
  )
}
