// Tables from files and from moments of other tables. A hall loads this module when it first needs it.
import { canonical, readRecord, Refusal, type TableRecord } from '@lorehall/kernel'
import { bundled, chaptersOf } from './campaign.ts'
import type { Added } from './hall.ts'
import type { Requests, SeatPlan } from './port.ts'
import { standInsIn, standInsOf } from './saved-stand-ins.ts'
import { NO_STAND_INS, type StandIns } from './stand-ins.ts'
import { strengths, USUAL_STRENGTH } from './strengths.ts'
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

/** A game and its players: a chapter that is in a file twice is the same game of the same players. */
const playedBy = (table: AnyTable): string =>
  canonical([table.digest(), table.sitters.map(({ name }) => name)])

/**
 * Replays every table of a file, each once, and checks that later chapters continue earlier ones. Refused if one can't
 * be read.
 */
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
  const once = new Map([...read.keys()].map((table) => [playedBy(table), table]))
  return chaptersOf([...once.values()]).map((table) => ({
    table,
    plans: table.sitters.map(({ name, kind }) =>
      kind === 'bot' ? { name, kind, bot: USUAL_STRENGTH } : { name, kind },
    ),
    standIns: read.get(table) ?? NO_STAND_INS,
  }))
}

/** A table that continues after this many moves, with chance from this seed. */
export function branchOf(
  { table, plans, standIns }: TableHost,
  at: number,
  seed: string,
  against?: Against,
): Added {
  const branch = table.branch(at, seed)
  if (against !== undefined) seatAgainst(branch, against)
  return {
    table: branch,
    plans: against === undefined ? plans : plans.map((plan, seat) => planAgainst(plan, seat, against)),
    standIns: standInsOf(table.line.slice(0, at), standIns),
  }
}

/** The seat that a person plays on, and the bot that plays all others. */
type Against = NonNullable<Requests['branch']['takes']['against']>

function planAgainst({ name }: SeatPlan, seat: number, { seat: mine, bot }: Against): SeatPlan {
  return seat === mine ? { name, kind: 'person' } : { name, kind: 'bot', bot }
}

function seatAgainst(table: AnyTable, { seat: mine, bot }: Against): void {
  if (table.sitters[mine] === undefined) throw new Refusal('bad-seats', `there is no seat ${mine}`)
  if (!strengths.some(({ id }) => id === bot))
    throw new Refusal('bad-request', `there is no strength '${bot}'`)
  table.sitters.forEach(({ name, kind }, seat) => {
    const wanted = seat === mine ? 'person' : 'bot'
    if (kind !== wanted) table.sit(seat, { name, kind: wanted })
  })
}
