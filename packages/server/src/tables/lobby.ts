// How tables come about: made, found, joined, begun, left and returned to, played again.
import { botNames } from '@lorehall/bots'
import type { StandIn } from '@lorehall/host'
import { type Game, Refusal, type Seat } from '@lorehall/kernel'
import type { OnlineGives, OnlineRead } from '@lorehall/protocol'
import type { Carry } from '../carry/check.ts'
import { Denied } from '../denied.ts'
import { gameNamed, type HouseGame } from '../games.ts'
import { measured } from '../guard/charged.ts'
import type { Limits } from '../limits.ts'
import type { Person, Plan, SeatRow, Storage, TableRow } from '../storage.ts'
import { type Desk, STAND_IN, seatPlan } from './desk.ts'
import { beginning, checkedPlan, goingOn } from './plans.ts'
import { leaveOut } from './proposals.ts'
import { listed } from './room.ts'
import type { Shelf } from './shelf.ts'

export interface LobbyParts {
  readonly games: readonly HouseGame[]
  readonly storage: Storage
  readonly shelf: Shelf
  readonly now: () => number
  /** So many random bytes, in hex. */
  readonly random: (bytes: number) => string
  readonly limits: Limits
  readonly carry: Carry
  /** Resolves when something long at a table of this person may go on. */
  readonly pause: (whose: string) => Promise<void>
}

/** No 0 and O, no 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 6
const LONGEST_LIST = 100

const OPEN: SeatRow = {
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

export class Lobby {
  private readonly parts: LobbyParts
  /** Whose records are being checked. */
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
        : await measured(() => storage.publicTables(LONGEST_LIST, limits.listedPerPerson))
    return { tables: slips.map((slip) => listed(slip, person)) }
  }

  async find(code: string): Promise<{ table: string }> {
    const table = await this.parts.storage.tableOfCode(code)
    if (table === null) {
      throw new Denied(
        'unknown-code',
        `no table has the code ${code} (any more): please check it, or ask for the link`,
      )
    }
    return { table }
  }

  async create(body: OnlineRead<'create'>, person: Person): Promise<{ table: string }> {
    const { storage } = this.parts
    const made = body.key === undefined ? null : await storage.madeWith(person.id, body.key)
    if (made !== null) return { table: made }
    await this.checkRoom(person)
    const game = await gameNamed(body.game, this.parts.games)
    const plan: Plan = {
      options: body.options ?? {},
      ...(body.values === undefined ? {} : { values: body.values }),
      ...(body.record === undefined ? {} : { record: body.record }),
      ...(body.absence === undefined ? {} : { absence: body.absence }),
      ...(await goingOn(body, this.parts.shelf)),
    }
    const seats = body.seats.map((seat): SeatRow => {
      if (seat.kind === 'bot') return botSeat(seat.bot)
      // Kept for who makes the table until they sit down.
      return seat.kind === 'me' ? { ...OPEN, person: person.id } : OPEN
    })
    const checked = await this.checked(game, plan, seats.length, person)
    const table = await this.newRow(
      person,
      body.game,
      checked,
      seats,
      body.limit ?? null,
      body.public ?? false,
    )
    if (await storage.addTable(table, body.key ?? null)) {
      this.parts.shelf.add(table, game)
      return { table: table.id }
    }
    return { table: (await storage.madeWith(person.id, body.key ?? '')) ?? table.id }
  }

  /** A record takes long to check: one of each person at a time. */
  private async checked(game: Game, plan: Plan, seats: number, { id }: Person): Promise<Plan> {
    if (plan.record === undefined) return measured(() => checkedPlan(game, plan, seats))
    if (this.carrying.has(id))
      throw new Denied('too-many', 'another record of yours is being checked: please wait for it')
    this.carrying.add(id)
    try {
      const order = { game: game.id, text: plan.record, seats, most: this.parts.limits.carriedEntries }
      return { ...plan, ...(await this.parts.carry(order)) }
    } finally {
      this.carrying.delete(id)
    }
  }

  private async checkRoom(person: Person): Promise<void> {
    const { limits, storage } = this.parts
    if ((await storage.openTablesOf(person.id)) >= limits.tablesPerPerson) {
      throw new Denied(
        'too-many',
        `you have ${limits.tablesPerPerson} tables under way, which is as many as this host allows: please finish or close one`,
      )
    }
    if ((await storage.countTables()) >= limits.tables) {
      throw new Denied('too-many', 'this host keeps as many tables as it can: please tell whoever runs it')
    }
  }

  /** Two tables never have the same code, however unlikely that is. */
  private async freeCode(): Promise<string> {
    const code = codeFrom(this.parts.random(CODE_LENGTH * 2))
    return (await this.parts.storage.tableOfCode(code)) === null ? code : this.freeCode()
  }

  private async newRow(
    person: Person,
    game: string,
    plan: Plan,
    seats: readonly SeatRow[],
    limit: number | null,
    open: boolean,
  ): Promise<TableRow> {
    const { now, random } = this.parts
    return {
      id: `t${random(9)}`,
      code: await this.freeCode(),
      game,
      stage: 'gathering',
      host: person.id,
      public: open,
      limit,
      seats,
      plan,
      beginning: null,
      seed: random(32),
      carried: plan.record !== undefined,
      proposal: null,
      settled: null,
      rematch: null,
      version: 0,
      epoch: 0,
      created: now(),
      seq: 0,
      updated: now(),
      waiting: [],
      deadlines: seats.map(() => null),
      spent: [],
      due: null,
      progress: '',
      ended: null,
      winners: [],
      rivals: [],
    }
  }

  async join(body: OnlineRead<'join'>, person: Person): Promise<{ seat: Seat }> {
    return this.parts.shelf.change(body.table, async (desk) => {
      const { row } = desk
      const mine = desk.seatOf(person.id)
      if (mine !== null) return { seat: mine }
      if (row.stage !== 'gathering') {
        throw new Denied('not-gathering', 'this game has begun without you; you may watch it')
      }
      const seat = openSeat(row.seats, body.seat, person.id)
      const sitting: SeatRow = {
        ...OPEN,
        kind: 'person',
        name: person.name,
        person: person.id,
        nonce: body.nonce,
      }
      await desk.save({ seats: row.seats.with(seat, sitting) })
      return { seat }
    })
  }

  async start(table: string, person: Person): Promise<OnlineGives<'leave'>> {
    return this.parts.shelf.change(table, async (desk) => {
      const { row } = desk
      if (row.host !== person.id) throw new Denied('not-yours', 'only who made the table may begin')
      if (row.stage !== 'gathering') return {}
      if (!row.seats.some(({ kind }) => kind === 'person')) {
        throw new Denied('not-gathering', 'nobody has sat down yet: a game begins with at least one person')
      }
      const whole = await this.parts.storage.table(table)
      if (whole === null) throw new Refusal('unknown-table', 'there is no such table here (any more)')
      const seats = namedApart(row.seats.map((seat) => (seat.kind === 'open' ? botSeat(STAND_IN) : seat)))
      const game = await gameNamed(row.game, this.parts.games)
      const begun = await beginning(game, { ...whole, seats }, this.parts.pause)
      const { entries: _entries, digest: _digest, ...start } = begun.table.record()
      const { record: _record, values: _values, carried: _carried, ...plan } = whole.plan
      await desk.begin(begun, { ...whole, seats, beginning: start, plan })
      return {}
    })
  }

  async leave(table: string, person: Person): Promise<OnlineGives<'leave'>> {
    return this.parts.shelf.change(table, (desk) => this.getUp(desk, person))
  }

  private async getUp(desk: Desk, person: Person): Promise<OnlineGives<'leave'>> {
    const { row, host } = desk
    const seat = desk.seatOf(person.id)
    const sitting = seat === null ? undefined : row.seats[seat]
    if (seat === null || sitting === undefined || sitting.away || row.stage === 'over') return {}
    if (row.stage === 'gathering') await this.getUpEarly(desk, seat, person)
    else if (host !== null) await standIn(desk, seat, 'left')
    return {}
  }

  /** Who made the table hands it to the next; without anyone it is gone. */
  private async getUpEarly(desk: Desk, seat: Seat, person: Person): Promise<void> {
    const seats = desk.row.seats.with(seat, OPEN)
    const heir =
      desk.row.host === person.id
        ? (seats.find(({ kind }) => kind === 'person')?.person ?? null)
        : desk.row.host
    if (heir === null) await this.removed(desk)
    else await desk.save({ seats, host: heir })
  }

  async return(table: string, person: Person): Promise<{ seat: Seat }> {
    return this.parts.shelf.change(table, async (desk) => {
      const seat = desk.seatOf(person.id)
      const sitting = seat === null ? undefined : desk.row.seats[seat]
      if (seat === null || sitting === undefined) {
        throw new Denied('not-yours', 'you have no seat at this table; you may watch it')
      }
      if (!sitting.away || desk.host === null) return { seat }
      if (desk.row.seq >= this.parts.limits.entries) {
        throw new Denied('too-many', 'so much has happened at this table that the bot plays on to the end')
      }
      await desk.save({
        seats: desk.row.seats.with(seat, {
          ...sitting,
          away: false,
          bot: null,
          missed: 0,
          since: null,
          standIn: null,
        }),
      })
      await desk.host.sit(seat, { name: sitting.name, kind: 'person' })
      await desk.audience.showAgain()
      return { seat }
    })
  }

  async close(table: string, person: Person): Promise<OnlineGives<'leave'>> {
    return this.parts.shelf.change(table, async (desk) => {
      if (desk.row.host !== person.id) throw new Denied('not-yours', 'only who made the table may close it')
      if (desk.row.stage !== 'gathering') {
        throw new Denied('not-gathering', 'this game has begun: end it together, or leave it')
      }
      await this.removed(desk)
      return {}
    })
  }

  private async removed(desk: Desk): Promise<void> {
    await desk.remove()
    this.parts.shelf.drop(desk, new Refusal('unknown-table', 'this table was closed'))
  }

  async rematch(table: string, person: Person): Promise<{ table: string }> {
    return this.parts.shelf.change(table, async (desk) => {
      const { row } = desk
      if (row.rematch !== null) return { table: row.rematch }
      if (row.stage !== 'over') throw new Denied('not-over', 'this game is still under way')
      if (desk.seatOf(person.id) === null)
        throw new Denied('not-yours', 'only who played may ask for another game')
      await this.checkRoom(person)
      const seats = row.seats.map((seat) => (seat.kind === 'bot' ? botSeat(seat.bot ?? STAND_IN) : OPEN))
      const { values = {}, carried } = (await this.parts.storage.table(table))?.beginning ?? {}
      const plan: Plan = {
        options: desk.options,
        values,
        absence: desk.absence,
        ...(desk.after === null ? {} : { after: desk.after }),
        ...(carried === undefined ? {} : { carried }),
      }
      const next = await this.newRow(person, row.game, plan, seats, row.limit, row.public)
      await this.parts.storage.addTable(next, null)
      try {
        await desk.save({ rematch: next.id })
      } catch (error) {
        await this.parts.storage.removeTable(next)
        throw error
      }
      return { table: next.id }
    })
  }
}

/** A bot plays on in the seat until its person returns. */
export async function standIn(desk: Desk, seat: Seat, why: StandIn): Promise<void> {
  const sitting = desk.row.seats[seat]
  if (sitting === undefined || desk.host === null) return
  const away = { ...sitting, away: true, bot: STAND_IN, since: desk.now(), standIn: why }
  await desk.save({ seats: desk.row.seats.with(seat, away) })
  await leaveOut(desk, seat)
  await desk.host.sit(seat, seatPlan(away))
  await desk.audience.showAgain()
}

function botSeat(bot: string): SeatRow {
  if (!botNames.includes(bot)) {
    throw new Refusal('bad-request', `there is no bot '${bot}'; there are: ${botNames.join(', ')}`)
  }
  return { ...OPEN, kind: 'bot', name: bot, bot }
}

function openSeat(seats: readonly SeatRow[], wanted: Seat | undefined, person: string): Seat {
  const isOpen = (seat: SeatRow) => seat.kind === 'open' && (seat.person ?? person) === person
  if (wanted === undefined) {
    const kept = seats.findIndex((seat) => seat.kind === 'open' && seat.person === person)
    const first = kept === -1 ? seats.findIndex(isOpen) : kept
    if (first === -1) throw new Denied('full-table', 'all seats of this table are taken; you may watch it')
    return first
  }
  const seat = seats[wanted]
  if (seat === undefined) throw new Refusal('bad-seats', `there is no seat ${wanted} at this table`)
  if (!isOpen(seat)) {
    const whose = seat.name === '' ? '' : ` (${seat.name})`
    throw new Denied('seat-taken', `this seat is taken${whose}: please take another`)
  }
  return wanted
}

/** Bots with names of their own, so that the log can be read. */
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
