// The score, line by line: points gained in play, then everything that scores at the end. (H-SCORE)
import type { Rivals, Score, ScoreLine, Seat } from '@lorehall/kernel'
import { meets } from './rules/abilities/needs.ts'
import { scoringAbilities } from './rules/abilities/standing.ts'
import { tallied } from './rules/abilities/tally.ts'
import { wealth } from './rules/collection.ts'
import { heroesOf } from './rules/hired.ts'
import { player } from './rules/lookup.ts'
import { inPlay } from './rules/pieces.ts'
import { towerDistance } from './rules/prices.ts'
import { countsFor } from './rules/shared.ts'
import { foe, isFoe, RIVAL, who } from './rules/solo/enemy.ts'
import type { F, T } from './rules/step.ts'
import { sides } from './options.ts'
import { at, type State } from './state.ts'
import type { Values } from './values/index.ts'
import { type Unit, VESSELS } from './values/words.ts'

/** The number of Regions a seat controls, without its own Capital. (H-SCORE-3) */
function regions(f: F, seat: Seat): number {
  let n = 0
  const { ids } = f.values.world
  for (let place = 0; place < ids.length; place++) if (countsFor(f, seat, place)) n++
  return n
}

/** Points of live tokens for the player who controls their Region, by score line. */
function tokenLines(f: F, seat: Seat): ScoreLine[] {
  const points = new Map<string, number>()
  for (const { id, at: place } of f.state.live) {
    const { scores } = f.values.explorationTokens[id] ?? {}
    if (scores === undefined || !countsFor(f, seat, place)) continue
    points.set(scores.line, (points.get(scores.line) ?? 0) + scores.vp)
  }
  return [...points].map(([what, sum]) => ({ what, points: sum }))
}

/** The reader of a score: a seat, a spectator (null), or the host, which may see everything. */
type Viewer = Seat | null | 'host'

function lines(f: F, seat: Seat, viewer: Viewer): ScoreLine[] {
  const p = player(f, seat)
  const { units, building, capital, scribedVp, regionVp, towerVp } = f.values
  const inPlayOf = (kinds: readonly Unit[]) =>
    kinds.reduce((sum, kind) => sum + inPlay(p, kind) * units[kind].vp, 0)
  const all: ScoreLine[] = [
    { what: 'play', points: p.score },
    { what: 'warriors', points: inPlay(p, 'warrior') * units.warrior.vp },
    // The Enemy's Heroes score nothing. (H-SOLO-10)
    { what: 'heroes', points: isFoe(f, seat) ? 0 : inPlayOf(heroesOf(p)) },
    { what: 'vessels', points: inPlayOf(VESSELS) },
    { what: 'buildings', points: p.buildings.length * building.vp },
    {
      what: 'towers',
      points: towerVp * p.towers.reduce((sum, tower) => sum + towerDistance(f, seat, tower), 0),
    },
    { what: 'capital', points: at(capital, p.level - 1).vp },
    { what: 'scribed', points: p.scribed.length * scribedVp },
    { what: 'regions', points: regions(f, seat) * regionVp },
    ...tokenLines(f, seat),
    ...(f.values.box.score?.(f, seat, viewer) ?? []),
  ]
  const abilities = scoringAbilities(f, seat).flatMap((borne) => {
    const { id, tally } = borne.ability
    const counts = tally !== undefined && meets(f, borne, { seat })
    return counts ? [{ what: id, points: tallied(f, seat, tally) }] : []
  })
  return [...all, ...abilities].filter(({ points }) => points !== 0)
}

/** Only modules score hidden things. A player who is out scores nothing. (H-SCORE-2) */
export function scoreOf(f: F, seat: number, viewer: Viewer = 'host'): Score {
  const { out, capital } = player(f, seat)
  const counted = out || capital < 0 ? [] : lines(f, seat, viewer)
  return { seat, total: counted.reduce((sum, { points }) => sum + points, 0), lines: counted }
}

export const standing = (f: F, viewer: Viewer = 'host'): Score[] =>
  Array.from({ length: f.seats }, (_, seat) => scoreOf(f, seat, viewer))

/** The elements with the highest value; several if they tie. */
function foremost<X>(all: readonly X[], of: (one: X) => number): X[] {
  const most = Math.max(...all.map(of))
  return all.filter((one) => of(one) === most)
}

/**
 * The winners: most points, then most resources; if still tied, they share the win. The Enemy competes too. A team
 * adds up its players who are still in the game. (H-SCORE-4, H-SOLO-10, H-TEAM-11)
 */
function best(f: F): number[] {
  const together = [...sides(f.seats, f.options), ...(f.state.enemy === null ? [] : [[foe(f)]])]
  const isIn = (seat: Seat) => !player(f, seat).out
  const sum = (side: readonly Seat[], of: (seat: Seat) => number) =>
    side.reduce((all, seat) => all + (isIn(seat) ? of(seat) : 0), 0)
  const left = together.filter((side) => side.some(isIn))
  const first = foremost(left, (side) => sum(side, (seat) => scoreOf(f, seat).total))
  return foremost(first, (side) => sum(side, (seat) => wealth(f, seat))).flat()
}

export const winners = (f: F): Seat[] => best(f).filter((seat) => !isFoe(f, seat))

/** The Enemy of the solo game. (H-SOLO-10) */
export const rivals: Rivals<State, Values> = {
  at: (seats) => (seats === 1 ? [RIVAL] : []),
  score(f) {
    const { total, lines: counted } = scoreOf(f, foe(f))
    return { total, lines: counted }
  },
  won: (f) => (f.state.enemy !== null && best(f).some((seat) => isFoe(f, seat)) ? [RIVAL] : []),
}

/** Announces the winners and drops all pending steps: a game may end in the middle of anything. (H-END-6) */
export function finish(t: T): void {
  // Scoring a module's hidden points reveals them.
  if (t.values.box.score !== null) t.reveal()
  t.state.phase = 'over'
  t.end()
  for (const { lines: counted } of standing(t)) for (const { what } of counted) t.credit(what)
  for (const seat of best(t)) t.emit({ type: 'won', ...who(t, seat) })
}

export const scoringSteps = { score: finish }
