// Spells that cost others a Serf outside their Capital Region, or Food. (H-PLAGUE-2, H-PLAGUE-15)
import type { Option } from '@lorehall/kernel'
import type { About } from '../cards/about.ts'
import { KIND } from '../choices.ts'
import type { Place } from '../map/world.ts'
import { player } from '../rules/lookup.ts'
import { serfsAt } from '../rules/pieces.ts'
import { pay } from '../rules/purse.ts'
import { everybody, isFoe } from '../rules/solo/enemy.ts'
import type { F } from '../rules/step.ts'
import { touches } from '../rules/verbs/scope.ts'
import { GIVE_SERF } from './choices.ts'
import type { W, WordStepOf } from './step.ts'

/** The places outside a seat's Capital Region where it has Serfs. */
function serfPlaces(f: F, seat: number): Place[] {
  const p = player(f, seat)
  return f.values.world.places.all.filter((place) => place !== p.capital && serfsAt(p, place) > 0)
}

/** The owner chooses which Serf. */
const loseSerf = (t: W, seat: number, by: number, from: string): void =>
  t.push({ do: 'words/reaped', seat, places: serfPlaces(t, seat), kind: 'serf', by, from })

/** Whether the caster could lose anything. */
export const canInfect = (f: F, seat: number): boolean =>
  player(f, seat).food > 0 || serfPlaces(f, seat).length > 0

/** The caster of the Spell loses a Serf; without one outside the Capital Region, Food. */
export function infect(t: W, about: About, food: number, from: string): void {
  const { other } = about
  if (other === undefined || !touches(t, about, other)) return
  if (serfPlaces(t, other).length > 0) return loseSerf(t, other, about.seat, from)
  const lost = Math.min(food, player(t, other).food)
  if (lost > 0) pay(t, other, { food: lost }, from)
}

/** Each other player, clockwise. */
export function afflict(t: W, about: About, food: number, from: string): void {
  const { seat } = about
  for (const other of everybody(t, seat).toReversed()) {
    if (touches(t, about, other)) t.push({ do: 'words/afflict', seat: other, food, by: seat, from })
  }
}

/** The player chooses; the solo Enemy pays Food if it can. */
export function afflictOne(t: W, step: WordStepOf<'words/afflict'>, answer: Option | undefined): void {
  const { seat, food, by, from = '' } = step
  const canPay = player(t, seat).food >= food
  const hasSerf = serfPlaces(t, seat).length > 0
  if (answer === undefined && canPay && hasSerf && !isFoe(t, seat)) {
    t.ask(seat, 'pick', 'words/afflict', from)
    t.offer(KIND('food'))
    t.offer(GIVE_SERF)
    return
  }
  if (answer === undefined ? canPay : answer !== GIVE_SERF) return pay(t, seat, { food }, from)
  if (hasSerf) loseSerf(t, seat, by, from)
}
