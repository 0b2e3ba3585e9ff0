// Who plays together: two against two, seats alternating. (H-TEAM)
import type { F } from './step.ts'

/** Another player of the same team. */
export const isAlly = (f: F, seat: number, other: number): boolean =>
  f.options['teams'] === true && seat !== other && seat % 2 === other % 2

/** The other player of the team; −1: there is none, or it is out of the game. */
export function allyOf(f: F, seat: number): number {
  return f.state.players.findIndex((p, other) => !p.out && isAlly(f, seat, other))
}
