// Further gifts and deeds of the Enemy. (H-SOLO-11, H-SOLO-12)
import type { Words } from '../box/words.ts'
import type { Deed } from '../cards/enemy.ts'
import { ON_LAND, reached } from '../map/compass.ts'
import { isSea, land, type Place } from '../map/world.ts'
import { countIn, other } from '../rules/battle/army.ts'
import { player } from '../rules/lookup.ts'
import { raze } from '../rules/losses.ts'
import { inSupply, unitsAt } from '../rules/pieces.ts'
import { canPay, pay } from '../rules/purse.ts'
import { foeSide } from '../rules/solo/fighting.ts'
import { arrowOf, foe, giftOf, HUMAN } from '../rules/solo/enemy.ts'
import { claim, unprotected } from '../rules/solo/harm.ts'
import { placeWith } from '../rules/solo/placing.ts'
import { chosen, goalOf, shortest } from '../rules/solo/ways.ts'
import type { F } from '../rules/step.ts'
import type { HeroKind } from '../values/words.ts'
import type { W } from './step.ts'

export const gift: Words['gift'] = (f, battle, name, given) => {
  if (!('perSerf' in given)) return 0
  const { each, most } = given.perSerf
  return Math.min(most, each * countIn(f, battle[name], 'serf'))
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
      mayPass: (place) => land(f, place).continent !== f.state.closed,
    })
    if (ways.length > 0) return goalOf(chosen(f, from, arrowOf(f, hero), ON_LAND, ways))
  }
  return null
}

export function deed(t: W, hero: HeroKind, done: Deed, from: string): void {
  if (!('fuse' in done)) return
  const tower = nearestTower(t, hero, done.fuse.within)
  if (tower === null) return
  if (unitsAt(player(t, HUMAN), tower) === 0) raze(t, HUMAN, tower, foe(t))
  else claim(t, unprotected(t, [tower]), ['serf'], 1, false, from)
}
