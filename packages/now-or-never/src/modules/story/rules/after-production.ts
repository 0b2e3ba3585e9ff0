// After each production but the last: levy, digging, walking, arrival, and the missions that begin. (N-STORY-27)
import { around } from '@lorehall/grammar'
import { distance } from '../../../map/cells.ts'
import { player } from '../../../rules/lookup.ts'
import { pay } from '../../../rules/purse.ts'
import type { F } from '../../../rules/step.ts'
import { at } from '../../../state.ts'
import { chapterOf, eventOf, storyOf, type T } from '../state.ts'
import { storyFinds } from './missions.ts'
import { placed, spaceOn } from './on-map.ts'

/** Each player who has a coin pays. The bot pays nothing. (N-STORY-28) */
function levy(t: T): void {
  for (const { id, piece } of placed(t)) {
    if (piece.levy === 0) continue
    t.credit(id)
    for (const seat of around(t.seats, t.state.first)) {
      const coin = Math.min(piece.levy, player(t, seat).coins)
      if (coin > 0) pay(t, seat, { coin }, id)
    }
  }
}

/** The spaces whose search tokens would be dug up now, in order. (N-STORY-29) */
export function threatened(f: F): readonly number[] {
  const { by = [] } = chapterOf(f).record.digs ?? {}
  const found: number[] = []
  for (const id of by) {
    const level = f.values.levels.indexOf(id) + 1
    const from = f.values.spaces.findIndex((space) => space.kind === 'enemy' && space.level === level)
    if (from === -1 || at(f.state.enemies, from) === 0) continue
    const nearest = nearestToken(f, from, found)
    if (nearest !== null) found.push(nearest)
  }
  return found
}

/** The nearest token that nobody else digs up; among equally near ones, that of the earlier letter. */
function nearestToken(f: F, from: number, but: readonly number[]): number | null {
  const letters = f.values.spaces.flatMap((space, cell) =>
    space.kind === 'search' && at(f.state.searches, cell) && !but.includes(cell)
      ? [{ letter: space.letter, cell, steps: distance(from, cell) }]
      : [],
  )
  const [nearest] = letters.toSorted((a, b) => a.steps - b.steps || (a.letter < b.letter ? -1 : 1))
  return nearest?.cell ?? null
}

/** `season`: the one that has just produced. */
function dig(t: T, season: number): void {
  if (chapterOf(t).record.digs?.season !== season) return
  const { state } = t
  for (const cell of threatened(t)) {
    state.searches[cell] = false
    state.searchGone.push(...state.searchPool.splice(0, 1))
    t.emit({ type: 'dug', space: cell })
  }
}

/** Walkers go on, and one that reaches the end of its road is welcomed. */
function walk(t: T): void {
  const { walked } = storyOf(t)
  for (const { id, piece, steps } of placed(t)) {
    const last = piece.road.length - 1
    const now = Math.min(last, steps + piece.step)
    if (now === steps) continue
    walked[id] = now
    t.emit({ type: 'walked', piece: id, space: spaceOn(piece, now) })
    if (now === last) arrive(t, id, piece.meet, piece.arrival)
  }
}

/** In turn order, every hero who has met it gains villagers. (N-STORY-30) */
function arrive(t: T, id: string, meet: string, n: number): void {
  const met = (seat: number) => at(storyOf(t).met, seat).some((event) => eventOf(t, event).at === meet)
  for (const seat of around(t.seats, t.state.first).toReversed()) {
    if (met(seat)) t.push({ do: 'gainVillagers', seat, n, from: id })
  }
}

export function afterProduction(t: T): void {
  levy(t)
  dig(t, t.state.season - 1)
  walk(t)
  storyFinds(t)
}
