// What the Enemy's cards do: what they need, and what happens. (H-SOLO-3)
import type { Place } from '../../map/world.ts'
import { isSea, land } from '../../map/world.ts'
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

/** What it would rather have first. */
const WISHES = ['air', 'sea', 'warrior', 'serf'] as const
const VESSELS_FIRST = ['air', 'sea'] as const

const canHave = (f: F, unit: (typeof WISHES)[number]): boolean =>
  inSupply(f, foe(f), unit) > 0 && canPay(f, foe(f), f.values.units[unit].price)

/** The first Unit of its list that it can have. It needs no Buildings. (H-SOLO-3) */
export const wished = (f: F): (typeof WISHES)[number] | undefined => WISHES.find((unit) => canHave(f, unit))

export function recruits(t: T, hero: HeroKind): void {
  const unit = wished(t)
  if (unit === undefined) return
  pay(t, foe(t), t.values.units[unit].price, unit)
  if (unit === 'air' || unit === 'sea') placeVessel(t, unit, hero)
  else placeWith(t, unit, hero)
}

/** Where a Hero could put up a Tower without looking at the price. (H-SOLO-3) */
function mayHaveTower(f: F, hero: HeroKind, needsSerf: boolean): boolean {
  const p = player(f, foe(f))
  const { at: place } = p.heroes[hero]
  if (isSea(f, place) || place === p.capital) return false
  if (needsSerf && serfsAt(p, place) === 0) return false
  return againstTowerSite(f, foe(f), place) === null
}

/** A Tower where the Hero stands, else a Vessel. (H-SOLO-3) */
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

/** Without price and Serf, if the place allows it. (H-SOLO-5) */
export function towerForNothing(t: T, hero: HeroKind): boolean {
  if (!mayHaveTower(t, hero, false)) return false
  putUpTower(t, player(t, foe(t)).heroes[hero].at)
  return true
}

/** The tokens around it on its Continent are the Enemy's. (H-SOLO-3) */
function putUpTower(t: T, place: Place): void {
  player(t, foe(t)).towers.push(place)
  t.emit({ type: 'tower', rival: RIVAL, region: land(t, place).id })
  const { continent } = land(t, place)
  for (const near of t.values.world.borders[place] ?? []) {
    if (land(t, near).continent === continent) collectTokens(t, near, 'down')
  }
  lookForEnd(t, foe(t))
}

/** What the next space of the track costs; a hard Enemy pays less from the third on. Null: none is left. (H-SOLO-9) */
export function spacePrice(f: F): Price | null {
  const { track } = enemyOf(f)
  const ore = trackOf(f).ore[track]
  if (ore === undefined) return null
  return { ore: ore - (f.options['enemy'] === 'hard' && track >= 2 ? 1 : 0) }
}

/** The Ore of the next space, and what it gives. (H-SOLO-3) */
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

/** All three slots of the track. (H-SOLO-3) */
export function taxes(t: T): void {
  const [four, three, two] = t.state.tax
  for (const kind of [four, three, two]) {
    if (kind !== undefined) gain(t, foe(t), { [kind]: taxOf(t, kind) }, 'tax')
  }
}

/** What a Hero's spell costs. */
export function spellPrice(f: F, hero: HeroKind): Price {
  const gift = giftOf(f, hero)
  const less = 'spellLess' in gift ? gift.spellLess : 0
  return { mana: Math.max(0, spellOf(f, boardOf(f).heroes[hero].spell.id).mana - less) }
}
