// The commands for the person who runs the server, with everything in PostgreSQL.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@lorehall/server'
import { expect, it } from 'vitest'
import { openPostgres } from '../../server/src/postgres/storage.ts'
import { postgresForThisFile } from '../../server/test/kit/postgres.ts'
import { lorehall } from './lorehall.ts'

const postgres = postgresForThisFile()

async function moved() {
  const folder = mkdtempSync(join(tmpdir(), 'lorehall-data-'))
  const storage = openSqlite(join(folder, 'lorehall.db'))
  const anna = {
    id: 'anna',
    name: 'Anna',
    webhook: null,
    quiet: null,
    blocked: [],
    banned: false,
    created: 1,
  }
  await storage.addPerson(anna, 'device')
  storage.close()
  const url = await postgres.fresh()
  const { code, out, err } = await lorehall(['migrate', '--from', folder, '--to', url])
  const run = (...args: string[]) => lorehall(args, undefined, { LOREHALL_DATABASE: url })
  return { code, out, err, run, url, folder }
}

it('moves a folder into a database, with progress, and says what was moved', async () => {
  const { code, out, err } = await moved()
  expect(err).toBe(
    'copying people: 0 of 1\ncopying people: 1 of 1\ncopying devices: 0 of 1\ncopying devices: 1 of 1\ncomparing people: 1 of 1\ncomparing devices: 1 of 1\n',
  )
  expect(out).toMatch(/^moved from .*lorehall\.db\n {8}to postgres:\/\/lorehall@/)
  expect(out).toContain('Every row was compared and is the same.')
  expect(code).toBe(0)
})

it('lists and bans people, and lists reports', async () => {
  const { run } = await moved()
  expect((await run('people')).out).toContain('Anna')
  expect((await run('people', 'anna', '--ban', '--json')).out).toMatch(/"banned": \d+/)
  expect((await run('people', 'anna', '--lift', '--json')).out).toContain('"banned": null')
  expect((await run('reports')).out).toBe('nothing was reported\n')
})

it('deletes people again who come back with an older backup', async () => {
  const { run, url, folder } = await moved()
  const storage = await openPostgres(url)
  await storage.erasePerson('anna')
  await storage.close()
  const list = join(folder, 'deleted.txt')
  expect((await run('deleted', '--to', list)).out).toBe(`wrote ${list}: 1 deleted\n`)
  const restored = await moved()
  expect((await restored.run('people')).out).toContain('Anna')
  expect((await restored.run('deleted', '--again', list, '--json')).out).toContain('"anna"')
  expect((await restored.run('people')).out).toBe('nobody\n')
  // From now on they are on the list of this database, too.
  expect((await restored.run('deleted')).out).toBe((await run('deleted')).out)
})

it('says what to use instead of backup and restore, and still takes a file by name', async () => {
  const { run, folder } = await moved()
  const made = await run('backup')
  expect(made.err).toMatch(/PostgreSQL.*pg_dump/)
  const restored = await run('restore', 'x.db')
  expect(restored.err).toMatch(/PostgreSQL.*pg_restore/)
  expect([made.code, restored.code]).toEqual([2, 2])
  expect(await run('backup', '--data', folder)).toMatchObject({ code: 0 })
})

it('refuses a database that does not answer with one sentence', async () => {
  const { code, out, err } = await lorehall(['people'], undefined, {
    LOREHALL_DATABASE: 'postgres://a:secret@127.0.0.1:1/x',
  })
  expect(err).toMatch(/^postgres:\/\/a@127\.0\.0\.1:1\/x cannot be used: the database cannot be reached/)
  expect([code, out]).toEqual([2, ''])
})
