// The tip of the lesson at this table: its current step, and buttons to go on or leave.
import type { Update } from '@lorehall/host'
import '../../../text/of-lesson.ts'
import { Link } from 'wouter'
import { useSession } from '../../../state/session/store.ts'
import { type Progress, standOf } from '../../../table-ui/lesson/progress.ts'
import { doForMe, endLesson, readTip } from '../../../table-ui/lesson/deeds.ts'
import type { Lesson } from '../../../table-ui/lesson/lesson.ts'
import { taughtAt } from '../../../table-ui/lesson/taught.ts'
import { useWords } from '../../../text/language.ts'
import { Ring } from './ring.tsx'
import { Tip } from './tip.tsx'
import style from './tip.module.css'

interface LessonTipProps {
  readonly update: Update
  readonly progress: Progress
}

export default function LessonTip({ update, progress }: LessonTipProps) {
  const taught = taughtAt(update.table)
  return taught === null ? null : <LessonStep update={update} progress={progress} lesson={taught.lesson} />
}

function LessonStep({ update, progress, lesson }: LessonTipProps & { readonly lesson: Lesson }) {
  const { t } = useWords()
  const { steps } = lesson
  const { step: n, wants } = standOf(lesson, progress)
  const step = steps[n]
  if (step === undefined) return null
  const { table, game, ask } = update
  const last = n === steps.length - 1
  return (
    <>
      {ask !== null && <RingOf update={update} ring={step.ring} wants={wants} />}
      <Tip
        game={game}
        label={t('lesson.label')}
        title={step.title}
        words={step.words}
        count={t('lesson.of', { n: n + 1, all: steps.length })}
      >
        {ask !== null && wants === null && (
          <button type="button" className={style['main']} data-do="read-on" onClick={() => readTip(table)}>
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
      </Tip>
    </>
  )
}

interface RingOfProps {
  readonly update: Update
  readonly ring: string | readonly string[] | undefined
  readonly wants: string | null
}

/** Rings the thing the tip is about, or the target of the expected option: a thing, a distant place or a button. */
function RingOf({ update, ring, wants }: RingOfProps) {
  const far = useSession(({ hints }) => Object.keys(hints?.routes ?? {})[0])
  const option = wants === null ? undefined : update.ask?.options[0]
  const at = ring ?? (wants === null ? '' : (option?.at ?? far ?? ''))
  return <Ring at={typeof at === 'string' ? at : at.join(' ')} option={option?.id ?? null} />
}
