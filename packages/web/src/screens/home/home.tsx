// The home page: the games with their pictures, and the list of tables. It is in the first bundle, so it must not
// import game code.
import { useEffect } from 'react'
import parts from '../../components/frame-parts.module.css'
import { GAMES } from '../../games/list.ts'
import { ONLY } from '../../games/named.ts'
import { useTurns } from '../../state/turns.ts'
import { useWords } from '../../text/language.ts'
import { inCampaigns } from './campaigns.ts'
import { Drop } from './drop.tsx'
import { FileButton } from './file-button.tsx'
import { exportEverything, importFile } from './files.ts'
import { GameCard } from './game-card.tsx'
import { Going } from './going.tsx'
import style from './home.module.css'
import { loadKept, useKept } from './kept.ts'
import { warnOnce } from './storage-promise.ts'
import { TableList } from './table-list.tsx'

/** A single game is the heading of the page; several share a welcome. */
function Games() {
  const { t } = useWords()
  if (ONLY !== undefined) return <GameCard game={ONLY} alone />
  return (
    <section>
      <header className={style.welcome}>
        <h1 className={parts.title}>{t('home.welcome')}</h1>
        <p>{t('home.welcome.lead')}</p>
      </header>
      <div className={style.games} data-games={GAMES.length}>
        {GAMES.map((game) => (
          <GameCard key={game.id} game={game} alone={false} />
        ))}
      </div>
    </section>
  )
}

export function Home() {
  const { t } = useWords()
  // If an online table waits for me, the list comes first.
  const waited = useTurns((turns) => turns.tables.length > 0)
  const tables = useKept((state) => state.tables)
  useEffect(() => {
    void loadKept()
    void warnOnce()
    // Meanwhile another tab may have played.
    const returned = () => void (document.visibilityState === 'visible' && loadKept())
    document.addEventListener('visibilitychange', returned)
    return () => document.removeEventListener('visibilitychange', returned)
  }, [])
  return (
    <div className={style.hall}>
      <title>{t('home.title')}</title>
      <Drop />
      {waited && <Going />}
      <Games />
      <div className={style.lists}>
        {!waited && <Going />}
        <TableList
          title={t('home.replays')}
          none={t('home.replays.none')}
          tables={tables === null ? null : inCampaigns(tables).filter(({ table }) => table.over)}
        />
      </div>
      <section className={style.files} aria-labelledby="files">
        <div>
          <h2 id="files" className={parts.heading}>
            {t('home.files')}
          </h2>
          <p className={parts.help}>{t('home.files.help')}</p>
        </div>
        <FileButton
          label={t('home.import')}
          className={parts.button}
          onFile={(file) => void importFile(file)}
        />
        <button type="button" className={parts.button} onClick={() => void exportEverything()}>
          {t('home.export')}
        </button>
      </section>
    </div>
  )
}
