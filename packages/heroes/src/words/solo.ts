// Further gifts and deeds of the Enemy. (H-SOLO-11, H-SOLO-12)
import type { Option } from '@lorehall/kernel'
import type { Words } from '../box/words.ts'
import { AWAY } from '../choices.ts'
import { putIn } from '../rules/piles.ts'
import type { Deed } from '../cards/enemy.ts'
import { ON_LAND, pointed, reached } from '../map/compass.ts'
import { idOf, isClosed, isSea, isShore, land, type Place } from '../map/world.ts'
import { countIn, other } from '../rules/battle/army.ts'
import { naturalOf } from '../rules/battle/strength.ts'
import { heroesOf, heroOf } from '../rules/hired.ts'
import { isShallow, player } from '../rules/lookup.ts'
import { raze } from '../rules/losses.ts'
import { homeOf, inSupply, unitsAt } from '../rules/pieces.ts'
import { sailHome } from '../rules/retreat.ts'
import { lookForEnd } from '../rules/ends.ts'
import { score } from '../rules/points.ts'
import { countSorts } from '../rules/verbs/crowds.ts'
import { showOne } from '../rules/tokens.ts'
import type { Battle } from '../state.ts'
import { canPay, gain, pay } from '../rules/purse.ts'
import { foeSide } from '../rules/solo/fighting.ts'
import { arrowOf, enemyOf, foe, giftOf, HUMAN, RIVAL } from '../rules/solo/enemy.ts'
import { claim, unprotected, utmost } from '../rules/solo/harm.ts'
import { armiesNear } from '../rules/solo/army.ts'
import { placeAtHome, placeWith } from '../rules/solo/placing.ts'
import { chosen, goalOf, shortest } from '../rules/solo/ways.ts'
import { sendHome } from '../rules/verbs/units.ts'
import type { F } from '../rules/step.ts'
import { type HeroKind, HEROES, isHero, isOwnHero, type Price, RESOURCES } from '../values/words.ts'
import { leastOf, loseEach, scarcest } from './scarcest.ts'
import { soulsAfter } from './souls.ts'
import { foeCaptures } from './wandering.ts'
import type { W, WordStepOf } from './step.ts'

export const gift: Words['gift'] = (f, battle, name, given) => {
  if ('outmatched' in given)
    return naturalOf(f, battle, other(name)) > naturalOf(f, battle, name) ? given.outmatched : 0
  if ('onShore' in given) {
    const { place } = battle
    return !isSea(f, place) && (isShore(f, place) || isShallow(f, place)) ? given.onShore : 0
  }
  if (!('perSerf' in given)) return 0
  const { each, most } = given.perSerf
  return Math.min(most, each * countIn(f, battle[name], 'serf'))
}

/** The resource it has least of; equals in the order Ore, Mana, Food. (H-SOLO-11) */
export function foeEntered(t: W, hero: HeroKind, place: Place, taken: number): void {
  foeCaptures(t, foe(t), place)
  const given = giftOf(t, hero)
  if ('firstToken' in given && taken > 0) richer(t, given.firstToken, place)
  if ('shoreToll' in given && !isSea(t, place) && isShore(t, place))
    t.push({ do: 'loseMost', seat: HUMAN, n: given.shoreToll, taken: 0, from: `gift-${hero}` })
  if (!('enteringLeast' in given)) return
  const { terrain, n } = given.enteringLeast
  if (t.values.world.lands[place]?.terrain !== terrain) return
  gain(t, foe(t), { [leastOf(t, foe(t))]: n }, idOf(t, place))
}

/** The first token that the Hero takes in a round is worth more. (H-SOLO-11) */
function richer(t: W, worth: number, place: Place): void {
  const enemy = enemyOf(t)
  if (enemy.richer === t.state.round) return
  enemy.richer = t.state.round
  score(t, foe(t), worth - t.values.enemy.tokenVp, idOf(t, place))
}

/** Counts the tokens it takes. */
export function foeTook(t: W, n: number): void {
  const enemy = enemyOf(t)
  enemy.tokens = (enemy.tokens ?? 0) + n
}

/** The first Serf or Warrior that the Enemy lost goes to the Courtyard. (H-SOLO-11) */
function save(t: W, { fallen }: Battle): void {
  for (const { seat, unit } of fallen) {
    if (seat === foe(t) && (unit === 'serf' || unit === 'warrior')) return placeAtHome(t, unit)
  }
}

/** A Battle is over: Souls, and the gifts of the Enemy's Heroes. */
export function fought(t: W, battle: Battle): void {
  soulsAfter(t, battle)
  foeFought(t, battle)
}

/** Gifts that act after a Battle. (H-SOLO-11) */
function foeFought(t: W, battle: Battle): void {
  const name = foeSide(t, battle)
  if (name === null) return
  for (const hero of battle[name].heroes.filter(isOwnHero)) {
    const given = giftOf(t, hero)
    if ('winsSerfs' in given && battle.winner === name)
      for (let n = given.winsSerfs; n > 0; n--) placeWith(t, 'serf', hero)
    if ('saves' in given) save(t, battle)
    if (!('felled' in given)) continue
    const felled = battle.fallen.filter(
      ({ seat, unit }) => seat === HUMAN && (unit === 'warrior' || isHero(unit)),
    ).length
    score(t, foe(t), given.felled * felled, `gift-${hero}`)
  }
}

/** The others that come with a Serf, as far as supply and Food allow. (H-SOLO-11) */
export function foeRecruitedSerf(t: W, hero: HeroKind): void {
  const given = giftOf(t, hero)
  if (!('serfs' in given)) return
  const { price } = t.values.units.serf
  for (let more = given.serfs - 1; more > 0; more--) {
    if (inSupply(t, foe(t), 'serf') === 0 || !canPay(t, foe(t), price)) return
    pay(t, foe(t), price, 'serf')
    placeWith(t, 'serf', hero)
  }
}

/** The human loses a Serf or Warrior of that Battle. (H-SOLO-11) */
export function foeHeroFell(t: W, hero: HeroKind): void {
  const { battle } = t.state
  const name = battle === null ? null : foeSide(t, battle)
  if (battle === null || name === null || !('avenged' in giftOf(t, hero))) return
  t.push({
    do: 'killUnits',
    seat: HUMAN,
    owners: [HUMAN],
    place: battle[other(name)].at,
    kinds: ['serf', 'warrior'],
    n: 1,
    strength: 99,
    by: foe(t),
    from: `gift-${hero}`,
  })
}

/** A Hero who is there gains points. (H-SOLO-11) */
export function foeBuiltTower(t: W, place: Place): void {
  for (const hero of HEROES) {
    const given = giftOf(t, hero)
    if ('towerVp' in given && player(t, foe(t)).heroes[hero].at === place)
      score(t, foe(t), given.towerVp, `gift-${hero}`)
  }
}

/** The nearest of the human's Towers within reach; the arrow decides between equals. (H-SOLO-12) */
function nearestTower(f: F, hero: HeroKind, within: number): Place | null {
  const { at: from } = player(f, foe(f)).heroes[hero]
  const { towers } = player(f, HUMAN)
  if (isSea(f, from)) return null
  for (let reach = 1; reach <= within; reach++) {
    const ways = shortest({
      from,
      reach,
      onward: (here) => reached(f, here, ON_LAND).map((to) => ({ to, steps: 1 })),
      isGoal: (place) => towers.includes(place),
      mayPass: (place) => !isClosed(f, land(f, place).continent),
    })
    if (ways.length > 0) return goalOf(chosen(f, from, arrowOf(f, hero), ON_LAND, ways))
  }
  return null
}

/** A marker on the strongest army within reach, until the end of the next round. (H-SOLO-12) */
function marks(
  t: W,
  hero: HeroKind,
  { marker, within }: { marker: string; within: number },
  from: string,
): void {
  const r = utmost(t, hero, within, armiesNear(t, hero, within), 'strongest')
  if (r === undefined) return
  t.state.marks.push({ id: marker, at: r, seat: foe(t), until: t.state.round + 1 })
  t.emit({ type: 'marked', rival: RIVAL, marker, region: idOf(t, r), from })
}

/** The weakest army next to the Hero goes home with all Vessels. (H-SOLO-12) */
function sweep(t: W, hero: HeroKind, from: string): void {
  const near = unprotected(t, armiesNear(t, hero, 1))
  const r = utmost(t, hero, 1, near, 'weakest')
  if (r !== undefined) sendHome(t, { seat: foe(t), who: HUMAN, r }, from)
}

/** 1 Food for each of the human's armies outside their Capital Region. (H-SOLO-12) */
function loseFood(t: W, most: number, from: string): void {
  const p = player(t, HUMAN)
  const armies = t.values.world.ids.filter((_, place) => place !== p.capital && unitsAt(p, place) > 0).length
  const n = Math.min(most, armies, p.food)
  if (n > 0) pay(t, HUMAN, { food: n }, from)
}

/** The human chooses a Spell card, which is discarded unseen. (H-SOLO-12) */
export function discard(
  t: W,
  { seat, from = '' }: WordStepOf<'words/discard'>,
  answer: Option | undefined,
): void {
  const p = player(t, seat)
  if (answer === undefined) {
    if (p.hand.length === 0) return
    t.ask(seat, 'pick', 'awaySpell', from)
    for (const card of p.hand) t.offer(AWAY(card))
    return
  }
  p.hand.splice(p.hand.indexOf(answer.name), 1)
  putIn(t.state.discards, answer.name)
  t.emit({ type: 'putAway', seat, n: 1, cards: [answer.name], only: [seat] })
}

/** The human's Heroes on the map outside their Capital Region. */
function heroesOut(f: F): number {
  const p = player(f, HUMAN)
  return heroesOf(p).filter((hero) => heroOf(p, hero).at >= 0 && heroOf(p, hero).at !== p.capital).length
}

/** The strongest army within reach loses a Warrior, or else a Serf. (H-SOLO-12) */
function fell(t: W, hero: HeroKind, within: number, from: string): void {
  const r = utmost(t, hero, within, unprotected(t, armiesNear(t, hero, within)), 'strongest')
  if (r === undefined) return
  const has = countSorts(player(t, HUMAN), r, ['warrior']) > 0
  claim(t, [r], [has ? 'warrior' : 'serf'], 1, false, from)
}

/** Face-down tokens next to the Hero, over borders, in the order of the arrow. (H-SOLO-12) */
function takeTokens(t: W, hero: HeroKind, most: number): void {
  const { at } = player(t, foe(t)).heroes[hero]
  const { state } = t
  for (let left = most; left > 0; left--) {
    const place = pointed(
      t,
      at,
      arrowOf(t, hero),
      ['land'],
      (to) => (state.down[to] ?? 0) > 0 && !isClosed(t, land(t, to).continent),
    )
    if (place === null) return
    showOne(t, place)
    const i = state.shown.findLastIndex((token) => token.at === place)
    const [token] = state.shown.splice(i, 1)
    if (token !== undefined) state.gone.push(token.id)
    score(t, foe(t), t.values.enemy.tokenVp, idOf(t, place))
    foeTook(t, 1)
    lookForEnd(t, foe(t))
  }
}

/** The human pays what they have of this. */
function give(t: W, price: Price, from: string): void {
  const p = player(t, HUMAN)
  const has = Object.fromEntries(RESOURCES.map((kind) => [kind, Math.min(p[kind], price[kind] ?? 0)]))
  if (RESOURCES.some((kind) => (has[kind] ?? 0) > 0)) pay(t, HUMAN, has, from)
}

/** The Enemy gains it all, from the supply what the human lacks. (H-SOLO-12) */
function exact(t: W, price: Price, from: string): void {
  give(t, price, from)
  gain(t, foe(t), price, from)
}

/** Whether a place is within so many steps by land; a Sea Region is one step from its coast. */
function isWithin(f: F, hero: HeroKind, place: Place, steps: number): boolean {
  const { at } = player(f, foe(f)).heroes[hero]
  const { coasts } = f.values.world
  const starts = isSea(f, at) ? (coasts[at] ?? []) : [at]
  const goals = isSea(f, place) ? (coasts[place] ?? []) : [place]
  const left = steps - (isSea(f, at) ? 1 : 0) - (isSea(f, place) ? 1 : 0)
  return place === at || starts.some((from) => goals.some((to) => landSteps(f, from, to) <= left))
}

/** Steps by land between two Regions, without closed Continents. */
function landSteps(f: F, from: Place, to: Place): number {
  const steps = new Map([[from, 0]])
  for (const [here, n] of steps) {
    if (here === to) return n
    for (const next of reached(f, here, ON_LAND))
      if (!steps.has(next) && !isClosed(f, land(f, next).continent)) steps.set(next, n + 1)
  }
  return Infinity
}

/** A Sea Vessel that is not at home goes there with everyone aboard. (H-SOLO-12) */
function ebb(t: W, hero: HeroKind, { within, else: price }: Ebb, from: string): void {
  const { vessels, capital } = player(t, HUMAN)
  const { at } = vessels.sea
  const isThere = at >= 0 && at !== capital && at !== homeOf(t, HUMAN, 'sea')
  if (isThere && isWithin(t, hero, at, within) && unprotected(t, [at]).length > 0) sailHome(t, HUMAN, at)
  else give(t, price, from)
}

type Ebb = Extract<Deed, { readonly ebb: unknown }>['ebb']

export function deed(t: W, hero: HeroKind, done: Deed, from: string): void {
  if ('marks' in done) return marks(t, hero, done.marks, from)
  if ('sweeps' in done) return sweep(t, hero, from)
  if ('losesFood' in done) return loseFood(t, done.losesFood, from)
  if ('discards' in done) {
    for (let n = done.discards; n > 0; n--) t.push({ do: 'words/discard', seat: HUMAN, from })
    return undefined
  }
  if ('vpPerHero' in done) return score(t, foe(t), done.vpPerHero * heroesOut(t), from)
  if ('vpPerTokens' in done)
    return score(t, foe(t), Math.floor((enemyOf(t).tokens ?? 0) / done.vpPerTokens), from)
  if ('fells' in done) return fell(t, hero, done.fells.within, from)
  if ('takesTokens' in done) return takeTokens(t, hero, done.takesTokens)
  if ('ebb' in done) return ebb(t, hero, done.ebb, from)
  if ('exacts' in done) return exact(t, done.exacts, from)
  if ('losesEach' in done) return loseEach(t, HUMAN, done.losesEach, from)
  if ('scarcest' in done) return scarcest(t, foe(t), HUMAN, done.scarcest, from)
  if (!('fuse' in done)) return
  const tower = nearestTower(t, hero, done.fuse.within)
  if (tower === null) return
  if (unitsAt(player(t, HUMAN), tower) === 0) raze(t, HUMAN, tower, foe(t))
  else claim(t, unprotected(t, [tower]), ['serf'], 1, false, from)
}
