// Everything one can ask of a server, in one place: who asks is known, what is asked is checked.
import { botNames } from '@lorehall/bots'
import { NotKept, Overtaken, type Tales } from '@lorehall/host'
import { usualSeats } from '@lorehall/kernel'
import type { OnlineGives, OnlineOp, OnlineRead } from '@lorehall/protocol'
import { type Carry, carryHere } from './carry/check.ts'
import { Chat } from './chat.ts'
import { Clock } from './clock.ts'
import { Denied } from './denied.ts'
import { gameNamed, type HouseGame } from './games.ts'
import type { Guest } from './guest.ts'
import type { Limits } from './limits.ts'
import { type Log, seldom } from './log.ts'
import { Notices } from './notices/notices.ts'
import type { Reach } from './notices/post.ts'
import { type Introduced, People } from './people/people.ts'
import { Turns } from './people/turns.ts'
import type { Person, Storage, TableSlip } from './storage.ts'
import { Caretaker } from './tables/caretaker.ts'
import { isPlayed } from './tables/clocks.ts'
import type { Desk } from './tables/desk.ts'
import { Lobby } from './tables/lobby.ts'
import { Play } from './tables/play.ts'
import { roomOf } from './tables/room.ts'
import { Shelf } from './tables/shelf.ts'
import { Thinking } from './tables/thinking.ts'
import { notKeptIn } from './trouble.ts'

export interface HouseParts {
  /** What can be played here. */
  readonly games: readonly HouseGame[]
  /** Their long texts, each fetched when it is first shown. */
  readonly tale: Tales
  readonly storage: Storage
  readonly now: () => number
  /** Milliseconds by a clock that nobody sets; without one, nobody notices that the time of day was set. */
  readonly steady?: () => number
  /** So many random bytes, in hex. */
  readonly random: (bytes: number) => string
  readonly log: Log
  readonly limits: Limits
  readonly version: string
  readonly webhooks: Reach
  /** Where people find this server; null: unknown. */
  readonly address: string | null
  /** Who checks records that are to go on here; without anyone it is done on this thread. */
  readonly carry?: Carry
}

/** What a page shows. */
interface Shown {
  /** It is in front of somebody. */
  looking: boolean
  /** Null while the table is read. */
  readonly tables: Map<string, Desk | null>
}

type Me = OnlineGives<'change'>['me']

/** What a person is told of themselves. */
export function meOf({ id, name, webhook, muted }: Person): Me {
  return { id, name, webhook, muted: [...muted] }
}

export class House {
  private readonly parts: HouseParts
  private readonly people: People
  private readonly shelf: Shelf
  private readonly lobby: Lobby
  private readonly play: Play
  private readonly chat: Chat
  private readonly notices: Notices
  private readonly caretaker: Caretaker
  private readonly turns: Turns
  private readonly guests = new Map<Guest, Shown>()
  private readonly writing = new Set<Promise<void>>()

  constructor(given: HouseParts) {
    const clock = new Clock(given.now, given.steady ?? given.now)
    const parts = { ...given, now: clock.now }
    this.parts = parts
    const { storage, log } = parts
    const unkept = seldom(parts.now, (what, detail) => log.error(what, detail))
    this.people = new People(parts)
    this.turns = new Turns(storage)
    const thinking = new Thinking(parts.limits.thinking)
    const telling = new Thinking(parts.limits.thinking)
    const pause = (whose: string) => telling.next(whose)
    this.shelf = new Shelf({
      games: parts.games,
      storage,
      now: parts.now,
      limits: parts.limits,
      thinks: (whose) => thinking.next(whose),
      pause,
      waitingChanged: (desk, before) => this.waitingChanged(desk, before),
      broke: ({ id }, error) => {
        if (error instanceof Overtaken) log.warn('a table went on elsewhere', { table: id })
        else if (error instanceof NotKept)
          unkept('a table could not be stored', { table: id, ...notKeptIn(error) })
        else log.error('a table could not be stored', { table: id, error })
      },
      failed: ({ id }, error) => log.error('a table could not go on by itself', { table: id, error }),
    })
    const { carry = carryHere((id) => gameNamed(id, parts.games)) } = parts
    this.lobby = new Lobby({ ...parts, shelf: this.shelf, carry, pause })
    this.play = new Play({ ...parts, shelf: this.shelf })
    this.chat = new Chat({ storage, now: parts.now, shelf: this.shelf })
    this.notices = new Notices({ ...parts, reach: parts.webhooks })
    this.caretaker = new Caretaker({
      ...parts,
      clock,
      shelf: this.shelf,
      notices: this.notices,
      clockSet: () => this.tellTime(),
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

  /** Every operation but those that make someone known. */
  perform<O extends OnlineOp>(op: O, body: OnlineRead<O>, person: Person | null): Promise<OnlineGives<O>>
  async perform(op: OnlineOp, body: never, person: Person | null): Promise<unknown> {
    if (isIn(this.forAll, op)) return this.forAll[op](body, person)
    if (!isIn(this.forPeople, op)) throw new Denied('bad-request', `'${op}' is asked by HTTP only`)
    if (person === null) throw new Denied('who-are-you', 'please say your name first')
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
    }),
    tables: ({ list }, person) => this.lobby.list(list, person),
    find: ({ code }) => this.lobby.find(code),
    room: async ({ table }, person) => roomOf(await this.shelf.open(table), person),
    look: ({ table }, person) => this.play.look(table, person),
    wait: ({ table, after }, person) => this.play.wait(table, after, person),
    chat: ({ table, after }, person) => this.chat.read(table, after, person),
    replay: (body, person) => this.play.replay(body, person),
    history: (body) => this.play.history(body),
    tale: (body, person) => this.play.tale(body, person),
    record: (body) => this.play.record(body),
  }

  private readonly forPeople: {
    [O in ForPeople]: (body: OnlineRead<O>, person: Person) => Promise<OnlineGives<O>>
  } = {
    change: async (body, person) => ({ me: meOf(await this.people.change(person, () => body)) }),
    forget: (_, person) => this.forget(person),
    tryWebhook: (_, person) => this.notices.try(person),
    recovery: (_, person) => this.people.recovery(person),
    mute: async (body, person) => {
      const changed = await this.people.change(person, ({ muted }) => {
        const others = muted.filter((id) => id !== body.person)
        return { muted: body.muted ? [...others, body.person].slice(-MOST_MUTED) : others }
      })
      return { me: meOf(changed) }
    },
    create: (body, person) => this.lobby.create(body, person),
    join: (body, person) => this.lobby.join(body, person),
    start: ({ table }, person) => this.lobby.start(table, person),
    leave: ({ table }, person) => this.lobby.leave(table, person),
    return: ({ table }, person) => this.lobby.return(table, person),
    close: ({ table }, person) => this.lobby.close(table, person),
    rematch: ({ table }, person) => this.lobby.rematch(table, person),
    hints: ({ table, ask }, person) => this.play.hints(table, ask, person),
    answer: (body, person) => this.play.answer(body, person),
    undo: (body, person) => this.play.undo(body, person),
    redo: (body, person) => this.play.redo(body, person),
    choose: (body, person) => this.play.choose(body, person),
    propose: (body, person) => this.play.propose(body, person),
    vote: (body, person) => this.play.vote(body, person),
    say: (body, person) => this.chat.say(body, person),
    report: (body, person) => this.report(body, person),
  }

  private async forget(person: Person): Promise<OnlineGives<'forget'>> {
    const { storage, log } = this.parts
    for (const id of await storage.seatedAt(person.id)) {
      // Whoever wishes to go may go, even where a table cannot be opened.
      await this.lobby
        .leave(id, person)
        .catch((error: unknown) => log.warn('someone could not get up from a table', { table: id, error }))
    }
    await this.people.erase(person)
    for (const guest of this.guests.keys()) {
      if (guest.person?.id === person.id) guest.end('you are forgotten here')
    }
    // Names stand in tables that are in memory, too.
    await this.shelf.clearOf(person.id)
    return {}
  }

  private async report(body: OnlineRead<'report'>, person: Person): Promise<{ report: string }> {
    const desk = await this.shelf.open(body.table)
    const seat = desk.seatOf(person.id)
    const id = `r${this.parts.random(8)}`
    const update = desk.host === null ? null : await desk.host.look(seat)
    const ruleset = desk.host?.table.ruleset ?? null
    await this.parts.storage.addReport({
      id,
      table: desk.id,
      seat,
      seq: desk.row.seq,
      text: body.text,
      versions: { server: this.parts.version, client: body.client, ruleset },
      view: { view: update?.view ?? null, asked: update?.ask?.options.map(({ id }) => id) ?? null },
      at: this.parts.now(),
    })
    this.parts.log.info('something was reported', { report: id, table: desk.id })
    return { report: id }
  }

  // Pages that are connected.

  async enter(guest: Guest): Promise<void> {
    this.guests.set(guest, { looking: true, tables: new Map() })
    await this.turns.enter(guest)
  }

  /** With `changes` it is told what changed, once it has the whole. */
  async watch(guest: Guest, table: string, changes = false): Promise<void> {
    const shown = this.guests.get(guest)
    if (shown === undefined) return
    const { tables } = shown
    if (!tables.has(table)) {
      if (tables.size >= MOST_SHOWN) throw new Denied('too-many', 'one page shows no more tables than this')
      tables.set(table, null)
    }
    const desk = await this.opened(tables, table)
    // The page may have gone, or left the table, while it was read.
    if (this.guests.get(guest) !== shown || !tables.has(table)) return
    tables.set(table, desk)
    await desk.watch(guest, { looking: shown.looking, changes })
  }

  private async opened(tables: Shown['tables'], table: string): Promise<Desk> {
    try {
      return await this.shelf.open(table)
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
    shown.looking = looking
    for (const desk of shown.tables.values()) desk?.audience.attend(guest, looking)
  }

  exit(guest: Guest): void {
    for (const desk of this.guests.get(guest)?.tables.values() ?? []) desk?.unwatch(guest)
    this.guests.delete(guest)
    this.turns.exit(guest)
  }

  /** Badges for those who are here, letters for those who are not. */
  private waitingChanged(desk: Desk, before: TableSlip): void {
    const { row } = desk
    for (const [i, seat] of row.seats.entries()) {
      if (seat.person === null) continue
      const now = row.waiting.includes(i) && isPlayed(seat)
      const was = before.waiting.includes(i) && isPlayed(before.seats[i])
      if (now === was) continue
      this.turns.change(seat.person, row.id, now)
      if (now && desk.audience.presenceOf(seat.person) === 'gone') this.write(seat.person, row)
    }
  }

  /** Nobody at the table waits for a letter to be written. */
  private write(person: string, row: TableSlip): void {
    const written = this.writeTo(person, row)
      .catch((error: unknown) => this.parts.log.error('a notice could not be written', { error }))
      .finally(() => this.writing.delete(written))
    this.writing.add(written)
  }

  private async writeTo(id: string, row: TableSlip): Promise<void> {
    if (this.parts.webhooks === 'off') return
    const person = await this.parts.storage.person(id)
    if (person !== null) await this.notices.yourTurn(person, row)
  }

  get resident(): number {
    return this.shelf.size
  }

  async tick(): Promise<void> {
    await Promise.all(this.writing)
    if (this.parts.storage.changedElsewhere()) {
      this.people.clear()
      await this.shelf.clear()
    }
    await this.caretaker.tick()
    this.parts.storage.tidy(this.parts.now())
  }

  /** Pages count by the clock of the server. */
  private tellTime(): void {
    const { version, now } = this.parts
    for (const guest of this.guests.keys())
      guest.tell({ hello: { version, me: guest.person?.id ?? null, now: now() } })
  }

  /** Posts the letters that are due; some take long to arrive. */
  deliver(): Promise<void> {
    return this.notices.deliver()
  }

  /** Waits for what is being stored, then closes the storage. */
  async stop(): Promise<void> {
    this.play.release()
    await this.shelf.settle()
    await Promise.all(this.writing)
    this.parts.storage.close()
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
  | 'tale'
  | 'record'
type ForPeople = Exclude<OnlineOp, ForAll | 'introduce' | 'recover'>

function isIn<T extends object>(list: T, op: string): op is keyof T & string {
  return Object.hasOwn(list, op)
}

const MOST_MUTED = 200
/** Every table that is shown stays in memory. */
const MOST_SHOWN = 32
