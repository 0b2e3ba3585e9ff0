// A real PostgreSQL for tests: the one that LOREHALL_TEST_POSTGRES names, or one that the tests of a file start and stop
// again. Each database of a test is a schema of its own.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { onPostgres, PostgresServer } from './postgres-server.ts'

export interface TestPostgres {
  /** The server's own address. */
  url(): string
  /** Creates an empty database, and returns its address. */
  fresh(): Promise<string>
  /** The server that was started; null if LOREHALL_TEST_POSTGRES names one. */
  server(): PostgresServer | null
}

/** Call it once in a test file, outside of tests. */
export function postgresForThisFile(): TestPostgres {
  const given = process.env['LOREHALL_TEST_POSTGRES'] ?? ''
  const schemas: string[] = []
  let server: PostgresServer | null = null
  const url = () => server?.url ?? given
  beforeAll(async () => {
    if (given === '') server = await PostgresServer.start()
  })
  afterAll(async () => {
    if (server === null)
      for (const schema of schemas) await onPostgres(url(), `DROP SCHEMA ${schema} CASCADE`)
    await server?.stop()
  })
  return {
    url,
    server: () => server,
    fresh: async () => {
      const schema = `test_${randomBytes(6).toString('hex')}`
      await onPostgres(url(), `CREATE SCHEMA ${schema}`)
      schemas.push(schema)
      return `${url()}?options=-csearch_path%3D${schema}`
    },
  }
}
