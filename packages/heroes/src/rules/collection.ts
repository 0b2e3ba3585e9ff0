// Collection and Round End. (H-COLLECT, H-ROUND)
import { perWorld, type Place } from '../map/world.ts'
import type { Enemy, Scribed } from '../state.ts'
import { type Resource, RESOURCES, SLOTS } from '../values/words.ts'
import { abilityYields } from './abilities/yields.ts'
import { clockwise, player } from './lookup.ts'
import { holds, onBar, wanderersAt } from './pieces.ts'
import { drawSpells as drawCards } from './piles.ts'
import { gain } from './purse.ts'
import { workersAt } from './shared.ts'
import { foe } from './solo/enemy.ts'
import type { F, T } from './step.ts'
import { tokenYields } from './tokens.ts'
import { clearMarks, isBarren } from './verbs/marks.ts'

/**
 * The yield of one Region: 1, plus 1 per working Serf, plus the Tower's yield. Serfs aboard don't work. (H-COLLECT-1)
 */
/** Whether pieces of nobody are next to a Region: it yields 1 less. (H-NOMAD-4) */
const isBesideWanderers = (f: F, place: Place): boolean =>
  f.state.wandering !== undefined &&
  f.values.world.byLand[place]?.some((near) => wanderersAt(f, near) > 0) === true

function yieldOf(f: F, seat: number, place: Place): number {
  if (isBarren(f, place)) return 0
  const p = player(f, seat)
  const tower = p.towers.includes(place) ? f.values.tower.yield : 0
  const all = 1 + workersAt(f, seat, place) + tower
  return isBesideWanderers(f, place) ? all - 1 : all
}

/** The amount a seat would collect now: printed yields, abilities and tokens. */
export function income(f: F, seat: number): Record<Resource, number> {
  const all = printed(f, seat)
  for (const { kind, n } of abilityYields(f, seat)) all[kind] += n
  for (const { kind, n } of f.values.box.words?.chosen(f, seat) ?? []) all[kind] += n
  for (const { gains } of tokenYields(f, seat)) for (const kind of RESOURCES) all[kind] += gains[kind] ?? 0
  return all
}

/** The Regions that yield a resource, with that resource. */
const yielding = perWorld(({ lands }) =>
  lands.flatMap(({ yields }, place): [Place, Resource][] => (yields === null ? [] : [[place, yields]])),
)

function printed(f: F, seat: number): Record<Resource, number> {
  const all = { ore: 0, mana: 0, food: 0 }
  const p = player(f, seat)
  for (const [place, kind] of yielding(f.values.world)) {
    if (holds(p, place)) all[kind] += yieldOf(f, seat, place)
  }
  return all
}

function collect(t: T): void {
  for (const seat of clockwise(t, t.state.first)) {
    const more = abilityYields(t, seat)
    const own = printed(t, seat)
    if (RESOURCES.every((kind) => own[kind] === 0)) t.emit({ type: 'noYield', seat, from: 'collection' })
    gain(t, seat, own, 'collection')
    for (const { kind, n, from } of more) gain(t, seat, { [kind]: n }, from)
    for (const { gains, from } of tokenYields(t, seat)) gain(t, seat, gains, from)
    t.values.box.words?.collects(t, seat)
  }
  if (t.state.enemy !== null) gain(t, foe(t), printed(t, foe(t)), 'collection')
}

/**
 * Each player draws a Spell card, starting with the first player. Then all discard down to their limits together.
 * (H-COLLECT-3)
 */
function drawSpells(t: T): void {
  for (const seat of clockwise(t, t.state.first))
    drawCards(t, seat, 1 + (t.values.box.words?.drawsMore(t, seat) ?? 0))
  t.push({ do: 'keepSpells', seat: t.state.first })
}

/** The next state of a Scribed Spell on its way to Ready. */
export const TURNED: Readonly<Record<Scribed['turned'], Scribed['turned']>> = {
  exhausted: 'preparing',
  preparing: 'ready',
  ready: 'ready',
}

/** Serfs and tokens return, Scribed Spells turn one step, and the first player token passes on. (H-ROUND-1) */
function roundEnd(t: T): void {
  const { state } = t
  for (const p of state.players) {
    if (p.out) continue
    p.serfs[p.capital] = (p.serfs[p.capital] ?? 0) + onBar(p)
    for (const slot of SLOTS) p.bar[slot] = 'free'
    p.tokens = t.values.tokens
    p.used = []
    p.scribed = p.scribed.map(({ card, turned }) => ({ card, turned: TURNED[turned] }))
  }
  clearMarks(t)
  if (state.enemy !== null) putAway(state.enemy)
  const [first = state.first] = clockwise(t, state.first + 1)
  const last = state.end !== null && state.round >= state.end.last
  if (!last) {
    state.first = first
    state.round++
  }
  t.push({ do: last ? 'score' : 'beginRound', seat: first })
  t.values.box.roundEnds?.(t)
}

/** The cards of this round go to the discards. (H-SOLO-2) */
function putAway(enemy: Enemy): void {
  enemy.discards.push(...enemy.slots)
  enemy.slots = []
}

/** The sum of all resources: the tie-breaker. */
export const wealth = (f: F, seat: number): number =>
  RESOURCES.reduce((sum, kind) => sum + player(f, seat)[kind], 0)

export const collectionSteps = { collect, drawSpells, roundEnd }
