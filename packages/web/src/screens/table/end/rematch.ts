// A rematch: the same seats, options and values, with a new seed.
import type { Update } from '@lorehall/host'
import { host } from '../../../host/client.ts'

export async function rematch({ game, seats, options, values }: Update): Promise<string> {
  const created = await host.request('create', { game, seats, options, values: values ?? {} })
  return created.table
}
