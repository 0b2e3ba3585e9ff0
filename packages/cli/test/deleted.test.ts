// The list of deleted people, and what it does after a restore.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@lorehall/server'
import { expect, it } from 'vitest'
import { lorehall } from './lorehall.ts'

/** A data folder with Anna and Bert. */
async function hall() {
  const folder = mkdtempSync(join(tmpdir(), 'lorehall-data-'))
  const storage = openSqlite(join(folder, 'lorehall.db'))
  for (const name of ['Anna', 'Bert']) {
    const id = name.toLowerCase()
    await storage.addPerson(
      { id, name, webhook: null, quiet: null, blocked: [], banned: false, created: 1 },
      `device-${id}`,
    )
  }
  const run = (...args: string[]) => lorehall(['deleted', ...args, '--data', folder])
  return { folder, storage, run, list: join(folder, 'deleted.txt') }
}

it('is empty at first, and then has a hash for each', async () => {
  const { storage, run, list } = await hall()
  expect(await run()).toMatchObject({ code: 0, out: '', err: '' })
  await storage.erasePerson('anna')
  expect((await run()).out).toMatch(/^[0-9a-f]{64}\n$/)
  expect((await run('--to', list)).out).toBe(`wrote ${list}: 1 deleted\n`)
  expect(readFileSync(list, 'utf8')).toBe((await run()).out)
  expect(JSON.parse((await run('--json')).out)).toEqual({ deleted: [readFileSync(list, 'utf8').trim()] })
})

it('deletes people again in data that lost its own list, and nobody else', async () => {
  const { storage, run, list } = await hall()
  await storage.erasePerson('anna')
  await run('--to', list)
  const restored = await hall()
  const done = await restored.run('--again', list)
  expect(done).toMatchObject({ code: 0, out: `${list} lists 1; deleted again: 1\n`, err: '' })
  expect(await restored.storage.person('anna')).toBeNull()
  expect(await restored.storage.person('bert')).not.toBeNull()
  expect((await restored.run('--again', list, '--json')).out).toContain('"deleted": []')
  expect((await restored.run()).out).toBe(readFileSync(list, 'utf8'))
})

it.each([
  [['--again', '/nowhere/deleted.txt'], 'the file does not exist'],
  [['--again', 'a', '--to', 'b'], 'not both'],
  [['anna'], "unexpected argument 'anna'"],
])('%j is refused with one sentence', async (args, sentence) => {
  const { run } = await hall()
  const { code, out, err } = await run(...args)
  expect(err).toContain(sentence)
  expect([code, out]).toEqual([2, ''])
})

it('is not read from any other file', async () => {
  const { run, list } = await hall()
  writeFileSync(list, 'anna\n')
  expect((await run('--again', list)).err).toContain("'anna' is not a hash")
})
