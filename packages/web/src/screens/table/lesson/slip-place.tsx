// Where a slip may lie: that of the lesson at this table, else a hint. What is said there is fetched when there
// is something to say.
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { useLessons } from '../../../table/lesson/lessons.ts'
import style from './slip.module.css'

const LessonSlip = lazy(() => import('./lesson-slip.tsx'))

interface SlipPlaceProps {
  readonly update: Update
  /** In the rail; above the question of a phone; among the words. */
  readonly where: 'rail' | 'compact' | 'wide'
}

export function SlipPlace({ update, where }: SlipPlaceProps) {
  const course = useLessons(({ courses }) => courses[update.table])
  if (course === undefined || course.over) return null
  return (
    <div className={style[where]}>
      <Suspense fallback={null}>
        <LessonSlip update={update} course={course} />
      </Suspense>
    </div>
  )
}
