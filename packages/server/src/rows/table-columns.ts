// How a table is stored in rows, in any database: the small one, the large one, and one row per seat.
import type { Beginning } from '@lorehall/host'
import type { GameOptions } from '@lorehall/kernel'
import type {
  Plan,
  Proposal,
  Standing,
  TableStatus,
  SeatRow,
  Settled,
  TableRow,
  ListedTable,
} from '../storage.ts'
import { flag, int, intOrNull, oneOf, type Row, STAND_INS, text, textOrNull } from './row.ts'
import { readSeats, readSpent, readTimes, writeSeats, writeSpent, writeTimes } from './words.ts'

const readSettled: (text: string) => Settled = JSON.parse
const readOptions: (text: string) => GameOptions = JSON.parse
const readPlan: (text: string) => Plan = JSON.parse
const readNames: (text: string) => string[] = JSON.parse
const readBeginning: (text: string) => Beginning = JSON.parse

interface WrittenProposal extends Proposal {
  readonly see?: Proposal['agreed']
}
const readWritten: (text: string) => WrittenProposal = JSON.parse

/**
 * A process of the version before doesn't know proposals to show the chances: it would end the game when it finds that
 * all have `agreed`. So those who have are stored in another field.
 */
function writeProposal(proposal: Proposal): string {
  const { kind, agreed } = proposal
  return JSON.stringify(kind === 'chances' ? { ...proposal, agreed: [], see: agreed } : proposal)
}

function readProposal(written: string): Proposal {
  const { see = [], ...proposal } = readWritten(written)
  return { ...proposal, agreed: [...see, ...proposal.agreed] }
}

const STAGES = ['gathering', 'playing', 'over'] as const
const KINDS = ['open', 'person', 'bot'] as const
const ENDS = ['played', 'agreed'] as const

export function readSeat(row: Row): SeatRow {
  return {
    kind: oneOf(row, 'kind', KINDS),
    name: text(row, 'name'),
    person: textOrNull(row, 'person'),
    bot: textOrNull(row, 'bot'),
    away: flag(row, 'away'),
    nonce: textOrNull(row, 'nonce'),
    missed: int(row, 'missed'),
    since: intOrNull(row, 'since'),
    standIn: row['stand_in'] === null ? null : oneOf(row, 'stand_in', STAND_INS),
  }
}

export function readListed(row: Row, seats: readonly SeatRow[]): ListedTable {
  return {
    id: text(row, 'id'),
    code: text(row, 'code'),
    game: text(row, 'game'),
    stage: oneOf(row, 'stage', STAGES),
    host: textOrNull(row, 'host'),
    public: flag(row, 'public'),
    limit: intOrNull(row, 'seconds'),
    spectatorsChat: flag(row, 'spectators_chat'),
    chances: flag(row, 'chances'),
    seats,
    options: readOptions(text(row, 'options')),
    carried: flag(row, 'carried'),
    proposal: row['proposal'] === null ? null : readProposal(text(row, 'proposal')),
    settled: row['settled'] === null ? null : readSettled(text(row, 'settled')),
    rematch: textOrNull(row, 'rematch'),
    rematchBy: textOrNull(row, 'rematch_by'),
    version: int(row, 'version'),
    epoch: int(row, 'epoch'),
    created: int(row, 'created'),
    seq: int(row, 'seq'),
    updated: int(row, 'updated'),
    waiting: readSeats(text(row, 'waiting')),
    deadlines: readTimes(text(row, 'deadlines')),
    spent: readSpent(text(row, 'spent')),
    due: intOrNull(row, 'due'),
    progress: text(row, 'progress'),
    ended: row['ended'] === null ? null : oneOf(row, 'ended', ENDS),
    winners: readSeats(text(row, 'winners')),
    rivals: readNames(text(row, 'rivals')),
  }
}

export function readStanding(row: Row): Standing {
  return {
    id: text(row, 'id'),
    seq: int(row, 'seq'),
    version: int(row, 'version'),
    epoch: int(row, 'epoch'),
    said: int(row, 'said'),
  }
}

/** From the small row joined with the large one. */
export function readTable(row: Row, seats: readonly SeatRow[]): TableRow {
  const beginning = textOrNull(row, 'beginning')
  return {
    ...readListed(row, seats),
    plan: readPlan(text(row, 'plan')),
    beginning: beginning === null ? null : readBeginning(beginning),
    seed: text(row, 'seed'),
  }
}

/** The columns of the small row that change rarely, by name. */
export function rareColumns(table: ListedTable) {
  const { id, code, game, stage, host, limit, proposal, settled, rematch, rematchBy } = table
  const { version, epoch, updated } = table
  return {
    id,
    code,
    game,
    stage,
    host,
    public: table.public ? 1 : 0,
    seconds: limit,
    carried: table.carried ? 1 : 0,
    created: table.created,
    updated,
    proposal: proposal === null ? null : writeProposal(proposal),
    settled: settled === null ? null : JSON.stringify(settled),
    rematch,
    rematchBy,
    spectatorsChat: table.spectatorsChat ? 1 : 0,
    chances: table.chances ? 1 : 0,
    options: JSON.stringify(table.options),
    version,
    epoch,
  }
}

/** The columns that change with every entry, by the names in `STATUS`. */
export function statusColumns(status: TableStatus) {
  return {
    seq: status.seq,
    updated: status.updated,
    waiting: writeSeats(status.waiting),
    deadlines: writeTimes(status.deadlines),
    due: status.due,
    progress: status.progress,
    ended: status.ended,
    winners: writeSeats(status.winners),
    spent: writeSpent(status.spent),
    rivals: JSON.stringify(status.rivals),
  }
}

/** Sets the status. If the game ended, the stage becomes 'over'. */
export const STATUS = `seq = :seq, updated = :updated, waiting = :waiting, deadlines = :deadlines, due = :due,
  progress = :progress, ended = :ended, winners = :winners, spent = :spent, rivals = :rivals,
  stage = CASE WHEN CAST(:ended AS TEXT) IS NULL THEN stage ELSE 'over' END`

export function largeColumns(table: TableRow) {
  return {
    seed: table.seed,
    plan: JSON.stringify(table.plan),
    beginning: table.beginning === null ? null : JSON.stringify(table.beginning),
  }
}
