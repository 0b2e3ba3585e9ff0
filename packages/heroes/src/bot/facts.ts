// The facts of a position for a learned value: the parts of its worth, and numbers that anybody at the table may know or
// that the seat itself knows.
import type { Sight } from '@lorehall/kernel'
import { income } from '../rules/collection.ts'
import { heroesOf } from '../rules/hired.ts'
import { player } from '../rules/lookup.ts'
import { courtyardSerfs, inPlay, onBar } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { scoreOf } from '../scoring.ts'
import { RESOURCES, SLOTS } from '../values/words.ts'
import { hidden } from './closing.ts'
import { parts } from './worth.ts'

/** In a fixed order, which the learned value depends on. */
export function facts(f: F, seat: number): Sight | null {
  const { state, seats } = f
  const p = player(f, seat)
  if (p.out || p.capital < 0 || f.state.phase === 'over') return null
  const found = parts(f, seat)
  const worth = found.reduce((sum, part) => sum + part, 0)
  const yes = (is: boolean) => found.push(is ? 1 : 0)
  const { round, end } = state
  found.push(round, Math.max(0, round - 6), Math.max(0, round - 10))
  const left = end === null ? -1 : end.last - round
  yes(end !== null)
  yes(left === 0)
  found.push(p.tokens, Math.min(p.tokens, 1))
  yes(state.turn.seat === seat)
  yes(state.phase === 'collection')
  yes(seats > 2)
  yes(seats === 1)
  for (const kind of RESOURCES) found.push(p[kind], Math.min(p[kind], 3))
  const brings = income(f, seat)
  for (const kind of RESOURCES) found.push(brings[kind], Math.min(brings[kind], 3))
  for (const level of [2, 3]) yes(p.level >= level)
  const buildings = p.buildings.length
  found.push(inPlay(p, 'serf'), inPlay(p, 'warrior'), buildings, Math.min(buildings, 2), p.towers.length)
  for (const n of [1, 2, 3]) yes(p.towers.length >= n)
  let heroes = 0
  for (const hero of heroesOf(p)) heroes += inPlay(p, hero)
  found.push(heroes, inPlay(p, 'sea'), inPlay(p, 'air'), courtyardSerfs(p), onBar(p))
  found.push(p.hand.length, p.scribed.length, p.scribed.filter(({ turned }) => turned === 'ready').length)
  found.push(SLOTS.filter((slot) => p.bar[slot] === 'free').length)
  let [best, towers, warriors, level] = [-Infinity, 0, 0, 0]
  state.players.forEach((other, i) => {
    if (i === seat || other.out) return
    best = Math.max(best, scoreOf(f, i).total)
    towers = Math.max(towers, other.towers.length)
    warriors = Math.max(warriors, inPlay(other, 'warrior'))
    level = Math.max(level, other.level)
  })
  const { total } = scoreOf(f, seat)
  if (best === -Infinity) best = total
  found.push(best, total - best, towers, warriors, level, hidden(f), state.enemy?.track ?? 0, p.score)
  return {
    worth,
    time: Math.min(2, (state.round - 6) / 3),
    numbers: found,
    cards: [
      p.faction,
      ...p.buildings.map((id) => `${p.faction}/${id}`),
      ...p.scribed.map(({ card }) => card),
    ],
  }
}
