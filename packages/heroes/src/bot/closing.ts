// The end of the game: who is ahead wants it, the more the longer the game has lasted.
import { player } from '../rules/lookup.ts'
import { isAlly } from '../rules/teams.ts'
import type { F } from '../rules/step.ts'
import { scoreOf } from '../scoring.ts'

/** Nobody thinks of the end before this round; from the other on it is all the leader thinks of. */
const [FIRST, LAST] = [5, 10]
/** Who is behind rather waits, but not for ever. */
const BEHIND = 0.3
/** What it is worth to have brought the end about. */
const END = 8
/** What all lose by an end in the first rounds. */
const EARLY = 20
/** So many tokens are soon turned. */
const FEW = 12

/** How far the game is, from 0 to 1. */
export const lateness = ({ state }: F): number =>
  Math.min(1, Math.max(0, (state.round - FIRST) / (LAST - FIRST)))

/** After so many rounds nobody wants to play for ever. */
const LONG = 12

/** Rounds that the game has lasted too long. */
const overdue = ({ state }: F): number => Math.max(0, state.round - LONG)

/** How much more the end is wanted in each of them, and after how many who is behind no longer shuns it. */
const [MORE, PATIENCE] = [0.35, 4]

/** Points of the best of the others. */
function bestOther(f: F, seat: number): number {
  let best = 0
  f.state.players.forEach((p, other) => {
    if (other !== seat && !p.out && !isAlly(f, seat, other)) best = Math.max(best, scoreOf(f, other).total)
  })
  return best
}

/** Land tokens face down. */
export function hidden({ state, values }: F): number {
  const { lands } = values.world
  let down = 0
  for (let place = 0; place < lands.length; place++) down += state.down[place] ?? 0
  return down
}

/** Three Towers, or no token face down. */
function progress(f: F, seat: number): number {
  const { towers, level } = player(f, seat)
  const explored = Math.max(0, 1 - hidden(f) / FEW)
  const built = (towers.length + (level > towers.length ? 0.4 : 0)) / f.values.tower.count
  return Math.max(explored, built ** 2) * 0.8
}

/** To be ahead when the end is near is to win, and to be behind to lose, the surer the more points it is. */
const [CLEAR, MOST] = [8, 12]

/** What it would be to end the game now: too early it takes more than it gives. */
export function ending(f: F, seat: number): number {
  const ahead = scoreOf(f, seat).total - bestOther(f, seat)
  const wanted = ahead > 0 ? Infinity : END * (overdue(f) / PATIENCE - 1)
  return Math.min(END / 2, wanted) - EARLY * (1 - lateness(f))
}

export function closing(f: F, seat: number, total: number): number {
  const late = lateness(f)
  if (f.state.end === null && late === 0) return 0
  const ahead = total - bestOther(f, seat)
  const eager = END * late * (ahead > 0 ? 1 : BEHIND) * (1 + MORE * overdue(f))
  if (f.state.end === null) return eager * progress(f, seat)
  return (ahead > 0 ? eager : 0) + MOST * Math.tanh(ahead / CLEAR)
}
