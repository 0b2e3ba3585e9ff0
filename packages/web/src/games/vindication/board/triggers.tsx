// What can end the game: each active trigger with how far it is, the stack of those to come, and
// the last round once it is set.
import { memo } from 'react'
import { ICONS } from '../icons/icons.ts'
import { useWords } from '../text/own.ts'
import type { GameView } from '../view.ts'
import { Sign } from '../../../table/stage/sign.tsx'
import { faceOf } from '../cards/faces.ts'
import type { Box } from '../../../table/stage/board.ts'
import type { Layout } from './layout.ts'
import { counted, progressOf } from './progress.ts'
import stage from '../../../table/stage/stage.module.css'
import css from './stations.module.css'
import { BoardThing } from '../../../table/stage/board-thing.tsx'

interface TriggerProps {
  readonly box: Box
  readonly id: string
  readonly now: number
  readonly goal: number
  readonly met: boolean
  /** The same in words. */
  readonly progress: string
}

/** A goal of nothing is approached from above: a fresh power board holds this many blocks. */
const FULL_BOARD = 18

function share(now: number, goal: number): number {
  const part = goal === 0 ? 1 - now / FULL_BOARD : now / goal
  return Math.min(1, Math.max(0, part))
}

const writ = ({ x, y, w, h }: Box) =>
  `M${x + 8} ${y}h${w - 16}q8 0 8 8v${h - 16}q0 8-8 8h${16 - w}q-8 0-8-8v${16 - h}q0-8 8-8Z`

const Trigger = memo(function Trigger({ box, id, now, goal, met, progress }: TriggerProps) {
  const { t, say } = useWords()
  const { x, y, w, h } = box
  const name = say(faceOf(id)?.name ?? id)
  // The words take what they need, the bar the rest.
  const long = w - 34 - progress.length * 9.6
  return (
    <BoardThing at={`trigger:${id}`} name={t('board.trigger', { name, progress })}>
      <rect x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx="11" className={stage['halo']} />
      <path
        d={writ(box)}
        className={`${css['writ']} ${stage['touch']}`}
        data-met={met ? 'true' : undefined}
      />
      <text x={x + 12} y={y + 27} className={css['writName']}>
        {`${name} `}
      </text>
      <text x={x + w - 12} y={y + h - 11} className={css['writCount']}>
        {progress}
      </text>
      <rect x={x + 12} y={y + h - 25} width={long} height="14" rx="7" className={css['bar']} />
      <rect
        x={x + 12}
        y={y + h - 25}
        height="14"
        rx="7"
        className={css['barFull']}
        style={{ width: `${long * share(now, goal)}px` }}
      />
    </BoardThing>
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
  const { x, y, w } = box
  const set = lastRound > 0
  return (
    <g>
      <path d={writ(box)} className={css['writ']} data-met={set ? 'true' : undefined} />
      <Sign
        path={ICONS[set ? 'hourglass' : 'sands-of-time']}
        x={x + 30}
        y={y + 32}
        size={40}
        className={css['writSign']}
      />
      <text x={x + 58} y={y + 29} className={css['writName']}>
        {t('board.round', { n: round })}
      </text>
      <text x={x + 58} y={y + 52} className={css['writSmall']}>
        {set ? t('board.last', { n: lastRound }) : t('board.open-end')}
      </text>
      <path d={`M${x + 12} ${y + 66}h${w - 24}`} className={css['writRule']} />
      <text x={x + 12} y={y + 91} className={css['writSmall']}>
        {t('board.face-down', { n: left })}
      </text>
    </g>
  )
})

export function Triggers({ view, layout }: { readonly view: GameView; readonly layout: Layout }) {
  const words = useWords()
  return (
    <g role="group" aria-label={words.t('board.triggers')}>
      {view.triggers.map((trigger, i) => {
        const box = layout.triggers[i]
        return box === undefined ? null : (
          <Trigger
            key={trigger.id}
            {...counted(trigger, view)}
            box={box}
            met={view.ending === trigger.id}
            progress={progressOf(trigger, view, words)}
          />
        )
      })}
      <Stack box={layout.stack} left={view.triggersLeft} round={view.round} lastRound={view.lastRound} />
    </g>
  )
}
