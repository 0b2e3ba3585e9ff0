// The unfinished games in one list: whose turn it is, where they are played, since when.
import { lazy, Suspense } from 'react'
import parts from '../../components/frame-parts.module.css'
import { useListedGames } from '../../components/frame-list-games.tsx'
import list from '../../components/frame-list.module.css'
import { useGoing } from '../../state/going.ts'
import { useWords } from '../../text/language.ts'
import style from './table-list.module.css'
import { Row } from './table-list.tsx'
import { useUnderWay } from './use-under-way.ts'

const GoingRow = lazy(() => import('../together/going-row.tsx'))

export function Going() {
  const { t } = useWords()
  const all = useUnderWay()
  const unreached = useGoing((state) => state.unreached)
  const { shown, choice } = useListedGames(all ?? [])
  return (
    <section className={style.list} aria-busy={all === null} data-part="going">
      <h2 className={parts.heading}>{t('home.continue')}</h2>
      {unreached && <p className={parts.help}>{t('home.continue.unreached')}</p>}
      {all?.length === 0 && !unreached && <p className={list.none}>{t('home.continue.none')}</p>}
      {choice}
      {shown.length > 0 && (
        <ul className={`${list.rows} ${style.rows}`}>
          {shown.map((one) =>
            one.at === 'here' ? (
              <Row key={one.table.id} table={one.table} earlier={one.earlier} />
            ) : (
              <Suspense key={one.table.table} fallback={null}>
                <GoingRow table={one.table} />
              </Suspense>
            ),
          )}
        </ul>
      )}
    </section>
  )
}
