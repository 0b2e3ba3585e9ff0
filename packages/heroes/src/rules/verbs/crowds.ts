// Sorts of Units, and how many of them stand somewhere.
import { idOf, type Place } from '../../map/world.ts'
import type { Player } from '../../state.ts'
import type { Crowd, Sort } from '../../cards/effect.ts'
import { isHero, isVessel, type Unit } from '../../values/words.ts'
import { countOf, piecesOf, unitOf, unitsAt } from '../pieces.ts'
import type { F } from '../step.ts'

const isOfSort = (unit: Unit, sort: Sort): boolean =>
  sort === 'hero' ? isHero(unit) : sort === 'vessel' ? isVessel(unit) : unit === sort

/** Without sorts: any. */
export const isOneOf = (unit: Unit, sorts: readonly Sort[] | undefined): boolean =>
  sorts === undefined || sorts.some((sort) => isOfSort(unit, sort))

/** Units of these sorts in a Region, those aboard included. */
export function countSorts(p: Player, place: Place, sorts?: readonly Sort[]): number {
  const all = unitsAt(p, place)
  // Mostly nobody is there.
  if (all === 0 || sorts === undefined) return all
  let n = 0
  for (const piece of piecesOf(p)) if (isOneOf(unitOf(piece), sorts)) n += countOf(p, piece, place)
  return n
}

export function isCrowd(p: Player, place: Place, { kinds, min = 1, max }: Crowd): boolean {
  const n = countSorts(p, place, kinds)
  return n >= min && (max === undefined || n <= max)
}

/** What an option for a piece points at: a stack of one's own that is opened, a side of a Battle, or the Region. */
export function pointedAt(f: F, asked: number, owner: number, place: Place, piece: string): string {
  if (f.state.battle !== null) return `piece:${piece}`
  return asked === owner ? `unit:${idOf(f, place)}/${piece}` : `region:${idOf(f, place)}`
}
