// A record from outside: the kernel reads it, the protocol's schema sees to what is left of its shape.
import { readRecord, Refusal, type TableRecord } from '@lorehall/kernel'
import { recordProblem } from '@lorehall/protocol'

export function readTableRecord(given: unknown): TableRecord {
  const record = readRecord(given)
  const problem = recordProblem(given)
  if (problem !== null) throw new Refusal('bad-record', `this is not a Lorehall record: ${problem}`)
  return record
}
