// Fills a storage with tables, stored the way the server stores them.
import { randomBytes } from 'node:crypto'
import type { openSqlite } from '@lorehall/server'
import { games } from '@lorehall/server/games'

type Storage = ReturnType<typeof openSqlite>
type TableRow = NonNullable<Awaited<ReturnType<Storage['table']>>>

const AT_ONCE = 500

export async function storeTables(storage: Storage, many: number): Promise<void> {
  const host = { id: 'p0', name: 'Ada', webhook: null, quiet: null, blocked: [], banned: false, created: 0 }
  await storage.addPerson(host, 'device')
  for (let n = 0; n < many; n += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => storage.addTable(tableNumber(n + i), null)))
  }
}

function tableNumber(n: number): TableRow {
  return {
    id: `t${String(n).padStart(17, '0')}`,
    code: `C${String(n).padStart(5, '0')}`,
    game: games[0].id,
    stage: 'playing',
    host: 'p0',
    public: n % 2 === 0,
    limit: 86_400,
    seats: [],
    spectatorsChat: false,
    chances: false,
    options: {},
    plan: {},
    beginning: null,
    seed: randomBytes(32).toString('hex'),
    carried: false,
    proposal: null,
    settled: null,
    rematch: null,
    rematchBy: null,
    version: 0,
    epoch: 0,
    created: Date.now(),
    seq: 0,
    updated: Date.now(),
    waiting: [],
    deadlines: [],
    spent: [],
    due: Date.now() + 86_400_000,
    progress: '',
    ended: null,
    winners: [],
    rivals: [],
  }
}
