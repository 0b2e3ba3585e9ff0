// What a room and a list show of a table, to one person.
import { hashOf } from '@lorehall/host/fair'
import type { OnlineGives } from '@lorehall/protocol'
import type { Person, Proposal, Settled, TableSlip } from '../storage.ts'
import { sayUntil } from './clocks.ts'
import type { Desk } from './desk.ts'

type Room = OnlineGives<'room'>
type Listed = OnlineGives<'tables'>['tables'][number]

export function roomOf(desk: Desk, person: Person | null): Room {
  const { row } = desk
  return {
    table: row.id,
    code: row.code,
    game: row.game,
    options: desk.options,
    stage: row.stage,
    ended: row.ended,
    seats: row.seats.map((seat, i) => ({
      kind: seat.kind,
      name: seat.name,
      person: seat.person,
      bot: seat.bot,
      away: seat.away,
      presence: seat.person === null ? 'gone' : desk.audience.presenceOf(seat.person),
      deadline: row.deadlines[i] ?? null,
      say: sayUntil(seat, desk.absence),
    })),
    yours: desk.seatOf(person?.id ?? null),
    hosting: person !== null && row.host === person.id,
    watchers: desk.audience.watchers,
    limit: row.limit,
    public: row.public,
    fair: fairnessOf(desk),
    ...companyOf(desk),
    carried: row.carried,
    after: desk.after,
    proposal: row.proposal === null ? null : shown(row.proposal),
    settled: row.settled === null ? null : ended(row.settled),
    rematch: row.rematch,
    progress: row.progress,
    created: row.created,
    updated: row.updated,
  }
}

/** Who plays with and against whom, as far as the options say it. */
function companyOf({ game, options, row }: Desk): Pick<Room, 'sides' | 'rivals'> {
  const seats = row.seats.length
  const sides = game?.form.sides?.(seats, options) ?? row.seats.map((_, seat) => [seat])
  const rivals = game?.play.rivals?.at(seats, options) ?? []
  return {
    sides: sides.map((side) => [...side]),
    rivals: rivals.map((id) => ({ id, name: game?.say.rival?.(id) ?? id })),
  }
}

function shown({ id, kind, by, agreed }: Proposal): Room['proposal'] {
  return { id, kind, by, agreed: [...agreed] }
}

function ended({ id, kind, by, how, who }: Settled): Room['settled'] {
  return { id, kind, by, how, who }
}

export function fairnessOf({ row, seed }: Desk): Room['fair'] {
  const fair = { hash: hashOf(seed), nonces: row.seats.map(({ nonce }) => nonce) }
  return row.stage === 'over' ? { ...fair, seed } : fair
}

export function listed(slip: TableSlip, person: Person | null): Listed {
  const yours = person === null ? -1 : slip.seats.findIndex((seat) => seat.person === person.id)
  const ends = slip.deadlines.filter((end) => end !== null)
  return {
    table: slip.id,
    game: slip.game,
    stage: slip.stage,
    seats: slip.seats.map(({ kind, name, away }) => ({ kind, name, away })),
    yours: yours === -1 ? null : yours,
    waiting: [...slip.waiting],
    winners: [...slip.winners],
    rivals: [...slip.rivals],
    limit: slip.limit,
    deadline: ends.length === 0 ? null : Math.min(...ends),
    progress: slip.progress,
    updated: slip.updated,
  }
}
