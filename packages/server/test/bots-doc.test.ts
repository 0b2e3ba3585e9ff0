// The program printed in docs/bots.md plays a whole game against a copy of itself, on a real server.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fairFrom, fairIn, hashOf } from '@lorehall/host/fair'
import { readRecord, Table } from '@lorehall/kernel'
import { expect, it, onTestFinished } from 'vitest'
import { openServer } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { GAME } from './kit/game.ts'
import { openHouse, quiet, type TestHouse } from './kit/house.ts'

const document = fileURLToPath(new URL('../../../docs/bots.md', import.meta.url))

function printedProgram(): string {
  const program = /```js\n(.*?)```/s.exec(readFileSync(document, 'utf8'))?.[1]
  if (program === undefined) throw new Error('docs/bots.md prints no program')
  return program
}

function fileOf(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lorehall-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'player.mjs')
  writeFileSync(file, program)
  return file
}

/** Starts a server with these limits; resolves to its address. */
async function serving(test: TestHouse, env: Record<string, string>, log = quiet): Promise<string> {
  const config = readConfig(env, tmpdir())
  const server = await openServer({ house: test.house, site: null, config, log, version: 'test' })
  onTestFinished(() => server.stop())
  return `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`
}

interface Player {
  /** The first line it prints. */
  readonly line: Promise<string>
  readonly ended: Promise<{ code: number | null; out: string; err: string }>
}

function play(...args: string[]): Player {
  const child = spawn(process.execPath, args)
  onTestFinished(() => void child.kill())
  let out = ''
  let err = ''
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()))
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }))
  })
  const line = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString()
      if (out.includes('\n')) resolve(out.split('\n', 1)[0] ?? '')
    })
    void ended.then(() => reject(new Error(`it ended without output: ${err}`)))
  })
  line.catch(() => undefined)
  return { line, ended }
}

const MANY = '100000'

it('is short', () => {
  expect(printedProgram().trimEnd().split('\n').length).toBeLessThan(60)
})

it('plays a whole game against a copy of itself, and the seed was fair', async () => {
  const test = openHouse({ now: Date.now })
  const address = await serving(test, {
    LOREHALL_LIMIT_RATE: MANY,
    LOREHALL_LIMIT_BURST: MANY,
    LOREHALL_LIMIT_RATE_PER_PERSON: MANY,
    LOREHALL_LIMIT_BURST_PER_PERSON: MANY,
  })
  const file = fileOf(printedProgram())
  const first = play(file, address)
  const code = (await first.line).replace('code ', '')
  const second = play(file, address, code)
  for (const player of [first, second]) {
    const { code, out, err } = await player.ended
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('the game is over')
  }

  const { table } = await test.house.perform('find', { code }, null)
  const lobby = await test.house.perform('room', { table }, null)
  expect(lobby).toMatchObject({ stage: 'over', ended: 'played' })
  const { text } = await test.house.perform('record', { table }, null)
  const record = readRecord(JSON.parse(text))
  const fair = fairIn(record)
  expect(fair).toMatchObject({ hash: hashOf(fair?.seed ?? ''), nonces: lobby.fair.nonces })
  expect(fair === null ? null : fairFrom(record, fair)).toBe('start')
  expect(Table.replay(GAME, record).over).toBe(true)
})

it('waits if it is too fast, and ends with the message of a refusal', async () => {
  const warned: string[] = []
  const log = { ...quiet, warn: (what: string) => void warned.push(what) }
  const slow = { LOREHALL_LIMIT_RATE: '1', LOREHALL_LIMIT_BURST: '1' }
  const address = await serving(openHouse(), slow, log)
  const { code, err } = await play(fileOf(printedProgram()), address, 'ABC234').ended
  expect(warned).toContain('too many requests')
  expect(err).toContain('No table has the code ABC234')
  expect(code).toBe(1)
})
