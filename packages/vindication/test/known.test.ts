// A view lists its fields by name, so a new field of the state is not shown automatically.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord, Table } from '@lorehall/kernel'
import { newFieldsStayHidden } from '@lorehall/kernel/testing'
import { expect, test } from 'vitest'
import { vindication } from '../src/index.ts'

const FOLDER = join(import.meta.dirname, 'stored')

test.each(readdirSync(FOLDER))('a new field of the state is in no view of %s', (name) => {
  const record = readRecord(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    const { machine } = Table.replay(vindication, record, Math.floor(part * record.entries.length))
    expect(newFieldsStayHidden(machine, (path) => path.endsWith('/sources'))).toEqual([])
  }
})
