// Conviction that another player pays. (V-TREACHERY-19, V-TREACHERY-22)
import type { Option } from '@lorehall/kernel'
import type { Payers } from '../../../box/module.ts'
import { RECOVER_FROM } from '../../../choices.ts'
import { player } from '../../../rules/counters.ts'
import { acted, isSilent } from '../../../rules/inforce.ts'
import { card } from '../../../rules/lookup.ts'
import { isForced } from '../../../rules/power.ts'
import { influenceAfter } from '../../../rules/program.ts'
import { recoverAttribute } from '../../../rules/recover.ts'
import type { F } from '../../../rules/step.ts'
import { at, EVERY_ATTRIBUTE } from '../../../state.ts'
import { PAY_ALONE, SIPHON } from '../choices.ts'
import { SIPHONS } from '../cards/vocabulary.ts'
import { type SiphonStep, type T, treacheryOf } from '../state.ts'
import { others } from './near.ts'
import { againstPrice, impunityOf, payPrice, priceFor } from './price.ts'

const PRICE = { honor: 1, charges: 1 }

/** The relic that lets others pay, if it can be used now; the empty string: none. */
function siphonOf(f: F, seat: number): string {
  if (seat !== f.state.turn.seat) return ''
  const { relics, used } = player(f, seat)
  for (const { card: id } of relics) {
    if (card(f, id).always?.[SIPHONS] === undefined) continue
    return used.includes(id) || isSilent(f, seat, id) ? '' : id
  }
  return ''
}

/** The players who could be made to pay, if so much honor is reserved and so much influence must be placed. */
function victims(f: F, seat: number, kept: number, lays: number): number[] {
  const siphon = siphonOf(f, seat)
  if (siphon === '') return []
  return others(f, seat).filter((whom) => {
    const { honor = 0, charges = 0 } = priceFor(f, seat, whom, PRICE)
    const against = againstPrice(f, seat, siphon, { honor: honor + kept, charges })
    const left = influenceAfter(f, seat, siphon, charges)
    return isForced(f, whom, 'conviction') && against === null && left >= lays
  })
}

/** How much conviction others could pay: 1 block per turn. */
export function siphonable(f: F, seat: number, kept: number, lays: number): number {
  return victims(f, seat, kept, lays).length > 0 ? 1 : 0
}

function ask(t: T, seat: number, n: number, _from: string, lays: number): void {
  const from = siphonOf(t, seat)
  if (victims(t, seat, 0, lays).length > 0) t.push({ do: 'treachery/siphon', seat, n, lays, from })
}

function paid(f: F): number {
  const kept = treacheryOf(f)
  const n = kept.siphoned
  kept.siphoned = 0
  return n
}

/** Asks who pays 1 block of it. A player who can't pay alone must choose someone. */
export function siphon(t: T, step: SiphonStep, answer: Option | undefined): void {
  if (answer === undefined) askWhoPays(t, step)
  else if (answer.kind === 'recover') {
    t.push(step)
    recoverAttribute(t, step.seat, answer)
  } else if (answer !== PAY_ALONE) draw(t, step, answer.n)
}

function askWhoPays(t: T, step: SiphonStep): void {
  const { seat, from, n, lays } = step
  const alone = player(t, seat).conviction >= n
  const all = victims(t, seat, 0, lays)
  const [only] = all
  if (!alone && only === undefined) askForInfluence(t, step)
  else if (!alone && all.length === 1 && only !== undefined) draw(t, step, only)
  else {
    t.askOpen(seat, 'pick', 'siphon', from)
    for (const whom of all) t.offer(at(SIPHON, whom))
    if (alone) t.offer(PAY_ALONE)
  }
}

/**
 * The influence needed for the payment was turned into attributes since the first question. The action has begun, so
 * blocks are recovered until someone can be made to pay. (V-TREACHERY-22)
 */
function askForInfluence(t: T, { seat, from }: SiphonStep): void {
  const { spheres } = player(t, seat)
  t.askOpen(seat, 'pick', 'siphon.short', from)
  for (const a of EVERY_ATTRIBUTE) if (spheres[a] > 0) t.offer(RECOVER_FROM[a])
}

function draw(t: T, { seat, from }: SiphonStep, whom: number): void {
  const p = player(t, whom)
  const impunity = impunityOf(t, seat, whom)
  if (impunity !== null) acted(t, whom, impunity)
  player(t, seat).used.push(from)
  t.emit({ type: 'used', seat, card: from })
  payPrice(t, seat, from, priceFor(t, seat, whom, PRICE))
  p.conviction--
  p.influence++
  treacheryOf(t).siphoned = 1
  t.emit({ type: 'siphoned', seat, whom, from })
}

export const payers: Payers = { could: (f, seat, lays) => siphonable(f, seat, 0, lays), ask, paid }
