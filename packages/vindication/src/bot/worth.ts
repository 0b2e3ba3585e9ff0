// How good a position is for a seat, in honor: what it has, what the end would add, and a rough
// worth of what it can still become. The greedy player looks no further than this.
import { prospects } from './prospects.ts'
import { player, sum } from '../rules/counters.ts'
import type { F } from '../rules/step.ts'
import { endPoints } from '../scoring.ts'
import { granted, grants } from '../rules/inforce.ts'
import { COMMON, HEROIC, type Player } from '../state.ts'

const WORTH = {
  common: 0.75,
  heroic: 1.9,
  conviction: 1.6,
  influence: 0.5,
  potential: 0.15,
  /** Each beyond a few: so many blocks that take no part in the game. */
  locked: -0.7,
  /** Where not all is unlocked, the one block that is needed to do anything. */
  ready: 0.15,
  loyal: 0.2,
  charge: 0.8,
  companion: 1.6,
  heroicCard: 1.5,
  tile: 0.8,
  step: 0.7,
  region: 1.2,
  turn: 4,
}

/** Points of the end that can still be lost count for less while the game is open. */
const UNSURE = 0.7

/** So many blocks may stay in potential for long. */
const A_FEW = 6

/** Blocks that cannot be used yet; who has none to use either had better rest. */
function locked({ potential, influence }: Player): number {
  const worth = Math.min(potential, A_FEW) * WORTH.potential + Math.max(0, potential - A_FEW) * WORTH.locked
  return potential > 0 && influence > 0 ? worth + WORTH.ready : worth
}

/** What a player has, apart from honor and regions. */
export function goods(p: Player): number {
  let worth = p.conviction * WORTH.conviction + p.influence * WORTH.influence + locked(p)
  for (const a of COMMON) worth += Math.min(p.spheres[a], 4) * WORTH.common
  for (const a of HEROIC) worth += Math.min(p.spheres[a], 3) * WORTH.heroic
  for (const { blocks } of p.party) worth += blocks * WORTH.loyal
  for (const { blocks } of p.relics) worth += blocks * WORTH.charge
  worth += p.party.length * WORTH.companion
  worth += (p.traits.length + p.relics.length + p.monsters.length) * WORTH.heroicCard
  worth += sum(p.tiles) * WORTH.tile + (p.mount + p.speedBlocks) * WORTH.step
  return worth
}

/** In one's last turn only points count; goods break ties, also once everything is scored. */
const LEFT_OVER = 0.1

function isLastTurn(f: F, seat: number): boolean {
  const s = f.state
  return (
    s.scored ||
    (s.lastRound !== 0 &&
      s.round >= s.lastRound &&
      s.turn.seat === seat &&
      !granted(f, seat, 'turn') &&
      f.values.box.suspends?.(f) !== true)
  )
}

export function worth(f: F, seat: number): number {
  const p = player(f, seat)
  if (isLastTurn(f, seat)) {
    const end = f.state.scored ? 0 : endPoints(f, seat).reduce((sum, { points }) => sum + points, 0)
    return p.honor + end + goods(p) * LEFT_OVER
  }
  let total = p.honor + goods(p) + prospects(f, seat, p)
  for (const { points } of endPoints(f, seat)) total += points * UNSURE
  for (const owner of f.state.owners) if (owner === seat) total += WORTH.region
  total += grants(f, seat, 'turn') * WORTH.turn
  total += f.values.box.worth?.(f, seat) ?? 0
  return total
}
