// The numbers of a chapter: one panel per card or thing. Amounts that a card doesn't have are shown on request.
import type { NumberChapter, NumberEntry, NumberField } from '@lorehall/grammar/numbers'
import type { Json } from '@lorehall/kernel'
import { useId, useState } from 'react'
import parts from '../../components/frame-parts.module.css'
import { useWords } from '../../text/language.ts'
import { type Draft, isChanged, isWrong, ourValueOf, valueOf } from './draft.ts'
import { Field } from './field.tsx'
import style from './numbers.module.css'

interface Editing {
  readonly draft: Draft
  readonly onValue: (field: NumberField, value: Json) => void
  readonly onOurs: (field: NumberField) => void
}

function Entry({ entry, draft, onValue, onOurs }: Editing & { readonly entry: NumberEntry }) {
  const { t, say } = useWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  const hidden = entry.fields.filter(({ absent }) => absent === true).length
  const title = say(entry.title)
  return (
    <section className={style.entry} aria-labelledby={id}>
      <div className={style.head}>
        <h3 id={id} className={style.thing}>
          {title}
        </h3>
        {hidden > 0 && (
          <button
            type="button"
            className={style.more}
            aria-expanded={open}
            aria-describedby={id}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'numbers.less' : 'numbers.more')}
          </button>
        )}
      </div>
      <div className={style.fields}>
        {entry.fields
          .filter((field) => open || field.absent !== true)
          .map((field) => (
            <Field
              key={field.path.join('/')}
              entry={title}
              field={field}
              value={valueOf(draft, field)}
              ours={isChanged(draft, field) ? ourValueOf(draft, field) : undefined}
              wrong={isWrong(draft, field)}
              onValue={onValue}
              onOurs={onOurs}
            />
          ))}
      </div>
    </section>
  )
}

/** The chapters, with a heading each unless there is only one. */
export function Entries({ chapters, ...editing }: Editing & { readonly chapters: readonly NumberChapter[] }) {
  const { say } = useWords()
  return (
    <div className={style.chapters}>
      {chapters.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={`chapter-${id}`}>
          <h2 id={`chapter-${id}`} className={parts.heading}>
            {say(title)}
          </h2>
          <div className={style.entries}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} {...editing} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
