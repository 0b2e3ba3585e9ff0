// The values of your own box, read from a file.
import { useState } from 'react'
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import { FileButton } from '../home/file-button.tsx'
import style from './new-table.module.css'
import { isWireJson, type WireJson } from './wire-json.ts'

export interface ValuesFile {
  readonly name: string
  readonly values: WireJson
}

interface ValuesFieldProps {
  readonly values: ValuesFile | null
  readonly onValues: (values: ValuesFile | null) => void
}

export function ValuesField({ values, onValues }: ValuesFieldProps) {
  const { t } = useWords()
  const [bad, setBad] = useState(false)
  const read = async (file: File) => {
    try {
      const json: unknown = JSON.parse(await file.text())
      setBad(false)
      // Any JSON is accepted here. The host validates it and says what is wrong.
      if (isWireJson(json)) onValues({ name: file.name, values: json })
    } catch {
      setBad(true)
      onValues(null)
    }
  }
  return (
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
  )
}
