// Before all browser tests: the client is built, served on a free port, and two games are recorded.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildForTests, printed, serveForTests } from './server.ts'
import { toyRecord } from './toy-record.ts'

export const FILES = join(dirname(import.meta.dirname), 'test-results', 'files')

/** A whole game of each kind, to be looked into. */
export function recordGames(): void {
  mkdirSync(FILES, { recursive: true })
  const record = printed(['show', '--json', '--seats', '4', '--bots', 'quick', '--seed', 'candle'])
  writeFileSync(join(FILES, 'real.json'), record)
  writeFileSync(join(FILES, 'toy.json'), JSON.stringify(toyRecord()))
}

export default async function setup(): Promise<() => Promise<void>> {
  buildForTests()
  recordGames()
  const { here, stop } = await serveForTests()
  process.env['LOREHALL_HERE'] = here
  return stop
}
