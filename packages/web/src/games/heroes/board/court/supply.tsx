// The pieces a player can recruit: the number left of each, and its price.
import {
  inSupply,
  isHero,
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
import { Price } from '../../pieces/price.tsx'
import { playerOf } from '../../view.ts'
import { useWords } from './words.ts'
import style from './court.module.css'

interface SupplyProps {
  readonly update: Update
  readonly seat: number
}

export function Supply({ update, seat }: SupplyProps) {
  const { t, say } = useWords()
  const facts = factsOf(update)
  const units = valuesOf(update).factions[playerOf(update, seat)?.faction ?? '']?.units
  const called = (unit: Unit) =>
    say(unit === 'serf' || unit === 'warrior' ? unitName(unit) : nameOf(units?.[unit] ?? ''))
  const pieces = UNITS.map((unit) => ({
    at: `unit:${unit}`,
    sign: isHero(unit) ? called(unit).charAt(0) : UNIT_SIGN[unit],
    letter: isHero(unit),
    name: called(unit),
    left: inSupply(facts, seat, unit),
    price: unitPrice(facts, seat, unit),
  }))
  const pair = {
    at: 'unit:pair',
    sign: UNIT_SIGN.pair,
    letter: false,
    name: t('court.pair'),
    left: Math.floor(inSupply(facts, seat, 'serf') / 2),
    price: pairPrice(facts, seat),
  }
  const [serf, ...others] = pieces
  return (
    <section className={style['supply']} aria-label={t('court.pieces')}>
      {[...(serf === undefined ? [] : [serf]), pair, ...others].map((piece) => (
        <Piece key={piece.at} {...piece} />
      ))}
    </section>
  )
}

interface PieceProps {
  readonly at: string
  /** A Hero's first letter, or a path on the grid of the icon set. */
  readonly sign: string
  readonly letter: boolean
  readonly name: string
  readonly left: number
  readonly price: PriceOf
}

const Piece = memo(function Piece({ at, sign, letter, name, left, price }: PieceProps) {
  const { t } = useWords()
  const { thing, spoken } = useSpoken(at, `${name}, ${t('court.left', { n: left })}`)
  return (
    <div {...thing} className={`${lying['thing']} ${style['piece']}`} data-none={left === 0}>
      {spoken}
      <span aria-hidden>
        {letter ? <i className={style['letter']}>{sign}</i> : <Icon path={sign} size="16px" />}
        <b>{left}</b>
      </span>
      <span aria-hidden>
        <Price price={price} />
      </span>
    </div>
  )
})
