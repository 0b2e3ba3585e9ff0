// Tokens on the map: face down nobody knows which lies where; one is chosen by chance when it is turned. What a token
// is and does stands in its record.
import { draw } from '@lorehall/grammar'
import { idOf, isSea, type Place } from '../map/world.ts'
import type { Token, TokenVerb } from '../cards/tokens.ts'
import type { Price } from '../values/words.ts'
import { player } from './lookup.ts'
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

/** What a token does when it is resolved or a move ends there, if it is this. */
export function verbOf<D extends TokenVerb['do']>({ says, atEnd }: Token, name: D): VerbOf<D> | null {
  return isVerb(says, name) ? says : isVerb(atEnd, name) ? atEnd : null
}

/** A token with what it does. */
interface Speaker<D extends TokenVerb['do']> {
  readonly id: string
  readonly verb: VerbOf<D>
}

/** The token a step speaks for; a step that names none speaks for the first token with its verb. */
export function speaker<D extends TokenVerb['do']>(f: F, name: D, from: string | undefined): Speaker<D> {
  for (const token of from === undefined ? Object.values(f.values.explorationTokens) : [tokenOf(f, from)]) {
    const verb = verbOf(token, name)
    if (verb !== null) return { id: token.id, verb }
  }
  throw new RangeError(`no token with the verb '${name}'`)
}

/** What a step says about its token. Positions of tables that have begun do not name the first one with the verb. */
export const spokenBy = (f: F, id: string, name: TokenVerb['do']): { readonly from?: string } =>
  speaker(f, name, undefined).id === id ? {} : { from: id }

/** The live tokens of a place, each kind once. */
export function liveAt({ state, values }: F, place: Place): Token[] {
  const found: Token[] = []
  for (const { id, at } of state.live) {
    const token = values.explorationTokens[id]
    if (at === place && token !== undefined && !found.includes(token)) found.push(token)
  }
  return found
}

/** Strength that the tokens of a place give to its defender, by kind. Two of one kind add up. (H-BATTLE-5) */
export function defensesAt({ state, values }: F, place: Place): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const { id, at } of state.live) {
    const { defends } = values.explorationTokens[id] ?? {}
    if (at === place && defends !== undefined) found.set(id, (found.get(id) ?? 0) + defends)
  }
  return found
}

/** What the live tokens yield to a seat in Collection, each by itself. */
export function tokenYields(f: F, seat: number): { readonly from: string; readonly gains: Price }[] {
  const found: { from: string; gains: Price }[] = []
  for (const { id, at } of f.state.live) {
    const { yields } = f.values.explorationTokens[id] ?? {}
    if (yields !== undefined && holds(player(f, seat), at)) found.push({ from: id, gains: yields })
  }
  return found
}

/** Turns up, without resolving them, all face-down tokens of a place. (H-EXPLORE-3) */
export function show(t: T, place: Place): void {
  while ((t.state.down[place] ?? 0) > 0) showOne(t, place)
}

/** Turns up one of them. */
export function showOne(t: T, place: Place): void {
  t.state.shown.push({ at: place, id: turnUp(t, place) })
}

/** Turns one up. */
export function turnUp(t: T, place: Place): string {
  const { state } = t
  const token = draw(t, isSea(t, place) ? state.seaPool : state.landPool)
  state.down[place] = (state.down[place] ?? 0) - 1
  t.emit({ type: 'turnedUp', region: idOf(t, place), token })
  return token
}
