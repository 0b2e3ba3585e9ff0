// A page that a link in a mail opens: it does one thing, when its button is pressed. Programs that look into mails open
// links, but press no buttons.
import '../../text/of-hall.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { Wrong } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { useTask } from '../../online/use-task.ts'
import { useWords } from '../../text/language.ts'
import style from './one-step.module.css'

interface OneStepProps {
  readonly title: string
  readonly lead: string
  readonly button: string
  /** Resolves to the sentence that says what happened. */
  readonly go: () => Promise<string>
}

export function OneStep({ title, lead, button, go }: OneStepProps) {
  const { t } = useWords()
  const [done, setDone] = useState('')
  const { busy, trouble, run } = useTask()
  return (
    <div className={style.page}>
      <title>{`${title} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{title}</h1>
      {done === '' ? (
        <>
          <p className={parts.lead}>{lead}</p>
          <Wrong sentence={trouble} />
          <div className={style.ways}>
            <button
              type="button"
              className={parts.primary}
              disabled={busy}
              onClick={() => run(async () => setDone(await go()))}
            >
              {button}
            </button>
          </div>
        </>
      ) : (
        <>
          <p role="status" className={style.done}>
            {done}
          </p>
          <Link href="/settings#online" className={parts.button}>
            {t('mail.settings')}
          </Link>
        </>
      )}
    </div>
  )
}
