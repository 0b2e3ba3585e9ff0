// Heroes and Vessels by the Regions they are in; all others are in the supply.
import { placeOf } from './world.ts'
import type { HeroPiece, Player, Vessel } from '../src/state.ts'

export type Named = Readonly<Partial<Record<'a' | 'b' | 'c' | 'sea' | 'air', string>>>

/** `place`: the number of a Region; by default on the printed map. */
export const pieces = (
  { a, b, c, sea, air }: Named,
  place: (id: string) => number = placeOf,
): Pick<Player, 'heroes' | 'vessels'> => {
  const at = (id: string | undefined): number => (id === undefined ? -1 : place(id))
  const hero = (id: string | undefined): HeroPiece => ({ at: at(id), aboard: '' })
  const vessel = (id: string | undefined): Vessel => ({ at: at(id), serfs: 0, warriors: 0 })
  return { heroes: { a: hero(a), b: hero(b), c: hero(c) }, vessels: { sea: vessel(sea), air: vessel(air) } }
}
