// Log lines and narration mark what a bot did for a person.
import '../src/text/of-table.ts'
import type { LogLine } from '@lorehall/host'
import { describe, expect, test } from 'vitest'
import { playedFor } from '../src/screens/table/online/played-for.ts'
import { doerOf } from '../src/table-ui/trail/step-said.ts'
import type { Step } from '../src/table-ui/trail/steps.ts'
import { lineSaid } from '../src/table-ui/line-said.ts'
import { ENGLISH, update } from './kit.ts'

const line = (said: Partial<LogLine>): LogLine => ({
  seq: 1,
  text: 'You take control of the Holy Spire',
  type: 'control',
  seat: 0,
  rival: null,
  from: null,
  at: null,
  rule: null,
  tale: null,
  ...said,
})

test('a log line says that a bot played, and why', () => {
  const said = (standIn: LogLine['standIn']) =>
    lineSaid(line(standIn === undefined ? {} : { standIn }), ENGLISH)
  expect(said(undefined)).toBe('You take control of the Holy Spire')
  expect(said('time')).toBe('You take control of the Holy Spire (by a bot: time ran out)')
  expect(said('left')).toBe('You take control of the Holy Spire (by a bot: player away)')
  expect(said('agreed')).toBe('You take control of the Holy Spire (by a bot, as agreed)')
})

describe('the lines a bot played for me', () => {
  const log = [
    line({ seq: 2, standIn: 'time' }),
    line({ seq: 3 }),
    line({ seq: 4, standIn: 'time', text: 'You rest' }),
    line({ seq: 4, seat: 1, text: 'Bo gains 1 honor' }),
    line({ seq: 5, seat: 1, standIn: 'left', text: 'Bo rests' }),
  ]

  test('are those since I last answered myself', () => {
    const mine = playedFor(update({ lastStoodIn: { why: 'time', after: 3, entry: 7 } }), log)
    expect(mine.map(({ text }) => text)).toEqual(['You rest'])
  })

  test('are none if I answered last', () => {
    expect(playedFor(update(), log)).toEqual([])
  })
})

test('a narrated turn marks the player a bot played for, not others it affected', () => {
  const seats = [
    { name: 'Ada', kind: 'person' as const },
    { name: 'Bo', kind: 'person' as const },
  ]
  const step = (seat: number): Step => ({
    update: update({ seats }),
    before: update({ seats }),
    seat,
    lines: [
      line({ seat: 0, text: 'Ada loses 1 honor' }),
      line({ seat: 1, text: 'Bo fights', standIn: 'left' }),
    ],
    places: [],
    turn: '1',
    n: 1,
    of: null,
  })
  expect(lineSaid(doerOf(step(1)), ENGLISH)).toBe('Bo (by a bot: player away)')
  expect(lineSaid(doerOf(step(0)), ENGLISH)).toBe('Ada')
})
