// A text with the game's terms underlined. Pointing at a term shows its meaning below the text, until the pointer or
// the focus leaves or Escape is pressed.
import type { Update } from '@lorehall/host'
import { createContext, useContext, useEffect, useId, useState } from 'react'
import { gameNamed } from '../../games/named.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import type { Shown } from '../view.ts'
import { glossed, type Term } from './glossary.ts'
import style from './glossed.module.css'

interface GlossedProps {
  readonly game: string
  /** The table where it is read, if any. */
  readonly shown?: Shown | null
  /** In English, as the game words it. */
  readonly text: string
}

/** The table whose terms are explained inside this provider; null: no terms are marked, as on cards to click. */
export const Explains = createContext<Pick<Update, 'game' | keyof Shown> | null>(null)

/** A text of the game, with its terms explained inside an `Explains` provider. */
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
  useEffect(() => {
    if (open === null) return undefined
    // A pointer opens it without focus, so the key is listened for everywhere.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(null)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
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
          >
            {say(piece.said)}
          </dfn>
        ),
      )}
      {open !== null && (
        <span id={id} role="tooltip" className={style['meaning']} data-part="meaning">
          <b>{say(open.word)}</b> {say(open.means)}
        </span>
      )}
    </span>
  )
}
