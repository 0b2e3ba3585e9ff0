// How people are reached: their ways, what they want to hear about each table, and this server's secrets.
import type { DatabaseSync } from 'node:sqlite'
import {
  ADD_SECRET,
  ADD_WAY,
  CHANGE_WAY,
  CHOICE,
  choiceOf,
  DROP_LETTERS_OF_WAY,
  DROP_OLD_WAYS,
  DROP_OTHER_WAYS,
  DROP_UNWANTED,
  DROP_WAY,
  LOOKED,
  readWay,
  SECRET,
  SET_CHOICE,
  WAY,
  wayColumns,
  WAYS_OF,
} from '../rows/reaching.ts'
import { text } from '../rows/row.ts'
import type { Storage } from '../storage.ts'
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

export function reaching(db: DatabaseSync, writer: Writer): Reaching {
  const waysOf = db.prepare(WAYS_OF)
  const dropOthers = db.prepare(DROP_OTHER_WAYS)
  const add = db.prepare(ADD_WAY)
  const dropOld = db.prepare(DROP_OLD_WAYS)
  const wayOf = db.prepare(WAY)
  const change = db.prepare(CHANGE_WAY)
  const dropLetters = db.prepare(DROP_LETTERS_OF_WAY)
  const drop = db.prepare(DROP_WAY)
  const choice = db.prepare(CHOICE)
  const setChoice = db.prepare(SET_CHOICE)
  const dropUnwanted = db.prepare(DROP_UNWANTED)
  const looked = db.prepare(LOOKED)
  const secret = db.prepare(SECRET)
  const addSecret = db.prepare(ADD_SECRET)

  return {
    ways: async (person) => waysOf.all({ person }).map(readWay),
    way: async (id) => {
      const row = wayOf.get({ id })
      return row === undefined ? null : readWay(row)
    },
    changeWay: ({ id, person, address, keys, confirmed }) =>
      writer.write(() => {
        const changed = change.get({ id, person, address, keys: JSON.stringify(keys), confirmed })
        if (changed === undefined) return false
        if (confirmed === null) dropLetters.run({ id })
        return true
      }),
    addWay: (way) =>
      writer.write(() => {
        const { person, kind, address } = way
        dropOthers.run({ person, kind, address })
        const added = readWay(add.get(wayColumns(way)) ?? {})
        dropOld.run({ person, kind })
        return added
      }),
    dropWay: ({ id, person, address }) => writer.write(() => void drop.run({ id, person, address })),
    tableNotices: async (table, person) => choiceOf(choice.get({ table, person })),
    setTableNotices: (table, person, wanted) =>
      writer.write(() => {
        setChoice.run({ table, person, choice: wanted })
        dropUnwanted.run({ table, person, choice: wanted })
      }),
    looked: (table, person) => writer.write(() => void looked.run({ table, person })),
    secret: async (name, fresh) => {
      const known = secret.get({ name })
      if (known !== undefined) return text(known, 'value')
      return writer.write(() => {
        addSecret.run({ name, value: fresh() })
        return text(secret.get({ name }) ?? {}, 'value')
      })
    },
  }
}
