// The e-mail address that notices go to, if the server sends e-mail: given, confirmed with a link, and removed.
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react'
import parts from '../../components/frame-parts.module.css'
import { call } from '../../online/api.ts'
import { useTask } from '../../online/use-task.ts'
import { useWords } from '../../text/language.ts'
import { Said } from './said.tsx'
import style from './settings.module.css'

type Ways = Awaited<ReturnType<typeof call<'ways'>>>
type Way = Ways['ways'][number]

interface Known {
  readonly isOffered: boolean
  readonly way: Way | null
}

const stateOf = ({ confirmed, bounced }: Way) =>
  bounced !== null ? 'bounced' : confirmed ? 'confirmed' : 'waiting'

export function MailAddress() {
  const { t, say } = useWords()
  const id = useId()
  const [{ isOffered, way }, setKnown] = useState<Known>({ isOffered: false, way: null })
  const [typed, setTyped] = useState('')
  const [result, setResult] = useState('')
  const { busy, trouble, run } = useTask()
  const look = useCallback(async () => {
    const { ways, mail } = await call('ways', {})
    setKnown({ isOffered: mail, way: ways.find(({ kind }) => kind === 'mail') ?? null })
  }, [])
  useEffect(() => {
    const again = () => run(look)
    again()
    // The link may have been opened in another tab.
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [look])
  if (!isOffered && way === null) return null
  const act = (work: () => Promise<string>) => {
    setResult('')
    run(async () => {
      setResult(await work())
      await look()
    })
  }
  const give = (address: string) =>
    act(async () => {
      const { delivered, said } = await call('giveMail', { address })
      return delivered ? t('prefs.mail.sent') : t('prefs.mail.unsent', { said: say(said) })
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    give(typed.trim())
  }
  return (
    <form className={style.field} onSubmit={submit}>
      {way === null ? (
        <>
          <label htmlFor={id}>{t('prefs.mail')}</label>
          <div className={style.line}>
            <input
              id={id}
              type="email"
              className={parts.input}
              value={typed}
              maxLength={254}
              autoComplete="email"
              translate="no"
              aria-describedby={`${id}-help`}
              onChange={(event) => setTyped(event.target.value)}
            />
            <button type="submit" className={parts.button} disabled={busy || typed.trim() === ''}>
              {t('prefs.mail.send')}
            </button>
          </div>
          <p id={`${id}-help`} className={parts.help}>
            {t('prefs.mail.help')}
          </p>
        </>
      ) : (
        <>
          <span>{t('prefs.mail')}</span>
          <p className={parts.help}>
            {t(`prefs.mail.${stateOf(way)}`, { address: way.address, said: say(way.bounced ?? '') })}
          </p>
          <div className={style.buttons}>
            {way.confirmed ? (
              <button
                type="button"
                className={parts.button}
                disabled={busy}
                onClick={() =>
                  act(async () => {
                    const { delivered, said } = await call('tryWay', { way: way.id })
                    return t(delivered ? 'prefs.webhook.ok' : 'prefs.webhook.bad', { said: say(said) })
                  })
                }
              >
                {t('prefs.mail.try')}
              </button>
            ) : (
              <button
                type="button"
                className={parts.button}
                disabled={busy}
                onClick={() => give(way.address)}
              >
                {t('prefs.mail.again')}
              </button>
            )}
            <button
              type="button"
              className={parts.button}
              disabled={busy}
              onClick={() =>
                act(async () => {
                  await call('dropWay', { way: way.id })
                  return t('prefs.mail.dropped')
                })
              }
            >
              {t('prefs.mail.drop')}
            </button>
          </div>
        </>
      )}
      <Said trouble={trouble}>{result}</Said>
    </form>
  )
}
