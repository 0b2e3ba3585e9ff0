// How bots judge Myths & Wonders: they go for the black blocks, fight, and know good loot.
import { distance } from '../../map/board.ts'
import type { Verb } from '../../cards/card.ts'
import { player, speedOf } from '../../rules/counters.ts'
import { anyCard } from '../../rules/lookup.ts'
import type { F } from '../../rules/step.ts'
import { at } from '../../state.ts'
import { boardOf } from './rules/event.ts'
import { mythsOf } from './state.ts'
import { CONVICTION_RING, type Ring } from './values/boards.ts'

/** For the quick player; 10 is usual. */
export const eager: Readonly<Record<string, number>> = {
  contribute: 70,
  roll: 13,
  prepare: 10,
  clone: 20,
  loot: 10,
  token: 4,
  'swap-out': 10,
  'swap-in': 12,
  'swap-top': 10,
  'tile-out': 10,
  'tile-in': 10,
}

const WORTH = {
  /** Per block moved onto Ronak, and for being near one that is left. */
  provoked: 0.9,
  near: 0.7,
  /** For filled spheres: the loot to come. */
  loot: 4.5,
  token: 0.9,
  pick: 1,
  common: 0.7,
  heroic: 1.8,
  conviction: 1.5,
  /** In the fight: the first block that fits an empty sphere, further ones, and influence that could become one. */
  fits: 1.6,
  fitsToo: 0.5,
  breath: 0.45,
}

/** The value of a piece of loot by its effect, apart from its honor. */
const GOOD_FOR: Readonly<Record<string, number>> = {
  extraVisit: 4.2,
  'myths/shape': 3.6,
  'myths/unearth': 6,
  'myths/learn': 1.6,
  grant: 2.2,
  'myths/ride': 1.8,
  'myths/swap': 0.9,
}

const said = (verb: Verb) => (verb.verb === 'own' ? verb.does : verb.verb)

function goodFor(f: F, id: string): number {
  const [first] = anyCard(f, id).use?.effects ?? []
  return first === undefined ? 0 : (GOOD_FOR[said(first)] ?? 0)
}

const blockOn = (ring: Ring) =>
  ring === CONVICTION_RING ? WORTH.conviction : ring < 3 ? WORTH.common : WORTH.heroic

/** The value of the blocks the seat could contribute. The fight is lost if nobody can contribute. */
function readiness(f: F, seat: number): number {
  const { spheres } = mythsOf(f)
  const p = player(f, seat)
  const empty = [0, 0, 0, 0, 0, 0, 0]
  boardOf(f).forEach(({ ring }, i) => {
    if (spheres[i] === -1) empty[ring] = at(empty, ring) + 1
  })
  const have = [...p.spheres, p.conviction]
  const fit = have.reduce((n, own, ring) => n + Math.min(own, at(empty, ring)), 0)
  const first = fit > 0 ? WORTH.fits : 0
  return first + Math.min(Math.max(0, fit - 1), 4) * WORTH.fitsToo + Math.min(p.influence, 4) * WORTH.breath
}

/** The nearer a block, the better. Each Move takes a turn. */
function nearness(f: F, seat: number, blocks: readonly number[]): number {
  const { space } = player(f, seat)
  const speed = Math.max(1, speedOf(player(f, seat)))
  let far = 99
  for (const block of blocks) far = Math.min(far, distance(space, block))
  return WORTH.near * 0.7 ** Math.ceil(far / speed) * (1 - far * 0.01)
}

export function worth(f: F, seat: number): number {
  const { phase, blocks, spheres, tokens, loot } = mythsOf(f)
  const lasting = f.state.lastRound === 0 ? 1 : 0.3
  let total = at(tokens, seat) * WORTH.token * lasting
  for (const id of at(loot, seat)) total += goodFor(f, id) * lasting
  if (phase === 'asleep' && player(f, seat).party.length > 0)
    total += ((6 - blocks.length) * WORTH.provoked + nearness(f, seat, blocks)) * lasting
  if (phase === 'fight') {
    const board = boardOf(f)
    const filled = spheres.filter((owner) => owner !== -1).length
    total += 6 * WORTH.provoked + (filled / spheres.length) * WORTH.loot + readiness(f, seat)
    spheres.forEach((owner, i) => {
      const { ring, reward } = at(board, i)
      if (owner === seat) total += blockOn(ring) + (reward === 'pick' ? WORTH.pick : 0)
    })
  }
  return total
}
