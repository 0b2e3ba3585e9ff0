// The Units in a Region that could march from there, or sail or fly without a Vessel. (H-MOVE-2)
import type { Place } from '../../map/world.ts'
import type { Army, Move, Player } from '../../state.ts'
import { type Carrier, type How, isNamed, type LandUnit, VESSELS } from '../../values/words.ts'
import { allyName, mayJoin } from '../allies.ts'
import { carrierFor } from '../guests.ts'
import { heroesOf, heroOf } from '../hired.ts'
import { player } from '../lookup.ts'
import { aboardOf, countOf, isGuest } from '../pieces.ts'
import type { F } from '../step.ts'
import type { Extra, Tired } from '../steps/move.ts'
import { alliesOf } from '../teams.ts'
import { alongOf, nobody } from './company.ts'
import { goesBy } from './modes.ts'

/** Units that can be named together: of one kind, on land or aboard one Vessel, of the seat or of one ally. */
export interface Group {
  readonly unit: LandUnit
  readonly vessel: Carrier | null
  readonly count: number
  /** The ally who owns them; null: the seat itself. */
  readonly ally: number | null
}

export function nameOf(f: F, { unit, vessel, ally }: Group): string {
  if (ally !== null) return `${allyName(f, ally)}-${unit}`
  return vessel === null || isNamed(unit) ? unit : aboardOf(unit, vessel)
}

/** Adds the Units on foot that are not chosen yet. */
function addOnFoot(found: Group[], p: Player, place: Place, army: Army, ally: number | null): void {
  const serfs = (p.serfs[place] ?? 0) - army.serfs
  const warriors = (p.warriors[place] ?? 0) - army.warriors
  if (serfs > 0) found.push({ unit: 'serf', vessel: null, count: serfs, ally })
  if (warriors > 0) found.push({ unit: 'warrior', vessel: null, count: warriors, ally })
  for (const hero of heroesOf(p)) {
    const { at, aboard } = heroOf(p, hero)
    if (at !== place || aboard !== '' || army.heroes.includes(hero)) continue
    found.push({ unit: hero, vessel: null, count: 1, ally })
  }
  const band = (p.band?.[place] ?? 0) - (army.band ?? 0)
  if (band > 0) found.push({ unit: 'band', vessel: null, count: band, ally })
}

/** Adds the Units aboard a Vessel there. They may leave it to march. */
function addCrew(found: Group[], p: Player, place: Place, vessel: Carrier): void {
  const serfs = countOf(p, aboardOf('serf', vessel), place)
  const warriors = countOf(p, aboardOf('warrior', vessel), place)
  if (serfs > 0) found.push({ unit: 'serf', vessel, count: serfs, ally: null })
  if (warriors > 0) found.push({ unit: 'warrior', vessel, count: warriors, ally: null })
  for (const hero of heroesOf(p)) {
    const { at, aboard } = heroOf(p, hero)
    if (at === place && aboard === vessel) found.push({ unit: hero, vessel, count: 1, ally: null })
  }
}

/** The same army with Units that may not move: Serfs and Warriors where they landed, Heroes anywhere. */
const withTired = (army: Army, tired: Tired, place: Place): Army => ({
  ...army,
  serfs: army.serfs + (place === tired.at ? tired.serfs : 0),
  warriors: army.warriors + (place === tired.at ? tired.warriors : 0),
  heroes: [...army.heroes, ...tired.heroes],
})

/** All Units of the seat that could move and are not chosen yet. */
export function ownGroups(
  f: F,
  seat: number,
  place: Place,
  how: How,
  army: Army,
  { hero, aboard, tired }: Extra,
): Group[] {
  const p = player(f, seat)
  const all: Group[] = []
  addOnFoot(all, p, place, tired === undefined ? army : withTired(army, tired, place), null)
  for (const vessel of VESSELS) if (p.vessels[vessel].at === place) addCrew(all, p, place, vessel)
  if (isGuest(p)) {
    for (const ally of alliesOf(f, seat))
      for (const vessel of VESSELS) addCrew(all, p, place, carrierFor(f, ally, vessel))
  }
  if (how === 'march' && hero === undefined && aboard === undefined) return all
  return all.filter(
    ({ unit, vessel }) =>
      goesBy(f, seat, unit, how) &&
      // Units aboard sail or fly with the Vessel.
      (how === 'march' || vessel === null) &&
      (hero === undefined || unit === hero) &&
      (aboard === undefined || vessel === aboard),
  )
}

/** Allied Units on foot there, once the seat has chosen a Unit of its own. (H-TEAM-9) */
export function allyGroups(f: F, move: Move, extra: Extra): Group[] {
  if (move.how !== 'march' || extra.hero !== undefined || extra.aboard !== undefined) return []
  const all: Group[] = []
  for (const ally of alliesOf(f, move.seat)) {
    if (!mayJoin(extra, ally)) continue
    const taken = alongOf(move).find(({ seat }) => seat === ally)?.army ?? nobody()
    addOnFoot(all, player(f, ally), move.at, taken, ally)
  }
  return all
}
