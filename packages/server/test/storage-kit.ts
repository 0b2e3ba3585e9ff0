// Helpers for tests of the storage: a new file, people, a table.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Beginning } from '@lorehall/host'
import type { Person, SeatRow, Storage, TableRow, TableStatus, Way } from '../src/storage.ts'
import { GAME } from './kit/game.ts'

export function newFile(name = 'lorehall.db'): string {
  return join(mkdtempSync(join(tmpdir(), 'lorehall-storage-')), name)
}

export function personNamed(name: string, id = name.toLowerCase()): Person {
  return { id, name, webhook: null, quiet: null, blocked: [], banned: false, created: 1000 }
}

/** A device that notifies this person. */
export function deviceOf(person: string, more: Partial<Way> = {}): Omit<Way, 'id'> {
  const address = `https://push.example/${person}`
  return { person, kind: 'push', address, label: 'Phone', keys: { auth: 'x' }, confirmed: 1, ...more }
}

export const openSeat: SeatRow = {
  kind: 'open',
  name: '',
  person: null,
  bot: null,
  away: false,
  nonce: null,
  missed: 0,
  since: null,
  standIn: null,
}

export function seatOf(person: Person): SeatRow {
  return { ...openSeat, kind: 'person', name: person.name, person: person.id, nonce: 'ab'.repeat(8) }
}

export function statusAt(seq: number, more: Partial<TableStatus> = {}): TableStatus {
  return {
    seq,
    updated: 2000 + seq,
    waiting: [],
    deadlines: [null, null],
    spent: [],
    due: null,
    progress: '',
    ended: null,
    winners: [],
    rivals: [],
    ...more,
  }
}

export function beginningOf(...names: readonly string[]): Beginning {
  return {
    format: 'lorehall-record-1',
    game: GAME.id,
    ruleset: 1,
    options: {},
    values: { house: 1 },
    seats: names.map((name) => ({ name, kind: 'person' })),
    seed: 'seed/nonce',
  }
}

let made = 0

export function tableOf(host: Person | null, more: Partial<TableRow> = {}): TableRow {
  made += 1
  return {
    ...statusAt(0, { updated: 1500 }),
    id: `table${String(made).padStart(6, '0')}`,
    code: made.toString(36).toUpperCase().padStart(6, 'A'),
    game: GAME.id,
    stage: 'playing',
    host: host?.id ?? null,
    public: false,
    limit: null,
    seats: [host === null ? openSeat : seatOf(host), openSeat],
    spectatorsChat: false,
    chances: false,
    options: { edition: 'base' },
    plan: {},
    beginning: null,
    seed: 'cd'.repeat(32),
    carried: false,
    proposal: null,
    settled: null,
    rematch: null,
    rematchBy: null,
    version: 0,
    epoch: 0,
    created: 1500,
    ...more,
  }
}

/** Whether another process has written to the file since the last look. */
export function isNoticed({ channel }: Pick<Storage, 'channel'>): boolean {
  let noticed = false
  const nothing = () => undefined
  channel.hear({ news: nothing, gone: nothing, lookAgain: () => (noticed = true) })
  channel.look()
  return noticed
}
