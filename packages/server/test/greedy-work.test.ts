// A few requests that need much work. The work is charged to the caller and to nobody else.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '../src/limits.ts'
import { Budgets } from '../src/guard/budgets.ts'
import { Measures } from '../src/metrics/measures.ts'
import { askByHttp, introduced, send } from './kit/caller.ts'
import { GAME } from './kit/game.ts'
import { nonce, quiet } from './kit/house.ts'
import { BOUNDLESS, newFolder, ServerProcess } from './kit/running.ts'

const folder = newFolder()
const server = new ServerProcess({
  ...BOUNDLESS,
  LOREHALL_TRUST_PROXY: '1',
  LOREHALL_LIMIT_WORK: '1',
  LOREHALL_LIMIT_WORK_BURST: '500',
})
let table = ''

/** More requests than the budget allows, even on a fast machine. */
const MANY = 50_000

/** Sends a request from its own address, so that nobody else is charged. */
const from = (address: string, path: string) =>
  send(server.port, { method: 'GET', path, headers: { 'x-forwarded-for': address } })

beforeAll(async () => {
  await server.open(join(folder, 'lorehall.db'))
  const { port } = server
  const ada = await introduced(port, 'Ada')
  const seats = [{ kind: 'open' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'quick' }))]
  const made = await askByHttp(port, ada, 'create', { game: GAME.id, seats })
  table = made.ok ? String(made.body['table']) : made.message
  await askByHttp(port, ada, 'join', { table, nonce: nonce() })
  await askByHttp(port, ada, 'start', { table })
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

test('a caller who requests replays again and again has to wait, and nobody else does', async () => {
  const sent: string[] = []
  for (let i = 0; i < MANY && !sent.at(-1)?.includes('too-fast'); i++) {
    const { status, text } = await from('10.0.0.1', `/api/tables/${table}/replay?at=${i % 40}`)
    sent.push(status === 200 ? '' : text)
  }
  expect(sent.length).toBeGreaterThan(5)
  expect(sent.at(-1)).toContain('take too much work for this server')
  expect(await from('10.0.0.2', `/api/tables/${table}/history`)).toMatchObject({ status: 200 })
})

test('a bucket goes below zero, refills with time, and time never goes back', () => {
  const clock = { now: 1_000_000 }
  const limits = { ...LIMITS, work: 100, workBurst: 1000 }
  const budgets = new Budgets({ limits, now: () => clock.now, log: quiet, measures: new Measures() })
  const eve = { address: '10.0.0.9', person: null }
  const may = () => {
    try {
      budgets.check('work', eve)
      return true
    } catch {
      return false
    }
  }
  budgets.spend('work', eve, 1500)
  expect(may()).toBe(false)
  clock.now += 4000
  expect(may()).toBe(false)
  clock.now += 2000
  expect(may()).toBe(true)
  clock.now -= 120_000
  expect(may()).toBe(true)
  budgets.spend('work', eve, 1500)
  clock.now += 20_000
  expect(may()).toBe(true)
})
