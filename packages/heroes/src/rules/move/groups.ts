// Who stands in a Region and could march from there. (H-MOVE-2)
import type { Place } from '../../map/world.ts'
import type { Army, Move, Player } from '../../state.ts'
import { ALLIED, type Carrier, HEROES, isHero, type LandUnit, VESSELS } from '../../values/words.ts'
import { player } from '../lookup.ts'
import { ABOARD, countOf, isGuest } from '../pieces.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { allyOf } from '../teams.ts'

/** Units that may be named: a kind on land, or aboard a Vessel there, or of an ally. */
export interface Group {
  readonly unit: LandUnit
  readonly vessel: Carrier | null
  readonly count: number
  readonly ally: boolean
}

export function nameOf({ unit, vessel, ally }: Group): string {
  if (ally) return `ally-${unit}`
  return vessel === null || isHero(unit) ? unit : `${unit}@${vessel}`
}

/** Those on foot who are not yet taken. */
function addOnFoot(found: Group[], p: Player, place: Place, army: Army, ally: boolean): void {
  const serfs = (p.serfs[place] ?? 0) - army.serfs
  const warriors = (p.warriors[place] ?? 0) - army.warriors
  if (serfs > 0) found.push({ unit: 'serf', vessel: null, count: serfs, ally })
  if (warriors > 0) found.push({ unit: 'warrior', vessel: null, count: warriors, ally })
  for (const hero of HEROES) {
    const { at, aboard } = p.heroes[hero]
    if (at !== place || aboard !== '' || army.heroes.includes(hero)) continue
    found.push({ unit: hero, vessel: null, count: 1, ally })
  }
}

/** Those aboard a Vessel there, who may step out. */
function addCrew(found: Group[], p: Player, place: Place, vessel: Carrier): void {
  const serfs = countOf(p, ABOARD.serf[vessel], place)
  const warriors = countOf(p, ABOARD.warrior[vessel], place)
  if (serfs > 0) found.push({ unit: 'serf', vessel, count: serfs, ally: false })
  if (warriors > 0) found.push({ unit: 'warrior', vessel, count: warriors, ally: false })
  for (const hero of HEROES) {
    const { at, aboard } = p.heroes[hero]
    if (at === place && aboard === vessel) found.push({ unit: hero, vessel, count: 1, ally: false })
  }
}

/** Everybody of one's own who could march and is not yet taken. */
export function ownGroups(p: Player, place: Place, army: Army, { hero, aboard }: Extra): Group[] {
  const all: Group[] = []
  addOnFoot(all, p, place, army, false)
  for (const vessel of VESSELS) if (p.vessels[vessel].at === place) addCrew(all, p, place, vessel)
  if (isGuest(p)) for (const vessel of ALLIED) addCrew(all, p, place, vessel)
  if (hero === undefined && aboard === undefined) return all
  return all.filter(
    ({ unit, vessel }) =>
      (hero === undefined || unit === hero) && (aboard === undefined || vessel === aboard),
  )
}

/** Units of an ally on foot there, once somebody of one's own goes. (H-TEAM-9) */
export function allyGroups(f: F, { seat, at, allies }: Move, extra: Extra): Group[] {
  if (extra.alone === true || extra.hero !== undefined || extra.aboard !== undefined) return []
  const ally = allyOf(f, seat)
  const all: Group[] = []
  if (ally >= 0) addOnFoot(all, player(f, ally), at, allies, true)
  return all
}
