// The narration of others' turns, step by step, in place of the question: who did what, and what of it affects me. Its
// buttons pause it, show the next step, skip it or start it again. A step too long for the row unfolds over the stage.
import type { Update } from '@lorehall/host'
import '../../../text/of-narration.ts'
import { useEffect, useRef, useState } from 'react'
import { RivalMark } from '../../../components/frame-rival.tsx'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { Icon } from '../../../components/icon.tsx'
import { PLAYBACK_ICONS } from '../../../icons/playback-icons.ts'
import { lookOf } from '../../../components/seat-shapes.ts'
import { pause, tellAgain } from '../../../state/asking.ts'
import { useSession } from '../../../state/session/store.ts'
import { useSettings } from '../../../state/settings.ts'
import { front } from '../../../table-ui/front.ts'
import { lineSaid } from '../../../table-ui/line-said.ts'
import { briefOf, doerOf, saidOf } from '../../../table-ui/trail/step-said.ts'
import type { Step } from '../../../table-ui/trail/steps.ts'
import { useTouchesOf } from '../../../table-ui/trail/touches.ts'
import { useTrail } from '../../../table-ui/trail/use-trail.ts'
import { useCut } from '../../../table-ui/use-cut.ts'
import { useWords } from '../../../text/language.ts'
import { OwnAside } from '../asides.tsx'
import { useExtras } from '../extras.ts'
import { Hurry } from '../hurry.tsx'
import { nextStep, skipAll, takeKeys } from './keys.ts'
import row from '../row-button.module.css'
import style from './narration.module.css'

interface NarrationProps {
  readonly update: Update
  readonly step: Step
}

export default function Narrated({ update, step }: NarrationProps) {
  const { t } = useWords()
  const extras = useExtras()
  const paused = useSession((session) => session.phase === 'paused')
  const waits = useSession((session) => session.queue.length > 0)
  useEffect(takeKeys, [])
  const { places } = step
  const place = places.at(-1) ?? null
  useEffect(() => front(place), [place])
  useEffect(() => () => front(null), [])
  // Only this step is unfolded; the next one is folded again.
  const [unfolded, setUnfolded] = useState<Step['update'] | null>(null)
  const whole = unfolded === step.update
  const unfold = () => {
    setUnfolded(whole ? null : step.update)
    // Pauses, so that the player has time to read.
    pause(true)
  }
  const colour = step.seat === null ? 'var(--rival)' : `var(--seat-${lookOf(step.seat)})`
  return (
    <section
      className={style['narration']}
      style={{ borderTopColor: colour }}
      aria-label={t('told.label')}
      data-do="told"
      data-phase={paused ? 'paused' : 'told'}
      data-whole={whole}
    >
      <div className={style['left']}>
        <button
          type="button"
          className={`${row['button']} ${style['square']}`}
          title={t('told.again.tip')}
          onClick={tellAgain}
          data-do="told-again"
        >
          <Icon path={PLAYBACK_ICONS['previous-button']} />
          <span className={style['again']}>{t('told.again')}</span>
        </button>
        <button
          type="button"
          className={`${row['button']} ${style['square']}`}
          aria-label={t(paused ? 'told.go-on' : 'told.pause')}
          title={t(paused ? 'told.go-on' : 'told.pause')}
          onClick={() => pause(!paused)}
          data-do="told-pause"
        >
          <Icon path={PLAYBACK_ICONS[paused ? 'play-button' : 'pause-button']} />
        </button>
      </div>
      <div className={style['onward']}>
        <button
          type="button"
          className={`${row['button']} ${style['main']}`}
          onClick={skipAll}
          data-do="told-skip"
        >
          <Icon name="fast-forward-button" />
          {t(update.eyes === null ? 'told.skip.watching' : 'told.skip')}
          <kbd aria-hidden>{t('told.key.skip')}</kbd>
        </button>
        <button
          type="button"
          className={`${row['button']} ${style['square']}`}
          disabled={!waits}
          onClick={nextStep}
          data-do="told-next"
        >
          <Icon path={PLAYBACK_ICONS['next-button']} />
          {t('told.next')}
          <kbd aria-hidden>{t('told.key.next')}</kbd>
        </button>
      </div>
      <Said step={step} whole={whole} onUnfold={unfold} />
      <Hurry update={update} />
      <OwnAside update={update} />
      {extras !== null && <extras.Clock />}
    </section>
  )
}

interface SaidProps {
  readonly step: Step
  readonly whole: boolean
  readonly onUnfold: () => void
}

/** The current step, announced to screen readers. With reduced motion, the whole turn so far. */
function Said({ step, whole, onUnfold }: SaidProps) {
  const words = useWords()
  const { t, say } = words
  const { steps } = useTrail()
  const still = useSettings((settings) => settings.reducedMotion)
  const touches = useTouchesOf(words)
  const { seat, n, of, turn } = step
  const told = still ? steps.filter((one) => one.turn === turn) : [step]
  const many = told.length > 1
  const chips = told.flatMap(touches)
  const texts = told.map((one) => (many ? say(briefOf(one)) : saidOf(one).map(say).join(' · ')))
  const what = useRef<HTMLOListElement>(null)
  const cut = useCut(what, texts.join())
  return (
    <div className={style['said']} role="status" aria-live="polite" data-many={many}>
      <p className={style['who']}>
        {seat === null ? <RivalMark size={18} /> : <SeatMark seat={seat} size={18} />}
        <b>{lineSaid(doerOf(step), words)}</b>
        <small data-do="told-count">
          {many ? t('told.steps', { n }) : of === null ? t('told.nth', { n }) : t('told.of', { n, of })}
        </small>
      </p>
      <div className={style['text']}>
        <ol ref={what} className={style['what']}>
          {told.map((one, i) => (
            <li key={one.update.entries} data-do="told-step">
              {many && <i>{one.n}</i>}
              {texts[i]}
            </li>
          ))}
        </ol>
        {(cut || whole) && (
          <button
            type="button"
            className={style['unfold']}
            aria-expanded={whole}
            onClick={onUnfold}
            data-do="told-whole"
          >
            <span>{t(whole ? 'told.less' : 'told.more')}</span>
          </button>
        )}
      </div>
      {chips.length > 0 && (
        <div className={style['chips']}>
          {chips.slice(0, 2).map(({ text, grave }) => (
            <span key={text} className={style['chip']} data-grave={grave} data-do="told-chip">
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
