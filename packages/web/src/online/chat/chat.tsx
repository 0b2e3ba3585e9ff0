// The chat of a table and of its lobby: the lines, ready phrases and a text field.
import '../../text/of-company.ts'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useCompany } from '../../state/company.ts'
import { useWords } from '../../text/language.ts'
import { useSaid } from '../company.ts'
import { useIdentity } from '../identity.ts'
import style from './chat.module.css'
import { Field } from './field.tsx'
import { Line } from './line.tsx'

const NameForm = lazy(() => import('../../screens/together/name-form.tsx'))

/** Marks the lines as read while the page is visible. */
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

export interface ChatProps {
  /** The text field takes the focus and calls `onFocused`. */
  readonly focus?: boolean
  readonly onFocused?: () => void
  /** Has a frame on a phone, too. */
  readonly framed?: boolean
}

export function Chat({ focus = false, onFocused, framed = false }: ChatProps) {
  const { t } = useWords()
  useRead()
  return (
    <section className={style['chat']} data-framed={framed} aria-label={t('company.chat')} data-do="chat">
      <h2>{t('company.chat')}</h2>
      <Lines />
      <Speak focus={focus} onFocused={onFocused} />
    </section>
  )
}

function Lines() {
  const { t } = useWords()
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
      {lines.map((line) => (
        <Line key={line.n} line={line} />
      ))}
    </div>
  )
}

interface SpeakProps {
  readonly focus: boolean
  readonly onFocused: (() => void) | undefined
}

/** The field, or the reason why this player can't write. */
function Speak({ focus, onFocused }: SpeakProps) {
  const { t } = useWords()
  const lobby = useCompany((company) => company.lobby)
  const nobody = useIdentity(({ me }) => me === null)
  if (lobby === null) return null
  const { yours, stage, spectatorsChat, hosting } = lobby
  if (yours === null && stage !== 'over' && !spectatorsChat && !hosting) {
    return (
      <p className={style['quiet']}>
        {t(stage === 'gathering' ? 'company.chat.listen.lobby' : 'company.chat.listen')}
      </p>
    )
  }
  if (!nobody) return <Field focus={focus} onFocused={onFocused} />
  // In the lobby, the page asks for a name already.
  if (stage === 'gathering') return <p className={style['quiet']}>{t('company.chat.listen.lobby')}</p>
  return (
    <div className={style['naming']}>
      <Suspense fallback={null}>
        <NameForm label={t('company.chat.join')} />
      </Suspense>
    </div>
  )
}
