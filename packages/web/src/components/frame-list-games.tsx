// Filters a list of tables by game. Hidden if all are of the same game.
import { type ReactNode, useState } from 'react'
import { GAMES } from '../games/list.ts'
import { useWords } from '../text/language.ts'
import style from './frame-games.module.css'

interface Listed<T> {
  /** The tables of the chosen game, or all of them. */
  readonly shown: readonly T[]
  readonly choice: ReactNode
}

export function useListedGames<T extends { readonly game: string }>(tables: readonly T[]): Listed<T> {
  const { t, say } = useWords()
  const [chosen, setChosen] = useState('')
  const there = GAMES.filter(({ id }) => tables.some(({ game }) => game === id))
  if (there.length < 2) return { shown: tables, choice: null }
  // The last table of the chosen game may have been deleted: fall back to all games.
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
