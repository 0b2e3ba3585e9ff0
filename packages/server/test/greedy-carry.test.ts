// Many people of one address send records at the same time. Other addresses still get their turn.
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openServer } from '../src/app.ts'
import { carryInThread } from '../src/carry/thread.ts'
import { readConfig } from '../src/config.ts'
import { askedFrom } from '../src/guard/asked-from.ts'
import { introduced, send } from './kit/caller.ts'
import { GAME } from './kit/game.ts'
import { openHouse, quiet } from './kit/house.ts'
import { BOUNDLESS } from './kit/running.ts'

/** A thread that accepts every record. If the record is a path, it first waits until that file exists. */
const PATIENT = `import { existsSync } from 'node:fs'
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ text }) => {
    while (text.startsWith('/') && !existsSync(text)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    parentPort.postMessage({ carried: { options: {}, record: text }, took: 0 })
  })
  parentPort.postMessage('ready')`

const checker = () =>
  carryInThread({ script: new URL(`data:text/javascript,${encodeURIComponent(PATIENT)}`), seconds: 60 })

test('addresses take turns in having records checked, and at most two records of one address wait', async () => {
  const check = checker()
  const done: string[] = []
  const refused: unknown[] = []
  const sent = (address: string, text: string) =>
    askedFrom(address, () => check({ game: GAME.id, seats: 2, most: 1, text })).then(
      () => done.push(text),
      (error: unknown) => refused.push(error),
    )
  const all = [
    ...Array.from({ length: 17 }, (_, i) => sent('192.0.2.1', `one ${i}`)),
    sent('192.0.2.2', 'two 0'),
    sent('192.0.2.2', 'two 1'),
    sent('192.0.2.3', 'three 0'),
  ]
  await Promise.all(all)
  expect(done).toEqual(['one 0', 'one 1', 'two 0', 'three 0', 'one 2', 'two 1'])
  expect(refused).toMatchObject(Array.from({ length: 14 }, () => ({ code: 'too-many' })))
  // Nothing is waiting anymore, so they may send another.
  await sent('192.0.2.1', 'one again')
  expect(done.at(-1)).toBe('one again')
})

test('many people of one address do not block the checker for others', async () => {
  const hall = openHouse({ carry: checker() })
  const config = readConfig({ ...BOUNDLESS, LOREHALL_TRUST_PROXY: '1' }, tmpdir())
  const server = await openServer({ house: hall.house, site: null, config, log: quiet, version: 'test' })
  onTestFinished(() => server.stop())
  const port = await server.listen(0, '127.0.0.1')
  const goes = join(dirname(hall.file), 'goes', 'on')
  const carry = async (address: string, name: string) => {
    const token = await introduced(port, name)
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
    }
    const seats = [{ kind: 'open' }, { kind: 'open' }]
    const body = JSON.stringify({ game: GAME.id, seats, record: goes })
    return () => send(port, { method: 'POST', path: '/api/tables', headers, body })
  }
  const many = await Promise.all(Array.from({ length: 17 }, (_, i) => carry('192.0.2.1', `One of them ${i}`)))
  const other = await carry('192.0.2.2', 'Ada')
  let refused = 0
  const theirs = many.map(async (ask) => {
    const { status } = await ask()
    if (status === 429) refused++
    return status
  })
  // One is being checked and two wait. The others are refused immediately.
  await expect.poll(() => refused).toBe(14)
  const hers = other()
  mkdirSync(dirname(goes))
  writeFileSync(goes, '')
  expect((await hers).status).toBe(200)
  expect((await Promise.all(theirs)).filter((status) => status === 200)).toHaveLength(3)
})
