// Kinds of Units, and their number in a place.
import { idOf, type Place } from '../../map/world.ts'
import type { Player } from '../../state.ts'
import type { Crowd, Sort } from '../../cards/effect.ts'
import { isHero, isVessel, type Unit, VESSELS } from '../../values/words.ts'
import { heroesOf, heroOf } from '../hired.ts'
import { countOf, piecesOf, unitOf, unitsAt } from '../pieces.ts'
import type { F } from '../step.ts'

const isOfSort = (unit: Unit, sort: Sort): boolean =>
  sort === 'hero' ? isHero(unit) : sort === 'vessel' ? isVessel(unit) : unit === sort

/** Whether a Unit is of one of these sorts; without sorts, any is. */
export function isOneOf(unit: Unit, sorts: readonly Sort[] | undefined): boolean {
  if (sorts === undefined) return true
  for (const sort of sorts) if (isOfSort(unit, sort)) return true
  return false
}

/** The number of Units of these sorts in a Region, including those aboard. */
export function countSorts(p: Player, place: Place, sorts?: readonly Sort[]): number {
  const all = unitsAt(p, place)
  // Usually nobody is there.
  if (all === 0 || sorts === undefined) return all
  let n = 0
  for (const piece of piecesOf(p)) if (isOneOf(unitOf(piece), sorts)) n += countOf(p, piece, place)
  return n
}

/** Whether no Unit there is a Vessel or aboard one. */
const isOnFoot = (p: Player, place: Place): boolean =>
  VESSELS.every((vessel) => p.vessels[vessel].at !== place) &&
  p.guests.every(({ at }) => at !== place) &&
  heroesOf(p).every((hero) => heroOf(p, hero).at !== place || heroOf(p, hero).aboard === '')

export function isCrowd(p: Player, place: Place, { kinds, min = 1, max, onFoot }: Crowd): boolean {
  const n = countSorts(p, place, kinds)
  return n >= min && (max === undefined || n <= max) && (onFoot === undefined || isOnFoot(p, place))
}

/** The thing an option for a piece points at: the player's own opened stack, a side of a Battle, or the Region. */
export function pointedAt(f: F, asked: number, owner: number, place: Place, piece: string): string {
  if (f.state.battle !== null) return `piece:${piece}`
  return asked === owner ? `unit:${idOf(f, place)}/${piece}` : `region:${idOf(f, place)}`
}
