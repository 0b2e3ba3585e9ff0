// The worth of each record's lasting effects, computed once per number of seasons left.
import type { Values } from '../values/index.ts'
import { lastingWorth } from './deeds.ts'
import type { Prices } from './prices.ts'

type Worths = Readonly<Record<string, number>>

const known = new WeakMap<Values, Worths[]>()

function worthsAt(values: Values, prices: Prices): Worths {
  const found: Record<string, number> = {}
  for (const [id, { rules, on }] of Object.entries(values.buildings)) {
    found[id] = lastingWorth({ rules, uses: [], on }, prices)
  }
  for (const [id, token] of [...Object.entries(values.gear), ...Object.entries(values.abilities)]) {
    if (token.colour === 'blue') found[id] = lastingWorth(token, prices)
  }
  for (const [id, quest] of Object.entries(values.quests)) found[id] = lastingWorth(quest, prices)
  for (const level of [2, 1]) addOpened(values, level, found)
  return found
}

/** The fraction of a higher ability's worth that counts when its prerequisite is owned. */
const OPENED = 0.4

/** A blue ability is also worth part of the best ability of the next level, which it unlocks. */
function addOpened({ abilities }: Values, level: number, found: Record<string, number>): void {
  const all = Object.entries(abilities).filter(([, { colour }]) => colour === 'blue')
  for (const [id, one] of all) {
    if (one.level !== level) continue
    const next = all.filter(([, other]) => other.hero === one.hero && other.level === level + 1)
    const best = Math.max(0, ...next.map(([other]) => found[other] ?? 0))
    found[id] = (found[id] ?? 0) + OPENED * best
  }
}

/** By id: buildings, blue tokens, quest cards. */
export function lasting(values: Values, prices: Prices): Worths {
  const all = known.get(values) ?? []
  known.set(values, all)
  return (all[prices.left] ??= worthsAt(values, prices))
}
