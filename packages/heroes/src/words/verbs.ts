// Further verbs. (H-VERB-6)
import type { Words } from '../box/words.ts'
import type { About } from '../cards/about.ts'
import type { RegionFilter } from '../cards/effect.ts'
import { idOf, isSea, type Place } from '../map/world.ts'
import { lookForEnd } from '../rules/ends.ts'
import { destroy } from '../rules/losses.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { player } from '../rules/lookup.ts'
import {
  ABOARD,
  countOf,
  courtyardSerfs,
  homeOf,
  inSupply,
  piecesOf,
  place as put,
  shift,
  unitOf,
} from '../rules/pieces.ts'
import { sailHome } from '../rules/retreat.ts'
import { noteFirst } from '../rules/shared.ts'
import type { F } from '../rules/step.ts'
import { ledBy, other } from '../rules/battle/army.ts'
import { aboard, bring } from '../rules/move/army.ts'
import { payToll, tollAt } from '../rules/move/toll.ts'
import { score } from '../rules/points.ts'
import { pay } from '../rules/purse.ts'
import { putOn } from '../rules/verbs/battles.ts'
import { countSorts } from '../rules/verbs/crowds.ts'
import { regionsFor, roomAt } from '../rules/verbs/regions.ts'
import { whereIs } from '../rules/verbs/scope.ts'
import { isVessel, type Price, type Resource, RESOURCES } from '../values/words.ts'
import type { W } from './step.ts'
import { befriend } from './wandering.ts'
import { afflict, infect } from './afflicting.ts'
import { flood } from './floods.ts'
import { canBlow } from './gusts.ts'
import { canHarvest } from './harvests.ts'
import { drain } from './spells.ts'
import { enlistable, gainSouls, heroRegionsOut, soulsOf } from './souls.ts'
import { canReap } from './reaping.ts'
import { scarcest } from './scarcest.ts'
import { canFlyAgain } from './flight.ts'
import { canTakeTribute } from './tribute.ts'
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
  const p = player(f, seat)
  return [
    ...new Set(
      heroesOf(p)
        .map((hero) => heroOf(p, hero).at)
        .filter((at) => at >= 0),
    ),
  ]
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

/** The picked player loses resources for the Regions of their Heroes. */
function levy(t: W, { who }: About, kind: Resource, most: number, from: string): void {
  if (who === undefined) return
  const n = Math.min(most, heroRegionsOut(t, who), player(t, who)[kind])
  if (n > 0) pay(t, who, { [kind]: n }, from)
}

/** A Sea Vessel goes home with everyone aboard; a player without one at large pays what they have. */
function ebb(t: W, { who }: About, price: Price, from: string): void {
  if (who === undefined) return
  const p = player(t, who)
  const { at } = p.vessels.sea
  if (at >= 0 && at !== p.capital && at !== homeOf(t, who, 'sea')) {
    sailHome(t, who, at)
    return
  }
  const has = Object.fromEntries(RESOURCES.map((kind) => [kind, Math.min(p[kind], price[kind] ?? 0)]))
  if (RESOURCES.some((kind) => (has[kind] ?? 0) > 0)) pay(t, who, has, from)
}

/** The acting player chooses for the other one. */
function fell(t: W, { seat, who, r }: About, from: string): void {
  if (who === undefined || r === undefined) return
  const unit = countSorts(player(t, who), r, ['warrior']) > 0 ? 'warrior' : 'serf'
  t.push({
    do: 'killUnits',
    seat,
    owners: [who],
    place: r,
    kinds: [unit],
    n: 1,
    strength: 99,
    by: seat,
    from,
  })
}

/** The beaten go to their Capital, and their leader loses points. */
function rout(t: W, about: About, vp: number, from: string): void {
  const { battle } = t.state
  const own = ledBy(t, about.seat)
  if (battle === null || own === null) return
  putOn(t, about, 'enemy', { from, rule: 'rout' })
  score(t, battle[other(own)].seat, -vp, from)
}

/** All Units of the picked player in a Region go to another. They explore nothing. */
function herd(t: W, { who, r }: About, to: Place, from: string): void {
  if (who === undefined || r === undefined || to < 0) return
  const p = player(t, who)
  for (const piece of piecesOf(p)) {
    for (let n = countOf(p, piece, r); n > 0; n--) {
      shift(p, piece, r, to)
      t.emit({ type: 'shifted', seat: who, unit: unitOf(piece), region: idOf(t, to), from })
    }
  }
  noteFirst(t, r)
}

/** A Vessel goes there with everyone aboard, who pay for an Entanglement that they leave. */
function transfer(t: W, { seat, bearer }: About, to: Place, from: string): void {
  if (bearer === undefined || !isVessel(bearer) || to < 0) return
  const p = player(t, seat)
  payToll(t, seat, aboard(p, bearer), p.vessels[bearer].at)
  bring(t, seat, bearer, to)
  t.emit({ type: 'shifted', seat, unit: bearer, region: idOf(t, to), from })
}

export const act = (t: W, about: About, verb: Parameters<Words['act']>[2], from: string): void => {
  const { seat, bearer } = about
  switch (verb.do) {
    case 'deploy':
      return deploy(t, about, whereIs(t, about, verb.to), from)
    case 'souls':
      return gainSouls(t, seat, verb.n, from)
    case 'boost':
      return t.push({ do: 'words/boost', seat, most: verb.most, from })
    case 'enlist':
      return t.push({ do: 'words/enlist', seat, from })
    case 'reap':
      return t.push({ do: 'words/reap', seat, about, kind: verb.kind, from })
    case 'levy':
      return levy(t, about, verb.kind, verb.most, from)
    case 'fell':
      return fell(t, about, from)
    case 'rout':
      return rout(t, about, verb.vp, from)
    case 'transfer':
      return transfer(t, about, whereIs(t, about, verb.to), from)
    case 'spare':
      return putOn(t, about, 'enemy', { from, rule: 'spare' })
    case 'rechoose':
      return t.push({ do: 'words/rechoose', seat, from })
    case 'spend':
      if (bearer !== undefined && isVessel(bearer))
        destroy(t, seat, ABOARD[verb.aboard][bearer], whereIs(t, about, 'bearer'), null)
      return
    case 'ebb':
      return ebb(t, about, verb.else, from)
    case 'unleash':
      return t.push({ do: 'words/unleash', seat, token: verb.token, else: verb.else, from })
    case 'scarcest':
      if (about.who !== undefined) scarcest(t, seat, about.who, verb, from)
      return
    case 'tribute':
      if (about.who !== undefined) t.push({ do: 'words/tribute', seat: about.who, to: seat, from })
      return
    case 'afflict':
      return afflict(t, about, verb.food, from)
    case 'infect':
      return infect(t, about, verb.food, from)
    case 'flood':
      return flood(t, about, verb.of, from)
    case 'harvest':
      return t.push({ do: 'words/harvest', seat, most: verb.most, from })
    case 'purge':
      if (about.r !== undefined)
        t.push({ do: 'words/purge', seat, place: about.r, tokens: verb.tokens, from })
      return
    case 'blow':
      return t.push({
        do: 'words/blow',
        seat,
        from,
        ...(about.spared === undefined ? {} : { spared: about.spared }),
      })
    case 'herd':
      return herd(t, about, whereIs(t, about, verb.to), from)
    case 'befriend':
      return befriend(t, about, from)
    case 'drain':
      return drain(t, about, verb.most, from)
    case 'spread':
      return spread(t, seat, verb.unit, verb.n, from)
    default:
  }
}

/** Whether everyone aboard the bearer can pay for leaving. */
function canLeave(f: F, { seat, bearer }: About): boolean {
  if (bearer === undefined || !isVessel(bearer)) return false
  const p = player(f, seat)
  return tollAt(f, p.vessels[bearer].at) * aboard(p, bearer) <= p.food
}

/** On its owner's turn, an ability that would reveal nothing is not offered. */
const canReveal = (f: F, about: About, of: RegionFilter | undefined): boolean =>
  of === undefined || about.event !== undefined || regionsFor(f, about, of).length > 0

export const canDo: Words['canDo'] = (f, about, verb) => {
  const { seat } = about
  if (verb.do === 'rechoose') return others(f, seat, verb.paid).length > 0
  if (verb.do === 'reap') return canReap(f, about, verb.kind)
  if (verb.do === 'boost') return soulsOf(f, seat) > 0
  if (verb.do === 'enlist') return enlistable(f, seat).length > 0
  if (verb.do === 'transfer') return canLeave(f, about)
  if (verb.do === 'blow') return canBlow(f, seat)
  if (verb.do === 'harvest') return canHarvest(f, seat)
  if (verb.do === 'reveal') return canReveal(f, about, verb.of)
  if (verb.do === 'tribute') return canTakeTribute(f, seat)
  if (verb.do === 'go') return canFlyAgain(f, about, verb)
  if (verb.do !== 'deploy') return true
  return courtyardSerfs(player(f, seat)) > 0 && canStand(f, seat, whereIs(f, about, verb.to))
}
