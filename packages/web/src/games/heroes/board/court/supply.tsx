// The pieces a player can recruit: each with its picture, its name and its price, and how many are left of it.
import { inSupply, pairPrice, type Unit, unitName, unitPrice, UNITS } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { lazy, Suspense } from 'react'
import { nameOf, shortName } from '../../cards/names.ts'
import { factsOf, valuesOf } from '../../facts.ts'
import { playerOf } from '../../view.ts'
import { Piece, type PieceProps } from './piece.tsx'
import { useWords } from './words.ts'
import style from './court.module.css'

/** Loaded at tables with cards for hire. */
const Hires = lazy(() => import('./hires.tsx').then((hires) => ({ default: hires.Hires })))

interface SupplyProps {
  readonly update: Update
  readonly seat: number
}

export function Supply({ update, seat }: SupplyProps) {
  const { t, say } = useWords()
  const facts = factsOf(update)
  const { faction = '', buildings = [] } = playerOf(update, seat) ?? {}
  const own = valuesOf(update).factions[faction]
  const named = (unit: Unit, of: typeof nameOf) =>
    say(unit === 'serf' || unit === 'warrior' ? unitName(unit) : of(own?.units[unit] ?? ''))
  const isLocked = (unit: Unit) =>
    own?.buildings.some(({ id, opens }) => opens === unit && !buildings.includes(id)) === true
  const shared = { faction, seat }
  const pieceOf = (unit: Unit): PieceProps => ({
    ...shared,
    unit,
    name: named(unit, nameOf),
    short: named(unit, shortName),
    left: inSupply(facts, seat, unit),
    locked: isLocked(unit),
    price: unitPrice(facts, seat, unit),
  })
  const [serf, ...others] = UNITS.map(pieceOf)
  const hires = (facts.state.forHire ?? []).map(pieceOf)
  const pair = {
    ...shared,
    unit: 'pair' as const,
    name: t('court.pair'),
    short: t('court.pair.short'),
    left: Math.floor(inSupply(facts, seat, 'serf') / 2),
    locked: false,
    price: pairPrice(facts, seat),
  }
  return (
    <>
      <section className={style['supply']} aria-label={t('court.pieces')}>
        {[...(serf === undefined ? [] : [serf]), pair, ...others].map((piece) => (
          <Piece key={piece.unit} {...piece} />
        ))}
      </section>
      {hires.length > 0 && (
        <Suspense fallback={null}>
          <Hires hires={hires} />
        </Suspense>
      )}
    </>
  )
}
