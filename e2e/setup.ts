// Before all browser tests: the client is built, served on a free port, and a game of each kind is recorded.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildForTests, printed, serveForTests } from './server.ts'
import { toyRecord } from './toy-record.ts'

export const FILES = join(dirname(import.meta.dirname), 'test-results', 'files')

const SHOW = ['show', '--json', '--seats', '4', '--bots', 'quick', '--seed', 'candle']

/** A whole game of each kind, to be looked into. */
export function recordGames(): void {
  mkdirSync(FILES, { recursive: true })
  for (const game of ['vindication', 'now-or-never', 'heroes']) {
    const record = printed([...SHOW, '--game', game])
    writeFileSync(join(FILES, `${game}.json`), record)
  }
  writeFileSync(join(FILES, 'toy.json'), JSON.stringify(toyRecord()))
}

export default async function setup(): Promise<() => Promise<void>> {
  buildForTests()
  recordGames()
  const { here, stop } = await serveForTests()
  process.env['LOREHALL_HERE'] = here
  return stop
}
