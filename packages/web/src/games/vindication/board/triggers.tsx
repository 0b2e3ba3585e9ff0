// The end triggers in the corners of the sea: each active trigger with its progress, and the stack of triggers to come.
import { memo } from 'react'
import { useWords } from '../text/own.ts'
import type { GameView } from '../view.ts'
import { Halo } from '../../../table-ui/stage/halo.tsx'
import { faceOf } from '../cards/card-texts.ts'
import type { Box } from '../../../table-ui/stage/board.ts'
import type { Layout } from './layout.ts'
import { wideIn } from './letters.ts'
import type { Terms } from '../facts.ts'
import { counted, endOf, endWords, progressOf, share } from './progress.ts'
import stage from '../../../table-ui/stage/stage.module.css'
import css from './stations.module.css'
import { BoardThing } from '../../../table-ui/stage/board-thing.tsx'

interface TriggerProps {
  readonly box: Box
  readonly letters: number
  readonly id: string
  readonly now: number
  readonly goal: number
  readonly met: boolean
  /** `now` and `goal` as text. */
  readonly progress: string
}

const writ = ({ x, y, w, h }: Box) =>
  `M${x + 8} ${y}h${w - 16}q8 0 8 8v${h - 16}q0 8-8 8h${16 - w}q-8 0-8-8v${16 - h}q0-8 8-8Z`

const Trigger = memo(function Trigger({ box, letters, id, now, goal, met, progress }: TriggerProps) {
  const { t, say } = useWords()
  const { x, y, w, h } = box
  const name = say(faceOf(id)?.name ?? id)
  // The text takes the width it needs; the bar gets the rest.
  const long = w - 30 - wideIn(progress, letters)
  const thick = letters * 0.5
  const low = y + h - letters * 0.85
  return (
    <BoardThing at={`trigger:${id}`} name={t('board.trigger', { name, progress })}>
      <Halo box={box} round={9} />
      <path
        d={writ(box)}
        className={`${css['writ']} ${stage['touch']}`}
        data-met={met ? 'true' : undefined}
      />
      <text x={x + 10} y={y + letters * 1.15} className={css['writName']}>
        {`${name} `}
      </text>
      <text x={x + w - 10} y={y + h - letters * 0.5} className={css['writCount']}>
        {progress}
      </text>
      {long < letters ? null : (
        <>
          <rect
            x={x + 10}
            y={low - thick / 2}
            width={long}
            height={thick}
            rx={thick / 2}
            className={css['bar']}
          />
          <rect
            x={x + 10}
            y={low - thick / 2}
            height={thick}
            rx={thick / 2}
            className={css['barFull']}
            style={{ width: `${long * share({ now, goal })}px` }}
          />
        </>
      )}
    </BoardThing>
  )
})

interface StackProps {
  readonly box: Box
  readonly letters: number
  readonly left: number
  readonly last: number
  readonly armed: number
}

/** The triggers to come, and the last round once it is known. */
const Stack = memo(function Stack({ box, letters, left, last, armed }: StackProps) {
  const { t } = useWords()
  const { x, y, h } = box
  const set = last > 0
  const [first, second] = endWords({ left, last, armed }, { t })
  return (
    <BoardThing at="end" name={`${first}. ${second}`}>
      <Halo box={box} round={9} />
      <path
        d={writ(box)}
        className={`${css['writ']} ${stage['touch']}`}
        data-met={set ? 'true' : undefined}
      />
      <text x={x + 10} y={y + letters * 1.15} className={css['writName']}>
        {`${first} `}
      </text>
      <text x={x + 10} y={y + h - letters * 0.5} className={css['writSmall']}>
        {second}
      </text>
    </BoardThing>
  )
})

interface TriggersProps {
  readonly view: GameView
  readonly terms: Terms
  readonly layout: Layout
}

export function Triggers({ view, terms, layout }: TriggersProps) {
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
            letters={layout.letters}
            met={view.ending === trigger.id}
            progress={progressOf(trigger, view, words)}
          />
        )
      })}
      <Stack box={layout.stack} letters={layout.letters} {...endOf(view, terms)} />
    </g>
  )
}
