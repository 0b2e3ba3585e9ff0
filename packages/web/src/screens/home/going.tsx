// The games one can go on with, in one list: whose turn it is, where they are played, since when.
import { lazy, Suspense } from 'react'
import parts from '../../components/frame-parts.module.css'
import { useShelfGames } from '../../components/frame-shelf-games.tsx'
import shelf from '../../components/frame-shelf.module.css'
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
  const { shown, choice } = useShelfGames(all ?? [])
  return (
    <section className={style.shelf} aria-busy={all === null} data-part="going">
      <h2 className={parts.heading}>{t('home.continue')}</h2>
      {unreached && <p className={parts.help}>{t('home.continue.unreached')}</p>}
      {all?.length === 0 && !unreached && <p className={shelf.none}>{t('home.continue.none')}</p>}
      {choice}
      {shown.length > 0 && (
        <ul className={`${shelf.rows} ${style.rows}`}>
          {shown.map((one) =>
            one.at === 'here' ? (
              <Row key={one.table.id} table={one.table} />
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
