// What is said at the table, and the field to say something.
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { SeatMark } from '../../../components/frame-seat.tsx'
import { Icon } from '../../../components/icon.tsx'
import { say, useSaid } from '../../../online/company.ts'
import { useCompany } from '../../../state/company.ts'
import { useWords } from '../../../text/language.ts'
import { usePanels } from '../panels.ts'
import style from './chat.module.css'

const LONGEST = 500
/** From here on it is told how much room is left. */
const NEAR = 60

/** What stands before somebody's eyes is read. */
function useRead(): void {
  useEffect(() => {
    const look = () => {
      const { lines, read } = useCompany.getState()
      const last = lines.at(-1)?.n ?? 0
      if (document.visibilityState === 'visible' && last > read) useCompany.setState({ read: last })
    }
    look()
    document.addEventListener('visibilitychange', look)
    const stop = useCompany.subscribe(look)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

export function Chat() {
  const { t } = useWords()
  const speaks = useCompany(({ room }) => room !== null && (room.yours !== null || room.stage === 'over'))
  useRead()
  return (
    <section className={style['chat']} aria-label={t('company.chat')} data-do="chat">
      <h2>{t('company.chat')}</h2>
      <Lines />
      {speaks ? <Field /> : <p className={style['quiet']}>{t('company.chat.listen')}</p>}
    </section>
  )
}

function Lines() {
  const { t, say: tell } = useWords()
  const lines = useSaid()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [lines.length])
  return (
    <div
      ref={list}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={t('company.chat')}
      tabIndex={0}
      className={style['lines']}
    >
      {lines.length === 0 && <p className={style['quiet']}>{t('company.chat.empty')}</p>}
      {lines.map(({ n, name, seat, text, person }) => (
        <p key={n} className={style['line']}>
          {seat !== null && <SeatMark seat={seat} size={12} />}
          <span>
            <b>{person === null ? t('company.chat.forgotten') : tell(name)}:</b> {tell(text)}
          </span>
        </p>
      ))}
    </div>
  )
}

function Field() {
  const { t } = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const wanted = usePanels((panels) => panels.speak)
  // The key that calls for the chat goes into its field.
  useEffect(() => {
    if (!wanted) return
    field.current?.focus()
    usePanels.getState().spoken()
  }, [wanted])
  const send = () => {
    const said = text.trim()
    if (said === '') return
    setText('')
    // What could not be said is not lost.
    void say(said).then((done) => !done && setText((now) => (now === '' ? said : now)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape') field.current?.blur()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const left = LONGEST - text.length
  return (
    <form className={style['form']} onSubmit={submit}>
      <label htmlFor={id} className="unseen">
        {t('company.chat.field')}
      </label>
      <textarea
        id={id}
        ref={field}
        rows={1}
        value={text}
        maxLength={LONGEST}
        placeholder={t('company.chat.hint')}
        enterKeyHint="send"
        data-do="say"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={t('company.chat.send')} title={t('company.chat.send')}>
        <Icon name="play-button" />
      </button>
      {left <= NEAR && <small role="status">{t('company.chat.left', { n: left })}</small>}
    </form>
  )
}
