// Records: retold if they are complete, refused with a sentence if they are not.
import { beforeAll, describe, expect, it } from 'vitest'
import { packReport } from '../../web/src/screens/table/pack-report.ts'
import { GAME } from './game.ts'
import { fileWith, lorehall } from './lorehall.ts'

interface Recorded {
  ruleset: number
  game: string
  seed?: string
  entries: unknown[]
  digest?: string
}

let text = ''

beforeAll(async () => {
  text = (await lorehall(['show', '--seed', '11', '--bots', 'quick', '--json'])).out
})

const parse: (text: string) => Recorded = JSON.parse

function changed(change: (record: Recorded) => void): string {
  const record = parse(text)
  change(record)
  return fileWith(JSON.stringify(record, null, 1))
}

describe('a complete record', () => {
  it('is retold, with its scores and its digest', async () => {
    const { out, code } = await lorehall(['replay', fileWith(text)])
    const { digest } = parse(text)
    expect(out).toContain('final scores')
    expect(out).toContain(`digest: ${digest}`)
    expect(out.split('\n').length).toBeGreaterThan(20)
    expect(code).toBe(0)
  })

  it('can be opened with a report added to it', async () => {
    const file = fileWith(packReport(text, { text: 'the Inn burns', client: 'test', at: 'today' }))
    const { out, code } = await lorehall(['replay', file])
    expect(out).toContain(`digest: ${parse(text).digest}`)
    expect(code).toBe(0)
  })

  it('shows the position after any entry', async () => {
    const file = fileWith(text)
    const [start, later] = await Promise.all(['0', '20'].map((n) => lorehall(['replay', file, '--at', n])))
    expect(start?.out).toContain('after 0 entries')
    expect(later?.out).toContain('asked: seat')
    expect(start?.out).not.toBe(later?.out)
  })

  it('is available as JSON', async () => {
    const { out } = await lorehall(['replay', fileWith(text), '--json'])
    const { digest, entries } = parse(text)
    expect(JSON.parse(out)).toMatchObject({ digest, entries: entries.length, over: true })
  })

  it('tells undo and redo, and can be of a game that is not over', async () => {
    const file = changed((record) => {
      record.entries.length = 12
      const seat = Number(String(record.entries[11]).split(' ')[0])
      record.entries.push({ undo: seat }, { redo: seat })
      delete record.digest
    })
    const { out } = await lorehall(['replay', file])
    expect(out).toContain('undoes their last choice')
    expect(out).toContain('redoes it')
    expect(out).toContain('scores so far')
  })
})

describe('several records in one file', () => {
  const bundle = (...records: object[]) => fileWith(JSON.stringify({ format: 'lorehall-tables-1', records }))

  it('are told one after the other, and are available as JSON', async () => {
    const file = bundle(parse(text), parse(text))
    const [{ out, code }, json] = await Promise.all([
      lorehall(['replay', file]),
      lorehall(['replay', file, '--json']),
    ])
    expect(out.match(/^table \d of 2: /gm)).toEqual(['table 1 of 2: ', 'table 2 of 2: '])
    expect(out.match(new RegExp(`digest: ${parse(text).digest}`, 'g'))).toHaveLength(2)
    expect(JSON.parse(json.out)).toMatchObject({ tables: [{ over: true }, { over: true }] })
    expect(code).toBe(0)
  })

  it.each([
    [['--at', '3'], 2, '--at works with one record'],
    [[], 0, 'contains no record'],
  ])('are refused if one is required, or if there are none: %j', async (more, count, says) => {
    const records = Array.from({ length: count }, () => parse(text))
    const { code, err } = await lorehall(['replay', bundle(...records), ...more])
    expect(err).toContain(says)
    expect(code).toBe(2)
  })
})

describe('an incomplete record', () => {
  const cases: readonly (readonly [string, (record: Recorded) => void, string | RegExp])[] = [
    ['of another ruleset', (r) => (r.ruleset = 99), `this table uses ruleset 99 of ${GAME.title}`],
    ['of an unknown game', (r) => (r.game = 'chess'), `there is no game 'chess'; use one of: ${GAME.id}`],
    ['with another seed', (r) => (r.seed = 'other'), /does not fit|edited or cut off/],
    ['cut short', (r) => r.entries.pop(), 'it was edited or cut off'],
    [
      'with an answer nobody offered',
      (r) => (r.entries[3] = '0 fly:moon'),
      'entry 3 ("0 fly:moon") does not fit',
    ],
    ['with a seat that is not there', (r) => (r.entries[3] = '9 rest'), 'entry 3 ("9 rest") does not fit'],
    ['with nonsense for an entry', (r) => (r.entries[3] = { dance: 1 }), 'entry 3 is of no known kind'],
    [
      'with a bad list of consent',
      (r) => (r.entries[3] = { undo: 0, consent: 5 }),
      'entry 3 is of no known kind',
    ],
    ['without its seed', (r) => delete r.seed, 'a player saved it during the game'],
  ]

  it.each(cases)('%s', async (_name, change, sentence) => {
    const { code, err, out } = await lorehall(['replay', changed(change)])
    expect(err).toMatch(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect([code, out]).toEqual([2, ''])
  })

  it('is refused if the file is cut off', async () => {
    const { code, err } = await lorehall(['replay', fileWith(text.slice(0, 2000))])
    expect(err).toMatch(/line \d+, column \d+: this is not JSON: expected/)
    expect(code).toBe(2)
  })

  it('is refused if the requested entry does not exist', async () => {
    const { code, err } = await lorehall(['replay', fileWith(text), '--at', '99999'])
    expect(err).toMatch(/--at must be a whole number from 0 to \d+, not '99999'/)
    expect(code).toBe(2)
  })
})
