// Further verbs. (H-VERB-6)
import type { Words } from '../box/words.ts'
import type { About } from '../cards/about.ts'
import { idOf, isSea, type Place } from '../map/world.ts'
import { lookForEnd } from '../rules/ends.ts'
import { destroy } from '../rules/losses.ts'
import { player } from '../rules/lookup.ts'
import { ABOARD, courtyardSerfs, inSupply, place as put, shift } from '../rules/pieces.ts'
import type { F } from '../rules/step.ts'
import { putOn } from '../rules/verbs/battles.ts'
import { roomAt } from '../rules/verbs/regions.ts'
import { whereIs } from '../rules/verbs/scope.ts'
import { HEROES, isVessel } from '../values/words.ts'
import type { W } from './step.ts'
import { others } from './tactics.ts'

const canStand = (f: F, seat: number, place: Place): boolean =>
  place >= 0 && !isSea(f, place) && roomAt(f, seat, place) > 0

/** A Serf leaves the Courtyard. It does not march, and it explores nothing. */
function deploy(t: W, { seat }: About, to: Place, from: string): void {
  const p = player(t, seat)
  if (courtyardSerfs(p) === 0 || !canStand(t, seat, to)) return
  shift(p, 'serf', p.capital, to)
  t.emit({ type: 'shifted', seat, unit: 'serf', region: idOf(t, to), from })
}

/** The Regions with Heroes of a seat, each once. */
const heroRegions = (f: F, seat: number): Place[] => {
  const { heroes } = player(f, seat)
  return [...new Set(HEROES.map((hero) => heroes[hero].at).filter((at) => at >= 0))]
}

function spread(t: W, seat: number, unit: 'serf' | 'warrior', n: number, from: string): void {
  const p = player(t, seat)
  const regions = heroRegions(t, seat).filter((place) => canStand(t, seat, place))
  for (let i = 0; i < n && inSupply(t, seat, unit) > 0; i++) {
    const to = regions[i] ?? p.capital
    put(p, unit, to)
    t.emit({ type: 'placed', seat, unit, region: idOf(t, to), from })
  }
  lookForEnd(t, seat)
}

export const act = (t: W, about: About, verb: Parameters<Words['act']>[2], from: string): void => {
  const { seat, bearer } = about
  switch (verb.do) {
    case 'deploy':
      return deploy(t, about, whereIs(t, about, verb.to), from)
    case 'spare':
      return putOn(t, about, 'enemy', { from, rule: 'spare' })
    case 'rechoose':
      return t.push({ do: 'words/rechoose', seat, from })
    case 'spend':
      if (bearer !== undefined && isVessel(bearer))
        destroy(t, seat, ABOARD[verb.aboard][bearer], whereIs(t, about, 'bearer'), null)
      return
    case 'spread':
      return spread(t, seat, verb.unit, verb.n, from)
    default:
  }
}

export const canDo: Words['canDo'] = (f, about, verb) => {
  const { seat } = about
  if (verb.do === 'rechoose') return others(f, seat, verb.paid).length > 0
  if (verb.do !== 'deploy') return true
  return courtyardSerfs(player(f, seat)) > 0 && canStand(f, seat, whereIs(f, about, verb.to))
}
