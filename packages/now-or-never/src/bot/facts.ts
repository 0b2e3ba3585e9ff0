// The facts of a position for a learned value: the parts of its worth, and numbers that anybody at the table may know or
// that the seat itself knows.
import type { Sight } from '@lorehall/kernel'
import { housedIn } from '../rules/town.ts'
import { maxHearts, maxMana } from '../rules/inforce.ts'
import { lookup, player } from '../rules/lookup.ts'
import { placesFor } from '../rules/folk.ts'
import { headcount } from '../rules/piles.ts'
import type { F } from '../rules/step.ts'
import type { Specialist } from '../cards/records.ts'
import { GOODS } from '../cards/vocabulary.ts'
import { pricesNow } from './prices.ts'
import { parts } from './worth.ts'

const ACTIONS: readonly Specialist['action'][] = ['build', 'heal', 'xp', 'gear']

/** In a fixed order, which the learned value depends on. */
export function facts(f: F, seat: number): Sight | null {
  const { state, values, seats } = f
  const p = player(f, seat)
  if (p.final !== null) return null
  const { left, eve } = pricesNow(f)
  const found = parts(f, seat)
  const worth = found.reduce((sum, part) => sum + part, 0)
  const yes = (is: boolean) => found.push(is ? 1 : 0)
  for (let n = 0; n < 6; n++) yes(left === n)
  yes(eve)
  yes(p.passed)
  yes(state.turn.seat === seat && !state.turn.over)
  yes(state.first === seat)
  found.push(p.coins, Math.min(p.coins, 6), Math.min(p.coins, 14))
  for (const good of GOODS) found.push(p.goods[good])
  found.push(Math.min(p.books, 3), p.books, Math.min(p.xp, 6), p.xp)
  const arrows = p.passed ? 0 : p.covered.filter((covered) => !covered).length
  found.push(p.hearts, Math.min(p.hearts, 4), maxHearts(f, seat), p.mana, maxMana(f, seat), arrows)
  found.push(arrows * Math.min(p.hearts, 6))
  const [own, up] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  for (const slot of p.specialists) {
    if (slot === null) continue
    const i = ACTIONS.indexOf(lookup.specialist(f, slot.id).action)
    own[i] = (own[i] ?? 0) + 1
    if (slot.up && !p.passed) up[i] = (up[i] ?? 0) + 1
  }
  found.push(...own, ...up)
  found.push(
    p.toLearn.length,
    p.red.filter((id) => id !== '').length,
    p.blue.filter((id) => id !== '').length,
  )
  const produced = { shell: 0, tool: 0, demon: 0, crystal: 0, coin: 0, heart: 0 }
  let [room, beds, books] = [0, 0, 0]
  const rows = [0, 0, 0, 0]
  p.town.forEach((id, space) => {
    if (id === '') return
    const building = lookup.building(f, id)
    for (const what of [...GOODS, 'coin', 'heart'] as const) produced[what] += building.produces[what] ?? 0
    beds += building.beds
    if (building.book) books++
    const row = Math.floor(space / 4)
    rows[row] = (rows[row] ?? 0) + 1
  })
  room = rows.reduce((sum, n) => sum + n, beds)
  for (const row of p.housing) room -= placesFor(values, row)
  found.push(
    ...rows,
    ...GOODS.map((good) => produced[good]),
    produced.coin,
    produced.heart,
    beds,
    books,
    room,
  )
  for (const good of GOODS) found.push(p.housing.reduce((sum, row) => sum + row[good], 0))
  const waiting = headcount(p.waiting)
  found.push(housedIn(p), waiting, Math.max(0, waiting - room))
  found.push(
    p.hand.length,
    p.done.length,
    p.orders.length,
    p.ordersDone.length,
    p.tokens.length,
    p.kills.length,
  )
  found.push(p.grid.filter((id) => id !== '').length)
  const others = state.players.filter((_, other) => other !== seat)
  found.push(others.filter(({ passed }) => passed).length / Math.max(1, others.length))
  const foes = [0, 0, 0]
  state.enemies.forEach((living, space) => {
    const kind = values.spaces[space]
    if (kind?.kind === 'enemy') {
      const group = Math.floor((kind.level - 1) / 3)
      foes[group] = (foes[group] ?? 0) + living
    }
  })
  found.push(...foes, state.searches.filter(Boolean).length, seats === 1 ? 1 : 0, seats > 2 ? 1 : 0)
  const hired = p.specialists.flatMap((slot) => (slot === null ? [] : [slot.id]))
  const cards = [p.hero, ...p.town, ...p.red, ...p.blue, ...p.done, ...hired].filter((id) => id !== '')
  return { worth, time: (state.season - 3.5) / 1.7, numbers: found, cards }
}
