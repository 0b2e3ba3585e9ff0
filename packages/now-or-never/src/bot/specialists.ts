// The worth of specialists: all of a player's own for the seasons to come, and those still face up for this season.
import { lookup, player } from '../rules/lookup.ts'
import type { F } from '../rules/step.ts'
import type { Specialist } from '../cards/records.ts'
import type { Prices } from './prices.ts'

type Action = Specialist['action']

/** The worth per season of a player's first specialist with an action, of the second, and so on. */
const A_SEASON: Readonly<Record<Action, readonly number[]>> = {
  build: [3.2, 1.0, 0.2, 0.1],
  heal: [1.2, 0.15, 0.1, 0.1],
  xp: [0.4, 0.1, 0.1, 0.1],
  gear: [0.2, 0.1, 0.1, 0.1],
}

/** Further deeds and tax add a little, the price takes a little. */
function extra({ do: deeds, use, tax }: Specialist): number {
  return 0.15 * (deeds.length - 1) - 0.08 * use + 0.1 * tax
}

/** Not every specialist is useful every season. */
const SURE = 0.65

const ORDER: Readonly<Record<Action, number>> = { build: 0, heal: 1, xp: 2, gear: 3 }

export function specialistsWorth(f: F, seat: number, prices: Prices): number {
  const { specialists, passed } = player(f, seat)
  const met = [0, 0, 0, 0]
  const up = [0, 0, 0, 0]
  let sum = 0
  for (const slot of specialists) {
    if (slot === null) continue
    const one = lookup.specialist(f, slot.id)
    const i = ORDER[one.action]
    const worths = A_SEASON[one.action]
    sum += ((worths[met[i] ?? 0] ?? 0) + extra(one)) * prices.left * SURE
    met[i] = (met[i] ?? 0) + 1
    if (!slot.up || passed || prices.eve) continue
    sum += Math.max(0.3, (worths[up[i] ?? 0] ?? 0) * SURE)
    up[i] = (up[i] ?? 0) + 1
  }
  return sum
}

/** About how many buildings the seat can still build, if coins are ignored. */
export function buildsAhead(f: F, seat: number, prices: Prices): number {
  const { players, bot } = f.state
  let builds = prices.left * 1.6
  if (player(f, seat).passed || prices.eve) return builds
  for (const board of players) builds += ready(f, board.specialists) * (board === player(f, seat) ? 1 : 0.4)
  if (bot !== null) builds += ready(f, bot.specialists) * 0.7
  return builds
}

function ready(f: F, slots: F['state']['players'][number]['specialists']): number {
  let n = 0
  for (const slot of slots)
    if (slot !== null && slot.up && lookup.specialist(f, slot.id).action === 'build') n++
  return n
}
