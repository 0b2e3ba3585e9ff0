// The command field of the text view: the player types questions or answers, and screen readers announce the replies.
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { hintsComing, hintsNow } from '../../../state/hints.ts'
import { answer, redo, undo } from '../../../state/asking.ts'
import { pick } from '../../../table-ui/picking.ts'
import { useWords } from '../../../text/language.ts'
import { type TableExtras, useExtras } from '../extras.ts'
import { heardByLesson } from '../lesson/spoken.ts'
import { type Deed, type Hearing, type Reply, respond } from './commands.ts'
import style from './command.module.css'

interface Exchange {
  readonly n: number
  readonly said: string
  readonly lines: readonly string[]
}

/** The number of replies shown. Older ones are out of date. */
const KEPT = 4

function perform(deed: Deed, say: TableExtras['say'] | undefined): void {
  if (deed.do === 'pick') pick(deed.option)
  else if (deed.do === 'route') answer(...deed.picks)
  else if (deed.do === 'undo') undo()
  else if (deed.do === 'say') void say?.(deed.text)
  else redo()
}

/** Earlier commands, for arrow up and arrow down. */
function useHistory() {
  const [past, setPast] = useState<readonly string[]>([])
  const [back, setBack] = useState(0)
  return {
    keep: (text: string) => {
      setPast((all) => [...all.filter((one) => one !== text), text].slice(-30))
      setBack(0)
    },
    step: (by: number): string => {
      const next = Math.max(0, Math.min(past.length, back + by))
      setBack(next)
      return next === 0 ? '' : (past[past.length - next] ?? '')
    },
  }
}

interface CommandProps {
  readonly hearing: Omit<Hearing, 'hints'>
  readonly field: RefObject<HTMLInputElement | null>
  readonly onLeave: () => void
}

export function Command({ hearing, field, onLeave }: CommandProps) {
  const { t, say } = useWords()
  const extras = useExtras()
  const id = useId()
  const [text, setText] = useState('')
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const history = useHistory()

  const reply = async (said: string) => {
    const hints = (await hintsComing()) ?? hintsNow()
    const taught = heardByLesson(said, hearing.update.table, hearing.words)
    const { lines, deed }: Reply = taught === null ? respond(said, { ...hearing, hints }) : { lines: taught }
    setExchanges((all) => [...all, { n: (all.at(-1)?.n ?? 0) + 1, said, lines }].slice(-KEPT))
    if (deed !== undefined) perform(deed, extras?.say)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (said === '') return
    history.keep(said)
    setText('')
    void reply(said)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
    else if (event.key === 'ArrowUp') setText(history.step(1))
    else if (event.key === 'ArrowDown') setText(history.step(-1))
    else return
    event.preventDefault()
  }
  return (
    <section className={style['command']} aria-labelledby={`${id}h`} data-part="command">
      <h2 id={`${id}h`}>{t('words.command')}</h2>
      <form className={style['form']} onSubmit={submit}>
        <input
          ref={field}
          type="text"
          value={text}
          aria-label={t('words.command.label')}
          aria-describedby={`${id}k`}
          placeholder={t('words.command.hint', { first: say(hearing.game.examples.first) })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          data-do="command"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit">{t('words.command.send')}</button>
      </form>
      <p id={`${id}k`} className={style['keys']}>
        {t('words.command.keys')}
      </p>
      <div
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t('words.command.replies')}
        className={style['replies']}
        data-do="replies"
        tabIndex={0}
      >
        {exchanges.toReversed().map(({ n, said, lines }) => (
          <div key={n} className={style['exchange']}>
            <p className={style['said']}>{t('words.you-said', { text: said })}</p>
            {lines.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
