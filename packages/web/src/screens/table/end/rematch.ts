// The same people, the same options, a new island.
import type { Update } from '@lorehall/host'
import { host } from '../../../host/client.ts'

export async function rematch({ game, seats, options, values }: Update): Promise<string> {
  const created = await host.request('create', { game, seats, options, values: values ?? {} })
  return created.table
}
