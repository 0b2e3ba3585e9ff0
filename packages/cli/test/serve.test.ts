// `lorehall serve` as a process: it prints its address, ends cleanly, and reports problems in one sentence.
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { lorehall, start } from './lorehall.ts'

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'lorehall-'))
}

function client(): string {
  const built = folder()
  writeFileSync(join(built, 'index.html'), '<!doctype html>')
  return built
}

const flags = (port = 0) => ['serve', '--port', String(port), '--host', '127.0.0.1', '--client', client()]

const serve = (data: string, env: NodeJS.ProcessEnv = {}, port = 0) =>
  lorehall(flags(port), undefined, { LOREHALL_DATA: data, ...env })

const parseHere: (text: string) => { here: string } = JSON.parse

async function opened(data: string): Promise<{ child: ChildProcessWithoutNullStreams; here: string }> {
  const child = start([...flags(), '--json'], undefined, { LOREHALL_DATA: data })
  let text = ''
  for await (const line of createInterface(child.stdout)) {
    text += line
    if (line === '}') break
  }
  return { child, here: parseHere(text).here }
}

it('answers, and ends cleanly on a signal while a page is open', async () => {
  const data = folder()
  const { child, here } = await opened(data)
  expect(await (await fetch(`${here}/api/health`)).json()).toMatchObject({ ok: true })
  const page = new WebSocket(`${here.replace('http', 'ws')}/api/live`)
  await once(page, 'message')
  const closed = once(page, 'close')
  let words = ''
  child.stderr.on('data', (piece: Buffer) => (words += piece.toString()))
  child.kill('SIGTERM')
  expect(await closed).toMatchObject([{ code: 1012 }])
  expect(await once(child, 'close')).toEqual([0, null])
  expect(words).toBe('')
  expect(existsSync(join(data, 'lorehall.db'))).toBe(true)
  // The write-ahead log was merged into the file.
  expect(existsSync(join(data, 'lorehall.db-wal'))).toBe(false)
})

it('keeps people’s identities over a restart', async () => {
  const data = folder()
  const first = await opened(data)
  const introduced = await fetch(`${first.here}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada' }),
  })
  const cookie = introduced.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  first.child.kill('SIGKILL')
  await once(first.child, 'close')
  const second = await opened(data)
  const me: unknown = await (await fetch(`${second.here}/api/me`, { headers: { cookie } })).json()
  expect(me).toMatchObject({ me: { name: 'Ada' } })
  second.child.kill('SIGTERM')
  await once(second.child, 'close')
})

it('says that the port is in use, and suggests another', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { code, err } = await serve(folder(), {}, port)
  expect(err).toMatch(new RegExp(`^Port ${port} is in use. .*use another one: PORT=\\d+ npm start\n$`))
  expect(code).toBe(1)
  other.close()
})

it.each([
  ['a file where the folder should be', () => join(fileOf(''), 'data')],
  ['a file that is no database', () => fileOf('this is no database'.repeat(100))],
  ['a database of something else', () => otherDatabase('PRAGMA user_version = 1; CREATE TABLE t (x)')],
  ['a newer database', () => otherDatabase('PRAGMA application_id = 0x4c4f5245; PRAGMA user_version = 9999')],
])('%s gives one sentence', async (_name, data) => {
  const { code, err, out } = await serve(data())
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(err).not.toMatch(/Error|at .*\.ts/)
  expect([code, out]).toEqual([1, ''])
})

function fileOf(text: string): string {
  const file = join(folder(), 'lorehall.db')
  writeFileSync(file, text)
  return file
}

function otherDatabase(sql: string): string {
  const file = join(folder(), 'lorehall.db')
  const db = new DatabaseSync(file)
  db.exec(sql)
  db.close()
  return file
}

it('a wrong setting gives one sentence, and nothing is opened', async () => {
  const data = folder()
  const { code, err } = await serve(data, { LOREHALL_LIMIT_TABLES: 'many' })
  expect(err).toBe(
    'LOREHALL_LIMIT_TABLES=many is not allowed: expected a whole number from 0 to 1000000000000\n',
  )
  expect(code).toBe(2)
  expect(existsSync(join(data, 'lorehall.db'))).toBe(false)
})

it('says so when the client is not built', async () => {
  const { code, err } = await lorehall(['serve', '--port', '0', '--client', folder()], undefined, {
    LOREHALL_DATA: folder(),
  })
  expect(err).toBe('The client is not built yet. Run "npm start" once.\n')
  expect(code).toBe(1)
})
