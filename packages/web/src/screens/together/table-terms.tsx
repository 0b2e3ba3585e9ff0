// The terms of a listed table: expansions and other options that differ from the defaults.
import { gameNamed } from '../../games/named.ts'
import type { HallGame } from '../../games/game.ts'
import type { Listed } from '../../online/lists.ts'
import { useFetched } from '../../state/use-fetched.ts'
import { useWords } from '../../text/language.ts'
import { unusualOptions } from './unusual-options.ts'
import style from './table-rows.module.css'

/** At most this many are named, expansions first; the lobby has them all. */
const MOST = 5

export function TableTerms({ table }: { readonly table: Listed }) {
  const game = gameNamed(table.game)
  if (game === undefined || Object.keys(table.options).length === 0) return null
  return <Terms game={game} options={table.options} />
}

function Terms({ game, options }: { readonly game: HallGame; readonly options: Listed['options'] }) {
  const words = useWords()
  const { t } = words
  const unusual = unusualOptions(useFetched(game.form), options, words).toSorted(
    (a, b) => Number(b.adds) - Number(a.adds),
  )
  const more = unusual.length - MOST
  if (unusual.length === 0) return null
  return (
    <span className={style.terms}>
      <span className="unseen">{t('listed.terms')}</span>
      {unusual.slice(0, MOST).map(({ name, title }) => (
        <span key={name} className={style.term}>
          {title}
        </span>
      ))}
      {more > 0 && <span className={style.term}>{t('listed.terms.more', { n: more })}</span>}
    </span>
  )
}
