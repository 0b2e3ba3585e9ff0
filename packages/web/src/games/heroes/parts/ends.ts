// The progress toward each of the four ends: Land tokens turned, pieces and Towers in play, Capitals fallen.
import { inPlay } from '@lorehall/heroes/client'
import type { Update } from '@lorehall/host'
import { factsOf, valuesOf } from '../facts.ts'
import { isClosed, worldInPlay } from '../world.ts'
import { viewOf } from '../view.ts'

export interface Ends {
  /** Land tokens that are face up, of all there were at the start. */
  readonly explore: { readonly n: number; readonly of: number }
  /** By seat. */
  readonly expand: { readonly each: readonly number[]; readonly of: number }
  readonly exploit: { readonly each: readonly number[]; readonly of: number }
  /** Capitals that have fallen. */
  readonly exterminate: number
}

/** The number of Land tokens at the start. Shallow Water has none. (H-SUNKEN-1) */
function laid(view: ReturnType<typeof viewOf>): number {
  const { players } = view
  const taken = new Set(players.flatMap(({ capital, out }) => (out || capital >= 0 ? [capital] : [])))
  return worldInPlay().lands.reduce((sum, { terrain, tokens, continent }, place) => {
    if (continent === view.sunken || isClosed(view, place)) return sum
    return sum + tokens + (terrain === 'capital' && !taken.has(place) ? 1 : 0)
  }, 0)
}

export function endsOf(update: Update): Ends {
  const view = viewOf(update)
  const { units, tower } = valuesOf(update)
  const { players } = factsOf(update).state
  const down = worldInPlay().lands.reduce(
    (sum, { continent }, place) => (continent === view.sunken ? sum : sum + (view.down[place] ?? 0)),
    0,
  )
  const all = laid(view)
  return {
    explore: { n: view.phase === 'setup' ? 0 : Math.max(0, all - down), of: all },
    expand: {
      each: players.map((p) => inPlay(p, 'serf') + inPlay(p, 'warrior')),
      of: units.serf.count + units.warrior.count,
    },
    exploit: { each: players.map((p) => p.towers.length), of: tower.count },
    exterminate: players.filter(({ out }) => out).length,
  }
}
