// Fair chance is checked by sums anyone can do again.
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
  it('finds an honest table fair', () => {
    expect(verdicts(record)).toEqual({ hash: 'ok', pledge: 'ok', nonce: 'ok', seed: 'ok' })
  })

  it('leaves open what only another browser could say', () => {
    const read = readFair(JSON.stringify(record))
    if (read === null) throw new Error('not read')
    expect(checkChance(read, undefined).map(({ verdict }) => verdict)).toEqual(['ok', 'open', 'open', 'ok'])
  })

  it('notices a seed that is not the one of the fingerprint', () => {
    expect(verdicts({ ...record, fair: { ...fair, seed: 'cd'.repeat(32) } })).toMatchObject({
      hash: 'bad',
      seed: 'bad',
    })
  })

  it('notices a seed and a fingerprint exchanged together, by what the browser remembers', () => {
    const other = 'cd'.repeat(32)
    const exchanged = { hash: digestText(other), seed: other, nonces }
    expect(verdicts({ ...record, seed: made.replace(seed, other), fair: exchanged })).toEqual({
      hash: 'ok',
      pledge: 'bad',
      nonce: 'ok',
      seed: 'ok',
    })
  })

  it('notices a number that was left out', () => {
    const without = { ...fair, nonces: [null, null, nonces[2]] }
    expect(verdicts({ ...record, seed: `${seed}/${nonces[2]}`, fair: without })).toMatchObject({
      nonce: 'bad',
      seed: 'ok',
    })
  })

  it('knows a table that was carried by the chance laid anew', () => {
    const laid = { patch: [{ op: 'replace', path: '/chance', value: seedStream(made) }] }
    const carried = { ...record, seed: 'of the device', entries: ['0 move:14', laid, '1 rest'] }
    const read = readFair(JSON.stringify(carried))
    if (read === null) throw new Error('not read')
    expect(checkChance(read, mine).at(-1)).toEqual({ of: 'seed', verdict: 'ok', carried: true })
    expect(verdicts({ ...carried, entries: ['0 move:14'] })).toMatchObject({ seed: 'bad' })
  })

  it('says what is wrong with a record that cannot be replayed', async () => {
    const read = readFair(JSON.stringify(record))
    if (read === null) throw new Error('not read')
    expect(await checkReplay(read, () => Promise.reject(new Error('entry 0 does not fit')))).toEqual({
      of: 'replay',
      verdict: 'bad',
      why: 'entry 0 does not fit',
    })
    expect(await checkReplay(read, () => Promise.resolve())).toEqual({ of: 'replay', verdict: 'ok' })
  })

  it('takes no other file for a record of an online table', () => {
    const { fair: _fair, ...local } = record
    expect(verdicts(local)).toBe(null)
    expect(readFair('[]')).toBe(null)
  })
})
