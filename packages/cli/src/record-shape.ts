// Reads a record from outside: the kernel reads it first, then the protocol's schema checks the rest of its shape.
import { readRecord, Refusal, type TableRecord } from '@lorehall/kernel'
import { recordProblem } from '@lorehall/protocol'

export function readTableRecord(given: unknown): TableRecord {
  const record = readRecord(given)
  const problem = recordProblem(given)
  if (problem !== null) throw new Refusal('bad-record', `this is not a Lorehall record: ${problem}`)
  return record
}
