// The text field of the chat, and the ready phrases beside it.
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { PLAYBACK_ICONS } from '../../icons/playback-icons.ts'
import { useWords } from '../../text/language.ts'
import { say } from '../company.ts'
import style from './chat.module.css'
import { Phrases } from './phrases.tsx'

const LONGEST = 500
/** The remaining characters are shown from here on. */
const NEAR = 60

interface FieldProps {
  readonly focus: boolean
  readonly onFocused: (() => void) | undefined
}

export function Field({ focus, onFocused }: FieldProps) {
  const { t } = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!focus) return
    field.current?.focus()
    onFocused?.()
  }, [focus, onFocused])
  const send = () => {
    const said = text.trim()
    if (said === '') return
    setText('')
    // If sending fails, the text returns to the field.
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
      <Phrases onSaid={() => field.current?.focus()} />
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
        <Icon path={PLAYBACK_ICONS['play-button']} />
      </button>
      {left <= NEAR && <small role="status">{t('company.chat.left', { n: left })}</small>}
    </form>
  )
}
