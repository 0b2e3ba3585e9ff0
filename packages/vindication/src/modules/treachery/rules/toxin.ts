// Every other player puts blocks on a companion. (V-TREACHERY-20)
import type { Option } from '@lorehall/kernel'
import { player } from '../../../rules/counters.ts'
import { acted, blocksOn, held } from '../../../rules/inforce.ts'
import { canRecover } from '../../../rules/recover.ts'
import type { F } from '../../../rules/step.ts'
import { idsOf, loaded } from '../../../loaded.ts'
import { SICKEN } from '../choices.ts'
import type { Poison, Price } from '../cards/vocabulary.ts'
import type { BurdenStep, SickenStep, T } from '../state.ts'
import { others, shieldOf } from './near.ts'
import { doubled, impunityOf, payPrice } from './price.ts'

/** The companions that another player's card can affect. */
function touchable(f: F, owner: number): string[] {
  return idsOf(player(f, owner).party).filter((id) => shieldOf(f, owner, id) === null)
}

/** The price, doubled once if any affected player has Impunity. */
export function poisonPrice(f: F, seat: number, price: Price): Price {
  const touched = others(f, seat).filter((other) => touchable(f, other).length > 0)
  return touched.some((other) => impunityOf(f, seat, other) !== null) ? doubled(price) : price
}

export function poison(t: T, seat: number, id: string, { n, price }: Poison): void {
  for (const other of others(t, seat).toReversed()) {
    t.push({ do: 'treachery/sicken', seat: other, n, from: id })
  }
  const due = poisonPrice(t, seat, price)
  if (due !== price) creditImpunity(t, seat)
  payPrice(t, seat, id, due)
}

function creditImpunity(t: T, seat: number): void {
  for (const other of others(t, seat)) {
    const impunity = impunityOf(t, seat, other)
    if (impunity !== null) acted(t, other, impunity)
  }
}

/** Each picks which one; a single one needs no question. */
export function sicken(t: T, step: SickenStep, answer: Option | undefined): void {
  const { seat, n, from } = step
  const all = touchable(t, seat)
  for (const { card: id } of player(t, seat).party) {
    const shield = shieldOf(t, seat, id)
    if (shield !== null) t.credit(shield)
  }
  const [only] = all
  const chosen = answer === undefined ? (all.length === 1 ? only : undefined) : answer.name
  if (chosen !== undefined)
    t.push({ do: 'treachery/burden', seat, card: chosen, n: burdenOf(t, seat, chosen, n), from })
  else if (all.length > 0) {
    t.askOpen(seat, 'pick', 'sicken', from)
    for (const id of all) t.offer(SICKEN(id))
  }
}

/** Resilience stops it at four. */
function burdenOf(t: T, seat: number, companion: string, n: number): number {
  const enough = held(t, seat, 'enough')
  if (enough === null) return n
  const room = Math.max(0, enough.n - blocksOn(t, seat, companion))
  if (room < n) acted(t, seat, enough.card.id)
  return Math.min(n, room)
}

/** If influence is short, blocks are recovered first; then as many as there are. */
export function burden(t: T, step: BurdenStep): void {
  const { seat, card: id, n, from } = step
  const p = player(t, seat)
  const now = Math.min(n, p.influence)
  if (n > 0 && now === 0 && canRecover(t, seat, id)) {
    t.push(step)
    t.push({ do: 'owe', seat, from, spared: id })
  }
  if (now === 0) return
  p.influence -= now
  loaded(p.party, id).blocks += now
  t.emit({ type: 'loaded', seat, card: id, n: now, from })
  if (n > now) t.push({ ...step, n: n - now })
}
