// Strength that abilities add to a side, line by line. (H-ABILITY-4)
import type { Battle, Side, SideName } from '../../state.ts'
import { isVessel } from '../../values/words.ts'
import { countIn, fighting, other, ownIn } from '../battle/army.ts'
import { countGuests } from '../guests.ts'
import { heroesOf, heroOf } from '../hired.ts'
import { player } from '../lookup.ts'
import { ABOARD } from '../pieces.ts'
import type { F } from '../step.ts'
import { isOneOf } from '../verbs/crowds.ts'
import { meets } from './needs.ts'
import { type InForce, rulesOf } from './standing.ts'
import { tallied } from './tally.ts'

/** The number of fighting Units: the Building's Vessel and everyone aboard. */
export function crew(f: F, side: Side, { bearer }: InForce<'str'>): number {
  if (!isVessel(bearer) || ownIn(f, side, bearer) === 0) return 0
  const p = player(f, side.seat)
  const aboard = heroesOf(p).filter((hero) => heroOf(p, hero).aboard === bearer).length
  const men = fighting(f, side, ABOARD.serf[bearer]) + fighting(f, side, ABOARD.warrior[bearer])
  return 1 + aboard + men + countGuests(f, side.seat, bearer)
}

/** How often a rule applies: per Unit of a kind, per Unit aboard, or once. */
function times(f: F, side: Side, one: InForce<'str'>): number {
  const { who } = one.rule
  if (who === 'crew') return crew(f, side, one)
  if (who === 'bearer') return ownIn(f, side, one.bearer)
  if (who === 'army' || who === 'enemy') return 1
  if (who === 'flown') return f.values.box.words?.flown(f, side, one) ?? 0
  if (who === 'serf' || who === 'warrior') return countIn(f, side, who)
  let n = 0
  for (const unit of f.values.kinds) if (isOneOf(unit, [who])) n += countIn(f, side, unit)
  return n
}

/** Whether a side's Serfs add nothing. A Spell and an ability that both say so count once. (H-ABILITY-5) */
function zeroSerfs(f: F, battle: Battle, name: SideName): string | null {
  const { seat } = battle[other(name)]
  return (
    rulesOf(f, seat, 'zero').find((one) => one.rule.units === 'serf' && meets(f, one, { seat }))?.ability
      .id ?? null
  )
}

const isSpelt = ({ effects }: Battle, name: SideName): boolean =>
  effects.some(({ rule, on, unit }) => rule === 'zero' && on === name && unit === 'serf')

/** Calls `add` for each line. */
export function addAbilities(
  f: F,
  battle: Battle,
  name: SideName,
  add: (what: string, n: number) => void,
): void {
  const side = battle[name]
  const { seat } = side
  const zero = zeroSerfs(f, battle, name)
  const spelt = isSpelt(battle, name)
  if (zero !== null && !spelt) add(zero, -countIn(f, side, 'serf') * f.values.units.serf.strength)
  for (const one of rulesOf(f, seat, 'str')) {
    const { who, add: n, per, max = Infinity } = one.rule
    if (who === 'serf' && (zero !== null || spelt)) continue
    if (!meets(f, one, { seat })) continue
    add(
      one.ability.id,
      Math.min(max, n * times(f, side, one) * (per === undefined ? 1 : tallied(f, seat, per))),
    )
  }
  f.values.box.words?.addStrength(f, battle, name, add)
}

/** Damage that the winner's abilities add for the loser. */
export function addedHarm(f: F, winner: number): number {
  let n = 0
  for (const one of rulesOf(f, winner, 'harm')) if (meets(f, one, { seat: winner })) n += one.rule.add
  return n
}
