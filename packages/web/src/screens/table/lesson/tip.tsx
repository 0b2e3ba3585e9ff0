// A tip: one idea next to the table. In the rail and in the text view it is shown in full. On a phone it is above the
// question; if the screen is too low for all of it, "More" opens the rest.
import { type ReactNode, useId, useRef, useState } from 'react'
import { useWords } from '../../../text/language.ts'
import { Glossed } from '../../../table-ui/lesson/glossed.tsx'
import type { Shown } from '../../../table-ui/view.ts'
import { useCut } from '../../../table-ui/use-cut.ts'
import style from './tip.module.css'

export interface TipProps {
  readonly game: string
  /** The table whose rules the text follows; a lesson follows those of the game. */
  readonly shown?: Shown
  readonly label: string
  readonly title: string
  readonly words: string
  /** For example "4 of 11". */
  readonly count?: string
  /** Its buttons. */
  readonly children: ReactNode
}

export function Tip({ game, shown, label, title, words, count, children }: TipProps) {
  const { t, say } = useWords()
  const id = useId()
  const [opened, setOpened] = useState('')
  const whole = opened === words
  const said = useRef<HTMLDivElement>(null)
  const cut = useCut(said, words)
  return (
    <aside className={style['tip']} aria-label={label} data-part="tip" data-whole={whole}>
      {/* The element stays while its text changes, so that screen readers announce each new tip. */}
      <div ref={said} role="status" className={style['said']}>
        <h2 id={id} className={style['title']}>
          {say(title)}
        </h2>
        {count !== undefined && <span className={style['count']}>{count}</span>}
        <p className={style['words']}>
          <Glossed key={words} game={game} shown={shown ?? null} text={words} />
        </p>
      </div>
      <div className={style['buttons']}>
        {children}
        {(cut || whole) && (
          <button
            type="button"
            className={style['more']}
            aria-expanded={whole}
            aria-describedby={id}
            onClick={() => setOpened(whole ? '' : words)}
          >
            {t(whole ? 'lesson.less' : 'lesson.more')}
          </button>
        )}
      </div>
    </aside>
  )
}
