// The hall: the game with its picture, and the tables that wait. In the first bundle, so no game code.
import type { TableSummary } from '@lorehall/host'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import parts from '../../components/frame-parts.module.css'
import { useSettings } from '../../state/settings.ts'
import { useTurns } from '../../state/turns.ts'
import { useWords } from '../../text/language.ts'
import { beginTable, playNow } from './begin.ts'
import { FileButton } from './file-button.tsx'
import { exportEverything, importFile } from './files.ts'
import { type HallGame, VINDICATION } from './games.ts'
import style from './home.module.css'
import { loadKept, tellTrouble, useKept } from './kept.ts'
import { stateOf, TableList } from './table-list.tsx'

/** The words can be read and the door opened before the picture is drawn. */
const Picture = lazy(() => import('./picture.tsx').then((module) => ({ default: module.Picture })))

/** The game that was played last and is not over: who comes back most likely comes for it. */
function useUnderWay(): TableSummary | undefined {
  return useKept(({ tables, going }) =>
    tables?.find(({ id, over, trouble }) => !over && trouble === undefined && !going.includes(id)),
  )
}

function GameCard({ game }: { readonly game: HallGame }) {
  const words = useWords()
  const { t } = words
  const name = useSettings((settings) => settings.name)
  const underWay = useUnderWay()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)

  const play = async () => {
    setBusy(true)
    try {
      const me = name.trim() === '' ? t('home.you') : name.trim()
      go(`/table/${await beginTable({ game: game.id, seats: playNow(me) })}`)
    } catch (error) {
      setBusy(false)
      tellTrouble(error)
    }
  }

  return (
    <article className={style.game} aria-labelledby={`game-${game.id}`}>
      <Suspense fallback={<div className={style.picture} />}>
        <Picture label={t('home.picture')} className={style.picture} />
      </Suspense>
      <div className={style.words}>
        <h1 id={`game-${game.id}`} className={style.title}>
          {t(game.title)}
        </h1>
        <p className={style.lead}>{t(game.lead)}</p>
        <ul className={style.facts}>
          <li>{t('home.players', game.seats)}</li>
          <li>{t('home.minutes', game.minutes)}</li>
          <li>{t('home.bots')}</li>
        </ul>
        <div className={style.doors}>
          {underWay !== undefined && (
            <Link href={`/table/${underWay.id}`} className={style.play} data-do="continue">
              <span>{t('home.continue')}</span>
              <small>{stateOf(underWay, words).join(' · ')}</small>
            </Link>
          )}
          <button
            type="button"
            className={underWay === undefined ? style.play : `${style.door} ${style.together}`}
            disabled={busy}
            onClick={() => void play()}
          >
            <span>{t(busy ? 'home.play.busy' : 'home.play')}</span>
            <small>{t(underWay === undefined ? 'home.play.help' : 'home.play.another')}</small>
          </button>
          <Link href="/together" className={`${style.door} ${style.together}`}>
            <span>{t('home.together')}</span>
            <small>{t('home.together.help')}</small>
          </Link>
          <Link href={`/new/${game.id}`} className={style.door}>
            {t('home.new')}
          </Link>
          <Link href={`/rules/${game.id}`} className={style.door}>
            {t('home.rules')}
          </Link>
          <Link href={`/gallery/${game.id}`} className={style.door}>
            {t('home.gallery')}
          </Link>
        </div>
      </div>
    </article>
  )
}

/** Comes with the first word from the server, if a table waits. */
const WaitingTables = lazy(() => import('../together/waiting-tables.tsx'))

export function Home() {
  const { t } = useWords()
  const waited = useTurns((turns) => turns.tables.length > 0)
  const tables = useKept((state) => state.tables)
  useEffect(() => void loadKept(), [])
  return (
    <div className={style.hall}>
      <title>{t('home.title')}</title>
      {waited && (
        <Suspense fallback={null}>
          <WaitingTables />
        </Suspense>
      )}
      <GameCard game={VINDICATION} />
      <div className={style.shelves}>
        <TableList
          title={t('home.continue')}
          none={t('home.continue.none')}
          tables={tables?.filter(({ over }) => !over) ?? null}
        />
        <TableList
          title={t('home.replays')}
          none={t('home.replays.none')}
          tables={tables?.filter(({ over }) => over) ?? null}
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
