// Advanced settings: a seed of your own.
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import style from './new-table.module.css'

interface AdvancedProps {
  readonly seed: string
  readonly onSeed: (seed: string) => void
}

export function Advanced({ seed, onSeed }: AdvancedProps) {
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
    </details>
  )
}
