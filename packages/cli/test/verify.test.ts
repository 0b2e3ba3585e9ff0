// `lorehall replay --verify`: an honest record passes, and each kind of tampering is found.
import { botNamed } from '@lorehall/bots'
import { gameSeed, hashOf } from '@lorehall/host/fair'
import { Chance, seedStream, Table, type TableRecord } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { playing } from '../src/play.ts'
import { GAME } from './game.ts'
import { fileWith, lorehall } from './lorehall.ts'

const seed = 'ab'.repeat(32)
const nonces = ['11'.repeat(16), null, '22'.repeat(16)]
const fair = { hash: hashOf(seed), seed, nonces }

type Exported = TableRecord & { fair: typeof fair }

function played(table: Table): Exported {
  const bots = [1, 2, 3].map(() => botNamed('quick', GAME.judge))
  for (const _answer of playing(table, bots, new Chance('bots'))) continue
  return { ...table.record(), fair }
}

const seats = ['Anna', 'Wenna', 'Ben']
const whole = played(new Table(GAME, { seats, seed: gameSeed(seed, nonces) }))

/** A record of a table that moved online from somebody's device, as the server exports it. */
function carried(): Exported {
  const own = new Table(GAME, { seats, seed: 'of the device' })
  for (let i = 0; i < 10; i++) {
    const [ask] = own.asks
    const option = ask?.options.at(-1)
    if (ask !== undefined && option !== undefined) own.take(ask, option)
  }
  return played(own.branch(own.moves, gameSeed(seed, nonces)))
}

const verify = (record: object, ...more: string[]) =>
  lorehall(['replay', '--verify', fileWith(JSON.stringify(record)), ...more])

describe('an honest record', () => {
  it('passes each check, and shows the hash to compare', async () => {
    const { code, out, err } = await verify(whole)
    expect(out).toContain(`${GAME.title}: Anna, Wenna, Ben`)
    expect(out).toContain('holds  the hash of the seed')
    expect(out).toContain(
      'holds  all dice and draws come from this seed and the numbers that 2 of 3 seats added',
    )
    expect(out).toContain(`holds  replayed by the full rules, its ${whole.entries.length} entries`)
    expect(out).toContain(fair.hash)
    expect([code, err]).toEqual([0, ''])
  })

  it('may have begun offline', async () => {
    const { code, out } = await verify(carried())
    expect(out).toContain('holds  since the table moved online')
    expect(code).toBe(0)
  })

  it('may be one of several in a file', async () => {
    const { code, out } = await verify({ format: 'lorehall-tables-1', records: [whole, carried()] })
    expect(out).toMatch(/all dice and draws come from this seed[^]*since the table moved online/)
    expect(code).toBe(0)
    const { out: json } = await verify({ format: 'lorehall-tables-1', records: [whole, whole] }, '--json')
    expect(JSON.parse(json)).toMatchObject({ tables: [{ fair: true }, { fair: true }] })
  })

  it('is available as JSON', async () => {
    const { code, out } = await verify(whole, '--json')
    expect(JSON.parse(out)).toMatchObject({
      fair: true,
      hash: fair.hash,
      nonces,
      checks: [
        { of: 'hash', holds: true },
        { of: 'chance', holds: true },
        { of: 'replay', holds: true },
      ],
    })
    expect(code).toBe(0)
  })
})

const other = 'cd'.repeat(32)
const rigged = { patch: [{ op: 'replace', path: '/chance', value: seedStream('mine') }] }
const { digest: _digest, ...undigested } = whole

describe('a tampered record', () => {
  it.each<[string, object, string]>([
    [
      'another hash',
      { ...whole, fair: { ...fair, hash: hashOf(other) } },
      'the hash of the seed differs from the one shown',
    ],
    [
      'another seed',
      { ...whole, fair: { ...fair, seed: other } },
      'the hash of the seed differs from the one shown',
    ],
    [
      'seed and hash exchanged together',
      { ...whole, fair: { hash: hashOf(other), seed: other, nonces } },
      'do not come from this seed',
    ],
    [
      'what a seat added left out',
      { ...whole, fair: { ...fair, nonces: [nonces[0], null, null] } },
      'do not come from this seed',
    ],
    ['a game played from other chance', { ...whole, seed: 'mine' }, 'do not come from this seed'],
    ['chance replaced in mid-game', { ...whole, entries: [rigged, ...whole.entries] }, 'do not come from'],
    ['a carried game without its chance', { ...carried(), entries: [] }, 'do not come from this seed'],
    ['entries cut off', { ...whole, entries: whole.entries.slice(0, -5) }, "it can't be replayed: "],
    ['an answer exchanged', { ...whole, entries: whole.entries.with(3, '0 fly:moon') }, 'entry 3'],
    ['another digest', { ...whole, digest: '00'.repeat(32) }, 'edited or cut off'],
    ['no digest', undigested, 'no digest'],
  ])('%s', async (_what, record, sentence) => {
    const { code, out, err } = await verify(record)
    expect(err).toContain("can't be trusted: ")
    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(out).toContain('FAILS')
    expect(code).toBe(1)
  })
})

it.each<[string, object]>([
  ['without it', { ...undigested, fair: undefined }],
  ['of a game under way', { ...whole, fair: { hash: fair.hash, nonces } }],
])('a record %s cannot be verified', async (_what, record) => {
  const { code, out, err } = await verify(record)
  expect(err).toContain('only the record of a finished online table can be verified')
  expect([code, out]).toEqual([2, ''])
})
