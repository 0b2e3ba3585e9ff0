// The uses a player has: of the printed ability, then of what lies open. (N-USE)
import type { Moment } from '../values/lasting.ts'
import type { Use } from '../cards/vocabulary.ts'
import { player, the } from './lookup.ts'
import type { F } from './step.ts'

/** A use and whose it is. */
export interface Owned {
  /** The use's id; a second copy of a token has its own. */
  readonly key: string
  readonly use: Use
}

const NONE: readonly Owned[] = []

/** The first copy of each use, made once: standing offers ask for them at every decision. */
const firsts = new WeakMap<Use, Owned>()

function firstOf(use: Use): Owned {
  const known = firsts.get(use)
  if (known !== undefined) return known
  const first = { key: use.id, use }
  firsts.set(use, first)
  return first
}

function addUses(uses: readonly Use[], all: Owned[]): void {
  for (const use of uses) {
    let copies = 0
    for (const one of all) if (one.use.id === use.id) copies++
    all.push(copies === 0 ? firstOf(use) : { key: `${use.id}-${copies + 1}`, use })
  }
}

export function usesOf(f: F, seat: number): readonly Owned[] {
  const { hero, blue, done } = player(f, seat)
  if (hero === '') return NONE
  const all: Owned[] = []
  addUses(the.hero(f, hero).ability.uses, all)
  for (const id of blue) if (id !== '') addUses(f.values.lasting[id]?.uses ?? [], all)
  for (const id of done) addUses(f.values.lasting[id]?.uses ?? [], all)
  return all
}

/** Has the seat any use of that moment? Mostly not, and it is asked at every decision. */
export function hasUseAt(f: F, seat: number, when: Moment): boolean {
  const { hero, blue, done } = player(f, seat)
  const given = f.values.given[when]
  if (given.heroes.includes(hero)) return true
  for (const id of blue) if (id !== '' && given.blue.includes(id)) return true
  for (const id of done) if (given.done.includes(id)) return true
  return false
}

/** The same, or there is experience for an ability that gives one. */
export function couldHaveUseAt(f: F, seat: number, when: Moment): boolean {
  if (hasUseAt(f, seat, when)) return true
  const { xp, toLearn } = player(f, seat)
  if (xp < f.values.leastXP) return false
  const { blue } = f.values.given[when]
  return toLearn.some((id) => blue.includes(id) && the.ability(f, id).xp <= xp)
}

export function usesAt(f: F, seat: number, when: Use['when']): readonly Owned[] {
  if (!hasUseAt(f, seat, when)) return NONE
  return usesOf(f, seat).filter(({ use }) => use.when === when)
}
