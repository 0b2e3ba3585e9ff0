// The two sides of the battle board: the rewards of the spheres of each ring. The kinds of rewards are printed, and so
// are the spheres marked `printed`; the others are ours. (V-MYTHS-8)
import { house, type Numbered, printed } from '../../../values/provenance.ts'
import { at, type Attribute } from '../../../state.ts'

/** The reward of a sphere; `pick`: first pick of the loot. */
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

/** The side for this number of players: one for 2 and 3, one for 4 and 5. */
export function boardFor(seats: number): readonly Sphere[] {
  return seats > 3 ? LARGE_BOARD : SMALL_BOARD
}
