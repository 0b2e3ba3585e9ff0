// A form drawn from a game's options schema. Variants are under the expansion they belong to, and recommended sets fill
// in a whole group.
import type { Form, GameOptions, OptionField } from '@lorehall/kernel'
import type { ReactNode } from 'react'
import parts from '../../components/frame-parts.module.css'
import type { HallGame } from '../../games/game.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { capital } from '../../text/capital.ts'
import { useWords } from '../../text/language.ts'
import { LessonLink } from '../learn/lesson-link.tsx'
import style from './new-table.module.css'
import { Sets } from './sets.tsx'

interface OptionsProps {
  readonly game: HallGame
  readonly form: Form | null
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
    <>
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
    </>
  ) : (
    <>
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
            {capital(say(field.names?.[one] ?? one))}
          </option>
        ))}
      </select>
      {help}
    </>
  )
}

type Fields = Readonly<Record<string, OptionField>>

/** The options without those that belong to this one, which get their defaults. */
function withoutThoseUnder(name: string, fields: Fields, chosen: GameOptions): GameOptions {
  return Object.fromEntries(Object.entries(chosen).filter(([one]) => fields[one]?.under !== name))
}

/** The options of this group; without a group, the options that have none. */
function GroupFields({
  game,
  form,
  chosen,
  onChosen,
  group,
}: OptionsProps & { readonly group: string | undefined }) {
  const { say } = useWords()
  const lessons = useFetched(game.lessons)
  const fields: Fields = form?.options.properties ?? {}
  const all = Object.entries(fields)
  const fieldOf = (name: string, field: OptionField) => (
    <Field
      name={name}
      field={field}
      value={chosen[name] ?? field.default}
      onChoose={(value) => onChosen({ ...withoutThoseUnder(name, fields, chosen), [name]: value })}
    />
  )
  return all
    .filter(([, field]) => field.group === group && field.under === undefined)
    .map(([name, field]) => (
      <div key={name} className={style.option}>
        {fieldOf(name, field)}
        {lessons !== null && Object.hasOwn(lessons, name) && (
          <LessonLink game={game.id} about={name} name={say(field.title)} />
        )}
        {chosen[name] === true &&
          all
            .filter(([, { under }]) => under === name)
            .map(([variant, its]) => (
              <div key={variant} className={style.variant}>
                {fieldOf(variant, its)}
              </div>
            ))}
      </div>
    ))
}

/** The options that have a group, one panel per group. */
export function OptionGroups(props: OptionsProps) {
  const { say } = useWords()
  const { game, form, chosen, onChosen } = props
  const fields = Object.values(form?.options.properties ?? {})
  const groups = [...new Set(fields.flatMap(({ group }) => group ?? []))]
  return groups.map((group) => (
    <section key={group} className={parts.panel} aria-label={say(group)}>
      <h2 className={parts.heading}>{say(group)}</h2>
      {form !== null && <Sets game={game} form={form} group={group} chosen={chosen} onChosen={onChosen} />}
      <div className={style.group}>
        <GroupFields {...props} group={group} />
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
      {props.form === null && <p className={parts.help}>{t('new.options.loading')}</p>}
      <GroupFields {...props} group={undefined} />
      {children}
    </section>
  )
}
