// The Enemy takes tokens for points, and the resource of each Region it enters. (H-SOLO-4)
import { idOf, type Place } from '../../map/world.ts'
import type { HeroKind } from '../../values/words.ts'
import { lookForEnd } from '../ends.ts'
import { score } from '../points.ts'
import { gain } from '../purse.ts'
import type { T } from '../step.ts'
import { show } from '../tokens.ts'
import { foe, giftOf } from './enemy.ts'

/** Scores points for each token: those that were face down, or all. Returns how many there were. */
export function collectTokens(t: T, place: Place, which: 'down' | 'all'): number {
  const { state } = t
  const before = state.shown.filter(({ at }) => at === place).length
  show(t, place)
  const here = state.shown.filter(({ at }) => at === place)
  const taken = which === 'down' ? here.slice(before) : here
  const live = which === 'down' ? [] : state.live.filter(({ at }) => at === place)
  const n = taken.length + live.length
  if (n === 0) return 0
  state.shown = state.shown.filter((token) => !taken.includes(token))
  state.live = state.live.filter((token) => !live.includes(token))
  for (const { id } of [...taken, ...live]) state.gone.push(id)
  score(t, foe(t), n * t.values.enemy.tokenVp, idOf(t, place))
  t.values.box.words?.foeTook(t, n)
  lookForEnd(t, foe(t))
  return n
}

/** Takes all tokens there, and 1 of the Region's resource. (H-SOLO-4) */
export function takesWhatIsThere(t: T, hero: HeroKind, place: Place): void {
  const taken = collectTokens(t, place, 'all')
  t.values.box.words?.foeEntered(t, hero, place, taken)
  const kind = t.values.world.lands[place]?.yields
  if (kind === null || kind === undefined) return
  const gift = giftOf(t, hero)
  gain(t, foe(t), { [kind]: 'entering' in gift ? gift.entering : 1 }, idOf(t, place))
}
