// Reads tables from files. A hall loads this module when it first needs it.
import { readRecord, Refusal, type TableRecord } from '@lorehall/kernel'
import { bundled } from './campaign.ts'

export { chaptersOf, leftBy } from './campaign.ts'
export { standInsIn, standInsOf } from './saved-stand-ins.ts'

/** The records in a file: a single one, or those of a bundle. */
export function readRecords(text: string): TableRecord[] {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Refusal('bad-record', 'this file is not a Lorehall record: it is not JSON, or it was cut off')
  }
  return (bundled(file) ?? [file]).map(readRecord)
}
