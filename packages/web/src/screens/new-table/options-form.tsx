// A form drawn from a game's options schema, and what else there is to set beside it.
import type { GameOptions, OptionsSchema } from '@lorehall/kernel'
import type { ReactNode } from 'react'
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import style from './new-table.module.css'

interface FieldsProps {
  readonly schema: OptionsSchema | null
  readonly chosen: GameOptions
  readonly onChoose: (name: string, value: string | boolean) => void
}

function Fields({ schema, chosen, onChoose }: FieldsProps) {
  const { t, say } = useWords()
  if (schema === null) return <p className={parts.help}>{t('new.options.loading')}</p>
  return Object.entries(schema.properties).map(([name, field]) => {
    const value = chosen[name] ?? field.default
    const id = `option-${name}`
    const help = (
      <p id={`${id}-help`} className={parts.help}>
        {say(field.description)}
      </p>
    )
    return field.type === 'boolean' ? (
      <div key={name} className={style.option}>
        <label className={style.check}>
          <input
            type="checkbox"
            checked={value === true}
            aria-describedby={`${id}-help`}
            onChange={(event) => onChoose(name, event.target.checked)}
          />
          {say(field.title)}
        </label>
        {help}
      </div>
    ) : (
      <div key={name} className={style.option}>
        <label htmlFor={id}>{say(field.title)}</label>
        <select
          id={id}
          className={parts.input}
          value={String(value)}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChoose(name, event.target.value)}
        >
          {field.enum.map((one) => (
            <option key={one} value={one}>
              {say(one)}
            </option>
          ))}
        </select>
        {help}
      </div>
    )
  })
}

interface OptionsFormProps {
  readonly schema: OptionsSchema | null
  readonly chosen: GameOptions
  readonly onChosen: (chosen: GameOptions) => void
  readonly children: ReactNode
}

export function OptionsForm({ schema, chosen, onChosen, children }: OptionsFormProps) {
  const { t } = useWords()
  return (
    <section className={parts.panel} aria-labelledby="options">
      <h2 id="options" className={parts.heading}>
        {t('new.options')}
      </h2>
      <Fields
        schema={schema}
        chosen={chosen}
        onChoose={(name, value) => onChosen({ ...chosen, [name]: value })}
      />
      {children}
    </section>
  )
}
