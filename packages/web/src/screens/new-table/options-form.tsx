// A form drawn from a game's options schema.
import type { GameOptions, OptionField, OptionsSchema } from '@lorehall/kernel'
import type { ReactNode } from 'react'
import parts from '../../components/frame-parts.module.css'
import { capital } from '../../text/capital.ts'
import { useWords } from '../../text/language.ts'
import style from './new-table.module.css'

interface OptionsProps {
  readonly schema: OptionsSchema | null
  readonly chosen: GameOptions
  readonly onChosen: (chosen: GameOptions) => void
}

interface FieldProps {
  readonly name: string
  readonly field: OptionField
  readonly value: string | boolean
  readonly onChoose: (value: string | boolean) => void
}

function Field({ name, field, value, onChoose }: FieldProps) {
  const { say } = useWords()
  const id = `option-${name}`
  const help = (
    <p id={`${id}-help`} className={parts.help}>
      {say(field.description)}
    </p>
  )
  return field.type === 'boolean' ? (
    <div className={style.option}>
      <label className={style.check}>
        <input
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChoose(event.target.checked)}
        />
        {say(field.title)}
      </label>
      {help}
    </div>
  ) : (
    <div className={style.option}>
      <label htmlFor={id}>{say(field.title)}</label>
      <select
        id={id}
        className={parts.input}
        value={String(value)}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChoose(event.target.value)}
      >
        {field.enum.map((one) => (
          <option key={one} value={one}>
            {capital(say(one))}
          </option>
        ))}
      </select>
      {help}
    </div>
  )
}

/** The options of this group; without a group, the options that have none. */
function Fields({ schema, chosen, onChosen, group }: OptionsProps & { readonly group?: string }) {
  return Object.entries(schema?.properties ?? {})
    .filter(([, field]) => field.group === group)
    .map(([name, field]) => (
      <Field
        key={name}
        name={name}
        field={field}
        value={chosen[name] ?? field.default}
        onChoose={(value) => onChosen({ ...chosen, [name]: value })}
      />
    ))
}

/** The options that have a group, one panel per group. */
export function OptionGroups(props: OptionsProps) {
  const { say } = useWords()
  const fields = Object.values(props.schema?.properties ?? {})
  const groups = [...new Set(fields.flatMap(({ group }) => group ?? []))]
  return groups.map((group) => (
    <section key={group} className={parts.panel} aria-label={say(group)}>
      <h2 className={parts.heading}>{say(group)}</h2>
      <div className={style.group}>
        <Fields {...props} group={group} />
      </div>
    </section>
  ))
}

/** The options without a group, followed by other settings. */
export function OptionsForm({ children, ...props }: OptionsProps & { readonly children: ReactNode }) {
  const { t } = useWords()
  return (
    <section className={parts.panel} aria-labelledby="options">
      <h2 id="options" className={parts.heading}>
        {t('new.options')}
      </h2>
      {props.schema === null && <p className={parts.help}>{t('new.options.loading')}</p>}
      <Fields {...props} />
      {children}
    </section>
  )
}
