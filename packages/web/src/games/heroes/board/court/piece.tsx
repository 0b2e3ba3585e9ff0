// A piece that a player can recruit, with its picture, its name, its price and how many are left.
import { type Price as PriceOf, RESOURCES, type Unit } from '@lorehall/heroes/client'
import { memo } from 'react'
import { Icon } from '../../../../components/icon.tsx'
import lying from '../../../../table-ui/thing.module.css'
import { UNIT_SIGN } from '../../counted.ts'
import { UnitIcon } from '../../figures/unit-icon.tsx'
import { Price } from '../../pieces/price.tsx'
import { useSpoken } from '../../pieces/use-spoken.tsx'
import { useWords } from './words.ts'
import style from './court.module.css'

const HIGH = '1.3rem'

export interface PieceProps {
  readonly unit: Unit | 'pair'
  readonly faction: string
  readonly seat: number
  readonly name: string
  readonly short: string
  readonly left: number
  /** Its Building is missing. */
  readonly locked: boolean
  readonly price: PriceOf
}

export const Piece = memo(function Piece({
  unit,
  faction,
  seat,
  name,
  short,
  left,
  locked,
  price,
}: PieceProps) {
  const { t } = useWords()
  const { thing, spoken } = useSpoken(`unit:${unit}`, `${name}, ${t('court.left', { n: left })}`)
  const several = unit === 'serf' || unit === 'pair' || unit === 'warrior'
  return (
    <div
      {...thing}
      className={`${lying['thing']} ${style['piece']}`}
      data-none={left === 0}
      data-locked={locked}
      data-dear={RESOURCES.every((kind) => (price[kind] ?? 0) > 0)}
    >
      {spoken}
      <span className={style['figure']} aria-hidden>
        <Picture unit={unit} faction={faction} seat={seat} />
      </span>
      <span className={style['called']} aria-hidden data-called>
        {short}
      </span>
      <span className={style['costs']} aria-hidden>
        <Price price={price} />
        {several && <b>{t('court.times', { n: left })}</b>}
      </span>
    </div>
  )
})

function Picture({ unit, ...of }: Pick<PieceProps, 'unit' | 'faction' | 'seat'>) {
  if (unit === 'sea' || unit === 'air') return <Icon path={UNIT_SIGN[unit]} size={HIGH} />
  return <UnitIcon {...of} unit={unit === 'pair' ? 'serf' : unit} size={HIGH} />
}
