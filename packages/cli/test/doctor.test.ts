// `lorehall doctor`: what it says about a server, and when something needs attention.
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@lorehall/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { postgresForThisFile } from '../../server/test/kit/postgres.ts'
import { served } from '../../server/test/kit/served.ts'
import { send } from '../../server/test/carrier.ts'
import { lorehall } from './lorehall.ts'

const postgres = postgresForThisFile()

const DAY = 86_400_000
const TOKEN = 'a-token-of-some-length'

interface Finding {
  readonly about: string
  readonly says: string
  readonly attention: boolean
}
const read: (text: string) => { fine: boolean; findings: Finding[] } = JSON.parse

const newFolder = () => mkdtempSync(join(tmpdir(), 'lorehall-data-'))

/** Runs the command; returns what it says about each thing, and its exit code. */
async function examined(settings: Record<string, string>, port: number) {
  const { code, out, err } = await lorehall(['doctor', '--json', '--port', String(port)], undefined, settings)
  expect(err).toBe('')
  const { fine, findings } = read(out)
  expect(code).toBe(fine ? 0 : 1)
  const about = (what: string) => findings.filter((one) => one.about === what)
  return { code, about, wanting: findings.flatMap(({ about, attention }) => (attention ? [about] : [])) }
}

async function running(settings: Record<string, string>) {
  const { port, house } = await served(settings)
  const { person } = await house.introduce('Ada')
  const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
  const { table } = await house.perform('create', { game: 'vindication', seats }, person)
  return { port, house, person, table }
}

describe('of a data file', () => {
  it('is content with a server that runs and has a fresh backup', async () => {
    const settings = { LOREHALL_DATA: newFolder() }
    const { port } = await running(settings)
    await lorehall(['backup', '--data', settings.LOREHALL_DATA])
    const { about, wanting } = await examined(settings, port)
    // The disk of this machine may be small.
    expect(wanting.filter((what) => what !== 'disk')).toEqual([])
    expect(about('server')[0]?.says).toMatch(
      /Version 1\.2\.3 has been running at http:\/\/localhost:\d+ for 0 minutes: 0 live/,
    )
    expect(about('data')[0]?.says).toMatch(/A data file: [\d.]+ MB, 1 person, 1 table\. Schema \d+\.$/)
    expect(about('backup')[0]?.says).toMatch(/made 0 minutes ago: .*lorehall-backup-.*\.db$/)
    expect(about('reports')[0]?.says).toBe('0 reports of players.')
    expect(about('disk')[0]?.says).toMatch(/^[\d.,]+ (GB|MB) are free/)
    expect(about('version')[0]?.says).toMatch(/^Lorehall \S+ on Node 2\d/)
  })

  it('wants a backup if there is none, or if it is older than a week', async () => {
    const settings = { LOREHALL_DATA: newFolder() }
    const { port } = await running(settings)
    const never = await examined(settings, port)
    expect(never.wanting).toContain('backup')
    expect(never.about('backup')[0]?.says).toMatch(/no note of a backup.*lorehall backup --to/)
    const note = join(settings.LOREHALL_DATA, 'lorehall.db.last-backup')
    const noted = (days: number) =>
      writeFileSync(note, JSON.stringify({ at: Date.now() - days * DAY, file: '/backups/one.db' }))
    noted(6)
    expect((await examined(settings, port)).wanting).not.toContain('backup')
    noted(8)
    const old = await examined(settings, port)
    expect(old.wanting).toContain('backup')
    expect(old.about('backup')[0]?.says).toMatch(/8 days ago: \/backups\/one\.db/)
  })

  it('says which limits were met, and mentions reports', async () => {
    const settings = { LOREHALL_DATA: newFolder(), LOREHALL_LIMIT_BURST: '20', LOREHALL_LIMIT_RATE: '20' }
    const { port, house, person, table } = await running(settings)
    await house.perform('report', { table, text: 'Odd.', client: 'a browser' }, person)
    await Promise.all(Array.from({ length: 100 }, () => send(port, '/api/me')))
    const { about, wanting } = await examined(settings, port)
    expect(about('limits')[0]?.says).toMatch(/requests \d+ times/)
    expect(about('reports')[0]?.says).toMatch(/^1 report of players\. The newest came 0 minutes ago/)
    expect(wanting).not.toContain('limits')
  })

  it('reads the limits of a server with a token only with that token', async () => {
    const settings = { LOREHALL_DATA: newFolder(), LOREHALL_METRICS_TOKEN: TOKEN }
    const { port } = await running(settings)
    const { about } = await examined(settings, port)
    expect(about('limits')[0]?.says).toMatch(/Nobody has reached/)
    const without = await examined({ LOREHALL_DATA: settings.LOREHALL_DATA }, port)
    expect(without.about('limits')[0]?.says).toMatch(/^Unknown.*LOREHALL_METRICS_TOKEN/)
  })

  it('notices that no server runs, that another program does, and that there is no data', async () => {
    const folder = newFolder()
    const nothing = await examined({ LOREHALL_DATA: folder }, 1)
    expect(nothing.wanting).toEqual(expect.arrayContaining(['server', 'data']))
    expect(nothing.about('data')[0]?.says).toMatch(/does not exist/)
    openSqlite(join(folder, 'lorehall.db')).close()
    const other = createServer((_request, response) => response.end('{"ok":true}')).listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const bound = other.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0
    const { wanting } = await examined({ LOREHALL_DATA: folder }, port)
    // Nothing is lost yet, so a new data file needs no backup.
    expect(wanting.filter((what) => what !== 'disk')).toEqual(['server'])
  })

  it('speaks in lines, and counts what needs attention', async () => {
    const { code, out } = await lorehall(['doctor', '--port', '1', '--data', newFolder()])
    expect(code).toBe(1)
    expect(out).toMatch(/^fine {7}version {3}Lorehall/)
    expect(out).toMatch(/^attention {2}server {4}Nothing replies at http:\/\/localhost:1\./m)
    expect(out).toMatch(/\n\d things need attention\.\n$/)
  })
})

describe('of PostgreSQL', () => {
  it('says what it can know, and what pg_dump does not tell', async () => {
    const settings = { LOREHALL_DATABASE: await postgres.fresh() }
    const { port } = await running(settings)
    const { about, wanting } = await examined(settings, port)
    expect(wanting).toEqual([])
    expect(about('data')[0]?.says).toMatch(/^PostgreSQL: [\d.]+ MB, 1 person, 1 table\. Schema \d+\.$/)
    expect(about('backup')[0]?.says).toMatch(/pg_dump leaves no trace.*does not archive its log\.$/)
    expect(about('disk')).toEqual([])
  })

  it('does not create anything in an empty database, and says that it is empty', async () => {
    const settings = { LOREHALL_DATABASE: await postgres.fresh() }
    const first = await examined(settings, 1)
    const again = await examined(settings, 1)
    for (const { about } of [first, again])
      expect(about('data')[0]).toMatchObject({
        says: expect.stringContaining('has no data of Lorehall yet') as unknown,
        attention: true,
      })
  })
})
