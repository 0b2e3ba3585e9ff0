// The Units that march and those that stay, while an army is being chosen: ticks leave some of the usual army behind or
// take more along. Clients read it too, so it needs nothing of the path. (H-MOVE-2)
import type { Option } from '@lorehall/kernel'
import { STAY, TAKE } from '../../choices.ts'
import type { Army, Move } from '../../state.ts'
import type { LandUnit } from '../../values/words.ts'
import type { F } from '../step.ts'
import type { Extra } from '../steps/move.ts'
import { speedOf } from './army.ts'
import { countIn, nobody, reopened } from './company.ts'
import { allyGroups, type Group, nameOf, ownGroups } from './groups.ts'
import { join } from './joining.ts'

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

/** How many Units of the army earlier groups have had, by kind. */
type Usual = Partial<Record<LandUnit, number>>

/** The Units of the army that are in this group, of those that earlier groups have left. Changes `had`. */
function drawn(army: Army, had: Usual, { unit, count, ally }: Group): number {
  if (ally !== null) return 0
  const n = Math.min(countIn(army, unit) - (had[unit] ?? 0), count)
  had[unit] = (had[unit] ?? 0) + n
  return n
}

/**
 * The squads of the movement that is being chosen. `times`: how often an option is ticked. Groups on foot come before
 * those aboard, so they are first to have the Units that usually go.
 */
export function squadsOf(f: F, move: Move, times: (option: Option) => number): Squad[] {
  const { seat, at, how, army } = move
  const extra = givenTo(move)
  const had: Usual = {}
  const groups = ownGroups(f, seat, at, how, nobody(), extra)
  groups.push(...allyGroups(f, move, extra))
  return groups.map((group) => {
    const name = nameOf(f, group)
    const stay = STAY(f, seat, at, name)
    const take = TAKE(f, seat, at, name)
    const usual = drawn(army, had, group)
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
  const all = reopened(move)
  all.army = nobody()
  for (const { group, going } of squads) for (let n = going; n > 0; n--) join(all, group.unit, group.ally)
  all.left = speedOf(f, all, givenTo(move))
  return all
}

/** The same with one Unit more or less of one squad. */
export const changed = (squads: readonly Squad[], one: Squad, by: 1 | -1): Squad[] =>
  squads.map((squad) => (squad === one ? { ...squad, going: squad.going + by } : squad))
