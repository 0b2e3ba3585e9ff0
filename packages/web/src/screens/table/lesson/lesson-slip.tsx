// The slip of the lesson that is given at this table: what it says now, and the ways on.
import type { Update } from '@lorehall/host'
import { Link } from 'wouter'
import { gameNamed } from '../../../games/named.ts'
import { answer } from '../../../state/asking.ts'
import { useSession } from '../../../state/session.ts'
import { useFetched } from '../../../state/use-fetched.ts'
import { useWords } from '../../../text/language.ts'
import { lessonDeeds } from '../../../table/lesson/deeds.ts'
import type { Lesson } from '../../../table/lesson/lesson.ts'
import { type Course, standOf } from '../../../table/lesson/course.ts'
import { Ring } from './ring.tsx'
import { Slip } from './slip.tsx'
import style from './slip.module.css'

interface LessonSlipProps {
  readonly update: Update
  readonly course: Course
}

export default function LessonSlip({ update, course }: LessonSlipProps) {
  const lesson = useFetched(gameNamed(course.game)?.lesson)
  return lesson === null ? null : <Taught update={update} course={course} lesson={lesson} />
}

function Taught({ update, course, lesson }: LessonSlipProps & { readonly lesson: Lesson }) {
  const { t } = useWords()
  const { step: n, wants } = standOf(lesson, course)
  const step = lesson.steps[n]
  const asked = update.ask !== null
  const [option] = update.ask?.options ?? []
  const far = useSession(({ hints }) => Object.keys(hints?.routes ?? {})[0])
  const place = step?.ring ?? (wants === null ? '' : (option?.at ?? far ?? ''))
  if (step === undefined) return null
  const { readOn, end } = lessonDeeds(update.table, lesson)
  const last = n === lesson.steps.length - 1
  return (
    <>
      {asked && (
        <Ring at={place === '' ? null : place} option={wants === null ? null : (option?.id ?? null)} />
      )}
      <Slip
        key={n}
        game={update.game}
        label={t('lesson.label')}
        title={step.title}
        words={step.words}
        count={t('lesson.of', { n: n + 1, all: lesson.steps.length })}
      >
        {asked && wants === null && (
          <button type="button" className={style['main']} data-do="read-on" onClick={readOn}>
            {t(last ? 'lesson.play' : 'lesson.read')}
          </button>
        )}
        {asked && wants !== null && (
          <button
            type="button"
            className={style['main']}
            data-do="do-it"
            onClick={() => answer(...wants.split(' '))}
          >
            {t('lesson.do')}
          </button>
        )}
        {last ? (
          <Link href="/" className={style['aside']}>
            {t('lesson.home')}
          </Link>
        ) : (
          <button type="button" className={style['aside']} data-do="end-lesson" onClick={end}>
            {t('lesson.end')}
          </button>
        )}
      </Slip>
    </>
  )
}
