// The closed wing of the town: its buildings, and the villagers that wait.
import type { Update } from '@lorehall/host'
import { GOODS, TOWN_COLUMNS } from '@lorehall/now-or-never/client'
import { useOwnSeat } from '../../../../table-ui/players/seats.ts'
import { playerOf } from '../../view.ts'
import style from './glance.module.css'
import { useWords } from './words.ts'

export function TownGlance({ update }: { readonly update: Update }) {
  const { t } = useWords()
  const player = playerOf(update, useOwnSeat(update))
  if (player === undefined) return null
  const { town, waiting } = player
  const n = GOODS.reduce((all, good) => all + waiting[good], 0)
  return (
    <>
      <svg viewBox="0 0 76 52" className={style['plan']}>
        {town.map((id, space) => (
          <rect
            key={space}
            x={1 + (space % TOWN_COLUMNS) * 19}
            y={1 + Math.floor(space / TOWN_COLUMNS) * 13}
            width="17"
            height="11"
            rx="2"
            className={style['place']}
            data-built={id !== ''}
          />
        ))}
      </svg>
      {n > 0 && <span>{t('town.wait.short', { n })}</span>}
    </>
  )
}
