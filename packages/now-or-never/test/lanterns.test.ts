// The base names no module: one it has never heard of is played by every law.
import { Chance, Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { nowOrNeverWith } from '../src/game.ts'
import { lanterns } from '../testing/index.ts'
import { lawsOver } from './laws/laws-over.ts'
import { inspectWith } from '../src/inspect.ts'
import { judge } from '../src/judge.ts'

const played = nowOrNeverWith([lanterns], [lanterns.content])
const game = { ...played, judge, inspect: inspectWith(played.values) }

test.each([1, 3])('a module for tests keeps every law among %i', { timeout: 600_000 }, (seats) => {
  const report = lawsOver(2500, { game, seats, seed: 'lanterns', given: { lanterns: true } })
  expect(report.violations).toEqual([])
  const { steps, options, cards } = report.seen
  expect([...steps]).toContain('lanterns/hide')
  expect([...options]).toEqual(expect.arrayContaining(['light', 'polish', 'trade']))
  expect([...cards]).toContain('wick')
})

test('its light is seen by its owner alone, scored under its own line, and told to others without its number', () => {
  const table = new Table(game, { seats: 2, seed: 'lanterns', options: { lanterns: true, heroes: 'random' } })
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
  expect([points(1), points('host'), points(0)]).toEqual([3, 3, 0])
  expect(game.say.score('light')).toBe('Lanterns')
})

test('without it nothing of it is there', () => {
  const table = new Table(game, { seats: 2, seed: 'lanterns', options: {} })
  expect(table.machine.state).not.toHaveProperty('slots')
  expect(game.inspect.coverage({}).cards).not.toContain('wick')
  expect(game.inspect.coverage({ lanterns: true }).cards).toContain('wick')
  expect(game.inspect.coverage({ lanterns: true }).steps).toContain('lanterns/hide')
})

test('a record of its table opens only where it is at hand', () => {
  const { record } = {
    record: new Table(game, { seats: 2, seed: 'r', options: { lanterns: true } }).record(),
  }
  expect(Table.replay(game, record).digest()).toBe(record.digest)
  expect(() => Table.replay(nowOrNeverWith([]), record)).toThrow(/lanterns/)
})
