// Play at an online table: what people may see and do, by their seats.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { aheadOf, chancesAt, isReviewed, reviewAt } from '@lorehall/host/beside-play'
import {
  type Ahead,
  bundleOfTexts,
  campaignAt,
  type Counsel,
  type Hints,
  type ReviewState,
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
import { addressAsking } from '../guard/asked-from.ts'
import { measured } from '../guard/charged.ts'
import type { Limits } from '../limits.ts'
import { OneAtATime } from '../one-at-a-time.ts'
import type { Person } from '../storage.ts'
import { isPlayed, maySpendAgain } from './clocks.ts'
import { historyAfter } from './score-history.ts'
import type { LiveTable } from './live-table.ts'
import { propose, vote } from './proposals.ts'
import { fairnessOf } from './lobby-view.ts'
import type { LiveTables } from './live-tables.ts'

interface Begun {
  readonly live: LiveTable
  readonly host: TableHost
}

interface Seated extends Begun {
  readonly seat: Seat
}

export interface PlayParts {
  readonly liveTables: LiveTables
  readonly now: () => number
  readonly limits: Limits
  /** Returns this many random bytes, in hex. */
  readonly random: (bytes: number) => string
  /** Loads long texts. */
  readonly tale: Tales
}

/** How long a request may wait for news, in milliseconds. */
const PATIENCE = 25_000

export class Play {
  private readonly liveTables: LiveTables
  private readonly now: () => number
  private readonly limits: Limits
  private readonly random: (bytes: number) => string
  private readonly fetchTale: Tales
  private readonly waiting = new Set<() => void>()
  /** All chapters of a campaign are in memory while they are read, so campaigns are read one at a time. */
  private readonly campaigns = new OneAtATime()

  constructor({ liveTables, now, limits, random, tale }: PlayParts) {
    this.fetchTale = tale
    this.limits = limits
    this.liveTables = liveTables
    this.now = now
    this.random = random
  }

  private async begun(table: string): Promise<Begun> {
    const live = await this.liveTables.open(table)
    if (live.host === null) throw new Denied('not-playing', 'This game has not begun yet.')
    return { live, host: live.host }
  }

  /** The person's seat at a game under way. Refuses if they have none. */
  private async seated(table: string, person: Person): Promise<Seated> {
    const { live, host } = await this.begun(table)
    return { live, host, seat: seatIn(live, person) }
  }

  async look(table: string, person: Person | null): Promise<Update> {
    const { live, host } = await this.begun(table)
    return live.seen(await host.look(live.seatOf(person?.id ?? null)))
  }

  /** Waits for the game to begin, then for more than `after` entries, each at most for `PATIENCE`. */
  async wait(table: string, after: number, person: Person | null): Promise<Update> {
    const gathering = await this.liveTables.open(table)
    await this.orEnough((done) => gathering.onBegun(done))
    const { live, host } = await this.begun(table)
    const eyes = live.seatOf(person?.id ?? null)
    await this.orEnough((done) => {
      const watcher = { eyes, tell: done, stopped: done }
      host.listen(watcher)
      const ended = ({ entries }: Update) => (entries > after || live.row.stage === 'over') && done()
      // If this fails, the look below fails too and reports the error.
      host.look(eyes).then(ended, done)
      return () => host.leave(watcher)
    })
    // Look it up again: another live table may have taken its place.
    return this.look(table, person)
  }

  /** Listens until `done` is called, at most for `PATIENCE`. */
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

  /** Ends all waiting: each request gets the table as it is now. */
  release(): void {
    for (const enough of this.waiting) enough()
  }

  async hints(table: string, ask: number, person: Person): Promise<Hints> {
    const { host, seat } = await this.seated(table, person)
    return host.hints(seat, ask)
  }

  async counsel(table: string, ask: number, person: Person): Promise<Counsel> {
    const { host, seat } = await this.seated(table, person)
    return host.counsel(seat, ask)
  }

  async ahead(table: string, person: Person): Promise<Ahead> {
    const { host, seat } = await this.seated(table, person)
    return aheadOf(host.inside, seat)
  }

  async review(table: string, person: Person | null): Promise<ReviewState> {
    const { live, host } = await this.begun(table)
    if (live.row.stage !== 'over') {
      throw new Denied(
        'not-over',
        'A review would show hidden information. You can have it when the game is over.',
      )
    }
    if (person === null && !(await isReviewed(host.inside)))
      throw new Denied(
        'who-are-you',
        'Nobody has asked for the review of this game yet. Choose a name to do so.',
      )
    return reviewAt(host.inside)
  }

  async tale({ table, name }: OnlineRead<'tale'>, person: Person | null): Promise<OnlineGives<'tale'>> {
    const { live, host } = await this.begun(table)
    return { paragraphs: await host.tale(live.seatOf(person?.id ?? null), name, this.fetchTale) }
  }

  answer(body: OnlineRead<'answer'>, person: Person): Promise<{ entries: number }> {
    return this.liveTables.again(body.table, async () => {
      const begun = await this.begun(body.table)
      const { live, host } = begun
      const seat = endedBy(begun, body, person) ?? seatIn(live, person)
      await host.answer(seat, body.ask, body.picks)
      if ((live.row.seats[seat]?.missed ?? 0) > 0) await forgiven(live, seat)
      return known({ live, host, seat })
    })
  }

  undo(body: OnlineRead<'undo'>, person: Person): Promise<{ entries: number }> {
    return this.liveTables.again(body.table, () => this.undoOnce(body, person))
  }

  private async undoOnce(body: OnlineRead<'undo'>, person: Person): Promise<{ entries: number }> {
    const { live, host, seat } = await this.seated(body.table, person)
    this.refuseMore(live)
    if (!maySpendAgain(live.row, seat, this.now())) {
      // Their page still offers a free undo, because no entry came when the time ran out.
      await live.audience.showAgain(person.id)
      throw new Refusal('wall', 'Your time has run out, so the other players must agree to an undo.')
    }
    if (live.wallOfAbsent(seat) !== null) {
      throw new Refusal(
        'wall',
        'A bot is playing for someone who may come back. This undo needs their consent: propose it, or wait.',
      )
    }
    await host.undo(seat, [], body.at)
    return known({ live, host, seat })
  }

  redo(body: OnlineRead<'redo'>, person: Person): Promise<{ entries: number }> {
    return this.liveTables.again(body.table, async () => {
      const { live, host, seat } = await this.seated(body.table, person)
      this.refuseMore(live)
      await host.redo(seat, body.at)
      return known({ live, host, seat })
    })
  }

  /** Refused where other people play, because a hurried bot is a weaker one. */
  async hurry(table: string, person: Person): Promise<OnlineGives<'hurry'>> {
    const { live, host, seat } = await this.seated(table, person)
    if (live.row.seats.some((other, i) => i !== seat && isPlayed(other)))
      throw new Denied('not-yours', 'You can hurry bots only where nobody else plays.')
    host.hurry()
    return {}
  }

  choose(body: OnlineRead<'choose'>, person: Person): Promise<{ entries: number }> {
    return this.liveTables.again(body.table, async () => {
      const { live, host, seat } = await this.seated(body.table, person)
      this.refuseMore(live)
      await host.choose(seat, body.effect, body.choice)
      return known({ live, host, seat })
    })
  }

  /** Limits undo, redo and settings: without a limit they could go on forever, and opening a table replays them all. */
  private refuseMore({ row, host }: LiveTable): void {
    const long = row.seq >= this.limits.entries
    if (!long && (host === null || !isOverplayed(host.table, row.seq))) return
    throw new Denied(
      'too-many',
      'This game is too long for another undo or change of settings. You can only keep playing.',
    )
  }

  async propose(
    { table, kind, key, seat }: OnlineRead<'propose'>,
    person: Person,
  ): Promise<OnlineGives<'propose'>> {
    const more = { ...(key === undefined ? {} : { key }), ...(seat === undefined ? {} : { seat }) }
    return this.liveTables.change(table, async (live) => {
      if (kind === 'undo') this.refuseMore(live)
      const by = seatIn(live, person)
      return { proposal: await propose(live, { id: this.random(8), ...more, kind, by }) }
    })
  }

  async vote({ table, agree, proposal }: OnlineRead<'vote'>, person: Person): Promise<OnlineGives<'vote'>> {
    return this.liveTables.change(table, async (live) => {
      await vote(live, seatIn(live, person), agree, proposal)
      return {}
    })
  }

  async replay(body: OnlineRead<'replay'>, person: Person | null): Promise<Update> {
    const { live, host } = await this.begun(body.table)
    const mine = live.seatOf(person?.id ?? null)
    const { eyes = mine } = body
    if (live.row.stage !== 'over' && eyes !== mine && eyes !== null) {
      throw new Denied('not-over', 'Until the game is over, you can see only your own view.')
    }
    return host.replay(body.at, eyes, body.log)
  }

  async history({ table, after = -1 }: OnlineRead<'history'>): Promise<OnlineGives<'history'>> {
    const { host } = await this.begun(table)
    return historyAfter(await host.history(), after)
  }

  async chances(table: string, person: Person | null): Promise<OnlineGives<'chances'>> {
    const { live, host } = await this.begun(table)
    const { stage, chances } = live.row
    if (stage !== 'over' && !chances && live.seatOf(person?.id ?? null) !== null) {
      throw new Denied(
        'not-over',
        'Chances are for spectators. You can see them when all players agree, or when the game is over.',
      )
    }
    return { moments: await chancesAt(host.inside, chances) }
  }

  /** One objection is enough. */
  async hideChances(table: string, person: Person): Promise<OnlineGives<'hideChances'>> {
    return this.liveTables.change(table, async (live) => {
      seatIn(live, person)
      if (live.row.chances) await live.save({ chances: false })
      return {}
    })
  }

  async campaign({ table }: OnlineRead<'campaign'>): Promise<OnlineGives<'campaign'>> {
    const { live, host } = await this.begun(table)
    if (live.row.stage !== 'over') {
      throw new Denied('not-over', 'The next chapter can begin when this game is over.')
    }
    return campaignAt(host.table)
  }

  async record({ table, campaign = false }: OnlineRead<'record'>): Promise<OnlineGives<'record'>> {
    const { live, host } = await this.begun(table)
    if (live.row.stage !== 'over') {
      throw new Denied(
        'not-over',
        'The record contains hidden information. You can save it when the game is over.',
      )
    }
    const { game } = live.row
    if (campaign) {
      const chapters = await this.campaigns.run(addressAsking(), () => this.chapters(live.id))
      return { name: `${game}-campaign-${live.id}.json`, text: measured(() => bundleOfTexts(chapters)) }
    }
    const text = measured(() => JSON.stringify(opened({ live, host }), null, 1))
    return { name: `${game}-${live.id}.json`, text }
  }

  /** The records of a table and of those it continues from, earliest first, as far back as they still exist. */
  private async chapters(table: string): Promise<string[]> {
    const latestFirst: string[] = []
    let left = this.limits.campaign
    for (let next: string | null = table; next !== null;) {
      // A campaign may have hundreds of chapters, and each is replayed and written. Others get their turn in between.
      await nextTurn()
      const found: Begun | null = await this.begun(next).catch(ifGone)
      // After a restored backup, an earlier chapter may be in the middle of its game.
      if (found?.live.row.stage !== 'over') break
      const begun = found
      const text = measured(() => textInBundle(opened(begun)))
      left -= text.length
      if (left < 0) throw new Denied('too-large', TOO_LONG)
      latestFirst.push(text)
      next = found.live.after
    }
    return latestFirst.toReversed()
  }
}

const TOO_LONG = 'This campaign is too long for one file. Save the records of its tables one by one.'

/** The record of a table that is over, with the proof that its seed was fair. */
function opened({ live, host }: Begun): TableRecord {
  const fair = fairnessOf(live)
  return withStandIns(Object.assign(host.table.record(), { fair }), host.standIns)
}

/** The number of entries, as the updates of this seat count them. */
function known({ live, host, seat }: Seated): { entries: number } {
  return { entries: host.entriesFor(seat, live.row.seq) }
}

function ifGone(error: unknown): null {
  if (error instanceof Refusal && error.code === 'unknown-table') return null
  throw error
}

/** The seat of the person if this answer of theirs ended the game. It may be sent again. */
function endedBy({ live, host }: Begun, { ask, picks }: OnlineRead<'answer'>, person: Person): Seat | null {
  const seat = live.row.stage === 'over' ? live.seatOf(person.id) : null
  return seat !== null && host.table.hasTaken(seat, ask, picks) ? seat : null
}

function seatIn(live: LiveTable, person: Person): Seat {
  const seat = live.seatOf(person.id)
  if (seat === null) throw new Denied('not-yours', 'You have no seat at this table. You can watch it.')
  if (live.row.stage !== 'playing') {
    const why = live.row.stage === 'over' ? 'This game is over.' : 'This game has not begun yet.'
    throw new Denied('not-playing', why)
  }
  if (live.row.seats[seat]?.away === true) {
    throw new Denied('not-yours', 'A bot is playing for you. Take your seat back first.')
  }
  return seat
}

async function forgiven(live: LiveTable, seat: Seat): Promise<void> {
  await live.inTurn(async () => {
    const sitting = live.row.seats[seat]
    if (sitting !== undefined)
      await live.save({ seats: live.row.seats.with(seat, { ...sitting, missed: 0 }) })
  })
}
