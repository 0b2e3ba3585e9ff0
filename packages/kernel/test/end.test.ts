import { expect, test } from 'vitest'
import { Table } from '../src/index.ts'
import { play, toyGame } from '../testing/index.ts'

/** The toy game in which this step ends the game and then pushes another step. */
const endedBy = (name: string) => {
  const run = toyGame.play.steps[name]
  if (run === undefined) throw new Error(`no step '${name}'`)
  const steps: typeof toyGame.play.steps = {
    ...toyGame.play.steps,
    [name](t, step, answer) {
      if (answer === undefined) return run(t, step, answer)
      t.end()
      t.push({ do: 'late', seat: step.seat })
    },
    late(t) {
      t.emit({ type: 'late', seat: 0 })
    },
  }
  return { ...toyGame, play: { ...toyGame.play, steps } }
}

test('a step that ends the game discards all remaining steps', () => {
  const table = new Table(endedBy('act'), { seats: 2, seed: 'end' })
  play(table, '0 tactic:march', '1 tactic:march')
  expect(table.over).toBe(false)
  play(table, '0 raid')
  expect(table.over).toBe(true)
  expect(table.asks).toEqual([])
  expect(table.events).toEqual([])
  expect(table.machine.position.stack).toEqual([])
})

test('a game that ended this way can be undone and replayed like any other', () => {
  const game = endedBy('act')
  const table = new Table(game, { seats: 2, seed: 'end' })
  play(table, '0 tactic:march', '1 tactic:march')
  const before = table.digest()
  play(table, '0 raid')
  expect(Table.replay(game, table.record()).digest()).toBe(table.digest())
  table.undo(0)
  expect(table.digest()).toBe(before)
  expect(table.asks.length).toBeGreaterThan(0)
})
