// Tokens on the map. Face-down tokens have no identity: chance picks one when it is turned over. The effects of a token
// are in its record.
import { draw } from '@lorehall/grammar'
import { idOf, isSea, type Place } from '../map/world.ts'
import type { Token, TokenVerb } from '../cards/tokens.ts'
import type { Price } from '../values/words.ts'
import { isShallow, player } from './lookup.ts'
import { holds } from './pieces.ts'
import type { F, T } from './step.ts'

/** The record of a token. */
export function tokenOf({ values }: F, id: string): Token {
  const token = values.explorationTokens[id]
  if (token === undefined) throw new RangeError(`no token '${id}'`)
  return token
}

type VerbOf<D extends TokenVerb['do']> = Extract<TokenVerb, { readonly do: D }>

const isVerb = <D extends TokenVerb['do']>(verb: TokenVerb | undefined, name: D): verb is VerbOf<D> =>
  verb?.do === name

/** The verb of a token if it has this name: when it is resolved, or when a move ends there. */
export function verbOf<D extends TokenVerb['do']>({ says, atEnd }: Token, name: D): VerbOf<D> | null {
  return isVerb(says, name) ? says : isVerb(atEnd, name) ? atEnd : null
}

/** A token and its verb. */
interface Speaker<D extends TokenVerb['do']> {
  readonly id: string
  readonly verb: VerbOf<D>
}

/** The token of a step. A step without a token means the first token with this verb. */
export function speaker<D extends TokenVerb['do']>(f: F, name: D, from: string | undefined): Speaker<D> {
  for (const token of from === undefined ? Object.values(f.values.explorationTokens) : [tokenOf(f, from)]) {
    const verb = verbOf(token, name)
    if (verb !== null) return { id: token.id, verb }
  }
  throw new RangeError(`no token with the verb '${name}'`)
}

/** The token field of a step. Absent for the first token with the verb, because stored positions don't have it. */
export const spokenBy = (f: F, id: string, name: TokenVerb['do']): { readonly from?: string } =>
  speaker(f, name, undefined).id === id ? {} : { from: id }

/** The token whose effect a token has in a place: in Shallow Water, some have that of another. (H-SUNKEN-2) */
export const effectOf = (f: F, id: string, place: Place): Token =>
  tokenOf(f, isShallow(f, place) ? (f.values.shallow[id] ?? id) : id)

/** The live tokens in a place, one per kind. */
export function liveAt({ state, values }: F, place: Place): Token[] {
  const found: Token[] = []
  for (const { id, at } of state.live) {
    const token = values.explorationTokens[id]
    if (at === place && token !== undefined && !found.includes(token)) found.push(token)
  }
  return found
}

/** The Strength that the tokens of a place give to its defender, by kind. Several of one kind add up. (H-BATTLE-5) */
export function defensesAt({ state, values }: F, place: Place): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { id, at } of state.live) {
    const { defends } = values.explorationTokens[id] ?? {}
    if (at === place && defends !== undefined) found.set(id, (found.get(id) ?? 0) + defends)
  }
  return found
}

/** The yields of live tokens and markers for a seat in Collection, one by one. */
export function tokenYields(f: F, seat: number): { readonly from: string; readonly gains: Price }[] {
  const found: { from: string; gains: Price }[] = []
  for (const { id, at } of f.state.live) {
    const { yields } = f.values.explorationTokens[id] ?? {}
    if (yields !== undefined && holds(player(f, seat), at)) found.push({ from: id, gains: yields })
  }
  // Two markers of one name in a Region do not add up. (H-MARK-1)
  f.state.marks.forEach(({ id, at }, i, all) => {
    const { yields } = f.values.markers[id] ?? {}
    if (yields === undefined || !holds(player(f, seat), at)) return
    if (all.findIndex((one) => one.id === id && one.at === at) === i) found.push({ from: id, gains: yields })
  })
  return found
}

/** Reveals all face-down tokens of a place without resolving them. (H-EXPLORE-3) */
export function show(t: T, place: Place): void {
  while ((t.state.down[place] ?? 0) > 0) showOne(t, place)
}

/** Reveals one of them and leaves it there. */
export function showOne(t: T, place: Place): void {
  t.state.shown.push({ at: place, id: turnUp(t, place) })
}

/** Reveals one; the caller decides where it goes. */
export function turnUp(t: T, place: Place): string {
  const { state } = t
  const token = draw(t, isSea(t, place) || isShallow(t, place) ? state.seaPool : state.landPool)
  state.down[place] = (state.down[place] ?? 0) - 1
  t.emit({ type: 'turnedUp', region: idOf(t, place), token, from: token })
  return token
}
