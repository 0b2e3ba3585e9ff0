// Where a slip may lie: that of the lesson at this table, else what a finger is told once, else advice. What is
// said there is fetched when there is something to say.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { useSettings } from '../../../state/settings.ts'
import { useHoldTold } from '../../../table/hold-told.ts'
import { useLessons } from '../../../table/lesson/lessons.ts'
import style from './slip.module.css'

const LessonSlip = lazy(() => import('./lesson-slip.tsx'))
const HoldSlip = lazy(() => import('./hold-slip.tsx'))
const AdviceSlip = lazy(() => import('./advice-slip.tsx'))

interface SlipPlaceProps {
  readonly update: Update
  /** In the rail; above the question of a phone; among the words. */
  readonly where: 'rail' | 'compact' | 'wide'
}

export function SlipPlace({ update, where }: SlipPlaceProps) {
  const course = useLessons(({ courses }) => courses[update.table])
  const advised = useSettings((settings) => settings.advice)
  const holding = useHoldTold(({ due }) => due)
  if (course === undefined && !advised && !holding) return null
  return (
    <div className={style[where]}>
      <Suspense fallback={null}>
        {course !== undefined ? (
          <LessonSlip update={update} course={course} />
        ) : holding ? (
          <HoldSlip game={update.game} />
        ) : (
          <AdviceSlip update={update} />
        )}
      </Suspense>
    </div>
  )
}
