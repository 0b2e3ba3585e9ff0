// Advanced settings: a seed of your own, and whether players may ask the coach.
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import style from './new-table.module.css'

interface CoachFieldProps {
  readonly coach: boolean
  readonly onCoach: (coach: boolean) => void
}

/** Whether players may ask the coach at the new table. */
export function CoachField({ coach, onCoach }: CoachFieldProps) {
  const { t } = useWords()
  return (
    <div className={style.option}>
      <label>
        <input type="checkbox" checked={coach} onChange={({ target }) => onCoach(target.checked)} />{' '}
        {t('new.coach')}
      </label>
      <p className={parts.help}>{t('new.coach.help')}</p>
    </div>
  )
}

interface AdvancedProps {
  readonly seed: string
  readonly onSeed: (seed: string) => void
  readonly coach: boolean
  readonly onCoach: (coach: boolean) => void
}

export function Advanced({ seed, onSeed, coach, onCoach }: AdvancedProps) {
  const { t } = useWords()
  return (
    <details className={style.advanced}>
      <summary>{t('new.advanced')}</summary>
      <div className={style.option}>
        <label htmlFor="seed">{t('new.seed')}</label>
        <input
          id="seed"
          className={parts.input}
          value={seed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="seed-help"
          onChange={(event) => onSeed(event.target.value)}
        />
        <p id="seed-help" className={parts.help}>
          {t('new.seed.help')}
        </p>
      </div>
      <CoachField coach={coach} onCoach={onCoach} />
    </details>
  )
}
