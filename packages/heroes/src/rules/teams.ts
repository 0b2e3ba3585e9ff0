// Who plays together: two against two, seats alternating. (H-TEAM)
import type { GameOptions, Seat } from '@lorehall/kernel'
import type { F } from './step.ts'

/** Who wins and loses together. (H-TEAM-11) */
export function sides(seats: number, { teams }: GameOptions): Seat[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (teams !== true) return all.map((seat) => [seat])
  return [0, 1].map((team) => all.filter((seat) => seat % 2 === team))
}

/** Another player of the same team. */
export const isAlly = (f: F, seat: number, other: number): boolean =>
  f.options['teams'] === true && seat !== other && seat % 2 === other % 2

/** The other player of the team; −1: there is none, or it is out of the game. */
export function allyOf(f: F, seat: number): number {
  return f.state.players.findIndex((p, other) => !p.out && isAlly(f, seat, other))
}
