// A player's uses: of the printed ability, then of records with lasting effects. (N-USE)
import type { Moment } from '../values/lasting.ts'
import type { Hero } from '../cards/records.ts'
import type { Use } from '../cards/vocabulary.ts'
import { lookup, player } from './lookup.ts'
import type { F } from './step.ts'

/** A use and the record it comes from. */
export interface Owned {
  /** The use's id; a second copy of a token has its own. */
  readonly key: string
  readonly use: Use
}

const NONE: readonly Owned[] = []

/** The uses of a printed ability, made once, because open offers need them at every decision. */
const printed = new WeakMap<readonly Use[], readonly Owned[]>()

function printedOn({ ability: { uses } }: Hero): readonly Owned[] {
  const known = printed.get(uses)
  if (known !== undefined) return known
  const fresh = withUses(NONE, uses)
  printed.set(uses, fresh)
  return fresh
}

function withUses(owned: readonly Owned[], uses: readonly Use[]): readonly Owned[] {
  const all = [...owned]
  for (const use of uses) {
    let copies = 0
    for (const one of all) if (one.use.id === use.id) copies++
    all.push({ key: copies === 0 ? use.id : `${use.id}-${copies + 1}`, use })
  }
  return all
}

/** The same plus the uses of records in play. Most records have none. */
function withLasting(f: F, owned: readonly Owned[], ids: readonly string[]): readonly Owned[] {
  let all = owned
  for (const id of ids) {
    const uses = id === '' ? undefined : f.values.lasting[id]?.uses
    if (uses !== undefined && uses.length > 0) all = withUses(all, uses)
  }
  return all
}

export function usesOf(f: F, seat: number): readonly Owned[] {
  const { hero, blue, done } = player(f, seat)
  if (hero === '') return NONE
  const own = withLasting(f, withLasting(f, printedOn(lookup.hero(f, hero)), blue), done)
  const { uses } = f.values.box
  return uses === null ? own : withUses(own, uses(f, seat))
}

/** Does the seat have a use of this moment? Called at every decision, so the common case, no, is fast. */
export function hasUseAt(f: F, seat: number, when: Moment): boolean {
  const { hero, blue, done } = player(f, seat)
  const given = f.values.given[when]
  if (given.heroes.includes(hero)) return true
  for (const id of blue) if (id !== '' && given.blue.includes(id)) return true
  for (const id of done) if (given.done.includes(id)) return true
  const { uses } = f.values.box
  return uses !== null && uses(f, seat).some((use) => use.when === when)
}

/** The same, or the seat has the experience for an ability that gives one. */
export function couldHaveUseAt(f: F, seat: number, when: Moment): boolean {
  if (hasUseAt(f, seat, when)) return true
  const { xp, toLearn } = player(f, seat)
  if (xp < f.values.leastXP) return false
  const { blue } = f.values.given[when]
  return toLearn.some((id) => blue.includes(id) && lookup.ability(f, id).xp <= xp)
}

export function usesAt(f: F, seat: number, when: Use['when']): readonly Owned[] {
  if (!hasUseAt(f, seat, when)) return NONE
  return usesOf(f, seat).filter(({ use }) => use.when === when)
}
