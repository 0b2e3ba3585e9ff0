// How good a position is for a seat, in honor: what it has, what the end would add, and a rough
// worth of what it can still become. The greedy player looks no further than this.
import { TOUCHES } from './board.ts'
import { player, sum } from './rules/counters.ts'
import type { F } from './rules/step.ts'
import { againstVisiting } from './rules/visit.ts'
import { endPoints } from './scoring.ts'
import { at, COMMON, HEROIC, type Player } from './state.ts'

const WORTH = {
  common: 0.75,
  heroic: 1.9,
  conviction: 1.6,
  influence: 0.5,
  potential: 0.15,
  loyal: 0.2,
  charge: 0.8,
  companion: 1.6,
  heroicCard: 1.5,
  tile: 0.8,
  step: 0.7,
  region: 1.2,
  door: 0.35,
  turn: 4,
}

/** Points of the end that can still be lost count for less while the game is open. */
const UNSURE = 0.7

function goods(p: Player): number {
  let worth = p.conviction * WORTH.conviction + p.influence * WORTH.influence + p.potential * WORTH.potential
  for (const a of COMMON) worth += Math.min(p.spheres[a], 4) * WORTH.common
  for (const a of HEROIC) worth += Math.min(p.spheres[a], 3) * WORTH.heroic
  for (const n of p.loyalty) worth += n * WORTH.loyal
  for (const n of p.charges) worth += n * WORTH.charge
  worth += p.party.length * WORTH.companion
  worth += (p.traits.length + p.relics.length + p.monsters.length) * WORTH.heroicCard
  worth += sum(p.tiles) * WORTH.tile + (p.mount + p.speedBlocks) * WORTH.step
  return worth
}

/** Regions one could enter from here. */
function doors(f: F, seat: number, p: Player): number {
  let open = 0
  for (const hex of at(TOUCHES, p.space)) if (againstVisiting(f, seat, hex) === null) open++
  return open
}

/** In one's last turn only points count; goods break ties, also once everything is scored. */
const LEFT_OVER = 0.1

function isLastTurn({ state: s }: F, seat: number): boolean {
  return (
    s.scored ||
    (s.lastRound !== 0 && s.round >= s.lastRound && s.turn.seat === seat && s.turn.extraTurns === 0)
  )
}

export function worth(f: F, seat: number): number {
  const p = player(f, seat)
  if (isLastTurn(f, seat)) {
    const end = f.state.scored ? 0 : endPoints(f, seat).reduce((sum, { points }) => sum + points, 0)
    return p.honor + end + goods(p) * LEFT_OVER
  }
  let total = p.honor + goods(p) + doors(f, seat, p) * WORTH.door
  for (const { points } of endPoints(f, seat)) total += points * UNSURE
  for (const owner of f.state.owners) if (owner === seat) total += WORTH.region
  if (f.state.turn.seat === seat) total += f.state.turn.extraTurns * WORTH.turn
  return total
}
