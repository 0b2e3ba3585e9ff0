// A row panel of the town: the row's worth and its villagers.
import { GOODS } from '@lorehall/now-or-never/client'
import { memo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { Villager } from '../../pieces/chip.tsx'
import type { RowFacts } from './town-facts.ts'
import style from './town.module.css'
import { useWords } from './words.ts'

interface RowProps extends RowFacts {
  readonly box: Box
}

/** From this width on, there is space for text. */
const WORDY = 130

export const Row = memo(function Row({ box, built, housed, beds, people, full, set }: RowProps) {
  const { t } = useWords()
  const { x, y, w, h } = box
  const wordy = w >= WORDY
  const pad = wordy ? 10 : 5
  const size = Math.min(h * 0.36, (w - 2 * pad) / 4 - 2)
  const lines = [
    {
      n: wordy ? t('town.row.built', { n: built }) : `${built}/4`,
      vp: t('town.row.vp', { n: full }),
      has: built === 4,
    },
    {
      n: wordy ? t('town.row.housed', { n: housed, room: beds }) : `${housed}/${beds}`,
      vp: t(wordy ? 'town.row.set' : 'town.row.set.short', { n: set }),
      has: GOODS.every((good) => people[good] > 0),
    },
  ]
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx="8" className={style['row']} />
      {lines.map(({ n, vp, has }, i) => (
        <g key={i}>
          <text x={x + pad} y={y + h * (0.22 + i * 0.24)} className={style['count']}>
            {n}
          </text>
          <text x={x + w - pad} y={y + h * (0.22 + i * 0.24)} className={style['vp']} data-has={has}>
            {vp}
          </text>
        </g>
      ))}
      {GOODS.map((good, i) => {
        const middle = x + pad + ((w - 2 * pad) * (i + 0.5)) / 4
        return (
          <g key={good}>
            <Villager good={good} x={middle} y={y + h * 0.76} size={size} missing={people[good] === 0} />
            {people[good] > 1 && (
              <text x={middle + size / 2} y={y + h * 0.76 + size / 2} className={style['many']}>
                {people[good]}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
})
