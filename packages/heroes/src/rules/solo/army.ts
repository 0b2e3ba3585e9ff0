// The Units that move with one of the Enemy's Heroes, and where they may go. (H-SOLO-4, H-SOLO-6)
import { isClosed, isSea, land, type Place } from '../../map/world.ts'
import { type Player, SUPPLY } from '../../state.ts'
import { type HeroKind, HEROES, type VesselKind, VESSELS } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { holds, unitsAt } from '../pieces.ts'
import type { F } from '../step.ts'
import { foe } from './enemy.ts'

/** A Hero and the Units that move with it. */
export interface Party {
  readonly hero: HeroKind
  readonly serfs: number
  readonly warriors: number
  /** The Vessel they all go aboard; empty: on foot. */
  readonly vessel: VesselKind | ''
}

/** The number of Units, including the Vessel. */
const sizeOf = ({ serfs, warriors, vessel }: Party): number => 1 + serfs + warriors + (vessel === '' ? 0 : 1)

/** The number of Units aboard, including Heroes. */
export const aboard = (p: Player, vessel: VesselKind): number =>
  p.vessels[vessel].serfs +
  p.vessels[vessel].warriors +
  HEROES.filter((hero) => p.heroes[hero].aboard === vessel).length

/** The Vessel a Hero of the Enemy is aboard; empty: none. */
export const shipOf = (p: Player, hero: HeroKind): VesselKind | '' =>
  VESSELS.find((one) => p.heroes[hero].aboard === one) ?? ''

/** An empty Vessel in the Region, the Air Vessel first; empty: none. (H-SOLO-7) */
function emptyVessel(p: Player, at: Place): VesselKind | '' {
  return VESSELS.toReversed().find((one) => p.vessels[one].at === at && aboard(p, one) === 0) ?? ''
}

/**
 * If the Hero is aboard a Vessel, everyone aboard. Otherwise all Units of the Region, or up to four from the
 * Courtyard. (H-SOLO-6)
 */
export function partyOf(f: F, hero: HeroKind, boards: boolean): Party {
  const p = player(f, foe(f))
  const { at } = p.heroes[hero]
  const on = shipOf(p, hero)
  if (on !== '') return { hero, serfs: p.vessels[on].serfs, warriors: p.vessels[on].warriors, vessel: on }
  const [serfs, warriors] = [p.serfs[at] ?? 0, p.warriors[at] ?? 0]
  const vessel = boards ? emptyVessel(p, at) : ''
  if (vessel !== '') {
    const others = f.values.capacity - 1
    const fighting = Math.min(warriors, others)
    return { hero, warriors: fighting, serfs: Math.min(serfs, others - fighting), vessel }
  }
  if (at !== p.capital) return { hero, serfs, warriors, vessel: '' }
  const room = f.values.regionLimit - 1
  // One of these is a Serf, if there is one.
  const fighting = Math.min(warriors, room - (serfs > 0 ? 1 : 0))
  return { hero, warriors: fighting, serfs: Math.min(serfs, room - fighting), vessel: '' }
}

/**
 * Not the Enemy's own Capital, not a Region with another of its Heroes, not a closed Continent; and there must be
 * room for all. (H-SOLO-4)
 */
export function mayEnter(f: F, party: Party, to: Place): boolean {
  const p = player(f, foe(f))
  if (isSea(f, to)) return true
  if (to === p.capital || isClosed(f, land(f, to).continent)) return false
  if (HEROES.some((hero) => hero !== party.hero && p.heroes[hero].at === to)) return false
  return unitsAt(p, to) + sizeOf(party) <= f.values.regionLimit
}

/** Moves them all to a Region; if they go by Vessel, they board first. */
export function carry(f: F, { hero, serfs, warriors, vessel }: Party, to: Place): void {
  const p = player(f, foe(f))
  const { at: from, aboard: on } = p.heroes[hero]
  p.heroes[hero] = { at: to, aboard: vessel }
  if (on === '') {
    p.serfs[from] = (p.serfs[from] ?? 0) - serfs
    p.warriors[from] = (p.warriors[from] ?? 0) - warriors
  }
  if (vessel === '') {
    p.serfs[to] = (p.serfs[to] ?? 0) + serfs
    p.warriors[to] = (p.warriors[to] ?? 0) + warriors
  } else p.vessels[vessel] = { at: to, serfs, warriors }
}

/**
 * Land Regions within this many steps by border, ferry and wrap, nearest first. The path passes only through `free`
 * Regions.
 */
function within(
  f: F,
  from: Place,
  steps: number,
  free: (place: Place) => boolean = () => true,
): { readonly place: Place; readonly way: readonly Place[] }[] {
  if (from === SUPPLY || isSea(f, from)) return []
  const found = [{ place: from, way: [] as readonly Place[] }]
  const seen = new Set([from])
  for (const { place, way } of found) {
    if (way.length === steps || (place !== from && !free(place))) continue
    for (const next of f.values.world.byLand[place] ?? []) {
      if (seen.has(next) || isClosed(f, land(f, next).continent)) continue
      seen.add(next)
      found.push({ place: next, way: [...way, next] })
    }
  }
  return found
}

/**
 * The Regions outside the human's Capital Region where the human has Units within this many steps of one of the
 * Enemy's Heroes.
 */
export function armiesNear(f: F, hero: HeroKind, steps: number): Place[] {
  const { at } = player(f, foe(f)).heroes[hero]
  const human = player(f, 0)
  return within(f, at, steps).flatMap(({ place }) =>
    place !== human.capital && holds(human, place) && unitsAt(human, place) > 0 ? [place] : [],
  )
}
