// Tables from files and from moments of other tables. A hall loads this module when it first needs it.
import { readRecord, Refusal, type TableRecord } from '@lorehall/kernel'
import { bundled, chaptersOf } from './campaign.ts'
import type { Added } from './hall.ts'
import { standInsIn, standInsOf } from './saved-stand-ins.ts'
import { NO_STAND_INS, type StandIns } from './stand-ins.ts'
import { USUAL_STRENGTH } from './strengths.ts'
import type { TableHost } from './table-host.ts'
import type { AnyTable } from './wire.ts'

export { campaignAt, leftBy } from './campaign.ts'

/** The records in a file: a single one, or those of a bundle. Not checked yet. */
function recordsIn(text: string): readonly unknown[] {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new Refusal('bad-record', 'this file is not a Lorehall record: it is not JSON, or it was cut off')
  }
  return bundled(file) ?? [file]
}

/** Replays every table of a file, and checks that later chapters continue earlier ones. Refused if one can't be read. */
export async function tablesIn(
  text: string,
  replayed: (record: TableRecord) => Promise<AnyTable>,
): Promise<readonly Added[]> {
  const records = recordsIn(text)
  const read = new Map<AnyTable, StandIns>()
  for (const [i, found] of records.entries()) {
    try {
      const record = readRecord(found)
      read.set(await replayed(record), standInsIn(record))
    } catch (error) {
      if (!(error instanceof Refusal) || records.length === 1) throw error
      const which = `table ${i + 1} of ${records.length} in this file can't be read`
      throw new Refusal(error.code, `${which}: ${error.message}`)
    }
  }
  return chaptersOf([...read.keys()]).map((table) => ({
    table,
    plans: table.sitters.map(({ name, kind }) =>
      kind === 'bot' ? { name, kind, bot: USUAL_STRENGTH } : { name, kind },
    ),
    standIns: read.get(table) ?? NO_STAND_INS,
  }))
}

/** A table that continues after this many moves, with chance from this seed. */
export function branchOf({ table, plans, standIns }: TableHost, at: number, seed: string): Added {
  return { table: table.branch(at, seed), plans, standIns: standInsOf(table.line.slice(0, at), standIns) }
}
