// Heroes and Vessels by the Regions they are in; all others are in the supply.
import { placeOf } from './world.ts'
import type { HeroPiece, Player, Vessel } from '../src/state.ts'

type Named = Readonly<Partial<Record<'a' | 'b' | 'c' | 'sea' | 'air', string>>>

const hero = (at: string | undefined): HeroPiece => ({ at: at === undefined ? -1 : placeOf(at), aboard: '' })

const vessel = (at: string | undefined): Vessel => ({
  at: at === undefined ? -1 : placeOf(at),
  serfs: 0,
  warriors: 0,
})

export const pieces = ({ a, b, c, sea, air }: Named): Pick<Player, 'heroes' | 'vessels'> => ({
  heroes: { a: hero(a), b: hero(b), c: hero(c) },
  vessels: { sea: vessel(sea), air: vessel(air) },
})
