// Every mistake with modules gives one sentence, and nothing begins or changes.
import { isRecord } from '@lorehall/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GAME } from './game.ts'
import { EngineProcess, fileWith, lorehall } from './lorehall.ts'

const PETS = { menagerie: { market: 2 } }
const CARD = { cards: { vrix: { honor: 3 } } }

interface Wrong {
  readonly options?: object
  readonly values?: object
  readonly code: string
  readonly sentence: string
}

const WRONG: Readonly<Record<string, Wrong>> = {
  'an unknown module': {
    options: { dragons: true },
    code: 'bad-options',
    sentence: "Vindication has no option 'dragons'; it has: edition, ",
  },
  'an option as it once was': {
    options: { menagerie: 'yes' },
    code: 'bad-options',
    sentence: `option 'menagerie' cannot be "yes"; expected true or false`,
  },
  'a combination the rules forbid': {
    options: { 'building-sites': true },
    code: 'bad-options',
    sentence: 'Building Sites need another expansion',
  },
  'a reading of a module that is not in play': {
    options: { crystalsAnywhere: true },
    code: 'bad-options',
    sentence: 'only works with Jewelcrafter',
  },
  'numbers of a module that is not in play': {
    values: PETS,
    code: 'bad-values',
    sentence: '/menagerie: this belongs to Exotic Pet Menagerie, which this table does not use',
  },
  'a card of a module that is not in play': {
    values: CARD,
    code: 'bad-values',
    sentence: '/cards/vrix: this belongs to Treachery, which this table does not use',
  },
  'a card that is in no box': {
    values: { cards: { nobody: {} } },
    code: 'bad-values',
    sentence: '/cards/nobody: expected the id of a card',
  },
}

/** Records of another version, with options that this version does not have. */
const RECORDED: readonly (readonly [options: object, sentence: string])[] = [
  [
    { dragons: true },
    "this table of Vindication uses 'dragons', which this version of Lorehall does not have",
  ],
  [
    { edition: '2031' },
    `this table of Vindication uses "2031" for 'edition', which this version of Lorehall does not have`,
  ],
]

const engine = new EngineProcess()
let table = ''
let record: Record<string, unknown> = {}

beforeAll(async () => {
  table = (await engine.ask('new', { game: GAME.id, seats: 2, seed: 'modules' })).table
  const read: unknown = (await engine.ask('record', { table })).record
  if (isRecord(read)) record = read
})
afterAll(() => engine.end())

const otherwise = (options: object) => ({ ...record, options: Object.assign({}, record['options'], options) })

describe.each(Object.entries(WRONG))('%s', (_name, { options = {}, values, code, sentence }) => {
  it('begins no table in the engine', async () => {
    const given = { game: GAME.id, seats: 2, options, ...(values === undefined ? {} : { values }) }
    const refusal = await engine.refusal('new', given)
    expect(refusal).toMatchObject({ code, message: expect.stringContaining(sentence) as unknown })
    expect(refusal.message).not.toContain('\n')
  })

  it('begins no game in sim', async () => {
    const file = values === undefined ? [] : ['--values', fileWith(JSON.stringify(values))]
    const { code: exit, out, err } = await lorehall(['sim', '--options', JSON.stringify(options), ...file])
    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect([exit, out]).toEqual([2, ''])
  })
})

it('the same values are valid with the module in play', async () => {
  const pets = { game: GAME.id, seats: 2, options: { menagerie: true }, values: PETS }
  const begun = await engine.ask('new', pets)
  const { record: written } = await engine.ask('record', { table: begun.table })
  expect(written.values).toMatchObject(PETS)
})

describe.each(RECORDED)('a record with %j', (options, sentence) => {
  it('is refused by the engine, which goes on', async () => {
    const before = await engine.ask('digest', { table })
    const refusal = await engine.refusal('replay', { record: otherwise(options) })
    expect(refusal).toEqual({ code: 'bad-options', message: sentence })
    expect(await engine.ask('digest', { table })).toEqual(before)
  })

  it('is refused by replay', async () => {
    const { code, out, err } = await lorehall(['replay', fileWith(JSON.stringify(otherwise(options)))])
    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect([code, out]).toEqual([2, ''])
  })
})

it('a record from before an option existed is played without it', async () => {
  const options = Object.fromEntries(
    Object.entries(isRecord(record['options']) ? record['options'] : {}).filter(
      ([name]) => name !== 'menagerie',
    ),
  )
  const again = await engine.ask('replay', { record: { ...record, options } })
  expect(await engine.ask('digest', { table: again.table })).toEqual(await engine.ask('digest', { table }))
})
