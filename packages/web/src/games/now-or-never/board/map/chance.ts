// The exact chance to win a fight at the end of a walk, with the hearts left on arrival. (N-COMBAT-14)
import type { Update } from '@lorehall/host'
import { chanceToWin, type Facts, type Foe, type Odds } from '@lorehall/now-or-never/client'
import { factsOf } from '../../facts.ts'

const withHearts = (facts: Facts, seat: number, hearts: number): Facts => ({
  ...facts,
  state: {
    ...facts.state,
    players: facts.state.players.map((player, of) => (of === seat ? { ...player, hearts } : player)),
  },
})

/** Memoized, because solving a fight goes through every roll. */
const known = new WeakMap<Facts, Map<string, Odds>>()

export function chanceWith(update: Update, seat: number, foe: Foe, hearts: number): Odds {
  const facts = factsOf(update)
  const odds = known.get(facts) ?? new Map<string, Odds>()
  known.set(facts, odds)
  const key = [seat, foe.health, foe.attack, hearts].join(' ')
  const found = odds.get(key) ?? chanceToWin(withHearts(facts, seat, hearts), seat, foe)
  odds.set(key, found)
  return found
}
