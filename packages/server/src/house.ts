// The house: performs every operation of the server, and knows which pages are connected. Its callers have already
// identified the person and checked the body.
import { botNames } from '@lorehall/bots'
import { NotKept, Overtaken, type Tales, type Thinker } from '@lorehall/host'
import { strengths } from '@lorehall/host/strengths'
import { isRecord, usualSeats } from '@lorehall/kernel'
import type { OnlineGives, OnlineOp, OnlineRead } from '@lorehall/protocol'
import { type Carry, carryHere } from './carry/check.ts'
import { Chat } from './chat.ts'
import { Clock } from './clock.ts'
import { Denied } from './denied.ts'
import { Elsewhere, turnChanges } from './elsewhere.ts'
import { gameNamed, type HouseGame } from './games.ts'
import type { Guest } from './guest.ts'
import type { Limits } from './limits.ts'
import { Measures } from './metrics/measures.ts'
import { type Log, seldom } from './log.ts'
import { MailAddresses } from './mail/mail-addresses.ts'
import type { Mailer } from './mail/mailer.ts'
import { Notices } from './notices/notices.ts'
import type { Reach } from './notices/post.ts'
import { Push } from './notices/push.ts'
import { Ways } from './notices/ways.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { writtenData } from './people/own-data.ts'
import { type Introduced, People } from './people/people.ts'
import { Turns } from './people/turns.ts'
import type { ListedTable, Notice, Person, Storage } from './storage.ts'
import { Caretaker } from './tables/caretaker.ts'
import { Leases } from './tables/leases.ts'
import type { LiveTable } from './tables/live-table.ts'
import { Lobby } from './tables/lobby.ts'
import { Order } from './tables/order.ts'
import { Play } from './tables/play.ts'
import { lobbyOf } from './tables/lobby-view.ts'
import { LiveTables, unknownTable } from './tables/live-tables.ts'
import { TimeSlices } from './time-slices.ts'
import { timed } from './thinking/timed.ts'
import { notKeptIn } from './trouble.ts'

export interface HouseParts {
  /** The games of this server. */
  readonly games: readonly HouseGame[]
  /** Loads a long text when it is first shown. */
  readonly tale: Tales
  readonly storage: Storage
  readonly now: () => number
  /** A monotonic clock, in milliseconds. Without it, jumps of the time of day go unnoticed. */
  readonly steady?: () => number
  /** Returns this many random bytes, in hex. */
  readonly random: (bytes: number) => string
  readonly log: Log
  readonly limits: Limits
  readonly version: string
  readonly webhooks: Reach
  /** The address of this server, for links in notices; null if unknown. */
  readonly address: string | null
  /** Sends e-mail. Without it, the server sends none. */
  readonly mailer?: Mailer
  /** Where bots at tables of this person think if they plan. By default on this thread. */
  readonly thinkerOf?: (whose: string) => Thinker
  /** Checks records that continue here. By default on this thread. */
  readonly carry?: Carry
  /** Counts for /metrics. By default for nobody. */
  readonly measures?: Measures
}

/** The state of a connected page. */
interface Shown {
  /** Its tab is visible. */
  looking: boolean
  /** The tables it shows, by id; null while a table is being opened. */
  readonly tables: Map<string, LiveTable | null>
}

type Me = OnlineGives<'change'>['me']

/** The data that a person gets about themselves. */
export function meOf({ id, name, webhook, quiet, blocked, banned }: Person): Me {
  return { id, name, webhook, quiet, blocked: [...blocked], banned }
}

export class House {
  private readonly parts: HouseParts
  private readonly people: People
  private readonly liveTables: LiveTables
  private readonly lobby: Lobby
  private readonly play: Play
  private readonly order: Order
  private readonly chat: Chat
  private readonly notices: Notices
  private readonly ways: Ways
  private readonly mail: MailAddresses
  private readonly caretaker: Caretaker
  private readonly turns: Turns
  private readonly elsewhere: Elsewhere
  /** Null: no other process drives tables. */
  private readonly leases: Leases | null
  private readonly guests = new Map<Guest, Shown>()
  /** No banned person has a seat, unless another process has banned somebody since. */
  private settled = false

  constructor(given: HouseParts) {
    const clock = new Clock(given.now, given.steady ?? given.now)
    const parts = { ...given, now: clock.now }
    this.parts = parts
    const { storage, log, thinkerOf, measures = new Measures() } = parts
    const unkept = seldom(parts.now, (what, detail) => log.error(what, detail))
    const leases = storage.channel.isShared ? new Leases(storage) : null
    this.leases = leases
    this.people = new People({ ...parts, changed: (person) => this.elsewhere.tell({ is: 'person', person }) })
    this.turns = new Turns(storage)
    const thinking = new TimeSlices(parts.limits.thinking)
    const telling = new TimeSlices(parts.limits.thinking)
    const pause = (whose: string) => telling.next(whose)
    this.liveTables = new LiveTables({
      games: parts.games,
      storage,
      now: parts.now,
      limits: parts.limits,
      measures,
      thinks: (whose) => thinking.next(whose),
      ...(thinkerOf === undefined ? {} : { thinkerOf: timed(thinkerOf, measures) }),
      pause,
      reviewing: new OneAtATime(),
      ...(leases === null ? {} : { mayDrive: (table) => leases.mayDrive(table) }),
      turnNotices: (live, before, then) => this.turnNotices(live, before, then),
      stored: (live, before) => {
        this.elsewhere.stored(live)
        this.elsewhere.turnsChanged(live, before)
      },
      removed: ({ id }) => this.elsewhere.tell({ is: 'removed', table: id }),
      followed: (live, before) => this.elsewhere.followed(live, before),
      presence: (live) => this.elsewhere.present(live),
      opening: (table) => this.elsewhere.tell({ is: 'who', table }),
      dropped: (table) => leases?.release(table),
      broke: ({ id }, error) => {
        // Another process wrote first; the table is read again.
        if (error instanceof Overtaken) return
        if (error instanceof NotKept)
          unkept('a table could not be stored', { table: id, ...notKeptIn(error) })
        else log.error('a table could not be stored', { table: id, error })
      },
      failed: ({ id }, error) => log.error('a bot could not play', { table: id, error }),
    })
    const { carry = carryHere((id) => gameNamed(id, parts.games)) } = parts
    this.lobby = new Lobby({
      ...parts,
      liveTables: this.liveTables,
      carry,
      pause,
      invite: (person, to, by) => this.notices.invitation(person, to, by),
    })
    this.play = new Play({ ...parts, liveTables: this.liveTables })
    this.order = new Order({ storage, liveTables: this.liveTables })
    this.chat = new Chat({
      storage,
      now: parts.now,
      liveTables: this.liveTables,
      said: (table, line) => this.elsewhere.tell({ is: 'said', table, line }),
    })
    const push = new Push({ ...parts, reach: parts.webhooks })
    this.mail = new MailAddresses({ ...parts, mailer: parts.mailer ?? null, mostLinks: parts.limits.mails })
    this.notices = new Notices({
      ...parts,
      reach: parts.webhooks,
      carriers: {
        push: (way, body, topic) => push.send(way, body, topic),
        mail: (way, body) => this.mail.carry(way, body),
      },
    })
    this.ways = new Ways({ ...parts, notices: this.notices, push, mail: this.mail })
    this.caretaker = new Caretaker({
      ...parts,
      clock,
      liveTables: this.liveTables,
      notices: this.notices,
      claimed: (tables) => leases?.claimed(tables),
      release: (table) => leases?.release(table),
      clockSet: () => this.tellTime(),
    })
    this.elsewhere = new Elsewhere({
      storage,
      liveTables: this.liveTables,
      people: this.people,
      turns: this.turns,
      chat: this.chat,
      log,
      forgotten: (person) => this.endPagesOf(person),
      mayBeBanned: () => (this.settled = false),
    })
  }

  personOf(secret: string | null): Promise<Person | null> {
    return this.people.of(secret)
  }

  introduce(name: string): Promise<Introduced> {
    return this.people.introduce(name)
  }

  recover(token: string): Promise<Introduced> {
    return this.people.recover(token)
  }

  /** The file with everything that is stored about a person, in pieces. */
  ownData({ id }: Person): AsyncIterable<string> {
    const { storage, now } = this.parts
    return writtenData(storage.storedAbout(id), new Date(now()))
  }

  /** Performs any operation except those that work only over HTTP: `introduce`, `recover`, `addresses` and `data`. */
  perform<O extends OnlineOp>(op: O, body: OnlineRead<O>, person: Person | null): Promise<OnlineGives<O>>
  async perform(op: OnlineOp, body: never, person: Person | null): Promise<unknown> {
    const table = tableIn(body)
    if (table !== null && person !== null) {
      await this.order.admit(table, person, op)
      this.liveTables.heard(table, person.id)
    }
    if (isIn(this.forAll, op)) return this.forAll[op](body, person)
    if (!isIn(this.forPeople, op)) throw new Denied('bad-request', `'${op}' works only over HTTP`)
    if (person === null) throw new Denied('who-are-you', 'Choose a name first.')
    return this.forPeople[op](body, person)
  }

  private readonly forAll: {
    [O in ForAll]: (body: OnlineRead<O>, person: Person | null) => Promise<OnlineGives<O>>
  } = {
    me: async (_, person) => ({ me: person === null ? null : meOf(person) }),
    games: async () => ({
      games: this.parts.games.map((game) => {
        const { id, title, form } = game
        return { id, title, seats: usualSeats(game), options: form.options }
      }),
      bots: [...botNames],
      strengths: [...strengths],
    }),
    tables: ({ list }, person) => this.lobby.list(list, person),
    find: ({ code }, person) => this.lobby.find(code, person),
    room: async ({ table }, person) => lobbyOf(await this.liveTables.open(table), person),
    look: ({ table }, person) => this.play.look(table, person),
    wait: ({ table, after }, person) => this.play.wait(table, after, person),
    chat: ({ table, after }, person) => this.chat.read(table, after, person),
    replay: (body, person) => this.play.replay(body, person),
    history: (body) => this.play.history(body),
    review: ({ table }, person) => this.play.review(table, person),
    chances: ({ table }, person) => this.play.chances(table, person),
    campaign: (body) => this.play.campaign(body),
    tale: (body, person) => this.play.tale(body, person),
    record: (body) => this.play.record(body),
    confirmMail: ({ token }) => this.mail.confirm(token),
    stopMail: async ({ token }) => {
      await this.mail.stop(token)
      return {}
    },
  }

  private readonly forPeople: {
    [O in ForPeople]: (body: OnlineRead<O>, person: Person) => Promise<OnlineGives<O>>
  } = {
    change: async (body, person) => ({ me: meOf(await this.people.change(person, () => body)) }),
    forget: (_, person) => this.forget(person),
    tryWebhook: (_, person) => this.notices.try(person),
    ways: (_, person) => this.ways.list(person),
    subscribe: (body, person) => this.ways.subscribe(body, person),
    giveMail: (body, person) => this.ways.giveMail(body, person),
    dropWay: (body, person) => this.ways.drop(body, person),
    tryWay: (body, person) => this.ways.try(body, person),
    tableNotices: ({ table }, person) => this.tableNotices(table, person),
    setTableNotices: (body, person) => this.setTableNotices(body, person),
    recovery: (_, person) => this.people.recovery(person),
    block: (body, person) => this.block(body, person),
    create: (body, person) => this.lobby.create(body, person),
    join: (body, person) => this.lobby.join(body, person),
    allow: (body, person) => this.order.allow(body, person),
    remove: (body, person) => this.remove(body, person),
    start: ({ table }, person) => this.lobby.start(table, person),
    leave: ({ table }, person) => this.lobby.leave(table, person),
    return: ({ table }, person) => this.lobby.return(table, person),
    close: ({ table }, person) => this.lobby.close(table, person),
    rematch: ({ table }, person) => this.lobby.rematch(table, person),
    hints: ({ table, ask }, person) => this.play.hints(table, ask, person),
    counsel: ({ table, ask }, person) => this.play.counsel(table, ask, person),
    ahead: ({ table }, person) => this.play.ahead(table, person),
    answer: (body, person) => this.play.answer(body, person),
    undo: (body, person) => this.play.undo(body, person),
    redo: (body, person) => this.play.redo(body, person),
    hurry: ({ table }, person) => this.play.hurry(table, person),
    choose: (body, person) => this.play.choose(body, person),
    propose: (body, person) => this.play.propose(body, person),
    vote: (body, person) => this.play.vote(body, person),
    hideChances: ({ table }, person) => this.play.hideChances(table, person),
    say: (body, person) => this.chat.say(body, person),
    unsay: (body, person) => this.chat.unsay(body, person),
    report: (body, person) => this.report(body, person),
  }

  private async block(
    { person: other, blocked }: OnlineRead<'block'>,
    person: Person,
  ): Promise<OnlineGives<'block'>> {
    if (other === person.id) throw new Denied('bad-request', "You can't block yourself.")
    const changed = await this.people.change(person, (now) => {
      const others = now.blocked.filter(({ id }) => id !== other)
      return { blocked: blocked ? [...others, { id: other, name: '' }].slice(-MOST_BLOCKED) : others }
    })
    if (blocked) this.liveTables.sendAway(other, person.id)
    return { me: meOf(changed) }
  }

  private async tableNotices(table: string, { id }: Person): Promise<OnlineGives<'tableNotices'>> {
    return { notices: await this.parts.storage.tableNotices(table, id) }
  }

  private async setTableNotices(
    { table, notices }: OnlineRead<'setTableNotices'>,
    { id }: Person,
  ): Promise<OnlineGives<'setTableNotices'>> {
    const { storage } = this.parts
    if ((await storage.standing([table])).length === 0) throw unknownTable()
    await storage.setTableNotices(table, id, notices)
    return { notices }
  }

  private async remove(body: OnlineRead<'remove'>, person: Person): Promise<OnlineGives<'remove'>> {
    const removed = await this.order.remove(body, person)
    // Their seat is no longer theirs, so the table doesn't tell them that it waits for somebody else.
    this.turns.change(body.person, body.table, false)
    this.elsewhere.tell({ is: 'turn', table: body.table, person: body.person, waits: false })
    this.elsewhere.tell({ is: 'away', table: body.table, person: body.person })
    return removed
  }

  private async forget(person: Person): Promise<OnlineGives<'forget'>> {
    await this.leaveAll(person)
    await this.people.erase(person)
    this.elsewhere.tell({ is: 'forgotten', person: person.id })
    await this.endPagesOf(person.id)
    return {}
  }

  private async endPagesOf(person: string): Promise<void> {
    for (const guest of this.guests.keys()) {
      if (guest.person?.id === person) guest.end('Your data was deleted.')
    }
    // Tables in memory still contain the name.
    await this.liveTables.clearOf(person)
  }

  /** Leaves all tables. If one of them can't be opened, goes on with the others. */
  private async leaveAll(person: Person): Promise<void> {
    const { storage, log } = this.parts
    for (const table of await storage.seatedAt(person.id)) {
      await this.lobby
        .leave(table, person)
        .catch((error: unknown) =>
          log.warn('a deleted or banned person could not leave a table', { table, error }),
        )
    }
  }

  private async report(body: OnlineRead<'report'>, person: Person): Promise<{ report: string }> {
    const live = await this.liveTables.open(body.table)
    const seat = live.seatOf(person.id)
    const id = `r${this.parts.random(8)}`
    const update = live.host === null ? null : await live.host.look(seat)
    const ruleset = live.host?.table.ruleset ?? null
    await this.parts.storage.addReport({
      id,
      table: live.id,
      // Before the game begins, seats change hands.
      seat: live.host === null ? null : seat,
      seq: live.row.seq,
      text: body.text,
      versions: { server: this.parts.version, client: body.client, ruleset },
      view: { view: update?.view ?? null, asked: update?.ask?.options.map(({ id }) => id) ?? null },
      at: this.parts.now(),
    })
    this.parts.log.info('a player sent a report', { report: id, table: live.id })
    return { report: id }
  }

  // Connected pages.

  async enter(guest: Guest): Promise<void> {
    this.guests.set(guest, { looking: true, tables: new Map() })
    await this.turns.enter(guest)
  }

  /** With `changes`, the page gets the whole table once and then only changes. */
  async watch(guest: Guest, table: string, changes = false): Promise<void> {
    const shown = this.guests.get(guest)
    if (shown === undefined) return
    const { tables } = shown
    if (!tables.has(table)) {
      if (tables.size >= MOST_SHOWN)
        throw new Denied('too-many', 'This page already shows as many tables as it can. Close one first.')
      tables.set(table, null)
    }
    const live = await this.opened(guest, tables, table)
    // While the table was being opened, the page may have closed or left it.
    if (this.guests.get(guest) !== shown || !tables.has(table)) return
    tables.set(table, live)
    await live.watch(guest, { looking: shown.looking, changes })
  }

  private async opened({ person }: Guest, tables: Shown['tables'], table: string): Promise<LiveTable> {
    try {
      await this.order.admit(table, person, 'watch')
      return await this.liveTables.open(table)
    } catch (error) {
      tables.delete(table)
      throw error
    }
  }

  unwatch(guest: Guest, table: string): void {
    const tables = this.guests.get(guest)?.tables
    tables?.get(table)?.unwatch(guest)
    tables?.delete(table)
  }

  attend(guest: Guest, looking: boolean): void {
    const shown = this.guests.get(guest)
    if (shown === undefined) return
    const comes = looking && !shown.looking
    shown.looking = looking
    for (const [table, live] of shown.tables) {
      live?.audience.attend(guest, looking)
      if (comes && guest.person !== null) void this.look(table, guest.person.id)
    }
  }

  private async look(table: string, person: string): Promise<void> {
    try {
      await this.order.look(table, person)
    } catch (error) {
      this.parts.log.warn('it could not be stored that a person has looked at a table', { table, error })
    }
  }

  exit(guest: Guest): void {
    for (const live of this.guests.get(guest)?.tables.values() ?? []) live?.unwatch(guest)
    this.guests.delete(guest)
    this.turns.exit(guest)
  }

  /** Notices to those whose turn begins while no visible page of theirs shows the table, at any process. */
  private turnNotices({ audience }: LiveTable, before: ListedTable, then: ListedTable): Notice[] {
    return turnChanges(before, then).flatMap(({ person, waits }) =>
      waits && audience.presenceOf(person) !== 'looking' ? this.notices.yourTurn(person, then) : [],
    )
  }

  get resident(): number {
    return this.liveTables.size
  }

  async tick(): Promise<void> {
    this.parts.storage.channel.look()
    if (!this.settled) await this.takeFromBanned()
    await this.caretaker.tick()
    this.parts.storage.tidy(this.parts.now())
  }

  /** Bots take over the seats of banned people, and their pages are told to watch their tables again, and refused. */
  private async takeFromBanned(): Promise<void> {
    this.settled = true
    const { storage } = this.parts
    for (const person of await storage.bannedPlayers()) await this.leaveAll(person)
    const shown = [...this.guests].filter(([, { tables }]) => tables.size > 0)
    const people = new Set(shown.flatMap(([{ person }]) => person?.id ?? []))
    const banned = people.size === 0 ? [] : await storage.bannedAmong([...people])
    for (const [guest, { tables }] of shown) {
      if (guest.person === null || !banned.includes(guest.person.id)) continue
      for (const [table, live] of tables) {
        live?.unwatch(guest)
        guest.tell({ again: table })
      }
      tables.clear()
    }
  }

  /** Sends the server's time to all pages, which count down by it. */
  private tellTime(): void {
    const { version, now } = this.parts
    for (const guest of this.guests.keys())
      guest.tell({ hello: { version, me: guest.person?.id ?? null, now: now() } })
  }

  /** Posts the notices that are due. This can take seconds. */
  deliver(): Promise<void> {
    return this.notices.deliver()
  }

  /** Waits until everything is stored, then closes the storage. */
  async stop(): Promise<void> {
    this.play.release()
    await this.liveTables.settle()
    await this.leases?.close()
    await this.parts.storage.close()
  }
}

type ForAll =
  | 'me'
  | 'games'
  | 'tables'
  | 'find'
  | 'room'
  | 'look'
  | 'wait'
  | 'chat'
  | 'replay'
  | 'history'
  | 'campaign'
  | 'chances'
  | 'tale'
  | 'record'
  | 'review'
  | 'confirmMail'
  | 'stopMail'
type ForPeople = Exclude<OnlineOp, ForAll | 'introduce' | 'recover' | 'addresses' | 'data'>

/** The table that a request is about, or that a new table continues; null if none. */
function tableIn(body: object): string | null {
  if ('table' in body && typeof body.table === 'string') return body.table
  const after: unknown = 'after' in body ? body.after : null
  return isRecord(after) && typeof after['table'] === 'string' ? after['table'] : null
}

function isIn<T extends object>(list: T, op: string): op is keyof T & string {
  return Object.hasOwn(list, op)
}

const MOST_BLOCKED = 200
/** How many tables one page may show. Each of them stays in memory. */
const MOST_SHOWN = 32
