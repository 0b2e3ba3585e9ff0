// One line of the chat. Its name opens what this player can do about the line and its writer.
import { useId, useState } from 'react'
import { SeatMark } from '../../components/frame-seat.tsx'
import { type Said, useCompany } from '../../state/company.ts'
import { useWords } from '../../text/language.ts'
import { unsay } from '../company.ts'
import { useIdentity } from '../identity.ts'
import { PersonTools } from '../person-tools.tsx'
import style from './chat.module.css'

export function Line({ line }: { readonly line: Said }) {
  const { t, say } = useWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  const me = useIdentity((state) => state.me?.id ?? null)
  const { name, seat, text, person } = line
  const shown = person === null ? t('company.chat.forgotten') : say(name)
  const hasTools = person !== null && me !== null && (person !== me || text !== '')
  return (
    <div className={style['line']}>
      <p>
        {seat !== null && <SeatMark seat={seat} size={12} />}
        <span>
          {hasTools ? (
            <button
              type="button"
              className={style['name']}
              title={t('company.line', { name: shown })}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              {shown}
            </button>
          ) : (
            <b>{shown}</b>
          )}
          : {text === '' ? <i>{t('company.line.removed')}</i> : say(text)}
        </span>
      </p>
      {open && hasTools && <Tools id={id} line={line} mine={person === me} onDone={() => setOpen(false)} />}
    </div>
  )
}

interface ToolsProps {
  readonly id: string
  readonly line: Said
  readonly mine: boolean
  readonly onDone: () => void
}

function Tools({ id, line, mine, onDone }: ToolsProps) {
  const { t, say } = useWords()
  const lobby = useCompany((company) => company.lobby)
  if (lobby === null) return null
  const { n, person, name, text } = line
  return (
    <div id={id} role="group" aria-label={t('company.line', { name: say(name) })} className={style['tools']}>
      {text !== '' && (mine || lobby.hosting) && (
        <button type="button" onClick={() => void unsay(lobby.table, n).then(onDone)} data-do="unsay">
          {t('company.line.remove')}
        </button>
      )}
      {!mine && person !== null && <PersonTools lobby={lobby} person={person} name={say(name)} named />}
    </div>
  )
}
