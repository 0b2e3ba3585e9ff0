// Which of the games on a shelf of tables one wants to see. Where all are of one game nobody is asked.
import { type ReactNode, useState } from 'react'
import { GAMES } from '../games/list.ts'
import { useWords } from '../text/language.ts'
import style from './frame-games.module.css'

interface OnShelf<T> {
  /** Those of the game that was chosen, or all. */
  readonly shown: readonly T[]
  readonly choice: ReactNode
}

export function useShelfGames<T extends { readonly game: string }>(tables: readonly T[]): OnShelf<T> {
  const { t, say } = useWords()
  const [chosen, setChosen] = useState('')
  const there = GAMES.filter(({ id }) => tables.some(({ game }) => game === id))
  if (there.length < 2) return { shown: tables, choice: null }
  // The last table of a game may go while its game is chosen.
  const game = there.some(({ id }) => id === chosen) ? chosen : ''
  const choice = (
    <div className={style.games} role="group" aria-label={t('games.label')}>
      {[{ id: '', name: t('games.all') }, ...there].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={style.game}
          aria-pressed={id === game}
          onClick={() => setChosen(id)}
        >
          {id === '' ? name : say(name)}
        </button>
      ))}
    </div>
  )
  return { shown: game === '' ? tables : tables.filter((table) => table.game === game), choice }
}
