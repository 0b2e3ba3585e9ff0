// The slip of the lesson that is given at this table: what it says now, and the ways on.
import type { Update } from '@lorehall/host'
import { Link } from 'wouter'
import { useSession } from '../../../state/session.ts'
import { type Course, standOf } from '../../../table/lesson/course.ts'
import { doForMe, endLesson, readSlip } from '../../../table/lesson/deeds.ts'
import type { Lesson } from '../../../table/lesson/lesson.ts'
import { taughtAt } from '../../../table/lesson/taught.ts'
import { useWords } from '../../../text/language.ts'
import { Ring } from './ring.tsx'
import { Slip } from './slip.tsx'
import style from './slip.module.css'

interface LessonSlipProps {
  readonly update: Update
  readonly course: Course
}

export default function LessonSlip({ update, course }: LessonSlipProps) {
  const taught = taughtAt(update.table)
  return taught === null ? null : <LessonStep update={update} course={course} lesson={taught.lesson} />
}

function LessonStep({ update, course, lesson }: LessonSlipProps & { readonly lesson: Lesson }) {
  const { t } = useWords()
  const { steps } = lesson
  const { step: n, wants } = standOf(lesson, course)
  const step = steps[n]
  if (step === undefined) return null
  const { table, game, ask } = update
  const last = n === steps.length - 1
  return (
    <>
      {ask !== null && <RingOf update={update} ring={step.ring} wants={wants} />}
      <Slip
        game={game}
        label={t('lesson.label')}
        title={step.title}
        words={step.words}
        count={t('lesson.of', { n: n + 1, all: steps.length })}
      >
        {ask !== null && wants === null && (
          <button type="button" className={style['main']} data-do="read-on" onClick={() => readSlip(table)}>
            {t(last ? 'lesson.play' : 'lesson.read')}
          </button>
        )}
        {ask !== null && wants !== null && (
          <button type="button" className={style['main']} data-do="do-it" onClick={() => doForMe(table)}>
            {t('lesson.do')}
          </button>
        )}
        {last ? (
          <Link href="/" className={style['aside']}>
            {t('lesson.home')}
          </Link>
        ) : (
          <button
            type="button"
            className={style['aside']}
            data-do="end-lesson"
            onClick={() => endLesson(table)}
          >
            {t('lesson.end')}
          </button>
        )}
      </Slip>
    </>
  )
}

interface RingOfProps {
  readonly update: Update
  readonly ring: string | undefined
  readonly wants: string | null
}

/** Around what the slip speaks of, or what its answer points at: a thing, a far place, a button. */
function RingOf({ update, ring, wants }: RingOfProps) {
  const far = useSession(({ hints }) => Object.keys(hints?.routes ?? {})[0])
  const option = wants === null ? undefined : update.ask?.options[0]
  const at = ring ?? (wants === null ? '' : (option?.at ?? far ?? ''))
  return <Ring at={at === '' ? null : at} option={option?.id ?? null} />
}
