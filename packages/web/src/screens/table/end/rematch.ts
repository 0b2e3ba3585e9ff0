// The same people, the same options, a new island.
import type { Update } from '@lorehall/host'
import { readRecord } from '@lorehall/kernel'
import { host } from '../../../host/client.ts'

export async function rematch({ table, game, seats }: Update): Promise<string> {
  // What a table was begun with stands in its record only.
  const { text } = await host.request('export', { table })
  const { options, values } = readRecord(JSON.parse(text))
  const created = await host.request('create', { game, seats, options, values })
  return created.table
}
