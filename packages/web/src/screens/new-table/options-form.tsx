// A form drawn from a game's options schema. Variants are under the expansion they belong to, and recommended sets fill
// in a whole group.
import {
  type Form,
  type GameOptions,
  itemsOf,
  leftOut,
  type ListField,
  type OptionField,
} from '@lorehall/kernel'
import type { ReactNode } from 'react'
import parts from '../../components/frame-parts.module.css'
import type { HallGame } from '../../games/game.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { capital } from '../../text/capital.ts'
import { useWords } from '../../text/language.ts'
import { withoutInWords } from '../together/unusual-options.ts'
import { LessonLink } from '../learn/lesson-link.tsx'
import style from './new-table.module.css'
import { Sets } from './sets.tsx'
import { allOptions, type Fields, withoutIdle } from './whole-options.ts'

interface OptionsProps {
  readonly game: HallGame
  readonly form: Form | null
  readonly chosen: GameOptions
  readonly onChosen: (chosen: GameOptions) => void
}

interface FieldProps<F extends OptionField = OptionField> {
  readonly name: string
  readonly field: F
  /** All options, chosen or not. */
  readonly options: GameOptions
  readonly onChoose: (value: string | boolean) => void
}

/** A list folded into one line that says what is left out. */
function ListOf({ name, field, options, onChoose }: FieldProps<ListField>) {
  const words = useWords()
  const { t, say } = words
  const id = `option-${name}`
  const items = itemsOf(field, options)
  const out = leftOut(options, name)
  const choose = (item: string, isIn: boolean) =>
    onChoose(items.filter((one) => (one === item ? !isIn : out.includes(one))).join(' '))
  return (
    <details className={style.list}>
      <summary>
        <span id={id}>{say(field.title)}</span>
        <b>{out.length === 0 ? t('options.all') : withoutInWords(name, field, options, words)}</b>
      </summary>
      <div role="group" className={style.items} aria-labelledby={id} aria-describedby={`${id}-help`}>
        {items.map((item) => (
          <label key={item} className={style.check}>
            <input
              type="checkbox"
              checked={!out.includes(item)}
              onChange={({ target }) => choose(item, target.checked)}
            />
            {say(field.names[item] ?? item)}
          </label>
        ))}
      </div>
    </details>
  )
}

function Field({ name, field, options, onChoose }: FieldProps) {
  const { say } = useWords()
  const id = `option-${name}`
  const value = options[name]
  const help = (
    <p id={`${id}-help`} className={parts.help}>
      {say(field.description)}
    </p>
  )
  if (field.type === 'list') {
    return (
      <>
        <ListOf name={name} field={field} options={options} onChoose={onChoose} />
        {help}
      </>
    )
  }
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
  const options = allOptions(fields, chosen)
  const fieldOf = (name: string, field: OptionField) => (
    <Field
      name={name}
      field={field}
      options={options}
      onChoose={(value) => onChosen(withoutIdle(fields, { ...chosen, [name]: value }))}
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
