// The face-up villagers: six places, grouped by good.
import type { Good } from '@lorehall/now-or-never/client'
import { memo, useMemo } from 'react'
import type { Box } from '../../../../table-ui/stage/board.ts'
import { BoardThing } from '../../../../table-ui/stage/board-thing.tsx'
import { Halo } from '../../../../table-ui/stage/halo.tsx'
import { Sign } from '../../../../table-ui/stage/sign.tsx'
import stage from '../../../../table-ui/stage/stage.module.css'
import { COLOUR } from '../../counted.ts'
import { ICONS } from '../../icons/icons.ts'
import type { GameView } from '../../view.ts'
import { gridIn, type MarketLayout, under } from './layout.ts'
import { villagersOf } from './market-facts.ts'
import { GoodPiece, Panel } from './pieces.tsx'
import { amountsIn, useWords } from './words.ts'
import css from './market.module.css'

interface VillagersProps {
  readonly view: GameView
  readonly slots: number
  /** The price of a refill, in experience. */
  readonly xp: number
  readonly layout: MarketLayout
}

export function Villagers({ view, slots, xp, layout: { villagers: box, words } }: VillagersProps) {
  const { t } = useWords()
  const supply = Object.values(view.villagerSupply).reduce((a, b) => a + b, 0)
  const places = useMemo(() => {
    const area = under(box, words)
    return gridIn({ ...area, w: area.w - refillWide(area, words) - 4 }, slots, slots, 4)
  }, [box, words, slots])
  const groups = villagersOf(view)
  const taken = view.villagerRow.length
  return (
    <Panel box={box} words={words} name={t('market.villagers')} note={t('market.supply', { n: supply })}>
      {groups.map(({ good, n, before }) => (
        <Group key={good} good={good} n={n} places={places} before={before} words={words} />
      ))}
      {places.slice(taken).map(({ x, y, w, h }) => (
        <rect key={x} x={x} y={y} width={w} height={h} rx="6" className={css['none']} aria-hidden="true" />
      ))}
      <Refill box={under(box, words)} xp={xp} words={words} />
    </Panel>
  )
}

interface GroupProps {
  readonly good: Good
  readonly n: number
  /** The number of places before it. */
  readonly before: number
  readonly places: readonly Box[]
  readonly words: number
}

const Group = memo(function Group({ good, n, before, places, words }: GroupProps) {
  const { t, say } = useWords()
  const own = places.slice(before, before + n)
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return null
  const box = { ...first, w: last.x + last.w - first.x }
  return (
    <BoardThing
      at={`villager:${good}`}
      name={t('market.villager', { n, good: amountsIn({ [good]: 1 }, say) })}
    >
      <Halo box={box} round={6} />
      <rect {...rectOf(box)} rx="6" className={stage['touch']} fill="none" />
      {own.map(({ x, y, w, h }) => (
        <g key={x}>
          <rect x={x} y={y} width={w} height={h} rx="6" className={css['villager']} fill={COLOUR[good]} />
          <Sign
            path={ICONS.person}
            x={x + w / 2}
            y={y + h * 0.42}
            size={Math.min(w, h * 0.8)}
            className={css['body']}
          />
          <GoodPiece of={good} x={x + w / 2 - words * 0.72} y={y + h - words * 1.6} size={words * 1.44} />
        </g>
      ))}
    </BoardThing>
  )
})

const rectOf = ({ x, y, w, h }: Box) => ({ x, y, width: w, height: h })

interface RefillProps {
  readonly box: Box
  readonly xp: number
  readonly words: number
}

/** A square, or wider if its text needs it. */
const refillWide = ({ h }: Box, words: number) => Math.max(h, words * 4)

/** At the right end of the row. */
const Refill = memo(function Refill({ box: { x, y, w, h }, xp, words }: RefillProps) {
  const { t } = useWords()
  const wide = refillWide({ x, y, w, h }, words)
  const box = { x: x + w - wide, y, w: wide, h }
  const middle = box.x + wide / 2
  return (
    <>
      {' '}
      <BoardThing at="villagers" name={t('market.refill', { n: xp })}>
        <Halo box={box} round={6} />
        <rect {...rectOf(box)} rx="6" className={`${css['store']} ${stage['touch']}`} />
        <text x={middle} y={y + h * 0.42} className={css['has']}>
          {t('market.refill.short')}
        </text>
      </BoardThing>
      <g aria-hidden="true">
        <Sign
          path={ICONS['round-star']}
          x={middle - words * 0.5}
          y={y + h * 0.7}
          size={words * 1.2}
          className={css['ink']}
        />
        <text x={middle + words * 0.75} y={y + h * 0.7 + words * 0.36} className={css['has']}>
          {xp}
        </text>
      </g>
    </>
  )
})
