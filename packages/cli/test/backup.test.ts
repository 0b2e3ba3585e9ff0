// `lorehall backup` and `lorehall restore` as commands, while a server has the storage open.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@lorehall/server'
import { expect, it } from 'vitest'
import { isNoticed } from '../../server/test/storage-kit.ts'
import { lorehall } from './lorehall.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'lorehall-data-'))

async function running() {
  const folder = newFolder()
  const storage = openSqlite(join(folder, 'lorehall.db'))
  const meet = (id: string) =>
    storage.addPerson(
      { id, name: id, webhook: null, quiet: null, blocked: [], banned: false, created: 1 },
      `device-${id}`,
    )
  await meet('anna')
  return { folder, storage, meet }
}

it('copies the data of a running server, and restores it while the server runs', async () => {
  const { folder, storage, meet } = await running()
  const made = await lorehall(['backup', '--data', folder])
  expect(made).toMatchObject({ code: 0, err: '' })
  expect(made.out).toMatch(/^wrote .*lorehall-backup-\d{4}-.*\.db: 1 person, 0 tables, 0 entries\n$/)
  const copy = readdirSync(folder).find((name) => name.includes('backup')) ?? ''

  await meet('bert')
  const back = await lorehall(['restore', join(folder, copy), '--data', folder, '--yes'])
  expect(back).toMatchObject({ code: 0, err: '' })
  expect(back.out).toContain('1 person, 0 tables, 0 entries')
  expect(back.out).toMatch(/the old data is in .*lorehall-before-restore-/)
  expect(isNoticed(storage)).toBe(true)
  expect(await storage.person('bert')).toBeNull()
  expect(await storage.person('anna')).not.toBeNull()
})

it('writes to the given file or folder, and reports it as JSON', async () => {
  const { folder } = await running()
  const target = join(newFolder(), 'copy.db')
  const { out } = await lorehall(['backup', '--data', join(folder, 'lorehall.db'), '--to', target, '--json'])
  expect(JSON.parse(out)).toEqual({ file: target, people: 1, tables: 0, entries: 0 })
  const other = newFolder()
  await lorehall(['backup', '--data', folder, '--to', other])
  expect(readdirSync(other)).toEqual([expect.stringMatching(/^lorehall-backup-.*\.db$/)])
  const { out: restored } = await lorehall(['restore', target, '--data', other, '--yes', '--json'])
  expect(JSON.parse(restored)).toMatchObject({ file: join(other, 'lorehall.db'), before: null, people: 1 })
})

it('asks before it replaces anything, and does nothing if nobody can answer', async () => {
  const { folder, storage } = await running()
  const target = join(folder, 'copy.db')
  await lorehall(['backup', '--data', folder, '--to', target])
  const { code, err } = await lorehall(['restore', target, '--data', folder])
  expect(code).toBe(2)
  expect(err).toContain('--yes')
  expect(isNoticed(storage)).toBe(false)
})

it.each([
  ['no data', (folder: string) => ['backup', '--data', join(folder, 'no')], 'does not exist'],
  [
    'a target that is there',
    (folder: string) => ['backup', '--data', folder, '--to', join(folder, 'text.db')],
    'already exists',
  ],
  [
    'folder does not exist',
    (folder: string) => ['backup', '--data', folder, '--to', join(folder, 'a', 'b.db')],
    'folder does not exist',
  ],
  [
    'no such backup',
    (folder: string) => ['restore', join(folder, 'none.db'), '--data', folder, '--yes'],
    'does not exist',
  ],
  [
    'a folder',
    (folder: string) => ['restore', join(folder, 'folder'), '--data', folder, '--yes'],
    'does not exist',
  ],
  [
    'not a database',
    (folder: string) => ['restore', join(folder, 'text.db'), '--data', folder, '--yes'],
    'not a database',
  ],
])('%s: one sentence, and the file stays as it was', async (_what, args, words) => {
  const { folder, storage } = await running()
  writeFileSync(join(folder, 'text.db'), 'just some text, and quite a lot of it '.repeat(50))
  mkdirSync(join(folder, 'folder'))
  const { code, out, err } = await lorehall(args(folder))
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(words)
  expect(err.trim().split('\n')).toHaveLength(1)
  expect(isNoticed(storage)).toBe(false)
})
