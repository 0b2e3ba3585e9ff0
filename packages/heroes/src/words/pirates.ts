// Pirates that cost nothing, that pay another player, or that a player sends. (H-MERFOLK-3, H-MERFOLK-8)
import type { Option } from '@lorehall/kernel'
import { AT, PIRATES_TO } from '../choices.ts'
import { idOf, type Place } from '../map/world.ts'
import { meets } from '../rules/abilities/needs.ts'
import { rulesOf } from '../rules/abilities/standing.ts'
import { isUsed, markUsed } from '../rules/abilities/used.ts'
import { relocate } from '../rules/explore/pirates.ts'
import { clockwise, player } from '../rules/lookup.ts'
import { gain } from '../rules/purse.ts'
import type { F } from '../rules/step.ts'
import { isEnemy } from '../rules/verbs/scope.ts'
import type { Price } from '../values/words.ts'
import type { W, WordStepOf } from './step.ts'

/** Only the first Pirates in a round, whether the seat could pay or not. */
export function smuggles(t: W, seat: number): boolean {
  const found = rulesOf(t, seat, 'smuggle').find((one) => meets(t, one, { seat }))
  if (found === undefined || isUsed(t, seat, found.ability.id)) return false
  markUsed(t, seat, found.ability.id)
  t.emit({ type: 'ability', seat, ability: found.ability.id, from: found.ability.id })
  return true
}

/** The payment goes to every other player with such an ability. */
export function paidPirates(t: W, seat: number, cost: Price): void {
  for (const other of clockwise(t, seat)) {
    if (other === seat) continue
    for (const one of rulesOf(t, other, 'smuggle')) {
      if (meets(t, one, { seat: other })) gain(t, other, cost, one.ability.id)
    }
  }
}

/** The places with a live token of this kind, each once. */
const placesOf = ({ state }: F, token: string): Place[] => [
  ...new Set(state.live.flatMap(({ id, at }) => (id === token ? [at] : []))),
]

/** The owner of an enemy Sea Vessel there, clockwise; undefined: none. */
const enemyShip = (f: F, seat: number, place: Place): number | undefined =>
  clockwise(f, seat).find((other) => isEnemy(f, seat, other) && player(f, other).vessels.sea.at === place)

/** Which token, if there are several, and where to. */
export function unleash(t: W, step: WordStepOf<'words/unleash'>, answer: Option | undefined): void {
  const { seat, token, out, from = '' } = step
  if (out === undefined) {
    const places = placesOf(t, token)
    const [only, other] = places
    if (only === undefined) return gain(t, seat, step.else, from)
    if (answer === undefined && other !== undefined) {
      t.ask(seat, 'pick', 'words/unleash', from)
      for (const place of places) t.offer(AT(t, place))
      return
    }
    return t.push({ ...step, out: answer?.n ?? only })
  }
  if (answer === undefined) {
    t.ask(seat, 'pick', 'words/unleashTo', from)
    for (const { place } of t.values.world.seas) if (place !== out) t.offer(PIRATES_TO(t, place))
    return
  }
  relocate(t, out, answer.n)
  t.emit({ type: 'piratesGo', seat, region: idOf(t, answer.n) })
  const whose = enemyShip(t, seat, answer.n)
  if (whose !== undefined) t.push({ do: 'pirates', seat: whose, place: answer.n, by: seat })
}
