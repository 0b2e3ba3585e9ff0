// The facts of a position for a learned value: the parts of its worth, and numbers that anybody at the table may know or
// that the seat itself knows.
import type { Sight } from '@lorehall/kernel'
import { bestOfOthers, cardsOf, count, player, regionsOf, speedOf } from '../rules/counters.ts'
import type { F } from '../rules/step.ts'
import { pointsUndone } from '../scoring.ts'
import { isLastTurn, parts } from './worth.ts'

/** In a fixed order, which the learned value depends on. */
export function facts(f: F, seat: number): Sight | null {
  const { state, seats } = f
  const p = player(f, seat)
  if (isLastTurn(f, seat)) return null
  const found = parts(f, seat)
  const worth = found.reduce((sum, part) => sum + part, 0)
  const yes = (is: boolean) => found.push(is ? 1 : 0)
  const { round, lastRound, turn } = state
  found.push(round, Math.max(0, round - 8), Math.max(0, round - 14))
  yes(lastRound !== 0)
  yes(lastRound !== 0 && round >= lastRound)
  yes(turn.seat === seat)
  yes(seats > 2)
  found.push(
    p.potential,
    Math.min(p.potential, 3),
    p.influence,
    Math.min(p.influence, 3),
    p.conviction,
    Math.min(p.conviction, 2),
  )
  for (const n of p.spheres) found.push(n, Math.min(n, 2))
  for (const n of p.tiles) found.push(n)
  found.push(speedOf(p), p.mount)
  yes(p.vindicated)
  const blocks = p.party.reduce((sum, one) => sum + one.blocks, 0)
  const charges = p.relics.reduce((sum, one) => sum + one.blocks, 0)
  found.push(p.party.length, blocks, p.traits.length, p.relics.length, charges, p.monsters.length)
  found.push(Math.max(0, p.party.length - 3), regionsOf(f, seat), pointsUndone(f, seat))
  found.push(count(f, seat, 'companionColours'), count(f, seat, 'boardColours'), p.tokens)
  let [companions, honor, regions, cards] = [0, -Infinity, 0, 0]
  state.players.forEach((other, i) => {
    if (i === seat) return
    companions = Math.max(companions, other.party.length)
    honor = Math.max(honor, other.honor)
    regions = Math.max(regions, regionsOf(f, i))
    cards = Math.max(cards, other.traits.length + other.relics.length + other.monsters.length)
  })
  if (honor === -Infinity) honor = p.honor
  found.push(companions, honor, p.honor - honor, regions, cards, bestOfOthers(f, seat, 'mostHeroic'))
  found.push(state.regions.filter((kind) => kind !== '').length, state.tokens.length, state.triggers.length)
  return { worth, time: Math.min(2, (state.round - 7) / 4), numbers: found, cards: cardsOf(p) }
}
