import { type LawsReport, playLaws } from '@lorehall/kernel/testing'
import { vindication } from '@lorehall/vindication'

/** Random games of so many players under every law. */
export function lawsOver(seats: number, games: number, seed = 'vindication'): LawsReport {
  return playLaws({
    game: vindication,
    seats,
    games,
    seed,
    // An extra turn counts anew: its figure began elsewhere.
    turnKey: ({ state: { turn, round } }) => `${turn.seat}/${round}/${turn.began}`,
  })
}
