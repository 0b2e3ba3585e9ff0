// Verifying fair chance, with computations that anyone can repeat.
import { digestText, seedStream } from '@lorehall/kernel'
import { describe, expect, it } from 'vitest'
import { checkChance, checkReplay, readFair } from '../src/online/verify.ts'

const seed = 'ab'.repeat(32)
const nonces = ['11'.repeat(16), null, '22'.repeat(16)]
const made = `${seed}/${nonces[0]}/${nonces[2]}`
const fair = { hash: digestText(seed), seed, nonces }
const record = {
  game: 'vindication',
  seats: [{ name: 'Anna' }, { name: 'Wenna' }, { name: 'Ben' }],
  seed: made,
  entries: ['0 move:14'],
  digest: 'whatever',
  fair,
}
const mine = { hash: fair.hash, nonce: nonces[0] ?? '' }

function verdicts(file: object, pledge: typeof mine | undefined = mine) {
  const read = readFair(JSON.stringify(file))
  if (read === null) return null
  return Object.fromEntries(checkChance(read, pledge).map(({ of, verdict }) => [of, verdict]))
}

describe('verifying', () => {
  it('passes an honest table', () => {
    expect(verdicts(record)).toEqual({ hash: 'ok', pledge: 'ok', nonce: 'ok', seed: 'ok' })
  })

  it('leaves open the checks that only another browser can make', () => {
    const read = readFair(JSON.stringify(record))
    if (read === null) throw new Error('not read')
    expect(checkChance(read, undefined).map(({ verdict }) => verdict)).toEqual(['ok', 'open', 'open', 'ok'])
  })

  it('notices a seed that doesn’t match the fingerprint', () => {
    expect(verdicts({ ...record, fair: { ...fair, seed: 'cd'.repeat(32) } })).toMatchObject({
      hash: 'bad',
      seed: 'bad',
    })
  })

  it('notices by its own pledge that seed and fingerprint were exchanged together', () => {
    const other = 'cd'.repeat(32)
    const exchanged = { hash: digestText(other), seed: other, nonces }
    expect(verdicts({ ...record, seed: made.replace(seed, other), fair: exchanged })).toEqual({
      hash: 'ok',
      pledge: 'bad',
      nonce: 'ok',
      seed: 'ok',
    })
  })

  it('notices that its own number was left out', () => {
    const without = { ...fair, nonces: [null, null, nonces[2]] }
    expect(verdicts({ ...record, seed: `${seed}/${nonces[2]}`, fair: without })).toMatchObject({
      nonce: 'bad',
      seed: 'ok',
    })
  })

  it('recognizes a carried table by its reseeded chance', () => {
    const laid = { patch: [{ op: 'replace', path: '/chance', value: seedStream(made) }] }
    const carried = { ...record, seed: 'of the device', entries: ['0 move:14', laid, '1 rest'] }
    const read = readFair(JSON.stringify(carried))
    if (read === null) throw new Error('not read')
    expect(checkChance(read, mine).at(-1)).toEqual({ of: 'seed', verdict: 'ok', carried: true })
    expect(verdicts({ ...carried, entries: ['0 move:14'] })).toMatchObject({ seed: 'bad' })
  })

  it('reports why a record can’t be replayed', async () => {
    const read = readFair(JSON.stringify(record))
    if (read === null) throw new Error('not read')
    expect(await checkReplay(read, () => Promise.reject(new Error('entry 0 does not fit')))).toEqual({
      of: 'replay',
      verdict: 'bad',
      why: 'entry 0 does not fit',
    })
    expect(await checkReplay(read, () => Promise.resolve())).toEqual({ of: 'replay', verdict: 'ok' })
  })

  it('rejects files that are not records of online tables', () => {
    const { fair: _fair, ...local } = record
    expect(verdicts(local)).toBe(null)
    expect(readFair('[]')).toBe(null)
  })
})
