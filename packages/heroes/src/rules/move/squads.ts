// The Units that march and those that stay, while an army is being chosen: ticks leave some of the usual army behind or
// take more along. Clients read it too, so it needs nothing of the path. (H-MOVE-2)
import type { Option } from '@lorehall/kernel'
import { STAY, TAKE } from '../../choices.ts'
import type { Move } from '../../state.ts'
import type { LandUnit } from '../../values/words.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { nobody } from './company.ts'
import { allyGroups, type Group, nameOf, ownGroups } from './groups.ts'
import { joined } from './joining.ts'

/** A group with the number of its Units that go, at first and with the ticks so far. */
export interface Squad {
  readonly group: Group
  /** The group's name in options. */
  readonly name: string
  readonly usual: number
  readonly going: number
  /** Each tick leaves one of `usual` behind; each tick takes one more along. At most one of the two has ticks. */
  readonly stay: Option
  readonly take: Option
}

const PLAIN: Extra = {}

/** The limits and the Speed that an ability or a Spell gives to the movement that is being chosen. */
export const givenTo = ({ gathering }: Pick<Move, 'gathering'>): Extra => gathering ?? PLAIN

/** The Units of the army that are in this group, of those that earlier groups have left. Changes `army`. */
function drawn(army: Record<LandUnit, number>, { unit, count, ally }: Group): number {
  if (ally !== null) return 0
  const n = Math.min(army[unit], count)
  army[unit] -= n
  return n
}

/**
 * The squads of the movement that is being chosen. `times`: how often an option is ticked. Groups on foot come before
 * those aboard, so they are first to have the Units that usually go.
 */
export function squadsOf(f: F, move: Move, times: (option: Option) => number): Squad[] {
  const { seat, at, how, army } = move
  const extra = givenTo(move)
  const usually = {
    serf: army.serfs,
    warrior: army.warriors,
    a: Number(army.heroes.includes('a')),
    b: Number(army.heroes.includes('b')),
    c: Number(army.heroes.includes('c')),
  }
  return [...ownGroups(f, seat, at, how, nobody(), extra), ...allyGroups(f, move, extra)].map((group) => {
    const name = nameOf(f, group)
    const [stay, take] = [STAY(f, seat, at, name), TAKE(f, seat, at, name)]
    const usual = drawn(usually, group)
    return { group, name, usual, going: usual - times(stay) + times(take), stay, take }
  })
}

/** How often an option is among the ticks, by id. */
export const timesIn =
  (ticked: readonly string[]) =>
  ({ id }: Option): number =>
    ticked.filter((one) => one === id).length

/** The movement with exactly these squads. */
export function marching(f: F, move: Move, squads: readonly Squad[]): Move {
  const groups = squads.map(({ group, going }) => ({ ...group, count: going }))
  return joined(f, { ...move, army: nobody() }, groups, givenTo(move))
}

/** The same with one Unit more or less of one squad. */
export const changed = (squads: readonly Squad[], one: Squad, by: 1 | -1): Squad[] =>
  squads.map((squad) => (squad === one ? { ...squad, going: squad.going + by } : squad))
