// A slip: one idea beside the table. In the rail of a desk and in words it is whole; on a phone it has two
// lines above the question, and what finds no room there opens at a touch.
import { type ReactNode, useId, useRef, useState } from 'react'
import { useWords } from '../../../text/language.ts'
import { Glossed } from '../../../table/lesson/glossed.tsx'
import type { Shown } from '../../../table/view.ts'
import { useCut } from '../../../table/use-cut.ts'
import style from './slip.module.css'

export interface SlipProps {
  readonly game: string
  /** The table whose rules its words follow; a lesson follows those of the game. */
  readonly shown?: Shown
  readonly label: string
  readonly title: string
  readonly words: string
  /** "4 of 11". */
  readonly count?: string
  /** Its buttons. */
  readonly children: ReactNode
}

export function Slip({ game, shown, label, title, words, count, children }: SlipProps) {
  const { t, say } = useWords()
  const id = useId()
  const [opened, setOpened] = useState('')
  const whole = opened === words
  const said = useRef<HTMLDivElement>(null)
  const cut = useCut(said, words)
  return (
    <aside className={style['slip']} aria-label={label} data-part="slip" data-whole={whole}>
      {/* It stays while what it says changes: so each new slip is spoken. */}
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
