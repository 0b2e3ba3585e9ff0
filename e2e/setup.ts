// Before all browser tests: builds the client, serves it on a free port, and records a game of each kind.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildForTests, printed, serveForTests } from './server.ts'
import { toyRecord } from './toy-record.ts'

export const FILES = join(dirname(import.meta.dirname), 'test-results', 'files')

const SHOW = ['show', '--json', '--seats', '4', '--bots', 'quick', '--seed', 'candle']

/** Records a whole game of each kind. */
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
