// The lobby: creates and finds tables, lets people join, leave and return, begins games and sets up rematches.
import { botNames } from '@lorehall/bots'
import { type Game, Refusal, type Seat } from '@lorehall/kernel'
import type { OnlineGives, OnlineRead } from '@lorehall/protocol'
import type { Carry } from '../carry/check.ts'
import { Denied } from '../denied.ts'
import { gameNamed, type HouseGame } from '../games.ts'
import { measured } from '../guard/charged.ts'
import type { Limits } from '../limits.ts'
import type { ListedTable, Notice, Person, Plan, SeatRow, Storage, TableRow } from '../storage.ts'
import { type LiveTable, STAND_IN } from './live-table.ts'
import { invited, keptSeats, leadOn } from './next-chapter.ts'
import { beginning, checkedPlan, goingOn, type Wanted } from './plans.ts'
import { reconsider } from './proposals.ts'
import { OPEN, standIn } from './stand-in.ts'
import { listed, rematchFor } from './lobby-view.ts'
import { type LiveTables, unknownTable } from './live-tables.ts'

export interface LobbyParts {
  readonly games: readonly HouseGame[]
  readonly storage: Storage
  readonly liveTables: LiveTables
  readonly now: () => number
  /** Returns this many random bytes, in hex. */
  readonly random: (bytes: number) => string
  readonly limits: Limits
  readonly carry: Carry
  /** Resolves when something long at a table of this person may go on. */
  readonly pause: (whose: string) => Promise<void>
  /** Invites a person to this table, which somebody has made after one where they played. */
  readonly invite: (person: string, to: ListedTable, by: Person) => Notice[]
}

/** The choices for a new table. */
type NewTable = Pick<TableRow, 'game' | 'seats' | 'options' | 'plan' | 'limit' | 'public' | 'spectatorsChat'>

/** No 0 and O, no 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 6
const LONGEST_LIST = 100

export class Lobby {
  private readonly parts: LobbyParts
  /** Ids of people whose record is being checked. */
  private readonly carrying = new Set<string>()

  constructor(parts: LobbyParts) {
    this.parts = parts
  }

  async list(which: 'public' | 'mine', person: Person | null): Promise<OnlineGives<'tables'>> {
    const { storage, limits } = this.parts
    if (which === 'mine' && person === null) return { tables: [] }
    const slips =
      which === 'mine' && person !== null
        ? await measured(() => storage.tablesOf(person.id, LONGEST_LIST))
        : await measured(() => storage.publicTables(LONGEST_LIST, limits.listedPerPerson, person?.id ?? null))
    return { tables: slips.map((summary) => listed(summary, person, this.formOf(summary))) }
  }

  private formOf({ game }: ListedTable): HouseGame['form'] | undefined {
    return this.parts.games.find(({ id }) => id === game)?.form
  }

  /** To a person whom the host has blocked, the code is unknown. */
  async find(code: string, person: Person | null): Promise<{ table: string }> {
    const { storage } = this.parts
    const table = await storage.tableOfCode(code)
    const hidden =
      table !== null && person !== null && (await storage.welcome(table, person.id)).welcome === 'hidden'
    if (table === null || hidden) {
      throw new Denied('unknown-code', `No table has the code ${code}. Check it, or ask for the link.`)
    }
    return { table }
  }

  async create(body: OnlineRead<'create'>, person: Person): Promise<{ table: string }> {
    const { storage } = this.parts
    const made = body.key === undefined ? null : await storage.madeWith(person.id, body.key)
    if (made !== null) {
      // The earlier request may have ended before the table after which this one was made knew of it.
      if (body.after !== undefined) await leadOn(body.after.table, made, person, this.parts.liveTables)
      return { table: made }
    }
    await this.checkTableLimits(person)
    const game = await gameNamed(body.game, this.parts.games)
    const plan: Plan = {
      ...(body.values === undefined ? {} : { values: body.values }),
      ...(body.record === undefined ? {} : { record: body.record }),
      ...(body.absence === undefined ? {} : { absence: body.absence }),
      ...(body.coach === undefined ? {} : { coach: body.coach }),
      ...(await goingOn(body, this.parts.liveTables)),
    }
    const kept = await keptSeats(body, person, this.parts.liveTables, storage)
    const seats = body.seats.map((seat, i): SeatRow => {
      if (seat.kind === 'bot') return botSeat(seat.bot)
      // Reserved for the person who creates the table.
      return seat.kind === 'me' ? { ...OPEN, person: person.id } : (kept[i] ?? OPEN)
    })
    const checked = await this.checked(game, { options: body.options ?? {}, plan }, seats.length, person)
    const table = await this.newRow(person, {
      ...checked,
      game: body.game,
      seats,
      limit: body.limit ?? null,
      public: body.public ?? false,
      spectatorsChat: false,
    })
    const notices = kept.flatMap((seat) =>
      seat === null || seat.person === null ? [] : this.parts.invite(seat.person, table, person),
    )
    if (await storage.addTable(table, body.key ?? null, notices)) {
      this.parts.liveTables.add(table, game)
      if (body.after !== undefined) await leadOn(body.after.table, table.id, person, this.parts.liveTables)
      return { table: table.id }
    }
    return { table: (await storage.madeWith(person.id, body.key ?? '')) ?? table.id }
  }

  /** Checks a plan. A record takes long to check, so each person may have one checked at a time. */
  private async checked(game: Game, wanted: Wanted, seats: number, { id }: Person): Promise<Wanted> {
    const { plan } = wanted
    if (plan.record === undefined) return measured(() => checkedPlan(game, wanted, seats))
    if (this.carrying.has(id))
      throw new Denied('too-many', 'Another record of yours is being checked. Wait until that is done.')
    this.carrying.add(id)
    try {
      const order = { game: game.id, text: plan.record, seats, most: this.parts.limits.carriedEntries }
      const { options, record } = await this.parts.carry(order)
      return { options, plan: { ...plan, record } }
    } finally {
      this.carrying.delete(id)
    }
  }

  private async checkTableLimits(person: Person): Promise<void> {
    const { limits, storage } = this.parts
    if ((await storage.openTablesOf(person.id)) >= limits.tablesPerPerson) {
      throw new Denied(
        'too-many',
        `You have ${limits.tablesPerPerson} ${limits.tablesPerPerson === 1 ? 'table' : 'tables'} under way, the most this server allows. Finish or close one first.`,
      )
    }
    if ((await storage.countTables()) >= limits.tables) {
      throw new Denied(
        'too-many',
        "This server is full and can't keep more tables. Tell the person who runs it.",
      )
    }
  }

  /** A code that no other table has. */
  private async freeCode(): Promise<string> {
    const code = codeFrom(this.parts.random(CODE_LENGTH * 2))
    return (await this.parts.storage.tableOfCode(code)) === null ? code : this.freeCode()
  }

  private async newRow(person: Person, made: NewTable): Promise<TableRow> {
    const { now, random } = this.parts
    return {
      ...made,
      id: `t${random(9)}`,
      code: await this.freeCode(),
      stage: 'gathering',
      host: person.id,
      beginning: null,
      seed: random(32),
      chances: false,
      carried: made.plan.record !== undefined,
      proposal: null,
      settled: null,
      rematch: null,
      rematchBy: null,
      version: 0,
      epoch: 0,
      created: now(),
      seq: 0,
      updated: now(),
      waiting: [],
      deadlines: made.seats.map(() => null),
      spent: [],
      due: null,
      progress: '',
      ended: null,
      winners: [],
      rivals: [],
    }
  }

  async join(body: OnlineRead<'join'>, person: Person): Promise<{ seat: Seat }> {
    return this.parts.liveTables.change(body.table, async (live) => {
      const { row } = live
      const mine = live.seatOf(person.id)
      if (mine !== null) return { seat: mine }
      if (row.stage !== 'gathering') {
        throw new Denied('not-gathering', 'This game began without you. You can watch it.')
      }
      const seat = openSeat(row.seats, body.seat, person.id)
      const sitting: SeatRow = {
        ...OPEN,
        kind: 'person',
        name: person.name,
        person: person.id,
        nonce: body.nonce,
      }
      await live.save({ seats: row.seats.with(seat, sitting) })
      return { seat }
    })
  }

  async start(table: string, person: Person): Promise<OnlineGives<'leave'>> {
    return this.parts.liveTables.change(table, async (live) => {
      const { row } = live
      if (row.host !== person.id)
        throw new Denied('not-yours', 'Only the person who created this table can begin the game.')
      if (row.stage !== 'gathering') return {}
      if (!row.seats.some(({ kind }) => kind === 'person')) {
        throw new Denied('not-gathering', 'Nobody has taken a seat yet. At least one person must play.')
      }
      const whole = await this.parts.storage.table(table)
      if (whole === null) throw unknownTable()
      const seats = namedApart(row.seats.map((seat) => (seat.kind === 'open' ? botSeat(STAND_IN) : seat)))
      const game = await gameNamed(row.game, this.parts.games)
      const begun = await beginning(game, { ...whole, seats }, this.parts.pause)
      const { entries: _entries, digest: _digest, ...start } = begun.table.record()
      const { record: _record, values: _values, carried: _carried, ...plan } = whole.plan
      await live.begin(begun, { ...whole, seats, beginning: start, plan })
      return {}
    })
  }

  async leave(table: string, person: Person): Promise<OnlineGives<'leave'>> {
    return this.parts.liveTables.change(table, (live) => this.getUp(live, person))
  }

  private async getUp(live: LiveTable, person: Person): Promise<OnlineGives<'leave'>> {
    const { row, host } = live
    const seat = live.seatOf(person.id)
    const sitting = seat === null ? undefined : row.seats[seat]
    if (seat === null || sitting === undefined || sitting.away || row.stage === 'over') return {}
    if (row.stage === 'gathering') await this.getUpEarly(live, seat, person)
    else if (host !== null) {
      await standIn(live, seat, 'left')
      await reconsider(live)
    }
    return {}
  }

  /** Leaves before the game begins. The next person then becomes host; without one, the table is removed. */
  private async getUpEarly(live: LiveTable, seat: Seat, person: Person): Promise<void> {
    const seats = live.row.seats.with(seat, OPEN)
    const heir =
      live.row.host === person.id
        ? (seats.find(({ kind }) => kind === 'person')?.person ?? null)
        : live.row.host
    if (heir === null) await this.removed(live)
    else await live.save({ seats, host: heir })
  }

  async return(table: string, person: Person): Promise<{ seat: Seat }> {
    return this.parts.liveTables.change(table, async (live) => {
      const seat = live.seatOf(person.id)
      const sitting = seat === null ? undefined : live.row.seats[seat]
      if (seat === null || sitting === undefined) {
        throw new Denied('not-yours', 'You have no seat at this table. You can watch it.')
      }
      if (!sitting.away || live.host === null) return { seat }
      if (live.row.seq >= this.parts.limits.entries) {
        throw new Denied(
          'too-many',
          'This game is too long to change players again. The bot will play to the end.',
        )
      }
      await live.save({
        seats: live.row.seats.with(seat, {
          ...sitting,
          away: false,
          bot: null,
          missed: 0,
          since: null,
          standIn: null,
        }),
      })
      await live.host.sit(seat, { name: sitting.name, kind: 'person' })
      await live.audience.showAgain()
      return { seat }
    })
  }

  async close(table: string, person: Person): Promise<OnlineGives<'leave'>> {
    return this.parts.liveTables.change(table, async (live) => {
      if (live.row.host !== person.id)
        throw new Denied('not-yours', 'Only the person who created this table can close it.')
      if (live.row.stage !== 'gathering') {
        throw new Denied('not-gathering', 'This game has begun. Leave it, or propose to end it.')
      }
      await this.removed(live)
      return {}
    })
  }

  private async removed(live: LiveTable): Promise<void> {
    await live.remove()
    this.parts.liveTables.drop(live, new Refusal('unknown-table', 'This table was closed.'))
  }

  async rematch(table: string, person: Person): Promise<{ table: string }> {
    return this.parts.liveTables.change(table, async (live) => {
      const { row } = live
      // A person who has blocked the maker of the rematch gets one of their own.
      const known = rematchFor(row, person)
      if (known !== null) return { table: known }
      if (row.stage !== 'over') throw new Denied('not-over', 'This game is still under way.')
      if (live.seatOf(person.id) === null)
        throw new Denied('not-yours', 'Only the players of this game can start a rematch.')
      await this.checkTableLimits(person)
      const seats = row.seats.map((seat) => (seat.kind === 'bot' ? botSeat(seat.bot ?? STAND_IN) : OPEN))
      const { values = {}, carried } = (await this.parts.storage.table(table))?.beginning ?? {}
      const plan: Plan = {
        values,
        absence: live.absence,
        ...(live.coach === undefined ? {} : { coach: live.coach }),
        ...(live.after === null ? {} : { after: live.after }),
        ...(carried === undefined ? {} : { carried }),
      }
      const { game, options, limit, spectatorsChat } = row
      const made = { game, options, plan, seats, limit, public: row.public, spectatorsChat }
      const next = await this.newRow(person, made)
      const others = row.rematch === null ? await invited(live, person, this.parts.storage) : []
      const notices = others.flatMap((other) => this.parts.invite(other, next, person))
      await this.parts.storage.addTable(next, null, notices)
      if (row.rematch !== null) return { table: next.id }
      try {
        await live.save({ rematch: next.id, rematchBy: person.id })
      } catch (error) {
        await this.parts.storage.removeTable(next)
        throw error
      }
      return { table: next.id }
    })
  }
}

function botSeat(bot: string): SeatRow {
  if (!botNames.includes(bot)) {
    throw new Refusal('bad-request', `there is no bot '${bot}'; use one of: ${botNames.join(', ')}`)
  }
  return { ...OPEN, kind: 'bot', name: bot, bot }
}

function openSeat(seats: readonly SeatRow[], wanted: Seat | undefined, person: string): Seat {
  const isOpen = (seat: SeatRow) => seat.kind === 'open' && (seat.person ?? person) === person
  if (wanted === undefined) {
    const kept = seats.findIndex((seat) => seat.kind === 'open' && seat.person === person)
    const first = kept === -1 ? seats.findIndex(isOpen) : kept
    if (first === -1) throw new Denied('full-table', 'All seats at this table are taken. You can watch it.')
    return first
  }
  const seat = seats[wanted]
  if (seat === undefined) throw new Refusal('bad-seats', `There is no seat ${wanted} at this table.`)
  if (!isOpen(seat)) {
    const whose = seat.name === '' ? '' : ` (${seat.name})`
    throw new Denied('seat-taken', `This seat is taken${whose}. Take another one.`)
  }
  return wanted
}

/** Gives bots different names, so that the log can tell them apart. */
function namedApart(seats: readonly SeatRow[]): SeatRow[] {
  return seats.map((seat, i) => (seat.kind === 'bot' ? { ...seat, name: BOT_NAMES[i] ?? seat.name } : seat))
}

const BOT_NAMES = ['Aldric', 'Brenna', 'Corvin', 'Dagny', 'Eirik', 'Freya', 'Gareth', 'Hild']

function codeFrom(hex: string): string {
  return Array.from(
    { length: CODE_LENGTH },
    (_, i) => LETTERS[Number.parseInt(hex.slice(i * 4, i * 4 + 4), 16) % LETTERS.length],
  ).join('')
}
