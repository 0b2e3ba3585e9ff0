// Joins a table by its code or its link.
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { HostTrouble } from '../../host/trouble.ts'
import { call } from '../../online/api.ts'
import { codeOrLink } from '../../online/code.ts'
import { useTask } from '../../online/use-task.ts'
import { useWords } from '../../text/language.ts'
import { ONLINE_EN } from '../../text/online/en.ts'
import style from './together.module.css'

interface JoinForm {
  readonly typed: string
  readonly setTyped: (typed: string) => void
  readonly busy: boolean
  readonly trouble: string | null
  readonly submit: (event: FormEvent) => void
}

function useJoin(): JoinForm {
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const { busy, trouble, run } = useTask()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      const meant = codeOrLink(typed)
      if (meant === null) throw new HostTrouble('bad-code', ONLINE_EN['together.join.bad'])
      const { table } = 'table' in meant ? meant : await call('find', meant)
      go(`/t/${table}`)
    })
  }
  return { typed, setTyped, busy, trouble, submit }
}

interface CodeLineProps {
  readonly id: string
  readonly form: JoinForm
  readonly describedBy?: string
}

function CodeLine({ id, form, describedBy }: CodeLineProps) {
  const { t } = useWords()
  const { typed, setTyped, busy, trouble } = form
  return (
    <div className={style.line}>
      <input
        id={id}
        className={`${parts.input} ${style.code}`}
        value={typed}
        required
        maxLength={300}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="K7M4PQ"
        translate="no"
        aria-describedby={describedBy}
        aria-invalid={trouble !== null}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={parts.button} disabled={busy}>
        {t('together.join.go')}
      </button>
    </div>
  )
}

/** The panel on the page for playing online. */
export function Join() {
  const { t } = useWords()
  const id = useId()
  const form = useJoin()
  return (
    <section className={`${parts.panel} ${style.door}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={parts.heading}>
        {t('together.join')}
      </h2>
      <form onSubmit={form.submit} className={style.joining}>
        <label htmlFor={id} className={parts.help}>
          {t('together.join.field')}
        </label>
        <CodeLine id={id} form={form} describedBy={`${id}-help`} />
        <p id={`${id}-help`} className={parts.help}>
          {t('together.join.help')}
        </p>
        <Wrong sentence={form.trouble} />
      </form>
    </section>
  )
}

/** One line, for a page that is about something else. */
export function HaveCode() {
  const { t } = useWords()
  const id = useId()
  const form = useJoin()
  return (
    <form onSubmit={form.submit} className={style.have}>
      <label htmlFor={id}>{t('together.join')}</label>
      <CodeLine id={id} form={form} />
      <Wrong sentence={form.trouble} />
    </form>
  )
}
