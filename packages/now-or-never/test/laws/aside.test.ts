// What is offered off turn is done by its own answer, and touches only what is its seat's own: whoever is
// asked goes on being asked the same.
import { Chance, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { nowOrNever } from '../../src/index.ts'
import type { State } from '../../src/state.ts'
import type { Values } from '../../src/values/index.ts'
import { midgame } from './midgame.ts'

/** What others see of a table beside that seat: pieces that left the game are nobody's. */
function others({ players, box: _box, ...common }: State, seat: number): object {
  return { ...common, players: players.filter((_, other) => other !== seat) }
}

/** The standing offers of the moment that would keep somebody waiting or touch what is not theirs. */
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

test.each([2, 3, 4])('N-ANYTIME-3 nobody waits for a standing offer among %i', (seats) => {
  const chance = new Chance(`aside ${seats}`)
  const table = new Table(nowOrNever, { seats, seed: `aside ${seats}`, options: {} })
  midgame(table, chance)
  const kinds = new Set<string>()
  const found = new Set<string>()
  for (let n = 0; n < 400 && table.asks.length > 0; n++) {
    for (const id of intrusive(table)) found.add(id)
    for (const { aside, options } of table.asks) if (aside) for (const { kind } of options) kinds.add(kind)
    const ask = chance.pick(table.asks)
    table.enter(`${ask.seat} ${chance.pick(ask.options).id}`)
  }
  expect([...found]).toEqual([])
  expect([...kinds]).toEqual(expect.arrayContaining(['sell-all', 'sale', 'learn']))
})
