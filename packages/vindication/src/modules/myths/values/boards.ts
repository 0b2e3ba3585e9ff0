// The two sides of the battle board: for each ring the rewards of its spheres. Which kinds of reward there are
// is printed, and so are the spheres marked so; all others are ours. (V-MYTHS-8)
import { house, type Numbered, printed } from '../../../values/provenance.ts'
import { at, type Attribute } from '../../../state.ts'

/** What a sphere pays; `pick`: the first choice of loot. */
export const REWARDS = ['home', 'unlock', 'resolve', 'teleport', 'pick', 'clone', 'honor'] as const
export type Reward = (typeof REWARDS)[number]

/** The ring of an attribute, or that of conviction. */
export type Ring = Attribute | 6
export const CONVICTION_RING = 6

export interface Sphere {
  readonly ring: Ring
  readonly reward: Reward
}

type Side = readonly (readonly Numbered<Reward>[])[]

/** Rings in the order of the attributes, then conviction. */
const LARGE: Side = [
  [house('home'), house('home'), house('unlock')],
  [house('unlock'), house('unlock'), house('resolve')],
  [printed('teleport'), printed('teleport'), house('home')],
  [house('resolve'), house('pick'), printed('honor')],
  [printed('clone'), house('unlock'), house('honor')],
  [house('resolve'), house('home'), house('honor')],
  [house('honor'), house('honor'), house('honor')],
]

const SMALL: Side = [
  [house('home'), house('unlock')],
  [house('unlock'), house('resolve')],
  [house('teleport'), house('teleport')],
  [house('resolve'), house('honor')],
  [house('clone'), house('honor')],
  [house('home'), house('honor')],
  [house('honor'), house('honor')],
]

const RINGS: readonly Ring[] = [0, 1, 2, 3, 4, 5, CONVICTION_RING]

const spheresOf = (side: Side): readonly Sphere[] =>
  RINGS.flatMap((ring) => at(side, ring).map(({ value: reward }) => ({ ring, reward })))

const LARGE_BOARD = spheresOf(LARGE)
const SMALL_BOARD = spheresOf(SMALL)

/** The side for so many players: one for two and three, one for four and five. */
export function boardFor(seats: number): readonly Sphere[] {
  return seats > 3 ? LARGE_BOARD : SMALL_BOARD
}
