// A random table in the middle of a game: quick bots have built and explored for a while, then everybody is dealt
// Spells and resources. Random games from the beginning rarely get this far.
import { type Chance, cloneJson, type Json, type Table } from '@lorehall/kernel'
import { at, type State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { RESOURCES } from '../../src/values/words.ts'
import { judge } from '../../src/judge.ts'

const MOST_DECISIONS = 900
const MOST_SPELLS = 5

/** Plays this many decisions, then on to the next turn. */
export function playSome(table: Table<State, Values>, decisions: number, chance: Chance): void {
  for (let n = decisions; !table.over; n--) {
    const ask = at(table.asks, 0)
    if (n <= 0 && ask.kind === 'turn') return
    table.take(ask, judge.quick(table.machine, ask, chance) ?? at(ask.options, 0))
  }
}

/** Deals all Spell cards that nobody holds again, and sets everybody's resources at random. */
function enrich({ players, enemy, deck, discards }: State, { cap }: Values, chance: Chance): void {
  const people = enemy === null ? players : players.slice(0, -1)
  const cards = [...deck.splice(0), ...discards.splice(0)]
  for (const p of people) {
    for (const kind of RESOURCES) p[kind] = chance.below(cap + 1)
    for (let n = chance.below(MOST_SPELLS + 1); n > 0 && cards.length > 0; n--) {
      p.hand.push(...cards.splice(chance.below(cards.length), 1))
    }
    p.hand.sort()
  }
  deck.push(...cards.toSorted())
}

export function midgame(table: Table<State, Values>, chance: Chance): void {
  playSome(table, chance.below(MOST_DECISIONS), chance)
  if (table.over) return
  const state = cloneJson(table.machine.state)
  enrich(state, table.machine.values, chance)
  table.patch([{ op: 'replace', path: '/game', value: plain(state) }])
}

/** As a patch carries it. */
function plain(state: State): Json
function plain(state: unknown): unknown {
  return cloneJson(state)
}
