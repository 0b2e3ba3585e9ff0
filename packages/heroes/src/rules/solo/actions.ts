// The actions of the Enemy's cards: when they are possible, and what they do. (H-SOLO-3)
import type { Place } from '../../map/world.ts'
import { isSea, isShore, land } from '../../map/world.ts'
import { at } from '../../state.ts'
import type { HeroKind, Price, VesselKind } from '../../values/words.ts'
import { againstTowerSite } from '../build.ts'
import { lookForEnd } from '../ends.ts'
import { player } from '../lookup.ts'
import { inSupply, serfsAt } from '../pieces.ts'
import { towerPrice } from '../prices.ts'
import { canPay, gain, pay } from '../purse.ts'
import type { F, T } from '../step.ts'
import { spellOf } from '../spells/lookup.ts'
import { taxOf } from '../tax.ts'
import { collectTokens } from './collecting.ts'
import { boardOf, enemyOf, foe, giftOf, HUMAN, RIVAL, trackOf } from './enemy.ts'
import { placeVessel, placeWith } from './placing.ts'

/** Units in the order in which it prefers them. */
const WISHES = ['air', 'sea', 'warrior', 'serf'] as const
const VESSELS_FIRST = ['air', 'sea'] as const

/** Without a Shore at its Capital, it buys no Sea Vessel. (H-SKYHOLD-5) */
const canHave = (f: F, unit: (typeof WISHES)[number]): boolean =>
  (unit !== 'sea' || isShore(f, player(f, foe(f)).capital)) &&
  inSupply(f, foe(f), unit) > 0 &&
  canPay(f, foe(f), f.values.units[unit].price)

/** The first Unit of its list that is in supply and that it can pay for. It needs no Buildings. (H-SOLO-3) */
export const wished = (f: F): (typeof WISHES)[number] | undefined => WISHES.find((unit) => canHave(f, unit))

export function recruits(t: T, hero: HeroKind): void {
  const unit = wished(t)
  if (unit === undefined) return
  pay(t, foe(t), t.values.units[unit].price, unit)
  if (unit === 'air' || unit === 'sea') placeVessel(t, unit, hero)
  else placeWith(t, unit, hero)
  if (unit === 'serf') t.values.box.words?.foeRecruitedSerf(t, hero)
}

/** Whether a Tower is allowed where a Hero is, apart from the price. (H-SOLO-3) */
function mayHaveTower(f: F, hero: HeroKind, needsSerf: boolean): boolean {
  const p = player(f, foe(f))
  const { at: place } = p.heroes[hero]
  if (isSea(f, place) || place === p.capital) return false
  if (needsSerf && serfsAt(p, place) === 0) return false
  return againstTowerSite(f, foe(f), place) === null
}

/** A Tower where the Hero is; otherwise a Vessel. (H-SOLO-3) */
export function toBuild(f: F, hero: HeroKind): 'tower' | VesselKind | undefined {
  const { at: place } = player(f, foe(f)).heroes[hero]
  const needsSerf = !('towerWithoutSerf' in giftOf(f, hero))
  const tower = mayHaveTower(f, hero, needsSerf) && canPay(f, foe(f), towerPrice(f, foe(f), place))
  return tower ? 'tower' : VESSELS_FIRST.find((vessel) => canHave(f, vessel))
}

export function builds(t: T, hero: HeroKind): void {
  const what = toBuild(t, hero)
  if (what === undefined) return
  const { at: place } = player(t, foe(t)).heroes[hero]
  pay(t, foe(t), what === 'tower' ? towerPrice(t, foe(t), place) : t.values.units[what].price, what)
  if (what === 'tower') putUpTower(t, place)
  else placeVessel(t, what, hero)
}

/** Builds a Tower without a price and a Serf, if it is allowed there. (H-SOLO-5) */
export function towerForNothing(t: T, hero: HeroKind): boolean {
  if (!mayHaveTower(t, hero, false)) return false
  putUpTower(t, player(t, foe(t)).heroes[hero].at)
  return true
}

/** The Enemy takes the tokens next to it on its Continent. (H-SOLO-3) */
function putUpTower(t: T, place: Place): void {
  player(t, foe(t)).towers.push(place)
  t.emit({ type: 'tower', rival: RIVAL, region: land(t, place).id })
  t.values.box.words?.foeBuiltTower(t, place)
  const { continent } = land(t, place)
  for (const near of t.values.world.borders[place] ?? []) {
    if (land(t, near).continent === continent) collectTokens(t, near, 'down')
  }
  lookForEnd(t, foe(t))
}

/**
 * The price of the next space of the track; a hard Enemy pays less from the third space on. Null: no space is left.
 * (H-SOLO-9)
 */
export function spacePrice(f: F): Price | null {
  const { track } = enemyOf(f)
  const ore = trackOf(f).ore[track]
  if (ore === undefined) return null
  return { ore: ore - (f.options['enemy'] === 'hard' && track >= 2 ? 1 : 0) }
}

/** Pays for the next space and carries out its effects. (H-SOLO-3) */
export function goesOn(t: T, hero: HeroKind): void {
  const price = spacePrice(t)
  if (price === null) return
  pay(t, foe(t), price, 'track')
  const enemy = enemyOf(t)
  const { gives = [], after = [] } = at(boardOf(t).track, enemy.track)
  const vp = at(trackOf(t).vp, enemy.track)
  enemy.track++
  t.emit({ type: 'enemyTrack', rival: RIVAL, n: enemy.track })
  t.push({
    do: 'deeds',
    seat: HUMAN,
    hero,
    deeds: [...gives, ...(vp === 0 ? [] : [{ vp }]), ...after],
    from: 'track',
  })
}

/** The Enemy gains the resources of all three slots. (H-SOLO-3) */
export function taxes(t: T): void {
  const [four, three, two] = t.state.tax
  for (const kind of [four, three, two]) {
    if (kind !== undefined) gain(t, foe(t), { [kind]: taxOf(t, kind) }, 'tax')
  }
}

/** The price of a Hero's spell. */
export function spellPrice(f: F, hero: HeroKind): Price {
  const gift = giftOf(f, hero)
  const less = 'spellLess' in gift ? gift.spellLess : 0
  return { mana: Math.max(0, spellOf(f, boardOf(f).heroes[hero].spell.id).mana - less) }
}
