// One number, word, or yes and no of your own numbers: its input, where our value comes from, and what is allowed if the
// input is wrong.
import type { NumberField } from '@lorehall/grammar/numbers'
import type { Json } from '@lorehall/kernel'
import { memo, useId } from 'react'
import parts from '../../components/frame-parts.module.css'
import { useWords, type Words } from '../../text/language.ts'
import { typed } from './draft.ts'
import style from './numbers.module.css'
import { valueSaid } from './value-said.ts'

interface FieldProps {
  readonly entry: string
  readonly field: NumberField
  readonly value: Json
  /** Our value, if it is another one. */
  readonly ours: Json | undefined
  readonly wrong: boolean
  readonly onValue: (field: NumberField, value: Json) => void
  readonly onOurs: (field: NumberField) => void
}

function wrongSaid({ allows }: NumberField, { t }: Words): string {
  if (allows.kind === 'whole') return t('numbers.range', { min: allows.min, max: allows.max })
  return t(allows.kind === 'flag' ? 'numbers.flag' : 'numbers.choose')
}

interface InputProps extends Pick<FieldProps, 'field' | 'value'> {
  readonly given: {
    readonly id: string
    readonly 'aria-label': string
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string
  }
  readonly onValue: (value: Json) => void
}

function Input({ field, value, given, onValue }: InputProps) {
  const words = useWords()
  const { allows } = field
  if (allows.kind === 'flag') {
    return (
      <input
        {...given}
        type="checkbox"
        className={style.flag}
        checked={value === true}
        onChange={(event) => onValue(event.target.checked)}
      />
    )
  }
  if (allows.kind === 'words') {
    const now = allows.words.findIndex((word) => word === value)
    return (
      <select
        {...given}
        className={`${parts.input} ${style.word}`}
        value={now}
        onChange={(event) => onValue(allows.words[Number(event.target.value)] ?? null)}
      >
        {now === -1 && <option value={-1}>{valueSaid(field, value, words)}</option>}
        {allows.words.map((word, i) => (
          <option key={word} value={i}>
            {valueSaid(field, word, words)}
          </option>
        ))}
      </select>
    )
  }
  return (
    <input
      {...given}
      className={`${parts.input} ${style.number}`}
      inputMode={allows.min < 0 ? 'text' : 'numeric'}
      autoComplete="off"
      // A whole number is at most 9 digits long; anything longer is a mistake that must stay readable.
      maxLength={20}
      value={typeof value === 'string' ? value : JSON.stringify(value)}
      onChange={(event) => onValue(typed(event.target.value))}
    />
  )
}

export const Field = memo(function Field({ entry, field, value, ours, wrong, onValue, onOurs }: FieldProps) {
  const words = useWords()
  const { t, say } = words
  const id = useId()
  const label = say(field.label)
  const given = {
    id,
    'aria-label': t('numbers.field', { label, entry }),
    'aria-invalid': wrong,
    'aria-describedby': `${id}-note`,
  }
  return (
    <div className={style.field} data-changed={ours !== undefined} data-wrong={wrong}>
      <label htmlFor={id}>{label}</label>
      <div className={style.value}>
        <Input field={field} value={value} given={given} onValue={(next) => onValue(field, next)} />
        {ours !== undefined && (
          <button
            type="button"
            className={parts.icon}
            aria-label={t('numbers.ours.use', { label, entry, value: valueSaid(field, ours, words) })}
            onClick={() => onOurs(field)}
          >
            ↺
          </button>
        )}
      </div>
      <p id={`${id}-note`} className={style.note}>
        {wrong && <strong>{wrongSaid(field, words)} </strong>}
        {ours === undefined
          ? t(`numbers.${field.source}`)
          : t('numbers.ours', { value: valueSaid(field, ours, words) })}
      </p>
    </div>
  )
})
