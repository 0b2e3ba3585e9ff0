// The value of a position to a seat, in honor: its honor, what the end would add, and a rough value of its prospects.
// The greedy bot looks no further ahead.
import { prospects } from './prospects.ts'
import { player, sum as sumOf } from '../rules/counters.ts'
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
  /** Each block in potential beyond the first few. */
  locked: -0.7,
  /** Having some influence while potential is not empty. */
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

/** The weight of end-of-game points that can still be lost, until the end is triggered. */
const UNSURE = 0.7

/** How many blocks may stay in potential without a penalty. */
const A_FEW = 6

/** The value of blocks in potential: a penalty beyond the first few, and a bonus if there is influence to use. */
function locked({ potential, influence }: Player): number {
  const worth = Math.min(potential, A_FEW) * WORTH.potential + Math.max(0, potential - A_FEW) * WORTH.locked
  return potential > 0 && influence > 0 ? worth + WORTH.ready : worth
}

/** The value of everything a player has, apart from honor and regions. */
export function goods(p: Player): number {
  let worth = p.conviction * WORTH.conviction + p.influence * WORTH.influence + locked(p)
  for (const a of COMMON) worth += Math.min(p.spheres[a], 4) * WORTH.common
  for (const a of HEROIC) worth += Math.min(p.spheres[a], 3) * WORTH.heroic
  for (const { blocks } of p.party) worth += blocks * WORTH.loyal
  for (const { blocks } of p.relics) worth += blocks * WORTH.charge
  worth += p.party.length * WORTH.companion
  worth += (p.traits.length + p.relics.length + p.monsters.length) * WORTH.heroicCard
  worth += sumOf(p.tiles) * WORTH.tile + (p.mount + p.speedBlocks) * WORTH.step
  return worth
}

/** In the seat's last turn only points count. Goods break ties, also after final scoring. */
const LEFT_OVER = 0.1

export function isLastTurn(f: F, seat: number): boolean {
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

/** The parts of a position's worth before the seat's last turn: points, and what else it has. */
export function parts(f: F, seat: number): number[] {
  const p = player(f, seat)
  let end = 0
  for (const { points } of endPoints(f, seat)) end += points * UNSURE
  let regions = 0
  for (const owner of f.state.owners) if (owner === seat) regions += WORTH.region
  return [
    p.honor,
    goods(p),
    prospects(f, seat, p),
    end,
    regions,
    grants(f, seat, 'turn') * WORTH.turn,
    f.values.box.worth?.(f, seat) ?? 0,
  ]
}

export function worth(f: F, seat: number): number {
  if (isLastTurn(f, seat)) {
    const p = player(f, seat)
    const end = f.state.scored ? 0 : endPoints(f, seat).reduce((sum, { points }) => sum + points, 0)
    return p.honor + end + goods(p) * LEFT_OVER
  }
  let sum = 0
  for (const part of parts(f, seat)) sum += part
  return sum
}
