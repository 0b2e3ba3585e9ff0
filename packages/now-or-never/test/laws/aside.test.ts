// An open offer is completed by its one answer and changes only what belongs to its seat. The seat that is asked keeps
// its question.
import { Chance, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { nowOrNever } from '../../src/index.ts'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { midgame } from './midgame.ts'

/** The table without that seat's things. Pieces that left the game belong to nobody. */
function others({ players, box: _box, ...common }: State, seat: number): object {
  return { ...common, players: players.filter((_, other) => other !== seat) }
}

/** The current open offers that would keep someone waiting or change another player's things. */
function intrusive({ machine }: Table<State, Values>): string[] {
  return machine.asks
    .filter(({ aside }) => aside)
    .flatMap((ask) =>
      ask.options.flatMap((option) => {
        const trial = machine.copy()
        const before = others(machine.copy().state, ask.seat)
        trial.answer(ask, option)
        const waits = trial.position.stack.length !== machine.position.stack.length
        const touched = JSON.stringify(others(trial.state, ask.seat)) !== JSON.stringify(before)
        return waits || touched || trial.wall !== null ? [option.id] : []
      }),
    )
}

/** Games that are played with each number of players. */
const GAMES = 4

test.each([2, 3, 4])('N-ANYTIME-3 nobody waits for an open offer with %i players', (seats) => {
  const kinds = new Set<string>()
  const found = new Set<string>()
  for (let game = 0; game < GAMES; game++) {
    const chance = new Chance(`aside ${seats} ${game}`)
    const table = new Table(nowOrNever, { seats, seed: `aside ${seats} ${game}`, options: {} })
    midgame(table, chance)
    for (let n = 0; n < 400 && table.asks.length > 0; n++) {
      for (const id of intrusive(table)) found.add(id)
      for (const { aside, options } of table.asks) if (aside) for (const { kind } of options) kinds.add(kind)
      const ask = chance.pick(table.asks)
      table.enter(`${ask.seat} ${chance.pick(ask.options).id}`)
    }
  }
  expect([...found]).toEqual([])
  expect([...kinds]).toEqual(expect.arrayContaining(['sell-all', 'sale', 'learn']))
})
