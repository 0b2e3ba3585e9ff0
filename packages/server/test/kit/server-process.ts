// The server in its own process, started by `running.ts`. Unexpected errors are not caught: an unhandled rejection ends
// the process, and the test notices.
import { randomBytes } from 'node:crypto'
import { games, taleOf } from '../../src/games.ts'
import { openSqlite } from '../../src/sqlite/storage.ts'
import { storableBeside } from '../../src/storable.ts'
import { carryInThread, House, openLog, openServer, readConfig } from '../../src/index.ts'

const tell = (message: object) => void process.send?.(message)

async function open(data: string): Promise<void> {
  const config = { ...readConfig(process.env, '.'), data }
  const log = openLog({ write: (line) => void process.stderr.write(line), words: false, now: Date.now })
  const storage = openSqlite(data)
  const house = new House({
    games,
    tale: taleOf,
    storage,
    now: Date.now,
    steady: () => performance.now(),
    random: (bytes) => randomBytes(bytes).toString('hex'),
    log,
    limits: config.limits,
    version: 'test',
    webhooks: 'off',
    address: null,
    carry: carryInThread({ script: process.env['CARRY'] ?? '', seconds: config.limits.carrySeconds }),
  })
  const storable = storableBeside(data, Date.now)
  const server = await openServer({ house, site: null, config, log, version: 'test', storable, strict: true })
  const port = await server.listen(0, '127.0.0.1')
  tell({ port, synchronous: Number(storage.pragma('synchronous')) })
}

process.on('message', (asked: { open: string } | 'heap') => {
  if (asked === 'heap') {
    globalThis.gc?.()
    tell({ heap: process.memoryUsage().heapUsed })
  } else void open(asked.open)
})
process.on('disconnect', () => process.exit())
tell({ loaded: true })
