// Harm that the Enemy's spells do to the human. Nothing happens in the human's Capital Region, and the human chooses
// the losses. (H-SOLO-8)
import type { Option } from '@lorehall/kernel'
import { GIVE_UP, LOSE_KIND } from '../../choices.ts'
import { ON_LAND, pointed, reached } from '../../map/compass.ts'
import { idOf, isClosed, isSea, land, type Place, placeOf } from '../../map/world.ts'
import type { Deed } from '../../cards/enemy.ts'
import { type HeroKind, type Piece, type Resource, RESOURCES } from '../../values/words.ts'
import { beginBattle } from '../battle/begin.ts'
import { natural } from '../battle/strength.ts'
import { destroy } from '../losses.ts'
import { player } from '../lookup.ts'
import { countOf, pieceNamed, serfsAt, shift } from '../pieces.ts'
import { gain } from '../purse.ts'
import type { F, StepOf, T } from '../step.ts'
import { isProtected } from '../verbs/immune.ts'
import { armiesNear } from './army.ts'
import type { Harm } from './effect.ts'
import { arrowOf, foe, HUMAN, RIVAL } from './enemy.ts'
import { chosen, goalOf, shortest } from './ways.ts'

export function harms(t: T, hero: HeroKind, deed: Harm, from: string): void {
  if ('losesSerf' in deed) return claim(t, unprotected(t, outside(t)), ['serf'], deed.losesSerf, false, from)
  if ('armiesLoseSerf' in deed) {
    const { within, most } = deed.armiesLoseSerf
    return claim(t, unprotected(t, armiesNear(t, hero, within)), ['serf'], most, true, from)
  }
  if ('losesMost' in deed) {
    return t.push({ do: 'loseMost', seat: HUMAN, n: deed.losesMost, taken: deed.taken, from })
  }
  if ('losesMana' in deed) return void lose(t, 'mana', deed.losesMana, from)
  if ('pullsSerfs' in deed) return pull(t, hero, deed.pullsSerfs)
  if ('entangles' in deed) return entangle(t, hero, deed.entangles, from)
  if (!('stabs' in deed)) return t.values.box.words?.deed(t, hero, deed, from)
  const { within, only } = deed.stabs
  const weakest = utmost(t, hero, within, unprotected(t, armiesNear(t, hero, within)), 'weakest')
  const kinds = only === undefined ? (['serf', 'warrior'] as const) : [only]
  if (weakest !== undefined) claim(t, [weakest], kinds, 1, false, from)
  return undefined
}

/** All places except the human's Capital Region. */
const outside = (f: F): Place[] =>
  f.values.world.places.all.filter((place) => place !== player(f, HUMAN).capital)

/** The places where the Enemy's spells may move and destroy the human's Units. (H-DWARVES-7) */
export const unprotected = (f: F, places: readonly Place[]): Place[] =>
  places.filter((place) => !isProtected(f, { seat: foe(f), spell: 'cast' }, HUMAN, place))

/**
 * The strongest or weakest of the armies within reach. If tied, the one to which the arrow leads on the shortest
 * path. (H-SOLO-5)
 */
export function utmost(
  f: F,
  hero: HeroKind,
  reach: number,
  places: readonly Place[],
  which: 'strongest' | 'weakest',
): Place | undefined {
  const strengths = places.map((place) => natural(f, HUMAN, place))
  const best = which === 'strongest' ? Math.max(...strengths) : Math.min(...strengths)
  const equal = places.filter((place) => natural(f, HUMAN, place) === best)
  const [first] = equal
  if (equal.length <= 1) return first
  const { at: from } = player(f, foe(f)).heroes[hero]
  const ways = shortest({
    from,
    reach,
    onward: (here) => reached(f, here, ON_LAND).map((to) => ({ to, steps: 1 })),
    isGoal: (place) => equal.includes(place),
    mayPass: (place) => !isClosed(f, land(f, place).continent),
  })
  return goalOf(chosen(f, from, arrowOf(f, hero), ON_LAND, ways))
}

export function claim(
  t: T,
  places: readonly Place[],
  kinds: readonly ('serf' | 'warrior')[],
  left: number,
  once: boolean,
  from: string,
): void {
  t.push({ do: 'giveUp', seat: HUMAN, places, kinds, left, once, from })
}

/** The pieces that can be lost in a Region; those aboard have their own names. */
const losable = (f: F, place: Place, kinds: readonly ('serf' | 'warrior')[]): Piece[] =>
  kinds
    .flatMap((kind): Piece[] => [kind, `${kind}@sea`, `${kind}@air`])
    .filter((piece) => countOf(player(f, HUMAN), piece, place) > 0)

function giveUp(t: T, step: StepOf<'giveUp'>, answer: Option | undefined): void {
  const { seat, places, kinds, left, once, from = '' } = step
  const all = places.flatMap((place) => losable(t, place, kinds).map((piece) => ({ place, piece })))
  const [only, second] = all
  if (left === 0 || only === undefined) return
  if (answer === undefined && second !== undefined) {
    t.ask(seat, 'pick', 'giveUp', from)
    for (const { place, piece } of all) t.offer(GIVE_UP(t, seat, piece, place))
    return
  }
  const [named = '', region = ''] = answer?.name.split('<') ?? [only.piece, idOf(t, only.place)]
  const [piece, place] = [pieceNamed(named), placeOf(t, region)]
  if (piece === undefined) return
  const next = once ? places.filter((one) => one !== place) : places
  t.push({ ...step, places: next, left: left - 1 })
  destroy(t, seat, piece, place, foe(t))
}

function lose(t: T, kind: Resource, n: number, from: string): number {
  const p = player(t, HUMAN)
  const lost = Math.min(n, p[kind])
  p[kind] -= lost
  if (lost > 0) t.emit({ type: 'paid', seat: HUMAN, [kind]: lost, from })
  return lost
}

function loseMost(t: T, { seat, n, taken, from = '' }: StepOf<'loseMost'>, answer: Option | undefined): void {
  const p = player(t, seat)
  const most = Math.max(...RESOURCES.map((kind) => p[kind]))
  const kinds = RESOURCES.filter((kind) => most > 0 && p[kind] === most)
  const [only, second] = kinds
  if (only === undefined) return
  if (answer === undefined && second !== undefined) {
    t.ask(seat, 'pick', 'loseMost', from)
    for (const kind of kinds) t.offer(LOSE_KIND(kind))
    return
  }
  const kind = RESOURCES.find((one) => one === answer?.name) ?? only
  const lost = lose(t, kind, n, from)
  gain(t, foe(t), { [kind]: Math.min(taken, lost) }, from)
}

/** Pulls Serfs from the adjacent Land Region that the arrow names, and fights them. (H-SOLO-8) */
function pull(t: T, hero: HeroKind, n: number): void {
  const human = player(t, HUMAN)
  const { at } = player(t, foe(t)).heroes[hero]
  if (isSea(t, at)) return
  const from = pointed(
    t,
    at,
    arrowOf(t, hero),
    ON_LAND,
    (to) => to !== human.capital && serfsAt(human, to) > 0 && unprotected(t, [to]).length > 0,
  )
  if (from === null || isClosed(t, land(t, from).continent)) return
  const all: readonly Piece[] = ['serf', 'serf@sea', 'serf@air']
  for (let left = n; left > 0; left--) {
    const piece = all.find((one) => countOf(human, one, from) > 0)
    if (piece !== undefined) shift(human, piece, from, at)
  }
  beginBattle(t, { attacker: foe(t), defender: HUMAN, place: at, how: 'ability', pulled: from })
}

type Entangles = Extract<Deed, { readonly entangles: unknown }>['entangles']

/** Puts a token on the strongest army within reach, unless one is there. (H-SOLO-8) */
function entangle(t: T, hero: HeroKind, { within, with: token }: Entangles, from: string): void {
  const { state } = t
  const strongest = utmost(t, hero, within, armiesNear(t, hero, within), 'strongest')
  if (strongest === undefined) return
  if (state.live.some(({ id, at }) => id === token && at === strongest)) return
  state.live.push({ at: strongest, id: token })
  state.made.push(token)
  t.emit({ type: 'entangled', rival: RIVAL, region: idOf(t, strongest), from })
}

export const harmSteps = { giveUp, loseMost }
