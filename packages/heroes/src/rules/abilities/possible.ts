// Whether a verb of an ability could do anything now. If not, the ability is not offered. (H-ABILITY-8)
import type { About } from '../../cards/about.ts'
import type { Act } from '../../cards/effect.ts'
import { type Resource, RESOURCES } from '../../values/words.ts'
import { ledBy } from '../battle/army.ts'
import { volunteers } from '../battle/conscripts.ts'
import { againstTower, hasBuilder } from '../build.ts'
import { player } from '../lookup.ts'
import { canMarch } from '../move/march.ts'
import { againstRecruit } from '../recruit.ts'
import { mightCast } from '../spells/cast.ts'
import type { F } from '../step.ts'
import { amount } from '../verbs/amount.ts'
import { extraOf } from '../verbs/deeds.ts'
import { isEnemy, whereIs } from '../verbs/scope.ts'

type ActOf<D extends Act['do']> = Extract<Act, { readonly do: D }>

function canAct(f: F, about: About, verb: ActOf<'act'>): boolean {
  const { seat, unit, bearer } = about
  if (verb.what === 'cast') return mightCast(f, seat)
  if (verb.what === 'again') return unit !== undefined && againstRecruit(f, seat, unit) === null
  if (verb.what === 'bearer') return bearer !== undefined && againstRecruit(f, seat, bearer) === null
  if (verb.what !== 'tower') return true
  const place = whereIs(f, about, verb.at ?? 'bearer')
  if (f.values.world.lands[place] === undefined || againstTower(f, seat, place) !== null) return false
  return verb.standin === 'bearer' || hasBuilder(f, seat, place)
}

/** Whether Units could join the Battle. A Spell reaches as far as Conscripts. (H-VERB-14) */
function canJoin(f: F, { seat, spell }: About): boolean {
  const { battle } = f.state
  const side = ledBy(f, seat)
  const near = spell === undefined ? 'any' : 'march'
  return battle !== null && side !== null && volunteers(f, battle[side], near).length > 0
}

const hasAny = (f: F, seat: number, kinds: readonly Resource[]): boolean =>
  kinds.some((kind) => player(f, seat)[kind] > 0)

export function canDo(f: F, about: About, verb: Act): boolean {
  if ('n' in verb && typeof verb.n === 'object') return amount(f, about, verb.n) > 0
  if (verb.do === 'act') return canAct(f, about, verb)
  if (verb.do === 'go' && verb.who !== 'others') return canMarch(f, about.seat, extraOf(about, verb, ''))
  if (verb.do === 'move' && verb.to === 'battle') return canJoin(f, about)
  if (verb.do === 'take') {
    return f.state.players.some((_, other) => isEnemy(f, about.seat, other) && hasAny(f, other, RESOURCES))
  }
  return f.values.box.words?.canDo(f, about, verb) ?? true
}
