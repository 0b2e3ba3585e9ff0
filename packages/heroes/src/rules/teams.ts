// Teams: everyone plays alone, or in two or three teams of equal size, with alternating seats. (H-TEAM)
import type { GameOptions, Seat } from '@lorehall/kernel'
import { teamsOf } from '../options.ts'
import type { F } from './step.ts'

/** The number of players in a team; 1: no teams. */
export function teamSize(seats: number, options: GameOptions): number {
  const teams = teamsOf(options)
  return teams === 0 ? 1 : seats / teams
}

export const inTeams = (f: F): boolean => teamsOf(f.options) > 0

/** Whether a seat has more than one ally, so that options must say which. */
export const hasSeveralAllies = (f: F): boolean => teamSize(f.seats, f.options) > 2

/** Whether these are two players of the same team. */
export function isAlly(f: F, seat: number, other: number): boolean {
  const teams = teamsOf(f.options)
  return teams > 0 && seat !== other && seat % teams === other % teams
}

const NOBODY: readonly Seat[] = []

/** The other players of the team who are still in the game, by seat. */
export function alliesOf(f: F, seat: number): readonly Seat[] {
  const teams = teamsOf(f.options)
  if (teams === 0) return NOBODY
  const allies: Seat[] = []
  for (let other = seat % teams; other < f.seats; other += teams) {
    if (other !== seat && f.state.players[other]?.out === false) allies.push(other)
  }
  return allies
}
