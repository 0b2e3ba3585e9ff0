// The pieces a player can recruit: each with its picture, its name and its price, and how many are left of it.
import {
  inSupply,
  pairPrice,
  type Price as PriceOf,
  type Unit,
  unitName,
  unitPrice,
  UNITS,
} from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { memo } from 'react'
import { Icon } from '../../../../components/icon.tsx'
import { nameOf } from '../../cards/names.ts'
import lying from '../../../../table-ui/thing.module.css'
import { useSpoken } from '../../pieces/use-spoken.tsx'
import { UNIT_SIGN } from '../../counted.ts'
import { factsOf, valuesOf } from '../../facts.ts'
import { UnitIcon } from '../../figures/unit-icon.tsx'
import { Price } from '../../pieces/price.tsx'
import { playerOf } from '../../view.ts'
import { useWords } from './words.ts'
import style from './court.module.css'

interface SupplyProps {
  readonly update: Update
  readonly seat: number
}

const HIGH = '1.3rem'

export function Supply({ update, seat }: SupplyProps) {
  const { t, say } = useWords()
  const facts = factsOf(update)
  const { faction = '', buildings = [] } = playerOf(update, seat) ?? {}
  const own = valuesOf(update).factions[faction]
  const called = (unit: Unit) =>
    say(unit === 'serf' || unit === 'warrior' ? unitName(unit) : nameOf(own?.units[unit] ?? ''))
  const isLocked = (unit: Unit) =>
    own?.buildings.some(({ id, opens }) => opens === unit && !buildings.includes(id)) === true
  const shared = { faction, seat }
  const [serf, ...others] = UNITS.map((unit) => ({
    ...shared,
    unit,
    name: called(unit),
    left: inSupply(facts, seat, unit),
    locked: isLocked(unit),
    price: unitPrice(facts, seat, unit),
  }))
  const pair = {
    ...shared,
    unit: 'pair' as const,
    name: t('court.pair'),
    left: Math.floor(inSupply(facts, seat, 'serf') / 2),
    locked: false,
    price: pairPrice(facts, seat),
  }
  return (
    <section className={style['supply']} aria-label={t('court.pieces')}>
      {[...(serf === undefined ? [] : [serf]), pair, ...others].map((piece) => (
        <Piece key={piece.unit} {...piece} />
      ))}
    </section>
  )
}

interface PieceProps {
  readonly unit: Unit | 'pair'
  readonly faction: string
  readonly seat: number
  readonly name: string
  readonly left: number
  /** Its Building is missing. */
  readonly locked: boolean
  readonly price: PriceOf
}

const Piece = memo(function Piece({ unit, faction, seat, name, left, locked, price }: PieceProps) {
  const { t } = useWords()
  const { thing, spoken } = useSpoken(`unit:${unit}`, `${name}, ${t('court.left', { n: left })}`)
  const several = unit === 'serf' || unit === 'pair' || unit === 'warrior'
  return (
    <div
      {...thing}
      className={`${lying['thing']} ${style['piece']}`}
      data-none={left === 0}
      data-locked={locked}
    >
      {spoken}
      <span className={style['figure']} aria-hidden>
        <Picture unit={unit} faction={faction} seat={seat} />
      </span>
      <span className={style['called']} aria-hidden data-called>
        {unit === 'pair' ? t('court.pair.short') : name.split(' ')[0]}
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
