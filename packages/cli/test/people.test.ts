// The people of a server: listed, banned, and let in again.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@lorehall/server'
import { expect, it } from 'vitest'
import { isNoticed } from '../../server/test/storage-kit.ts'
import { lorehall } from './lorehall.ts'

/** A data folder with Anna and Bert, which a server has open. */
async function hall() {
  const data = mkdtempSync(join(tmpdir(), 'lorehall-data-'))
  const storage = openSqlite(join(data, 'lorehall.db'))
  const at = Date.UTC(2030, 0, 31, 12, 30)
  for (const [i, name] of ['Anna', 'Bert'].entries()) {
    const id = `p${name.toLowerCase()}`
    const person = {
      id,
      name,
      webhook: null,
      quiet: null,
      blocked: [],
      banned: false,
      created: at + i * 60_000,
    }
    await storage.addPerson(person, `device-${id}`)
  }
  const people = (...args: string[]) => lorehall(['people', ...args, '--data', data])
  return { data, storage, people }
}

it('are listed, newest first', async () => {
  const { people } = await hall()
  const { code, out, err } = await people()
  expect([code, err]).toEqual([0, ''])
  const [head, ...lines] = out.trim().split('\n')
  expect(head).toMatch(/^person +came \(UTC\) +tables +last chat +banned +name$/)
  expect(lines).toEqual([
    expect.stringMatching(/^pbert +2030-01-31 12:31 +0 +- +- +Bert$/),
    expect.stringMatching(/^panna +2030-01-31 12:30 +0 +- +- +Anna$/),
  ])
  const named = await people('--named', 'ann', '--json')
  expect(JSON.parse(named.out)).toMatchObject({ people: [{ id: 'panna', name: 'Anna', banned: null }] })
})

it('are banned while the server is running, and let in again', async () => {
  const { storage, people } = await hall()
  const banned = await people('pbert', '--ban', '--json')
  expect(banned.out).toMatch(/"banned": \d+/)
  expect(isNoticed(storage)).toBe(true)
  expect(await storage.person('pbert')).toMatchObject({ name: 'Bert', banned: true })
  const list = await people('--banned', '--json')
  expect(JSON.parse(list.out)).toMatchObject({ people: [{ id: 'pbert' }] })
  // Banned again, the ban keeps its time.
  expect(JSON.parse((await people('pbert', '--ban', '--json')).out)).toEqual(JSON.parse(banned.out))
  expect((await people('pbert', '--lift')).out).toMatch(/^banned +no$/m)
  expect(await storage.person('pbert')).toMatchObject({ banned: false })
})

it('are shown one by one', async () => {
  const { people } = await hall()
  expect((await people('panna')).out).toMatch(/^name +Anna$/m)
})

it.each([
  [['nobody'], "nobody has the id 'nobody'"],
  [['nobody', '--ban'], "nobody has the id 'nobody'"],
  [['--ban'], 'who?'],
  [['panna', '--ban', '--lift'], 'not both'],
  [['panna', '--banned'], 'without an id'],
  [['panna', '--unban'], 'there is no option --unban'],
])('%j is refused with one sentence', async (args, sentence) => {
  const { people } = await hall()
  const { code, out, err } = await people(...args)
  expect(err).toContain(sentence)
  expect([code, out]).toEqual([2, ''])
})

it('are not looked for in a file that does not exist', async () => {
  const { code, err } = await lorehall(['people', 'panna', '--ban', '--data', '/nowhere/lorehall.db'])
  expect(err).toContain('does not exist')
  expect(code).toBe(2)
})
