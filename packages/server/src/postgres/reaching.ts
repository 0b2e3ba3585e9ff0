// How people are reached: their ways, what they want to hear about each table, and this server's secrets.
import * as rows from '../rows/reaching.ts'
import { text } from '../rows/row.ts'
import type { Storage } from '../storage.ts'
import type { Read } from './connections.ts'
import { sql } from './sql.ts'
import type { Writer } from './writer.ts'

type Reaching = Pick<
  Storage,
  | 'ways'
  | 'way'
  | 'changeWay'
  | 'addWay'
  | 'dropWay'
  | 'tableNotices'
  | 'setTableNotices'
  | 'looked'
  | 'secret'
>

const WAYS_OF = sql(rows.WAYS_OF)
const DROP_OTHERS = sql(rows.DROP_OTHER_WAYS)
const ADD = sql(rows.ADD_WAY)
const DROP_OLD = sql(rows.DROP_OLD_WAYS)
const WAY = sql(rows.WAY)
const CHANGE = sql(rows.CHANGE_WAY)
const DROP_LETTERS = sql(rows.DROP_LETTERS_OF_WAY)
const DROP = sql(rows.DROP_WAY)
const CHOICE = sql(rows.CHOICE)
const SET_CHOICE = sql(rows.SET_CHOICE)
const DROP_UNWANTED = sql(rows.DROP_UNWANTED)
const LOOKED = sql(rows.LOOKED)
const SECRET = sql(rows.SECRET)
const ADD_SECRET = sql(rows.ADD_SECRET)

export function reaching(read: Read, writer: Writer): Reaching {
  return {
    ways: async (person) => (await read(WAYS_OF, { person })).map(rows.readWay),
    way: async (id) => (await read(WAY, { id })).map(rows.readWay)[0] ?? null,
    changeWay: ({ id, person, address, keys, confirmed }) =>
      writer.write(async (ask) => {
        const row = { id, person, address, keys: JSON.stringify(keys), confirmed }
        if ((await ask(CHANGE, row)).length === 0) return false
        if (confirmed === null) await ask(DROP_LETTERS, { id })
        return true
      }),
    addWay: (way) =>
      writer.write(async (ask) => {
        const columns = rows.wayColumns(way)
        await ask(DROP_OTHERS, columns)
        const [added = {}] = await ask(ADD, columns)
        await ask(DROP_OLD, columns)
        return rows.readWay(added)
      }),
    dropWay: ({ id, person, address }) =>
      writer.write(async (ask) => void (await ask(DROP, { id, person, address }))),
    tableNotices: async (table, person) => rows.choiceOf((await read(CHOICE, { table, person }))[0]),
    setTableNotices: (table, person, choice) =>
      writer.write(async (ask) => {
        await ask(SET_CHOICE, { table, person, choice })
        await ask(DROP_UNWANTED, { table, person, choice })
      }),
    looked: (table, person) => writer.write(async (ask) => void (await ask(LOOKED, { table, person }))),
    secret: async (name, fresh) => {
      const [known] = await read(SECRET, { name })
      if (known !== undefined) return text(known, 'value')
      return writer.write(async (ask) => {
        await ask(ADD_SECRET, { name, value: fresh() })
        return text((await ask(SECRET, { name }))[0] ?? {}, 'value')
      })
    },
  }
}
