// Ready phrases: one click instead of typing. They are sent as ordinary messages.
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { useWords } from '../../text/language.ts'
import { say } from '../company.ts'
import style from './chat.module.css'

const PHRASES = [
  'company.phrase.hello',
  'company.phrase.luck',
  'company.phrase.thinking',
  'company.phrase.moment',
  'company.phrase.back',
  'company.phrase.well',
  'company.phrase.thanks',
  'company.phrase.sorry',
  'company.phrase.game',
] as const

/** A speech bubble. */
const BUBBLE = 'M72 88h368q40 0 40 40v184q0 40-40 40H248l-112 88v-88H72q-40 0-40-40V128q0-40 40-40z'

export function Phrases({ onSaid }: { readonly onSaid: () => void }) {
  const { t } = useWords()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const send = (phrase: (typeof PHRASES)[number]) => {
    setOpen(false)
    onSaid()
    void say(t(phrase))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={style['phrases']} onKeyDown={onKeyDown}>
      {open && (
        <ul id={id} aria-label={t('company.phrases')}>
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button type="button" onClick={() => send(phrase)} data-do="phrase">
                {t(phrase)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        ref={opener}
        type="button"
        aria-label={t('company.phrases')}
        title={t('company.phrases')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        data-do="phrases"
      >
        <Icon path={BUBBLE} />
      </button>
    </div>
  )
}
