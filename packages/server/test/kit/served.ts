// A whole server on a database, as the command opens it: real storage, house and HTTP.
import { randomBytes } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { type OpenServer, openServer } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { games, taleOf } from '../../src/games.ts'
import { House, type HouseParts } from '../../src/house.ts'
import { Measures } from '../../src/metrics/measures.ts'
import { type OpenStorage, openStorage } from '../../src/open-storage.ts'
import { quiet } from './house.ts'

export interface Served {
  readonly port: number
  readonly house: House
  readonly server: OpenServer
  readonly opened: OpenStorage
}

/** @param settings of the environment; they name the data file or the database */
export async function served(
  settings: Readonly<Record<string, string>>,
  parts: Partial<HouseParts> = {},
): Promise<Served> {
  const config = readConfig(settings, '.')
  const measures = new Measures()
  const opened = await openStorage(config, measures)
  const { storage, now } = opened
  const house = new House({
    games,
    tale: taleOf,
    storage,
    now,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    log: quiet,
    limits: config.limits,
    version: '1.2.3',
    webhooks: 'any',
    address: null,
    measures,
    ...parts,
  })
  const server = await openServer({
    house,
    site: null,
    config,
    log: quiet,
    version: '1.2.3',
    strict: true,
    measures,
    ...opened,
  })
  onTestFinished(() => server.stop())
  return { port: await server.listen(0, '127.0.0.1'), house, server, opened }
}
