// A person with a name that leaves traces everywhere, for tests of deletion.
import type { Entry } from '@lorehall/kernel'
import type { Storage, TableRow } from '../../src/storage.ts'
import { beginningOf, personNamed, seatOf, statusAt, tableOf } from '../storage-kit.ts'

export const NAME = 'Zwentibold-Ö (I.)'
export const zwen = { ...personNamed(NAME, 'z1'), webhook: 'http://127.0.0.1:9/zwens-hook' }
export const bert = { ...personNamed('Bert'), blocked: [{ id: 'z1', name: NAME }] }

/** A table where Zwentibold has left his name everywhere. */
export async function playedOn(storage: Storage): Promise<TableRow> {
  await storage.addPerson(zwen, 'zwens-device')
  await storage.addPerson(bert, 'bert-device')
  await storage.changePerson({ ...zwen, blocked: [{ id: 'bert', name: 'Bert' }] })
  await storage.addRecovery('zwens-token', 'z1', 9000)
  const record = {
    ...beginningOf(NAME, 'Bert'),
    entries: ['0 a', { sits: 0, who: { name: NAME, kind: 'person' } }],
  }
  const table = tableOf(zwen, {
    seats: [seatOf(zwen), { ...seatOf(bert), name: 'Bert' }],
    beginning: beginningOf(NAME, 'Bert'),
    options: {},
    plan: { record: JSON.stringify(record) },
    carried: true,
  })
  await storage.addTable(table, 'zwens-key-01')
  const entries: Entry[] = [
    '0 a',
    { sits: 0, who: { name: `${NAME} (bot)`, kind: 'bot' } },
    { sits: 0, who: { name: NAME, kind: 'person' } },
    { sits: 1, who: { name: 'Bert', kind: 'person' } },
    '1 b',
  ]
  await storage.append(table, 0, entries, statusAt(5))
  const line = { person: 'z1', name: NAME, seat: 0, text: `I am ${NAME}`, at: 1 }
  await storage.say(table.id, line, 'key-1')
  await storage.say(table.id, { ...line, person: 'bert', name: 'Bert', text: 'hello' }, 'key-2')
  await storage.post([
    { url: zwen.webhook, body: { text: 'your turn' }, due: 1 },
    { url: 'http://b', body: { text: `${NAME} waits for you` }, due: 1 },
  ])
  const report = { table: table.id, seq: 1, versions: {}, at: 1 }
  await storage.addReport({ ...report, id: 'r1', seat: 0, text: `${NAME} here`, view: { seats: [NAME] } })
  await storage.addReport({
    ...report,
    id: 'r2',
    seat: 1,
    text: `${NAME}'s turn`,
    view: [{ log: `${NAME} won` }],
  })
  const decision = {
    seq: 0,
    seat: 0,
    round: 1,
    prompt: `${NAME}, choose`,
    options: [],
    chosen: '',
    cost: 0,
    chance: 0,
  }
  const more = { seats: [0], chances: [], moments: [], puzzles: [] }
  await storage.keepReview(table, { format: 1, length: 5, decisions: [decision], ...more })
  return table
}
