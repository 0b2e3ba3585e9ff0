// Tabs to switch between games on a screen that shows one game at a time. Hidden if there is only one game.
import { Link } from 'wouter'
import { GAMES } from '../games/list.ts'
import { ONLY } from '../games/named.ts'
import { useWords } from '../text/language.ts'
import style from './frame-games.module.css'

interface GamesProps {
  /** The game that is shown. */
  readonly shown: string
  /** The screen, without the game. */
  readonly to: string
}

export function Games({ shown, to }: GamesProps) {
  const { t, say } = useWords()
  if (ONLY !== undefined) return null
  return (
    <nav className={style.games} aria-label={t('games.label')}>
      {GAMES.map(({ id, name }) => (
        <Link
          key={id}
          href={`${to}/${id}`}
          className={style.game}
          aria-current={id === shown ? 'page' : undefined}
        >
          {say(name)}
        </Link>
      ))}
    </nav>
  )
}
