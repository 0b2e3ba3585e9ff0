// The base names no module: a module that only tests have keeps every law, too.
import { Chance, type GameOptions, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { heroesWith } from '../src/game.ts'
import { ENEMY_STEPS } from '../src/rules/solo/steps.ts'
import { lanterns } from '../testing/index.ts'
import { lawsOver } from './laws/laws-over.ts'
import { inspectWith } from '../src/inspect.ts'
import { judge } from '../src/judge.ts'
import { nameOf } from '../src/text/words/en.ts'

const played = heroesWith([lanterns], ENEMY_STEPS, [lanterns.content])
const game = { ...played, judge, inspect: inspectWith(played.values) }

test.each([1, 3])('a test module keeps every law with %i players', { timeout: 600_000 }, (seats) => {
  const report = lawsOver(2500, { game, seats, seed: 'lanterns', given: { lanterns: true } })
  expect(report.violations).toEqual([])
  const { steps, options, cards } = report.seen
  expect([...steps]).toContain('lanterns/hide')
  expect([...options]).toEqual(expect.arrayContaining(['light', 'polish']))
  expect([...cards]).toContain('lamp')
})

test('only its owner sees a light; it scores under its own line, and others hear of it without its number', () => {
  const table = new Table(game, {
    seats: 2,
    seed: 'lanterns',
    options: { lanterns: true, factions: 'random' },
  })
  const chance = new Chance('lanterns')
  while (table.asks[0]?.prompt !== 'lanterns/hide') {
    const [ask] = table.asks
    if (ask === undefined) throw new Error('nobody is asked')
    table.take(ask, game.judge.quick(table.machine, ask, chance) ?? chance.pick(ask.options))
  }
  table.enter('1 light:3')
  const lit = table.events.find(({ type }) => type === 'lit')
  expect(lit === undefined ? null : game.see.sees(lit, 0)).toEqual({ type: 'lit', seat: 1 })
  const seenBy = (seat: number | null) => game.see.view(table.machine, seat)
  expect(seenBy(1)).toMatchObject({ modules: { lanterns: [null, 'light-3'] } })
  expect(seenBy(0)).toMatchObject({ modules: { lanterns: ['light-0', null] } })
  expect(seenBy(null)).toMatchObject({ modules: { lanterns: [null, null] } })
  const points = (viewer: number | 'host') =>
    game.see.standing(table.machine, viewer)[1]?.lines.find(({ what }) => what === 'light')?.points
  expect([points(1), points('host'), points(0)]).toEqual([3, 3, undefined])
  expect(game.say.score('light')).toBe('Lanterns')
})

test('a table without it contains nothing of it', () => {
  const table = new Table(game, { seats: 2, seed: 'lanterns', options: {} })
  expect(table.machine.state).not.toHaveProperty('slots')
  expect(game.inspect.coverage({}).cards).not.toContain('lamp')
  expect(game.inspect.coverage({ lanterns: true }).cards).toContain('lamp')
  expect(game.inspect.coverage({ lanterns: true }).steps).toContain('lanterns/hide')
})

test('its cards have names only at a table that plays it', () => {
  const at = (options: GameOptions) => new Table(game, { seats: 2, seed: 'named', options }).machine
  expect(nameOf(at({ lanterns: true }), 'lamp')).toBe('Lamp')
  expect(nameOf(at({}), 'lamp')).toBe('lamp')
})

test('a record that uses it opens only if the module is loaded', () => {
  const { record } = {
    record: new Table(game, { seats: 2, seed: 'r', options: { lanterns: true } }).record(),
  }
  expect(Table.replay(game, record).digest()).toBe(record.digest)
  expect(() => Table.replay(heroesWith([], ENEMY_STEPS), record)).toThrow(/lanterns/)
})
