// Asks which game is meant if there are several and the address names none.
import { Link, Redirect } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import { Picture } from '../../components/frame-picture.tsx'
import { GAMES } from '../../games/list.ts'
import { ONLY } from '../../games/named.ts'
import type { TextKey } from '../../text/en.ts'
import { useWords } from '../../text/language.ts'
import { factsOf } from '../home/facts.ts'
import style from './which-game.module.css'

interface WhichGameProps {
  /** The question, for example whose rules to read. */
  readonly title: TextKey
  /** The address to continue at; the game's id is appended. */
  readonly to: string
}

export default function WhichGame({ title, to }: WhichGameProps) {
  const words = useWords()
  const { t, say } = words
  if (ONLY !== undefined) return <Redirect to={`${to}/${ONLY.id}`} replace />
  return (
    <div>
      <title>{`${t(title)} · ${t('app.name')}`}</title>
      <h1 className={parts.title}>{t(title)}</h1>
      <ul className={style.games}>
        {GAMES.map((game) => (
          <li key={game.id}>
            <Link href={`${to}/${game.id}`} className={style.game}>
              <Picture game={game} className={style.picture} />
              <span className={style.name}>{say(game.name)}</span>
              <span className={style.facts}>{factsOf(game, words).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
