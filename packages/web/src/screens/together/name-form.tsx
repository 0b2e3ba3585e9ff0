// Asks for a name when one is first needed. Nothing else is ever asked.
import { type FormEvent, useId, useState } from 'react'
import { NameInput, Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { introduce } from '../../online/identity.ts'
import { useTask } from '../../online/use-task.ts'
import { useSettings } from '../../state/settings.ts'
import { useWords } from '../../text/language.ts'
import style from './together.module.css'

interface NameFormProps {
  /** The action that follows once there is a name. */
  readonly label: string
  readonly onNamed?: () => void
  /** In one line, for a bar. */
  readonly short?: boolean
}

export default function NameForm({ label, onNamed, short = false }: NameFormProps) {
  const { t } = useWords()
  const id = useId()
  const [name, setName] = useState(() => useSettings.getState().name)
  const { busy, trouble, run } = useTask()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      await introduce(name)
      onNamed?.()
    })
  }
  return (
    <form className={style.naming} data-short={short} onSubmit={submit}>
      <label htmlFor={id}>{t('name.field')}</label>
      <div className={style.line}>
        <NameInput id={id} name={name} describedBy={`${id}-help`} onName={setName} />
        <button type="submit" className={parts.primary} disabled={busy}>
          {busy ? t('name.busy') : label}
        </button>
      </div>
      <p id={`${id}-help`} className={parts.help}>
        {t('name.help')}
      </p>
      <Wrong sentence={trouble} />
    </form>
  )
}
