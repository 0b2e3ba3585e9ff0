// A form drawn from a game's options schema.
import type { GameOptions, OptionsSchema } from '@lorehall/kernel'
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import style from './new-table.module.css'

interface OptionsFormProps {
  readonly schema: OptionsSchema | null
  readonly chosen: GameOptions
  readonly onChoose: (name: string, value: string | boolean) => void
}

export function OptionsForm({ schema, chosen, onChoose }: OptionsFormProps) {
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
