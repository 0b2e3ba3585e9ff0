// How the event ends: Ronak wins and sleeps again, or he is gone for good and there is loot. Then the game goes on
// where it was. (V-MYTHS-12 to 17)
import { around } from '@lorehall/grammar'
import type { Option } from '@lorehall/kernel'
import { player } from '../../../rules/counters.ts'
import { amount, card } from '../../../rules/lookup.ts'
import type { F } from '../../../rules/step.ts'
import { testsBetweenLoot } from '../../../rulesets.ts'
import { at } from '../../../state.ts'
import { openTurn } from '../../../rules/turn.ts'
import { LOOT } from '../choices.ts'
import { CENTRE, TUUK } from '../regions.ts'
import { AROUND, FOE, mythsOf, type StepOf, type T } from '../state.ts'
import { boardFor, CONVICTION_RING } from '../values/boards.ts'

/** Moves every block off the battle board. */
function clear(t: T, home: (seat: number, sphere: number) => void): void {
  const kept = mythsOf(t)
  kept.spheres.forEach((seat, i) => {
    if (seat !== -1) home(seat, i)
  })
  kept.spheres = kept.spheres.map(() => -1)
}

function resumeAfter(t: T): void {
  const { provoker: seat } = mythsOf(t)
  t.push({ do: 'myths/resume', seat })
  t.push({ do: 'settle', seat })
}

/** All blocks return to influence, and the black ones are around him again. Rewards are kept. */
export function lose(t: T): void {
  const kept = mythsOf(t)
  clear(t, (seat) => player(t, seat).influence++)
  kept.phase = 'asleep'
  kept.blocks = AROUND.slice()
  t.emit({ type: 'ronakWon' })
  resumeAfter(t)
}

/** The blocks return to where they came from, the tile is turned over, and the loot is revealed. */
export function win(t: T): void {
  const kept = mythsOf(t)
  const order = pickingOrder(t)
  const board = boardFor(t.seats)
  clear(t, (seat, i) => {
    const { ring } = at(board, i)
    const p = player(t, seat)
    if (ring === CONVICTION_RING) p.conviction++
    else p.spheres[ring]++
  })
  kept.phase = 'gone'
  t.state.regions[CENTRE] = TUUK
  t.emit({ type: 'ronakBeaten', hex: CENTRE })
  t.credit(FOE)
  t.reveal()
  for (let n = t.seats + amount(t, 'myths', 'spare'); n > 0; n--) {
    kept.market.push(...kept.stack.splice(t.chance(kept.stack.length), 1))
  }
  t.emit({ type: 'lootShown', cards: kept.market.slice() })
  resumeAfter(t)
  t.push({ do: 'myths/pick', seat: at(order, 0), order })
  if (testsBetweenLoot(t)) t.push({ do: 'settle', seat: at(order, 0) })
}

/**
 * First the winner of the first pick, then by highest companion, then players without companions, clockwise from
 * `sestra`, who plays next.
 */
function pickingOrder(f: F): readonly number[] {
  const { spheres, sestra } = mythsOf(f)
  const sphere = boardFor(f.seats).findIndex(({ reward }) => reward === 'pick')
  const first = sphere === -1 ? -1 : at(spheres, sphere)
  const highest = (seat: number) =>
    Math.max(0, ...player(f, seat).party.map(({ card: id }) => card(f, id).initiative))
  const rank = (seat: number) => (seat === first ? Infinity : highest(seat))
  const from = (start: number) => around(f.seats, start)
  const order = from(sestra).toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
  // Variant: only the first is found this way. (V-EDITION-14)
  return f.options['lootClockwise'] === true ? from(at(order, 0)) : order
}

/** One piece each. The rest goes back into the box. */
export function pick(t: T, step: StepOf<'myths/pick'>, answer: Option | undefined): void {
  const kept = mythsOf(t)
  const [seat, ...others] = step.order
  if (seat === undefined) {
    kept.market = []
    kept.stack = []
    return
  }
  if (answer === undefined) {
    t.askOpen(seat, 'pick', 'myths/loot')
    for (const id of kept.market) t.offer(LOOT(id))
    return
  }
  const id = answer.name
  kept.market = kept.market.filter((other) => other !== id)
  at(kept.loot, seat).push(id)
  t.emit({ type: 'looted', seat, card: id, taken: true })
  t.push({ do: 'myths/pick', seat: others[0] ?? seat, order: others })
  if (testsBetweenLoot(t)) t.push({ do: 'settle', seat })
  t.push({ do: 'cardHonor', seat, card: id, source: 'loot' })
}

/** Goes back to the turn that woke him and continues from there. */
export function resume(t: T, { seat }: StepOf<'myths/resume'>): void {
  const kept = mythsOf(t)
  openTurn(t, seat)
  t.state.turn.grants = kept.waiting
  kept.waiting = []
  kept.provoker = -1
  kept.sestra = -1
  kept.opener = -1
  t.push({ do: 'nextTurn', seat })
}

/** A piece of loot leaves the game. */
export function dropLoot(t: T, seat: number, id: string): void {
  const { loot } = mythsOf(t)
  if (at(loot, seat).includes(id)) loot[seat] = at(loot, seat).filter((other) => other !== id)
}
