// The toy's rival: the warden has no seat, is never asked, and scores at the end of every round.
import type { GameOptions, Rivals } from '../src/index.ts'
import type { ToyFacts, ToyState, ToyTurn, ToyValues } from './toy-state.ts'

const WARDEN = 'warden'

const plays = (options: GameOptions): boolean => options['warden'] === true

export function wardenMoves(t: ToyTurn): void {
  if (!plays(t.options)) return
  const gain = t.chance(2) + 1
  t.state.warden += gain
  t.emit({ type: 'warden', rival: WARDEN, gain })
}

/** T-WARDEN-1: a player needs more points than the warden to win. */
export function beatsAll({ state, options }: ToyFacts, best: number): boolean {
  return plays(options) && state.warden >= best
}

export const toyRivals = (best: (f: ToyFacts) => number): Rivals<ToyState, ToyValues> => ({
  at: (_seats, options) => (plays(options) ? [WARDEN] : []),
  score: ({ state }) => ({ total: state.warden, lines: [{ what: 'points', points: state.warden }] }),
  won: (f) => (f.state.over && beatsAll(f, best(f)) ? [WARDEN] : []),
})
