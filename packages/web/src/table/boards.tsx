// The boards of a game: one stands in front, the others are a touch away, each with a lamp that counts what
// is lit on it.
import type { Update } from '@lorehall/host'
import { useState } from 'react'
import { useWords } from '../text/language.ts'
import { useFront } from './front.ts'
import { isQuiet } from './manner.ts'
import type { BoardPart, GameParts } from './parts.ts'
import style from './boards.module.css'

interface BoardsProps {
  readonly update: Update
  readonly parts: GameParts
}

export function Boards({ update, parts }: BoardsProps) {
  const [first] = parts.boards
  const [chosen, setChosen] = useState(first.id)
  const pointed = useFront(({ at }) => (at === null ? undefined : parts.boards.find(({ has }) => has(at))))
  const front = pointed ?? parts.boards.find(({ id }) => id === chosen) ?? first
  if (parts.boards.length === 1) return <first.Board update={update} />
  return (
    <div className={style['boards']}>
      <Tabs update={update} boards={parts.boards} front={front.id} onChoose={setChosen} />
      <div className={style['front']}>
        <front.Board key={front.id} update={update} />
      </div>
    </div>
  )
}

interface TabsProps {
  readonly update: Update
  readonly boards: readonly BoardPart[]
  readonly front: string
  readonly onChoose: (id: string) => void
}

const litOn = ({ ask }: Update, { has }: BoardPart) =>
  new Set(ask?.options.flatMap((option) => (has(option.at) && !isQuiet(option) ? [option.at] : []))).size

function Tabs({ update, boards, front, onChoose }: TabsProps) {
  const { t, say } = useWords()
  return (
    <nav className={style['tabs']} aria-label={t('board.boards')}>
      {boards.map((board) => {
        const lit = litOn(update, board)
        return (
          <button
            key={board.id}
            type="button"
            aria-pressed={board.id === front}
            onClick={() => onChoose(board.id)}
            data-board={board.id}
          >
            {say(board.name)}
            {lit > 0 && <b aria-hidden>{lit}</b>}
            {lit > 0 && <span className="unseen">{t('sheet.lit', { n: lit })}</span>}
          </button>
        )
      })}
    </nav>
  )
}
