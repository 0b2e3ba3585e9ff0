// A row of the town is complete: its four houses rise one after the other, with the points it scores.
import type { Update } from '@lorehall/host'
import { rowName } from '@lorehall/now-or-never/client'
import type { CSSProperties } from 'react'
import { Heraldry } from '../../../table-ui/cards/heraldry.tsx'
import { capital } from '../../../table-ui/names.ts'
import { lookOf } from '../cards/looks.ts'
import { valuesOf } from '../facts.ts'
import { playerOf } from '../view.ts'
import { rowCompleted } from './triumphs.ts'
import { useWords } from './words.ts'
import style from './triumph.module.css'

export function RowScene({ update }: { readonly update: Update }) {
  const { t, say } = useWords()
  const row = rowCompleted(update)
  const town = update.eyes === null ? undefined : playerOf(update, update.eyes)?.town
  if (row === null || town === undefined) return null
  const { completeVP = 0 } = valuesOf(update).town[row] ?? {}
  return (
    <div className={style['triumph']}>
      <div className={style['houses']} aria-hidden="true">
        {town.slice(row * 4, row * 4 + 4).map((id, i) => {
          const look = lookOf(id)
          const nth: CSSProperties & Record<'--nth', number> = { '--nth': i }
          return look === undefined ? null : (
            <span key={id} className={style['house']} style={nth}>
              <Heraldry coat={look.coat} className={style['coat']} />
            </span>
          )
        })}
      </div>
      <h2 className={style['title']}>{t('triumph.row', { name: say(capital(rowName(row))) })}</h2>
      {completeVP > 0 && <p className={style['points']}>{t('triumph.points', { n: completeVP })}</p>}
    </div>
  )
}
