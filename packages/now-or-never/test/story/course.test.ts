// The pieces of each chapter, letters that the bot takes, and the last season.
import { describe, expect, test } from 'vitest'
import { cellAt } from '../../src/map/cells.ts'
import { stopsAt, storyIn, takes } from '../../testing/story.ts'

describe('N-STORY-20 the pieces of a chapter', () => {
  const PIECES = [
    ['1', ['story-specialist'], []],
    ['2', ['mystic-healer'], ['giant-boar']],
    ['3', [], ['guild-tank']],
    ['4', [], ['gigaslug-1', 'gigaslug-2']],
    ['5', [], ['rift-1', 'rift-2', 'rift-3']],
    ['6', [], ['purser', 'tempest']],
  ] as const

  test.each(PIECES)('chapter %s has its own and no others', (chapter, aside, placed) => {
    const g = stopsAt('A', { chapter })
    const all = ['story-specialist', 'mystic-healer']
    expect(g.state.box.filter((id) => all.includes(id))).toEqual(aside)
    expect(Object.keys(storyIn(g).walked).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(placed)
    expect(g.broken).toEqual([])
  })
})

test('N-STORY-23 a letter that the bot takes is gone with its scene, and no mission begins', () => {
  const g = stopsAt('', {
    seats: 1,
    chapter: '1',
    me: { space: cellAt(2, 4) },
    step: { do: 'botSearch', seat: 0, from: 'test' },
  })
  const [nearest] = g.offered(0)
  if (nearest?.startsWith('bot-search:') === true) g.play(`0 ${nearest}`)
  expect(g.state.searches.filter((lies) => lies)).toHaveLength(13)
  expect([storyIn(g).mission, storyIn(g).tried, storyIn(g).flags, g.state.bot?.tokens]).toEqual([
    [0],
    [[]],
    [],
    1,
  ])
})

test('N-STORY-13 in the last season a scene still gives tokens and reputation, but its coins are lost', () => {
  const g = takes('1', 'E', 'a', { state: { season: 6 } })
  const kept = g.player(0).tokens.length
  const { machine } = g.table
  machine.load({ ...machine.position, stack: [{ do: 'produce', seat: 0 }] })
  expect([kept, g.player(0).tokens.length]).toEqual([1, 1])
  expect(g.player(0).coins).toBe(g.player(0).final?.coins)
  expect(storyIn(g).reputation[0]).toBe(1)
})
