// Where the Enemy's new Units are placed. (H-SOLO-3)
import { idOf, isSea, isShore, type Place } from '../../map/world.ts'
import type { HeroKind, Unit, VesselKind } from '../../values/words.ts'
import { lookForEnd } from '../ends.ts'
import { player } from '../lookup.ts'
import { inSupply, place, unitsAt } from '../pieces.ts'
import type { T } from '../step.ts'
import { aboard, shipOf } from './army.ts'
import { foe, RIVAL } from './enemy.ts'

/** Whether there is room for one more on land; the Courtyard always has room. */
function hasRoom(t: T, at: Place): boolean {
  const p = player(t, foe(t))
  return at === p.capital || unitsAt(p, at) < t.values.regionLimit
}

/**
 * Places a Serf or Warrior with a Hero: on land if there is room, at sea aboard; otherwise in the Courtyard.
 * (H-SOLO-3)
 */
export function placeWith(t: T, unit: 'serf' | 'warrior', hero: HeroKind): void {
  if (inSupply(t, foe(t), unit) === 0) return
  const p = player(t, foe(t))
  const { at } = p.heroes[hero]
  const on = shipOf(p, hero)
  if (isSea(t, at)) {
    if (on === '' || aboard(p, on) >= t.values.capacity) return placeAtHome(t, unit)
    if (unit === 'serf') p.vessels[on].serfs++
    else p.vessels[on].warriors++
    return placed(t, unit, at)
  }
  if (!hasRoom(t, at)) return placeAtHome(t, unit)
  place(p, unit, at)
  placed(t, unit, at)
}

export function placeAtHome(t: T, unit: Exclude<Unit, HeroKind>): void {
  if (inSupply(t, foe(t), unit) === 0) return
  const p = player(t, foe(t))
  place(p, unit, p.capital)
  placed(t, unit, p.capital)
}

function placed(t: T, unit: Unit, at: Place): void {
  t.emit({ type: 'enemyPlaced', rival: RIVAL, unit, region: idOf(t, at) })
  lookForEnd(t, foe(t))
}

/**
 * A Vessel is placed with a Hero on land if there is room; a Sea Vessel also needs a Shore. The Hero and others
 * board. (H-SOLO-3)
 */
export function placeVessel(t: T, vessel: VesselKind, hero: HeroKind): void {
  const p = player(t, foe(t))
  const { at, aboard: on } = p.heroes[hero]
  const here = on === '' && !isSea(t, at) && hasRoom(t, at) && (vessel === 'air' || isShore(t, at))
  if (!here) return placeAtHome(t, vessel)
  place(p, vessel, at)
  placed(t, vessel, at)
  board(t, vessel, hero)
}

/** The Hero boards, then Warriors, then Serfs, while there is room. (H-SOLO-3) */
function board(t: T, vessel: VesselKind, hero: HeroKind): void {
  const p = player(t, foe(t))
  const { at } = p.heroes[hero]
  p.heroes[hero] = { at, aboard: vessel }
  const room = t.values.capacity - 1
  const warriors = Math.min(p.warriors[at] ?? 0, room)
  const serfs = Math.min(p.serfs[at] ?? 0, room - warriors)
  p.warriors[at] = (p.warriors[at] ?? 0) - warriors
  p.serfs[at] = (p.serfs[at] ?? 0) - serfs
  p.vessels[vessel] = { at, serfs, warriors }
}
