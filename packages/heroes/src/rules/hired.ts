// Units for hire that a player employs: Heroes, and a band of Units that are all alike. They are on the map like other
// Units, and return to their card when the player loses or dismisses them. (H-HIRE)
import type { Place } from '../map/world.ts'
import { type HeroPiece, type Player, SUPPLY } from '../state.ts'
import { type Hero, HEROES, HIRED, type Hired, isHireling } from '../values/words.ts'

const NOWHERE: HeroPiece = Object.freeze({ at: SUPPLY, aboard: '' })

/** Where a Hero is. A Hero for hire that the player doesn't employ is nowhere. */
export const heroOf = (p: Player, hero: Hero): HeroPiece => p.heroes[hero] ?? NOWHERE

/** The Heroes that a player has: those of the faction, and those it employs. */
export const heroesOf = ({ hired }: Player): readonly Hero[] =>
  hired === undefined ? HEROES : [...HEROES, ...hired.filter(isHireling)]

/** The Units of a player's hired band, wherever they are. */
export const bandOf = ({ band }: Player): number => band?.reduce((sum, n) => sum + n, 0) ?? 0

/** The hired Units of a player in a Region. */
export function hiredAt(p: Player, place: Place): number {
  let n = p.band?.[place] ?? 0
  for (const unit of p.hired ?? []) if (isHireling(unit) && heroOf(p, unit).at === place) n++
  return n
}

/** Puts a hired Unit in a Region. The player employs it from now on. */
export function putHired(p: Player, unit: Hired, to: Place): void {
  if (p.hired?.includes(unit) !== true)
    p.hired = HIRED.filter((one) => one === unit || p.hired?.includes(one) === true)
  if (isHireling(unit)) p.heroes[unit] = { at: to, aboard: '' }
  else {
    p.band ??= p.serfs.map(() => 0)
    p.band[to] = (p.band[to] ?? 0) + 1
  }
}

/** Takes a hired Unit off the map. A player who has none of its card left no longer employs it. */
export function takeHired(p: Player, unit: Hired, from: Place): void {
  if (isHireling(unit)) delete p.heroes[unit]
  else if (p.band !== undefined) {
    p.band[from] = (p.band[from] ?? 0) - 1
    if (bandOf(p) > 0) return
    p.band = undefined
  }
  const rest = p.hired?.filter((one) => one !== unit) ?? []
  if (rest.length === 0) p.hired = undefined
  else p.hired = rest
}

/** All hired Units leave the player. */
export function releaseAll(p: Player): void {
  for (const unit of p.hired ?? []) if (isHireling(unit)) delete p.heroes[unit]
  p.band = undefined
  p.hired = undefined
}
