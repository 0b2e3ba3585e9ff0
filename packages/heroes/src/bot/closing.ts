// The value of ending the game. A leader wants the end, and more so the longer the game has lasted.
import { player } from '../rules/lookup.ts'
import { isAlly } from '../rules/teams.ts'
import type { F } from '../rules/step.ts'
import { scoreOf } from '../scoring.ts'

/** Before the first of these rounds the end has no value; from the second on it has its full value. */
const [FIRST, LAST] = [5, 10]
/** The share of that value for a player who is behind. */
const BEHIND = 0.3
/** The value of causing the end. */
const END = 8
/** The cost of an end in the first rounds. */
const EARLY = 20
/** With fewer face-down tokens than this, the end is close. */
const FEW = 12

/** How late the game is, from 0 to 1. */
export const lateness = ({ state }: F): number =>
  Math.min(1, Math.max(0, (state.round - FIRST) / (LAST - FIRST)))

/** After this many rounds, the game has lasted too long. */
const LONG = 12

/** The number of rounds beyond that. */
const overdue = ({ state }: F): number => Math.max(0, state.round - LONG)

/** How much more the end is worth per such round, and after how many even a player who is behind accepts it. */
const [MORE, PATIENCE] = [0.35, 4]

/** The highest score among the opponents. */
function bestOther(f: F, seat: number): number {
  let best = 0
  f.state.players.forEach((p, other) => {
    if (other !== seat && !p.out && !isAlly(f, seat, other)) best = Math.max(best, scoreOf(f, other).total)
  })
  return best
}

/** The number of face-down Land tokens. */
export function hidden({ state, values }: F): number {
  const { lands } = values.world
  let down = 0
  for (let place = 0; place < lands.length; place++)
    if (lands[place]?.continent !== state.sunken) down += state.down[place] ?? 0
  return down
}

/** How close the end is: by Towers built, or by tokens turned over. */
function progress(f: F, seat: number): number {
  const { towers, level } = player(f, seat)
  const explored = Math.max(0, 1 - hidden(f) / FEW)
  const built = (towers.length + (level > towers.length ? 0.4 : 0)) / f.values.tower.count
  return Math.max(explored, built ** 2) * 0.8
}

/** Once the end is triggered: a lead of this many points is fairly safe, and the value of a safe lead. */
const [CLEAR, MOST] = [8, 12]

/** The value of ending the game now. Too early, it is negative. */
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
