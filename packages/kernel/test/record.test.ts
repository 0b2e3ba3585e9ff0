import { expect, test } from 'vitest'
import {
  cloneJson,
  type GameOptions,
  readAnswer,
  readRecord,
  Table,
  type TableRecord,
  writeAnswer,
} from '../src/index.ts'
import { offered, open, play, refusal, toyGame } from '../testing/index.ts'
import { bot, person, toyTurn } from './toy-table.ts'

function played(): TableRecord {
  const table = open(toyGame, { seats: ['Ann', 'Bo'], seed: 'record', values: { rounds: 5 } })
  play(table, '0 tactic:march', '1 tactic:spy', '0 raid', '0 take')
  table.choose(1, 'toll', 'never')
  play(table, '0 end', '1 rest')
  table.undo(1, [0])
  play(table, '1 end')
  return table.record()
}

test('a record replays to the same digest, through JSON', () => {
  const record = played()
  const table = Table.replay(toyGame, readRecord(cloneJson(record)))
  expect(table.digest()).toBe(record.digest)
  expect(table.record()).toEqual(record)
})

test('a record contains the values it was played with', () => {
  expect(played().values).toMatchObject({ rounds: 5, relics: 2 })
  expect(Table.replay(toyGame, played()).machine.values.rounds).toBe(5)
})

test('replay stops after the given number of entries', () => {
  const table = Table.replay(toyGame, played(), 3)
  expect(table.entries).toEqual(['0 tactic:march', '1 tactic:spy', '0 raid'])
  expect(offered(table, 0)).toContain('take')
})

test.for<[string, object]>([
  ['another format', { format: 'lorehall-record-0' }],
  ['no game', { game: undefined }],
  ['a seed that is a number', { seed: 7 }],
  ['a ruleset that is a word', { ruleset: '1' }],
  ['options that are a list', { options: [] }],
  ['no values', { values: undefined }],
  ['no seats', { seats: undefined }],
  ['a seat of no kind', { seats: [{ name: 'Ann' }, { name: 'Bo', kind: 'person' }] }],
  ['no entries, as when cut short', { entries: undefined }],
  ['an entry of no known kind', { entries: [{ resign: 0 }] }],
  ['an entry that is null', { entries: [null] }],
  ['an undo by nobody', { entries: [{ undo: 'me' }] }],
  ['an undo with odd consent', { entries: [{ undo: 0, consent: 1 }] }],
  ['a choice without effect', { entries: [{ choose: 0 }] }],
  ['a choice that is no text', { entries: [{ choose: 0, effect: 'toll', choice: ['never'] }] }],
  ['someone of no kind sitting down', { entries: [{ sits: 0, who: { name: 'X' } }] }],
])('malformed: %s', ([, change]) => {
  expect(refusal(() => readRecord({ ...played(), ...change }))).toBe('bad-record')
})

test.for([undefined, null, 'text', 7, []])('%j is not a record', (value) => {
  expect(refusal(() => readRecord(value))).toBe('bad-record')
})

test.for<[string, string, object]>([
  ['of a newer ruleset', 'unknown-ruleset', { ruleset: 2 }],
  ['of a ruleset that never was', 'unknown-ruleset', { ruleset: 0 }],
  ['of half a ruleset', 'unknown-ruleset', { ruleset: 0.5 }],
  ['of another game', 'unknown-game', { game: 'chess' }],
  ['with a module that is not here', 'bad-options', { options: { dragons: true } }],
  ['with an option as it once was', 'bad-options', { options: { play: true } }],
  ['without seed', 'bad-record', { seed: undefined }],
  ['with an entry taken out', 'bad-record', { entries: played().entries.toSpliced(2, 1) }],
  ['with an answer exchanged', 'bad-record', { entries: played().entries.with(0, '0 tactic:trade') }],
  ['cut short', 'bad-record', { entries: played().entries.slice(0, -1) }],
  ['with another seed', 'bad-record', { seed: 'other' }],
  ['with other values', 'bad-record', { values: { rounds: 4, relics: 3 } }],
  ['with an answer in no notation', 'bad-record', { entries: ['tactic:march'] }],
  ['with too many seats', 'bad-seats', { seats: Array.from({ length: 8 }, () => person('X')) }],
])('a record %s is refused', ([, code, change]) => {
  expect(refusal(() => Table.replay(toyGame, cloneJson({ ...played(), ...change })))).toBe(code)
})

test.each(['options', 'values', 'carried', 'entries', 'unknown'])(
  'a record that is nested deeper than the stack is refused: %s',
  (field) => {
    const deep = `${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`
    const text = JSON.stringify({ ...played(), [field]: 'here' }).replace('"here"', deep)
    expect(() => readRecord(JSON.parse(text))).toThrow(
      'this is not a Lorehall record: it is nested more than 64 deep',
    )
  },
)

test('a refusal names the option that this version does not have', () => {
  const told = (options: GameOptions) => () => Table.replay(toyGame, { ...played(), options })
  expect(told({ dragons: true })).toThrow(
    "this table of Toy uses 'dragons', which this version of Lorehall does not have",
  )
  expect(told({ play: true })).toThrow("Toy uses true for 'play', which this version")
})

test('an option that was added later has its default', () => {
  const { draft: _draft, ...options } = played().options
  expect(Table.replay(toyGame, { ...played(), options }).options).toEqual(played().options)
})

test('a refusal names the entry that does not fit', () => {
  const record = { ...played(), entries: ['0 tactic:march', '1 tactic:retreat'] }
  expect(() => Table.replay(toyGame, record)).toThrow(`entry 1 ("1 tactic:retreat") does not fit`)
})

test('a record has the first sitters, and later ones in its entries', () => {
  const table = toyTurn({ seats: [person('Ann'), bot('Bob')] })
  play(table, '0 raid')
  table.undo(0)
  table.sit(1, person('Cleo'))
  expect(table.sitters[1]).toEqual(person('Cleo'))
  const again = Table.replay(toyGame, readRecord(cloneJson(table.record())))
  expect(again.digest()).toBe(table.digest())
  expect(again.sitters).toEqual(table.sitters)
})

test('the record for a seat has no seed and no digest until the game is over', () => {
  const table = open(toyGame, { values: { rounds: 1 } })
  expect(table.record(0)).not.toHaveProperty('seed')
  expect(table.record(0)).not.toHaveProperty('digest')
  play(table, '0 tactic:march', '1 tactic:spy', '0 end', '1 end')
  expect(table.over).toBe(true)
  expect(table.record(0)).toEqual(table.record())
  expect(table.record(0).seed).toBe('scenario')
})

test('answers are written and read as text', () => {
  expect(writeAnswer(2, ['move:14', 'stop'])).toBe('2 move:14 stop')
  expect(readAnswer('2 move:14 stop')).toEqual({ seat: 2, picks: ['move:14', 'stop'] })
  for (const odd of ['', '2', 'x move', '2  move', '-1 move', '2 ', ' 2 move']) {
    expect(refusal(() => readAnswer(odd))).toBe('bad-record')
  }
})
