// The base names no module: a module that only tests have keeps every law, too.
import { Table } from '@lorehall/kernel'
import { expect, test } from 'vitest'
import { CONTENTS } from '../src/contents.ts'
import { vindicationWith } from '../src/game.ts'
import { MODULES } from '../src/modules.ts'
import { lanterns } from '../testing/index.ts'
import { lawsOver } from './laws/laws-over.ts'
import { inspectWith } from '../src/inspect.ts'
import { judge } from '../src/judge.ts'

const played = vindicationWith([...MODULES, lanterns], [...CONTENTS, lanterns.content])
const game = { ...played, judge, inspect: inspectWith(played.values) }

test.each([{}, { openQuests: true }, { myths: true, guilds: true }])(
  'a test module keeps every law, with %o',
  { timeout: 600_000 },
  (beside) => {
    const options = { ...beside, lanterns: true }
    const report = lawsOver(1500, { game, seed: 'lanterns', options })
    expect(report.violations).toEqual([])
    expect([...report.seen.steps]).toContain('lanterns/hide')
    expect([...report.seen.options]).toContain('light')
  },
)

test('only its owner sees a light; it scores under its own line, and others hear of it without its number', () => {
  const table = new Table(game, { seats: 2, seed: 'lanterns', options: { lanterns: true } })
  table.enter('1 light:3')
  const lit = table.events.find(({ type }) => type === 'lit')
  const seenBy = (seat: number | null) => game.see.view(table.machine, seat)
  expect(seenBy(1)).toMatchObject({ modules: { lanterns: [null, 'light-3'] } })
  expect(seenBy(0)).toMatchObject({ modules: { lanterns: ['light-0', null] } })
  expect(seenBy(null)).toMatchObject({ modules: { lanterns: [null, null] } })
  const points = (viewer: number | 'host') =>
    game.see.standing(table.machine, viewer)[1]?.lines.find(({ what }) => what === 'light')?.points
  expect([points(1), points('host'), points(0)]).toEqual([3, 3, undefined])
  expect(game.say.score('light')).toBe('Lanterns')
  expect(lit === undefined ? null : game.see.sees(lit, 0)).toEqual({ type: 'lit', seat: 1 })
})

test('a table without it contains nothing of it', () => {
  const table = new Table(game, { seats: 2, seed: 'lanterns', options: {} })
  expect(table.machine.state.slots).toBeNull()
  expect(game.inspect.coverage({}).cards).not.toContain('lamplighter')
  expect(game.inspect.coverage({ lanterns: true }).cards).toContain('lamplighter')
  expect(game.inspect.coverage({ lanterns: true }).steps).toContain('lanterns/hide')
})
