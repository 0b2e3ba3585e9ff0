// Points by score line, and the winners. (N-SCORE)
import type { Score, ScoreLine, Seat } from '@lorehall/kernel'
import { finalOf, tallied } from './rules/final.ts'
import { lookup, player } from './rules/lookup.ts'
import type { F, T } from './rules/step.ts'
import { beside, buildingsIn, housedIn, ROWS } from './rules/town.ts'
import { at, type Final, type People, type Player } from './state.ts'
import type { Values } from './values/index.ts'
import { type Good, GOODS, type Tally } from './cards/vocabulary.ts'

/** Counts adjacent buildings with a book or a good, or adjacent bed icons. (N-SCORE-4) */
function adjacent(f: F, p: Player, space: number, of: Tally['of']): number {
  return beside(p, space).reduce((sum, id) => {
    const { beds, book, produces } = lookup.building(f, id)
    if (of === 'bed-icon') return sum + beds
    const counts = of === 'book-icon' ? book : GOODS.some((good) => (produces[good] ?? 0) > 0)
    return sum + (counts ? 1 : 0)
  }, 0)
}

/** The count of a tally. `space` is where the building that counts is. */
function counted(f: F, p: Player, final: Final, { tally, good, of }: Tally, space: number): number {
  if (tally === 'finalProduced') return good === undefined ? 0 : final.produced[good]
  if (tally === 'adjacent') return adjacent(f, p, space, of)
  if (tally === 'housed') return housedIn(p)
  if (tally === 'tokens') return p.tokens.length
  return [...p.red, ...p.blue].filter((id) => Object.hasOwn(f.values.abilities, id)).length
}

function points(f: F, p: Player, final: Final, tallies: readonly Tally[], space: number): number {
  return tallies.reduce((sum, tally) => sum + tallied(tally, counted(f, p, final, tally, space)), 0)
}

const rowPoints = (f: F, p: Player): number =>
  ROWS.reduce(
    (sum, row) => sum + (buildingsIn(p, row).length === 4 ? at(f.values.town, row).completeVP : 0),
    0,
  )

/** The goods of a set that these villagers stand for. One who makes any good stands for any that is missing. */
export function setOf({ guests }: Values, people: Readonly<People>): number {
  const goods = new Set<Good>(GOODS.filter((good) => people[good] > 0))
  let any = 0
  for (const { id, makes } of guests) {
    const n = people[id] ?? 0
    if (makes === null) any += n
    else if (n > 0) goods.add(makes)
  }
  return Math.min(GOODS.length, goods.size + any)
}

const setPoints = (f: F, p: Player): number =>
  ROWS.reduce((sum, row) => {
    const full = setOf(f.values, at(p.housing, row)) === GOODS.length
    return sum + (full ? at(f.values.town, row).setVP : 0)
  }, 0)

/** The viewer: a seat, a spectator (null), or the table itself, which knows everything. */
type Viewer = Seat | null | 'host'

/** During the game: as if the final production came now. (N-SCORE-7) */
export function linesOf(f: F, seat: number, viewer: Viewer = 'host'): ScoreLine[] {
  const p = player(f, seat)
  const final = p.final ?? finalOf(f, seat)
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
  const buildings = p.town.flatMap((id, space) => {
    const tallies = id === '' ? [] : lookup.building(f, id).score
    return tallies.length === 0 ? [] : [{ what: id, points: points(f, p, final, tallies, space) }]
  })
  return [
    { what: 'coins', points: final.coins },
    { what: 'rows', points: rowPoints(f, p) },
    { what: 'sets', points: setPoints(f, p) },
    ...buildings,
    { what: 'quests', points: sum(p.done.map((id) => lookup.quest(f, id).vp)) },
    { what: 'endings', points: sum(p.done.map((id) => points(f, p, final, lookup.quest(f, id).score, -1))) },
    { what: 'orders', points: f.values.setup.orderVP * p.ordersDone.length },
    ...(f.values.box.score?.(f, seat, viewer) ?? []),
  ]
}

export function standing(f: F, viewer: Viewer = 'host'): Score[] {
  return f.state.players.map((_, seat) => {
    const lines = linesOf(f, seat, viewer)
    return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines }
  })
}

/** Most points, then most experience plus books, then most hearts, then shared. Solo: enough points. (N-SCORE-8) */
export function winners(f: F): number[] {
  const scores = standing(f)
  if (f.state.bot !== null) return (scores[0]?.total ?? 0) >= f.values.setup.soloWin ? [0] : []
  const ranks = scores.map(({ seat, total }) => {
    const { xp, books, hearts } = player(f, seat)
    return [total, xp + books, hearts] as const
  })
  const beaten = (a: readonly number[], b: readonly number[]): boolean => {
    const differs = a.findIndex((n, i) => n !== b[i])
    return differs !== -1 && (a[differs] ?? 0) < (b[differs] ?? 0)
  }
  return scores.flatMap(({ seat }) => {
    const own = at(ranks, seat)
    return ranks.some((other) => beaten(own, other)) ? [] : [seat]
  })
}

function score(t: T): void {
  // Modules may score what was hidden.
  if (t.values.box.score !== null) t.reveal()
  t.state.phase = 'over'
  for (const { seat, total } of standing(t)) t.emit({ type: 'scored', seat, total })
}

export const scoringSteps = { score }
