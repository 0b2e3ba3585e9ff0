// What few tables need: a seed of one's own, and the numbers of one's own box.
import type { Json } from '@lorehall/kernel'
import { useState } from 'react'
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import { FileButton } from '../home/file-button.tsx'
import style from './new-table.module.css'

export interface ValuesFile {
  readonly name: string
  readonly values: Json
}

/** What was parsed from JSON is JSON. */
const isJson = (parsed: unknown): parsed is Json => parsed !== undefined

interface AdvancedProps {
  readonly seed: string
  readonly onSeed: (seed: string) => void
  readonly values: ValuesFile | null
  readonly onValues: (values: ValuesFile | null) => void
}

export function Advanced({ seed, onSeed, values, onValues }: AdvancedProps) {
  const { t } = useWords()
  const [bad, setBad] = useState(false)
  const read = async (file: File) => {
    try {
      const json: unknown = JSON.parse(await file.text())
      setBad(false)
      // Whatever it holds, the host reads it and says what is wrong with it.
      if (isJson(json)) onValues({ name: file.name, values: json })
    } catch {
      setBad(true)
      onValues(null)
    }
  }
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
      <div className={style.option}>
        <span>{t('new.values')}</span>
        <div className={style.file}>
          <FileButton
            label={t('new.values.choose')}
            className={parts.button}
            onFile={(file) => void read(file)}
          />
          {values !== null && (
            <>
              <code className={style.filename}>{values.name}</code>
              <button type="button" className={parts.button} onClick={() => onValues(null)}>
                {t('new.values.clear')}
              </button>
            </>
          )}
        </div>
        {bad && (
          <p className={parts.trouble} role="alert">
            {t('new.values.bad')}
          </p>
        )}
        <p className={parts.help}>{t('new.values.help')}</p>
      </div>
    </details>
  )
}
