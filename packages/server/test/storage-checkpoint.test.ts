// The write-ahead log is moved into the file when nothing is written for a while, and once an hour.
import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { begin, gather, openHouse, playOn, type TestHouse } from './kit/house.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const inLog = ({ file }: TestHouse) => statSync(`${file}-wal`).size

/** Time passes, with a tick after each step. */
async function passes(hall: TestHouse, ms: number, step = SECOND): Promise<void> {
  for (let passed = 0; passed < ms; passed += step) {
    hall.clock.now += step
    await hall.house.tick()
  }
}

async function playing(hall: TestHouse) {
  const gathered = await gather(hall, ['Ada', 'Bo'])
  await begin(hall, gathered)
  return gathered
}

test('when nothing was written for a while, and again after further writes', async () => {
  const hall = openHouse()
  const gathered = await playing(hall)
  await passes(hall, 20 * SECOND)
  expect(inLog(hall)).toBeGreaterThan(0)
  await passes(hall, 20 * SECOND)
  expect(inLog(hall)).toBe(0)
  await playOn(hall, gathered, 3)
  expect(inLog(hall)).toBeGreaterThan(0)
  await passes(hall, 40 * SECOND)
  expect(inLog(hall)).toBe(0)
  expect(await hall.storage.entries(gathered.table)).toHaveLength(3)
})

test('once an hour while something is always being written', async () => {
  const hall = openHouse()
  const { people } = await playing(hall)
  const began = hall.clock.now
  const moved: number[] = []
  for (let n = 0; n < 180; n++) {
    await hall.house.perform('change', { name: `Ada ${n}` }, people[0] ?? null)
    await passes(hall, 25 * SECOND, 25 * SECOND)
    if (inLog(hall) === 0) moved.push((hall.clock.now - began) / MINUTE)
  }
  expect(moved).toHaveLength(1)
  expect(Math.round(moved[0] ?? 0)).toBe(60)
})

test('the log of an earlier process is moved into the file, too', async () => {
  const hall = openHouse()
  await playing(hall)
  // Another connection keeps the log in place when the house closes.
  const other = new DatabaseSync(hall.file)
  other.prepare('SELECT count(*) FROM tables').get()
  await hall.reopen()
  expect(inLog(hall)).toBeGreaterThan(0)
  await passes(hall, 40 * SECOND)
  expect(inLog(hall)).toBe(0)
  other.close()
})

test('it does not wait for readers, and is done when they are finished', async () => {
  const hall = openHouse()
  const gathered = await playing(hall)
  const reader = new DatabaseSync(hall.file, { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM tables').get()
  await playOn(hall, gathered, 3)
  const patience = hall.storage.pragma('busy_timeout')
  await passes(hall, 40 * SECOND)
  expect(inLog(hall)).toBeGreaterThan(0)
  // The timeout for writers of other processes is unchanged.
  expect(hall.storage.pragma('busy_timeout')).toBe(patience)
  reader.exec('COMMIT')
  reader.close()
  await passes(hall, MINUTE)
  expect(inLog(hall)).toBe(0)
})

test('a clock that is set back delays it by no more than the usual time', async () => {
  const hall = openHouse()
  await playing(hall)
  await passes(hall, 10 * SECOND)
  hall.clock.now -= 5 * 60 * MINUTE
  await passes(hall, 40 * SECOND)
  expect(inLog(hall)).toBe(0)
})
