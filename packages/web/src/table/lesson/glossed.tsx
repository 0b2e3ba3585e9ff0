// A text in which the game's own words are underlined; pointed at, one says what it means. The meaning lies
// below the text, over whatever is there, and goes with the pointer, the focus or Escape.
import type { Update } from '@lorehall/host'
import { createContext, useContext, useId, useState } from 'react'
import { gameNamed } from '../../games/named.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import type { Shown } from '../view.ts'
import { glossed, type Term } from './glossary.ts'
import style from './glossed.module.css'

interface GlossedProps {
  readonly game: string
  /** The table one reads it at, if any. */
  readonly shown?: Shown | null
  /** In English, as the game has worded it. */
  readonly text: string
}

/** The table whose words are explained in what lies within; null: they are not, as on a card one touches. */
export const Explains = createContext<Pick<Update, 'game' | keyof Shown> | null>(null)

/** A text of the game's, explained where that is wished. */
export function GameText({ text }: { readonly text: string }) {
  const { say } = useWords()
  const table = useContext(Explains)
  return table === null ? say(text) : <Glossed game={table.game} shown={table} text={text} />
}

export function Glossed({ game, shown = null, text }: GlossedProps) {
  const { say } = useWords()
  const id = useId()
  const glossaryFor = useFetched(gameNamed(game)?.glossary)
  const [open, setOpen] = useState<Term | null>(null)
  const close = () => setOpen(null)
  return (
    <span className={style['glossed']} onPointerLeave={close}>
      {glossed(text, glossaryFor?.(shown) ?? {}).map((piece, i) =>
        typeof piece === 'string' ? (
          say(piece)
        ) : (
          <dfn
            key={i}
            tabIndex={0}
            className={style['term']}
            aria-describedby={open?.word === piece.word ? id : undefined}
            data-term={piece.word}
            onPointerEnter={() => setOpen(piece)}
            onFocus={() => setOpen(piece)}
            onBlur={close}
            onClick={() => setOpen(piece)}
            onKeyDown={({ key }) => {
              if (key === 'Escape') close()
            }}
          >
            {say(piece.said)}
          </dfn>
        ),
      )}
      {open !== null && (
        <span id={id} role="tooltip" className={style['meaning']}>
          <b>{say(open.word)}</b> {say(open.means)}
        </span>
      )}
    </span>
  )
}
