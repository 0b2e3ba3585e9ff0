// A table loads the rules of its modules, by their names in the options.
import { Chance, type Game, type GameOptions, Table } from '@lorehall/kernel'
import { vindication } from '@lorehall/vindication'
import { MODULE_BOXES } from '@lorehall/vindication/client'
import { expect, test } from 'vitest'
import { loadRules, MODULES } from '../../src/games/vindication/rules.ts'

const EVERYTHING = Object.fromEntries(MODULE_BOXES.map(({ id }) => [id, true]))

test('every module of the lobby can be loaded, in the order of the lobby', async () => {
  expect(Object.keys(MODULES)).toEqual(MODULE_BOXES.map(({ id }) => id))
  for (const [id, load] of Object.entries(MODULES)) expect((await load()).content.id).toBe(id)
})

test('the lobby lists all modules, even if none is loaded', async () => {
  expect((await loadRules({})).form.options).toEqual(vindication.form.options)
})

/** The entries and open asks after 200 moves of the same random game. */
function played(game: Game, options: GameOptions): string {
  const table = new Table(game, { seats: 3, seed: 'fetched', options })
  const chance = new Chance('fetched')
  for (let n = 0; n < 200 && !table.over; n++) {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, chance.pick(ask.options))
  }
  return JSON.stringify([table.entries, table.asks])
}

const BROUGHT: readonly GameOptions[] = [{}, ...MODULE_BOXES.map(({ id }) => ({ [id]: true })), EVERYTHING]

test.for(BROUGHT.filter((options) => vindication.form.allows(options).against === null))(
  'with %o a game is the same as with all rules loaded',
  async (options) => {
    expect(played(await loadRules(options), options)).toBe(played(vindication, options))
  },
)
