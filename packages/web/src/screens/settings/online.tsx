// The online settings: the name others see, notifications, other devices, and deleting the account.
import { type FormEvent, useEffect, useId, useState } from 'react'
import { NameInput } from '../../components/frame-form.tsx'
import parts from '../../components/frame-parts.module.css'
import { Sure } from '../../components/frame-sure.tsx'
import { call } from '../../online/api.ts'
import { block } from '../../online/company.ts'
import { copyText } from '../../online/copy.ts'
import { change, forgetMe, learnWhoIAm, type Me, useIdentity } from '../../online/identity.ts'
import { useTask } from '../../online/use-task.ts'
import { wake } from '../../online/wake.ts'
import { useNotices } from '../../state/notices.ts'
import { useWords } from '../../text/language.ts'
import { MailAddress } from './mail-address.tsx'
import { OwnData } from './own-data.tsx'
import { Reaching } from './reaching.tsx'
import { Said } from './said.tsx'
import style from './settings.module.css'

function Name({ me }: { readonly me: Me }) {
  const { t } = useWords()
  const id = useId()
  const [name, setName] = useState(me.name)
  const [saved, setSaved] = useState(false)
  const { busy, trouble, run } = useTask()
  const save = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      await change({ name })
      setSaved(true)
    })
  }
  return (
    <form className={style.field} onSubmit={save}>
      <label htmlFor={id}>{t('prefs.online.name')}</label>
      <div className={style.line}>
        <NameInput
          id={id}
          name={name}
          onName={(typed) => {
            setName(typed)
            setSaved(false)
          }}
        />
        <button type="submit" className={parts.button} disabled={busy || name.trim() === me.name}>
          {t('prefs.online.save')}
        </button>
      </div>
      <Said trouble={trouble}>{saved && t('prefs.online.saved')}</Said>
    </form>
  )
}

function Webhook({ me }: { readonly me: Me }) {
  const { t, say } = useWords()
  const id = useId()
  const [address, setAddress] = useState(me.webhook ?? '')
  const [result, setResult] = useState('')
  const { busy, trouble, run } = useTask()
  const same = address.trim() === (me.webhook ?? '')
  const keep = async () => {
    const wanted = address.trim()
    if (!same) await change({ webhook: wanted === '' ? null : wanted })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setResult('')
    run(async () => {
      await keep()
      setResult(t('prefs.online.saved'))
    })
  }
  const attempt = () => {
    setResult('')
    run(async () => {
      await keep()
      const { delivered, said } = await call('tryWebhook', {})
      setResult(t(delivered ? 'prefs.webhook.ok' : 'prefs.webhook.bad', { said: say(said) }))
    })
  }
  return (
    <form className={style.field} onSubmit={save}>
      <label htmlFor={id}>{t('prefs.webhook')}</label>
      <div className={style.line}>
        <input
          id={id}
          type="url"
          className={parts.input}
          value={address}
          maxLength={500}
          placeholder="https://"
          translate="no"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={(event) => setAddress(event.target.value)}
        />
        <button type="submit" className={parts.button} disabled={busy || same}>
          {t('prefs.online.save')}
        </button>
      </div>
      <p id={`${id}-help`} className={parts.help}>
        {t('prefs.webhook.help')}
      </p>
      <div className={style.buttons}>
        <button
          type="button"
          className={parts.button}
          disabled={busy || address.trim() === ''}
          onClick={attempt}
        >
          {t(busy ? 'prefs.webhook.trying' : 'prefs.webhook.try')}
        </button>
      </div>
      <Said trouble={trouble}>{result}</Said>
    </form>
  )
}

function Blocked({ me }: { readonly me: Me }) {
  const { t, say } = useWords()
  const { busy, trouble, run } = useTask()
  const nameOf = (name: string) => (name === '' ? t('prefs.blocked.unknown') : say(name))
  const lift = (person: string) =>
    run(async () => {
      await block(person, false)
    })
  return (
    <div className={style.field}>
      <span>{t('prefs.blocked')}</span>
      <p className={parts.help}>{t(me.blocked.length === 0 ? 'prefs.blocked.none' : 'prefs.blocked.help')}</p>
      {me.blocked.length > 0 && (
        <ul className={style.people} aria-label={t('prefs.blocked')}>
          {me.blocked.map(({ id, name }) => (
            <li key={id}>
              <span>{nameOf(name)}</span>
              <button
                type="button"
                className={parts.button}
                disabled={busy}
                aria-label={t('prefs.blocked.lift.who', { name: nameOf(name) })}
                onClick={() => lift(id)}
              >
                {t('prefs.blocked.lift')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Said trouble={trouble} />
    </div>
  )
}

function Recovery() {
  const { t, say } = useWords()
  const id = useId()
  const [made, setMade] = useState<{ readonly link: string; readonly until: string } | null>(null)
  const [copied, setCopied] = useState(false)
  const { busy, trouble, run } = useTask()
  const make = () =>
    run(async () => {
      const { token, expires } = await call('recovery', {})
      const until = new Date(expires).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
      setCopied(false)
      setMade({ link: `${location.origin}/recover#${token}`, until })
    })
  const copy = () =>
    run(async () => {
      if (made !== null) setCopied(await copyText(made.link))
    })
  return (
    <div className={style.field}>
      <span>{t('prefs.recovery')}</span>
      <p className={parts.help}>{t('prefs.recovery.help')}</p>
      {made !== null && (
        <>
          <div className={style.line}>
            <input
              id={id}
              className={parts.input}
              aria-label={t('prefs.recovery.link')}
              value={made.link}
              readOnly
              onFocus={(event) => event.target.select()}
            />
            <button type="button" className={parts.button} onClick={copy}>
              {t('room.copy')}
            </button>
          </div>
          <p className={parts.help}>{t('prefs.recovery.until', { when: say(made.until) })}</p>
        </>
      )}
      <div className={style.buttons}>
        <button type="button" className={parts.button} disabled={busy} onClick={make}>
          {t('prefs.recovery.make')}
        </button>
      </div>
      <Said trouble={trouble}>{copied && t('online.copied')}</Said>
    </div>
  )
}

function Forget({ me }: { readonly me: Me }) {
  const { t, say } = useWords()
  const { busy, trouble, run } = useTask()
  const forget = () =>
    run(async () => {
      await forgetMe()
      useNotices.getState().tell({ kind: 'news', text: t('prefs.forget.done') })
    })
  return (
    <div className={style.field}>
      <p className={parts.help}>{t('prefs.forget.help')}</p>
      <div className={style.buttons}>
        <Sure
          label={t('prefs.forget')}
          question={t('prefs.forget.sure', { name: say(me.name) })}
          no={t('prefs.forget.no')}
          yes={t('prefs.forget.yes')}
          disabled={busy}
          onYes={(answered) => {
            answered()
            forget()
          }}
        />
      </div>
      <Said trouble={trouble} />
    </div>
  )
}

export function Online() {
  const { t, say } = useWords()
  const me = useIdentity((state) => state.me)
  const trouble = useIdentity((state) => state.trouble)
  useEffect(() => {
    wake()
    void learnWhoIAm()
  }, [])
  // The browser looks for #online before this part exists, so scroll to it after it is drawn.
  useEffect(() => {
    if (me !== undefined && location.hash === '#online') document.getElementById('online')?.scrollIntoView()
  }, [me])
  if (trouble !== null && me === undefined) return <p className={parts.help}>{say(trouble.message)}</p>
  if (me === undefined) return null
  if (me === null) return <p className={parts.help}>{t('prefs.online.nobody')}</p>
  return (
    <>
      <Name key={me.id} me={me} />
      <Reaching me={me} />
      <Webhook key={`${me.id}-hook`} me={me} />
      <MailAddress key={`${me.id}-mail`} />
      <Blocked me={me} />
      <Recovery />
      <OwnData />
      <Forget me={me} />
    </>
  )
}
