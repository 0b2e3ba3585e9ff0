// A table keeps the ruleset it began with to its end.
import { expect, test } from 'vitest'
import { cloneJson, type Game, Machine, readRecord, Table } from '../src/index.ts'
import { open, play, refusal, toyGame, type ToyState, type ToyValues } from '../testing/index.ts'

/** The toy with a second ruleset, in which the game begins with 1 more relic. */
const later: Game<ToyState, ToyValues> = {
  ...toyGame,
  ruleset: 2,
  play: {
    ...toyGame.play,
    begin(t) {
      if (t.ruleset >= 2) t.state.relics++
      toyGame.play.begin(t)
    },
  },
}

const RELICS = open(toyGame, { seats: 2, seed: 'rules' }).machine.state.relics

function earlierTable() {
  const table = open(toyGame, { seats: ['Ann', 'Bo'], seed: 'rules' })
  play(table, '0 tactic:march', '1 tactic:spy')
  return table
}

test('a new table begins with the newest rules', () => {
  const table = open(later, { seats: 2, seed: 'rules' })
  expect(table.machine.state.relics).toBe(RELICS + 1)
  expect(table.record().ruleset).toBe(2)
})

test('an earlier record replays and continues with its own rules', () => {
  const before = earlierTable()
  const table = Table.replay(later, readRecord(cloneJson(before.record())))
  expect(table.digest()).toBe(before.digest())
  expect(table.machine.state.relics).toBe(RELICS)
  play(table, '0 raid')
  expect(table.record().ruleset).toBe(1)
})

test('undo, copies, branches and loaded positions keep the rules of the table', () => {
  const table = Table.replay(later, earlierTable().record())
  table.undo(1, [0])
  expect(table.machine.state.relics).toBe(RELICS)
  expect(table.copy().record().ruleset).toBe(1)
  expect(table.copy().machine.ruleset).toBe(1)
  expect(table.branch(1, 'another').record().ruleset).toBe(1)
  expect(table.branch(1, 'another').machine.state.relics).toBe(RELICS)
  expect(new Machine(later, table.machine, table.machine.position).ruleset).toBe(1)
})

test('the refusal of a record with newer rules says which rules it needs and which exist', () => {
  const record = { ...earlierTable().record(), ruleset: 3 }
  expect(refusal(() => Table.replay(later, record))).toBe('unknown-ruleset')
  expect(() => Table.replay(later, record)).toThrow(
    'this table uses ruleset 3 of Toy; this version of Lorehall knows rulesets 1 to 2. Update Lorehall to open it.',
  )
})
