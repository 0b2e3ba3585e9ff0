// Reports of a running server: listed, read, and written as records that replay can open.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecord } from '@lorehall/kernel'
import { House, LIMITS, openSqlite } from '@lorehall/server'
import { games, taleOf } from '@lorehall/server/games'
import { expect, it } from 'vitest'
import { GAME } from './game.ts'
import { bin, fileWith, lorehall } from './lorehall.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
const random = (bytes: number) => randomBytes(bytes).toString('hex')

/** A house that stays open, with a table and a report about it. The game may have begun. */
async function reported(begun = true, more = '') {
  const data = mkdtempSync(join(tmpdir(), 'lorehall-data-'))
  const house = new House({
    games,
    tale: taleOf,
    storage: openSqlite(join(data, 'lorehall.db')),
    now: () => Date.UTC(2030, 0, 31, 12, 30),
    random,
    log: quiet,
    limits: LIMITS,
    version: '1.2.3',
    webhooks: 'off',
    address: null,
  })
  const { person } = await house.introduce('Anna')
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
  const { table } = await house.perform('create', { game: GAME.id, seats }, person)
  await house.perform('join', { table, nonce: random(16) }, person)
  if (begun) {
    await house.perform('start', { table }, person)
    const { ask } = await house.perform('look', { table }, person)
    const picks = [ask?.options[0]?.id ?? '']
    await house.perform('answer', { table, ask: ask?.id ?? 0, picks }, person)
  }
  const text = `The dice are crooked,\nI say. ${'Very '.repeat(20)}${more}`
  const { report } = await house.perform('report', { table, text, client: 'a browser' }, person)
  return { data, table, report, text }
}

it('are listed, oldest first, one per line', async () => {
  const { data, table, report } = await reported()
  const { code, out, err } = await lorehall(['reports', '--data', data])
  expect([code, err]).toEqual([0, ''])
  const [head, line, ...rest] = out.trim().split('\n')
  expect(head).toContain('when (UTC)')
  expect(line).toContain(`${report}  2030-01-31 12:30  ${table}`)
  expect(line).toContain('The dice are crooked, I say.')
  expect(rest).toEqual([])
})

it('are shown in full, and as JSON', async () => {
  const { data, report, text } = await reported()
  expect((await lorehall(['reports', report, '--data', data])).out).toContain(text.trim())
  const one = await lorehall(['reports', report, '--data', data, '--json'])
  expect(JSON.parse(one.out)).toMatchObject({
    id: report,
    seat: 0,
    text,
    versions: { server: '1.2.3', client: 'a browser' },
  })
  const all = await lorehall(['reports', '--data', data, '--json'])
  expect(JSON.parse(all.out)).toMatchObject({ reports: [{ id: report }] })
})

it('are written with the record of their table, with a note that the game is not over', async () => {
  const { data, report } = await reported()
  const file = join(data, 'report.json')
  const { code, out } = await lorehall(['reports', report, '--to', file, '--data', data])
  expect(code).toBe(0)
  expect(out).toContain(`wrote ${file}`)
  expect(out).toContain('still under way')
  const told = await lorehall(['replay', file])
  expect([told.code, told.err]).toEqual([0, ''])
  expect(told.out).toContain('scores so far')
})

it.each([
  ['an id that is not there', ['r0'], "there is no report 'r0'; use one of: r"],
  ['a file but no id', ['--to', 'x.json'], 'which report?'],
])('%s is refused', async (_what, args, words) => {
  const { data } = await reported()
  const { code, out, err } = await lorehall(['reports', ...args, '--data', data])
  expect(err).toContain(words)
  expect([code, out]).toEqual([2, ''])
})

it('have nothing to replay if the table has not begun', async () => {
  const { data, report } = await reported(false)
  const { code, err } = await lorehall(['reports', report, '--to', join(data, 'x.json'), '--data', data])
  expect(err).toContain('has not begun')
  expect(code).toBe(2)
})

it('are refused if there is no data, and no folder is made', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'lorehall-data-')), 'nothing')
  const { code, err } = await lorehall(['reports', '--data', data])
  expect(err).toContain('does not exist')
  expect(code).toBe(2)
  expect(existsSync(data)).toBe(false)
})

it('made by a page offline can be replayed, too', async () => {
  const { out } = await lorehall(['show', '--seed', '7', '--bots', 'quick', '--seats', '2', '--json'])
  const report = { text: 'odd', client: 'a browser', at: '2030-01-31T12:30:00.000Z' }
  const file = fileWith(JSON.stringify({ ...readRecord(JSON.parse(out)), report }))
  const { code, out: told } = await lorehall(['replay', file])
  expect(told).toContain('final scores')
  expect(code).toBe(0)
})

it('cannot control the reader’s terminal', async () => {
  const { data, report } = await reported(true, '\u001B]0;owned\u0007\u009B2J')
  const { out } = await lorehall(['reports', report, '--data', data])
  expect(out).toContain(String.raw`\u001b]0;owned\u0007\u009b2J`)
  expect(out).not.toMatch(/[^\P{Cc}\n]/u)
})

it('cannot control the terminal through an error message', async () => {
  const { err } = await lorehall(['replay', '\u001B]0;owned\u0007.json'])
  expect(err).toContain(String.raw`\u001b]0;owned\u0007.json`)
  expect(err).not.toMatch(/[^\P{Cc}\n]/u)
})

it.runIf(existsSync('/dev/full'))('report a full disk in one sentence', async () => {
  const { data } = await reported()
  const { status, stderr } = spawnSync(process.execPath, [bin, 'reports', '--data', data], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  })
  expect(status).toBe(1)
  expect(stderr.toString()).toBe('the output could not be written (ENOSPC). Is the disk full?\n')
})
