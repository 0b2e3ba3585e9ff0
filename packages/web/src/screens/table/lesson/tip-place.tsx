// The place for a tip: the lesson's at this table, otherwise the one about holding, otherwise a hint. The code of a tip
// is loaded when it is first shown.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { useSettings } from '../../../state/settings.ts'
import { useHoldTip } from '../../../table-ui/hold.ts'
import { useLessons } from '../../../table-ui/lesson/lessons.ts'
import style from './tip.module.css'

const LessonTip = lazy(() => import('./lesson-tip.tsx'))
const HoldTip = lazy(() => import('./hold-tip.tsx'))
const HintTip = lazy(() => import('./hint-tip.tsx'))

interface TipPlaceProps {
  readonly update: Update
  /** In the rail, above the question on a phone, or in the text view. */
  readonly where: 'rail' | 'compact' | 'wide'
}

export function TipPlace({ update, where }: TipPlaceProps) {
  const progress = useLessons(({ progresses }) => progresses[update.table])
  const advised = useSettings((settings) => settings.advice)
  const holding = useHoldTip(({ due }) => due)
  if (progress === undefined && !advised && !holding) return null
  return (
    <div className={style[where]} data-hint={progress === undefined}>
      <Suspense fallback={null}>
        {progress !== undefined ? (
          <LessonTip update={update} progress={progress} />
        ) : holding ? (
          <HoldTip game={update.game} />
        ) : (
          <HintTip update={update} />
        )}
      </Suspense>
    </div>
  )
}
