// Playing at an online table: what a person may see and do there, seat by seat.
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  bundleOfTexts,
  type Hints,
  type TableHost,
  type Tales,
  textInBundle,
  type Update,
  withStandIns,
} from '@lorehall/host'
import { Refusal, type Seat, type TableRecord } from '@lorehall/kernel'
import type { OnlineGives, OnlineRead } from '@lorehall/protocol'
import { isOverplayed } from '../carry/check.ts'
import { Denied } from '../denied.ts'
import { measured } from '../guard/charged.ts'
import type { Limits } from '../limits.ts'
import type { Person } from '../storage.ts'
import { maySpendAgain } from './clocks.ts'
import { courseAfter } from './course.ts'
import type { Desk } from './desk.ts'
import { propose, vote } from './proposals.ts'
import { fairnessOf } from './room.ts'
import type { Shelf } from './shelf.ts'

interface Begun {
  readonly desk: Desk
  readonly host: TableHost
}

interface Seated extends Begun {
  readonly seat: Seat
}

export interface PlayParts {
  readonly shelf: Shelf
  readonly now: () => number
  readonly limits: Limits
  /** So many random bytes, in hex. */
  readonly random: (bytes: number) => string
  /** Where long texts are fetched. */
  readonly tale: Tales
}

/** How long a request may wait for news, in milliseconds. */
const PATIENCE = 25_000

export class Play {
  private readonly shelf: Shelf
  private readonly now: () => number
  private readonly limits: Limits
  private readonly random: (bytes: number) => string
  private readonly fetchTale: Tales
  private readonly waiting = new Set<() => void>()

  constructor({ shelf, now, limits, random, tale }: PlayParts) {
    this.fetchTale = tale
    this.limits = limits
    this.shelf = shelf
    this.now = now
    this.random = random
  }

  private async begun(table: string): Promise<Begun> {
    const desk = await this.shelf.open(table)
    if (desk.host === null) throw new Denied('not-playing', 'this game has not begun yet')
    return { desk, host: desk.host }
  }

  /** The person's seat at a game under way, or a sentence why not. */
  private async seated(table: string, person: Person): Promise<Seated> {
    const { desk, host } = await this.begun(table)
    return { desk, host, seat: seatIn(desk, person) }
  }

  async look(table: string, person: Person | null): Promise<Update> {
    const { desk, host } = await this.begun(table)
    return desk.seen(await host.look(desk.seatOf(person?.id ?? null)))
  }

  /** As soon as there are more entries than the person has seen, or after a while in any case. */
  async wait(table: string, after: number, person: Person | null): Promise<Update> {
    const gathering = await this.shelf.open(table)
    await this.orEnough((done) => gathering.onBegun(done))
    const { desk, host } = await this.begun(table)
    const eyes = desk.seatOf(person?.id ?? null)
    await this.orEnough((done) => {
      const watcher = { eyes, tell: done, stopped: done }
      host.listen(watcher)
      const ended = ({ entries }: Update) => (entries > after || desk.row.stage === 'over') && done()
      // What is wrong with it is told to who looks below.
      host.look(eyes).then(ended, done)
      return () => host.leave(watcher)
    })
    // Another desk may stand there by now.
    return this.look(table, person)
  }

  /** Until there is news, or for a while in any case; then nobody listens any more. */
  private async orEnough(listen: (done: () => void) => () => void): Promise<void> {
    const { promise: enough, resolve: done } = Promise.withResolvers<void>()
    const timer = setTimeout(done, PATIENCE)
    this.waiting.add(done)
    const stop = listen(done)
    await enough
    stop()
    clearTimeout(timer)
    this.waiting.delete(done)
  }

  /** Everyone who waits is answered with what there is. */
  release(): void {
    for (const enough of this.waiting) enough()
  }

  async hints(table: string, ask: number, person: Person): Promise<Hints> {
    const { host, seat } = await this.seated(table, person)
    return host.hints(seat, ask)
  }

  async tale({ table, name }: OnlineRead<'tale'>, person: Person | null): Promise<OnlineGives<'tale'>> {
    const { desk, host } = await this.begun(table)
    return { paragraphs: await host.tale(desk.seatOf(person?.id ?? null), name, this.fetchTale) }
  }

  async answer(body: OnlineRead<'answer'>, person: Person): Promise<{ entries: number }> {
    const { desk, host, seat } = await this.seated(body.table, person)
    await host.answer(seat, body.ask, body.picks)
    if ((desk.row.seats[seat]?.missed ?? 0) > 0) await forgiven(desk, seat)
    return known({ desk, host, seat })
  }

  async undo(body: OnlineRead<'undo'>, person: Person): Promise<{ entries: number }> {
    const { desk, host, seat } = await this.seated(body.table, person)
    this.refuseMore(desk)
    if (!maySpendAgain(desk.row, seat, this.now())) {
      // Their page took it to be free: time passes without an entry.
      await desk.audience.showAgain(person.id)
      throw new Refusal(
        'wall',
        'your time is no longer running; going back now needs the consent of the others',
      )
    }
    if (desk.wallOfAbsent(seat) !== null) {
      throw new Refusal(
        'wall',
        'a bot plays for somebody who may come back, and going back beyond this needs their word: propose it, or wait',
      )
    }
    await host.undo(seat, [], body.at)
    return known({ desk, host, seat })
  }

  async redo(body: OnlineRead<'redo'>, person: Person): Promise<{ entries: number }> {
    const { desk, host, seat } = await this.seated(body.table, person)
    this.refuseMore(desk)
    await host.redo(seat, body.at)
    return known({ desk, host, seat })
  }

  async choose(body: OnlineRead<'choose'>, person: Person): Promise<{ entries: number }> {
    const { desk, host, seat } = await this.seated(body.table, person)
    this.refuseMore(desk)
    await host.choose(seat, body.effect, body.choice)
    return known({ desk, host, seat })
  }

  /** A game has an end, but there is none to going back and forth; and to open a table is to replay it. */
  private refuseMore({ row, host }: Desk): void {
    const long = row.seq >= this.limits.entries
    if (!long && (host === null || !isOverplayed(host.table, row.seq))) return
    throw new Denied('too-many', 'so much has happened at this table that it can only be played on')
  }

  async propose(
    { table, kind, key }: OnlineRead<'propose'>,
    person: Person,
  ): Promise<OnlineGives<'propose'>> {
    const keyed = key === undefined ? {} : { key }
    return this.shelf.change(table, async (desk) => {
      if (kind === 'undo') this.refuseMore(desk)
      const by = seatIn(desk, person)
      return { proposal: await propose(desk, { id: this.random(8), ...keyed, kind, by }) }
    })
  }

  async vote({ table, agree, proposal }: OnlineRead<'vote'>, person: Person): Promise<OnlineGives<'vote'>> {
    return this.shelf.change(table, async (desk) => {
      await vote(desk, seatIn(desk, person), agree, proposal)
      return {}
    })
  }

  async replay(body: OnlineRead<'replay'>, person: Person | null): Promise<Update> {
    const { desk, host } = await this.begun(body.table)
    const mine = desk.seatOf(person?.id ?? null)
    const { eyes = mine } = body
    if (desk.row.stage !== 'over' && eyes !== mine && eyes !== null) {
      throw new Denied('not-over', 'until the game is over you see it with your own eyes only')
    }
    return host.replay(body.at, eyes, body.log)
  }

  async history({ table, after = -1 }: OnlineRead<'history'>): Promise<OnlineGives<'history'>> {
    const { host } = await this.begun(table)
    return courseAfter(await host.history(), after)
  }

  async record({ table, campaign = false }: OnlineRead<'record'>): Promise<OnlineGives<'record'>> {
    const { desk, host } = await this.begun(table)
    if (desk.row.stage !== 'over') {
      throw new Denied('not-over', 'the record holds what is hidden: it is opened when the game is over')
    }
    const { game } = desk.row
    if (campaign) {
      const chapters = await this.chapters(desk.id)
      return { name: `${game}-campaign-${desk.id}.json`, text: measured(() => bundleOfTexts(chapters)) }
    }
    const text = measured(() => JSON.stringify(opened({ desk, host }), null, 1))
    return { name: `${game}-${desk.id}.json`, text }
  }

  /** The records of a table and of those that led to it, the earliest first, as far as they are kept. */
  private async chapters(table: string): Promise<string[]> {
    const latestFirst: string[] = []
    let room = this.limits.campaign
    for (let next: string | null = table; next !== null;) {
      // A campaign may have hundreds, and each is replayed and written: others have their turn in between.
      await nextTurn()
      const found: Begun | null = await this.begun(next).catch(ifGone)
      // A restored backup may have put one back into the middle of its game.
      if (found?.desk.row.stage !== 'over') break
      const begun = found
      const text = measured(() => textInBundle(opened(begun)))
      room -= text.length
      if (room < 0) throw new Denied('too-large', TOO_LONG)
      latestFirst.push(text)
      next = found.desk.after
    }
    return latestFirst.toReversed()
  }
}

const TOO_LONG = 'this campaign is too long for one file: please save the records of its tables one by one'

/** The record of a table that is over, with what shows its chance to be fair. */
function opened({ desk, host }: Begun): TableRecord {
  const fair = fairnessOf(desk)
  return withStandIns(Object.assign(host.table.record(), { fair }), host.standIns)
}

/** How many entries the seat knows of, as its updates count them. */
function known({ desk, host, seat }: Seated): { entries: number } {
  return { entries: host.entriesFor(seat, desk.row.seq) }
}

function ifGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'unknown-table') return null
  throw error
}

function seatIn(desk: Desk, person: Person): Seat {
  const seat = desk.seatOf(person.id)
  if (seat === null) throw new Denied('not-yours', 'you have no seat at this table; you may watch it')
  if (desk.row.stage !== 'playing') {
    const why = desk.row.stage === 'over' ? 'this game is over' : 'this game has not begun yet'
    throw new Denied('not-playing', why)
  }
  if (desk.row.seats[seat]?.away === true) {
    throw new Denied('not-yours', 'a bot plays for you: please take your seat back first')
  }
  return seat
}

async function forgiven(desk: Desk, seat: Seat): Promise<void> {
  await desk.inTurn(async () => {
    const sitting = desk.row.seats[seat]
    if (sitting !== undefined)
      await desk.save({ seats: desk.row.seats.with(seat, { ...sitting, missed: 0 }) })
  })
}
