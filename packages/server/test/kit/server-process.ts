// The server in its own process, started by `running.ts`. Unexpected errors are not caught: an unhandled rejection ends
// the process, and the test notices.
import { randomBytes } from 'node:crypto'
import { StatementSync } from 'node:sqlite'
import { games, taleOf } from '../../src/games.ts'
import { openSqlite } from '../../src/sqlite/storage.ts'
import { storableBeside } from '../../src/storable.ts'
import { carryInThread, House, openLog, openServer, readConfig } from '../../src/index.ts'
import type { Moment } from './running.ts'

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

/** The moment of the next write at which the process dies; null: it lives. */
let dies: Moment | null = null

const die = () => process.kill(process.pid, 'SIGKILL')

const { run } = StatementSync.prototype
Object.defineProperty(StatementSync.prototype, 'run', {
  value(this: StatementSync, ...bound: unknown[]): unknown {
    if (dies === 'before' && this.sourceSQL === 'BEGIN IMMEDIATE') die()
    if (dies === 'inside' && this.sourceSQL === 'COMMIT') die()
    const done: unknown = Reflect.apply(run, this, bound)
    if (dies === 'after' && this.sourceSQL === 'COMMIT') die()
    return done
  },
})

process.on('message', (asked: { open: string } | { dieAt: Moment | null } | 'heap') => {
  if (asked === 'heap') {
    globalThis.gc?.()
    tell({ heap: process.memoryUsage().heapUsed })
  } else if ('dieAt' in asked) {
    dies = asked.dieAt
    tell({ dieAt: dies })
  } else void open(asked.open)
})
process.on('disconnect', () => process.exit())
tell({ loaded: true })
