// Gives the seat of a person to a bot, or opens it again. All functions are called within `LiveTable.inTurn`.
import type { StandIn } from '@lorehall/host'
import type { Seat } from '@lorehall/kernel'
import type { ListedTable, SeatRow } from '../storage.ts'
import { type LiveTable, STAND_IN, seatPlan, settledAs } from './live-table.ts'

export const OPEN: SeatRow = {
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

type Changes = Partial<ListedTable>

/** A bot plays on in the seat until its person returns. `changes` of the row are stored together with it. */
export function standIn(live: LiveTable, seat: Seat, why: StandIn, changes: Changes = {}): Promise<void> {
  return giveToBot(live, seat, { since: live.now(), standIn: why }, changes)
}

/** Takes the seat of a person: it opens again in the lobby; during the game a bot plays it to the end. */
export async function takeAway(live: LiveTable, person: string): Promise<void> {
  const { row } = live
  const seat = live.seatOf(person)
  if (seat === null || row.stage === 'over') return
  if (row.stage === 'gathering') await live.save({ seats: row.seats.with(seat, OPEN) })
  else await giveToBot(live, seat, { person: null, since: null, standIn: 'left' })
}

async function giveToBot(
  live: LiveTable,
  seat: Seat,
  sits: Partial<SeatRow>,
  changes: Changes = {},
): Promise<void> {
  const sitting = live.row.seats[seat]
  if (sitting === undefined || live.host === null) return
  const away = { ...sitting, away: true, bot: STAND_IN, ...sits }
  await live.save({ seats: live.row.seats.with(seat, away), ...withoutSeat(live, seat), ...changes })
  await live.host.sit(seat, seatPlan(away))
  await live.audience.showAgain()
}

/** Ends a proposal by this seat or about it. Consent of this seat to other proposals counts for a while. */
function withoutSeat({ row: { proposal } }: LiveTable, seat: Seat): Changes {
  if (proposal === null) return {}
  if (proposal.by === seat) return { proposal: null, settled: settledAs(proposal, 'withdrawn', seat) }
  return proposal.seat === seat ? { proposal: null, settled: settledAs(proposal, 'overtaken', null) } : {}
}

/**
 * Seats are saved before the game hears of it. If the process died in between, or another one wrote first, the game
 * hears of it now.
 */
export async function settleSeats(live: LiveTable): Promise<void> {
  const { host, row } = live
  if (host === null || row.stage !== 'playing') return
  for (const [seat, sitting] of row.seats.entries()) {
    const plan = seatPlan(sitting)
    const sitter = host.table.sitters[seat]
    if (sitter !== undefined && sitter.kind !== plan.kind) await host.sit(seat, plan)
  }
}
