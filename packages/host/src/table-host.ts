// Runs one table: takes entries, stores them before anyone sees them, lets bots play, and gives every watcher what
// its eyes may see. It knows no clock, no storage engine and no page.
//
// Everything that reads or changes the table runs one after another in `queue`. A host is in one of these states:
//   idle      the queue is empty; `stored` equals `table.seq`.
//   changing  an action of the queue has changed `table`. The new entries are being stored while the updates are
//             written. Nobody has seen them; nothing else runs.
//   broken    storing failed, or the host was stopped. `table` may be ahead of the store, so every later action is
//             refused with the reason, and the owner opens the table again from the store.
// `driving` is independent of these: bots are answering one thing at a time, each as an action of the queue.
//
// Example: seat 0 answers and seat 1 is a bot. answer() queues an action: the table takes the entry, `keep` stores
// it while the updates of all eyes are written, then every watcher gets its update and the action is done. drive()
// then waits for its slice of time, queues the bot's answer, and so on until no bot is due.
import {
  type Ask,
  type Choice,
  type Entry,
  type Game,
  type GameEvent,
  inOneGo,
  type InPieces,
  type Json,
  type Judge,
  type Move,
  Refusal,
  type Seat,
} from '@lorehall/kernel'
import { BotsAt } from './bots-at.ts'
import type { Players } from './players.ts'
import type { Thinker } from './thought.ts'
import type { Outcome, Thoughts } from './thoughts.ts'
import type { Inside } from './beside-play.ts'
import type { Counsel, Eyes, Hints, Moment, SeatPlan, Update } from './port.ts'
import { answererOf, insteadAt, type Mark, type StandIn, type StandIns } from './stand-ins.ts'
import type { ReviewKeep } from './store.ts'
import { sharedBy, Teller } from './teller.ts'
import { followedBy, momentOf, type News, ownValues, type Setting, showsTale, updateOf } from './updates.ts'
import { type AnyTable, namesOf, wireHints, wireLog } from './wire.ts'

export interface Watcher {
  eyes: Eyes
  /** @param stays if the log was rewritten (`fresh`): the lines of this many moves are unchanged */
  tell(update: Update, stays: number): void
  /** The table stopped, e.g. because a bot's answer could not be stored. */
  stopped(error: unknown): void
}

/** A watcher that has already seen the result of its answer (`foresee`), and at how many entries. */
interface Knows {
  readonly watcher: Watcher
  readonly at: number
}

/** Stores the entries from number `from` on, and the stand-ins. Resolves when they are durable. */
export type Keep = (table: AnyTable, from: number, standIns: StandIns) => Promise<void>

/** Gives other work a turn on the thread before a bot thinks; with `ms`, for that long. */
export type Breathe = (ms?: number) => Promise<void>

/** The bot that answers for one that failed, or that somebody hurried. It needs about a millisecond. */
const SUBSTITUTE = 'greedy'

/** A question that a bot plans the answer to. */
interface Planned {
  readonly ask: Ask
  readonly outcome: Promise<Outcome>
}

/** The paragraphs of a game's long text, by its name. */
export type Tales = (game: string, name: string) => Promise<readonly string[]>

export interface TableHostParts {
  readonly keep: Keep
  /** Loads the game's judge, when the first bot has to think. */
  readonly judge: () => Promise<Judge>
  /** Where bots that plan think. Absent: on this thread. */
  readonly thinker?: Thinker
  /** Which entries a bot made for somebody else so far. */
  readonly standIns?: StandIns
  readonly breathe: Breathe
  /** Set if players may not ask the coach. */
  readonly coach?: false
  /** All players share one device, which may know what each of them is offered. */
  readonly oneDevice?: boolean
  /** Whether bots play while nobody watches. */
  readonly restless?: () => boolean
  /** Whether bots may play here. Absent: they may. If not, another host of the same table lets them. */
  readonly mayDrive?: () => Promise<boolean>
  /** The players agreed to end the game: bots do nothing more. */
  readonly ended?: () => boolean
  /** Where its review is kept. Absent: it is not kept. */
  readonly reviews?: ReviewKeep | undefined
  /** Runs what somebody asked for and measures how much work it is. */
  readonly measured?: <T>(act: () => T) => T
  /** Runs long work with pauses for other work. Without it, long work runs in one go. */
  readonly inPieces?: <T>(work: InPieces<T>) => Promise<T>
  /** A bot failed for another reason than storing. If it failed to think, another one answered for it. */
  readonly failed?: (error: unknown) => void
}

/** These entries are stored already. */
const stored: Keep = () => Promise.resolve()

export class TableHost {
  readonly id: string
  readonly table: AnyTable
  plans: SeatPlan[]
  private readonly watchers = new Set<Watcher>()
  private readonly parts: TableHostParts
  private readonly stoodIn: Map<number, Mark>
  private readonly bots: BotsAt
  private readonly teller: Teller
  /** Whole updates by eyes, reused for watchers that come at the same time. */
  private readonly wholes = new Map<Eyes, Update>()
  private driving = false
  private players: Promise<Players> | null = null
  /** Null until the first bot has to think. */
  private thoughts: Thoughts | null = null
  /** Somebody with another name took a seat, so every log line may read differently. */
  private renamed = false
  /** Resolves when the last queued action is done. It never rejects. */
  private queue: Promise<unknown> = Promise.resolve()
  /** Set in the state `broken`: why every action is refused. */
  private broken: { readonly why: unknown } | null = null
  private stored: number
  private readonly reviews: Inside['reviews'] = { of: null }
  private readonly values: Json | null
  /** The length of its values as JSON; 0 if they are the game's own. */
  readonly valuesSize: number

  constructor(id: string, table: AnyTable, plans: readonly SeatPlan[], parts: TableHostParts) {
    this.id = id
    this.table = table
    this.plans = [...plans]
    this.parts = parts
    this.stored = table.seq
    this.stoodIn = new Map(parts.standIns)
    this.teller = new Teller(table, this.stoodIn)
    this.bots = new BotsAt(
      table,
      (seat) => this.plans[seat],
      () => this.isPrivate,
    )
    this.values = ownValues(table)
    this.valuesSize = this.values === null ? 0 : JSON.stringify(this.values).length
  }

  /** At most one person plays here, and no bot has an opening, as in a lesson, which expects every question. */
  private get isPrivate(): boolean {
    const people = this.plans.filter(({ kind }) => kind === 'person')
    const isLesson = this.plans.some(({ opening }) => opening !== undefined)
    return this.parts.oneDevice === true && people.length < 2 && !isLesson
  }

  private get setting(): Setting {
    const { id, plans, values, parts, standIns } = this
    const ended = parts.ended?.() === true
    const coach = parts.coach === undefined ? {} : { coach: parts.coach }
    const isIdle = (ask: Ask) => this.bots.isIdle(ask)
    return { id, plans, values, oneDevice: parts.oneDevice === true, standIns, ended, isIdle, ...coach }
  }

  /** Which entries a bot made for somebody else. */
  get standIns(): StandIns {
    return this.stoodIn
  }

  /** False if players may not ask the coach. */
  get coach(): false | undefined {
    return this.parts.coach
  }

  get game(): Game {
    return this.table.game
  }

  /**
   * Runs `act` when everything queued before is done. A change is stored before the next action begins, so nothing
   * is ever sent that could still be lost.
   */
  private inTurn<T>(act: () => T | Promise<T>): Promise<T> {
    const run = this.queue.then(() => {
      if (this.broken !== null) throw this.broken.why
      return act()
    })
    this.queue = run.catch(() => undefined)
    return run
  }

  /** The same for a request; the requester may be charged for the work. */
  private asked<T>(act: () => T | Promise<T>): Promise<T> {
    return this.inTurn(() => this.measured(act))
  }

  private measured<T>(act: () => T): T {
    const { measured } = this.parts
    return measured === undefined ? act() : measured(act)
  }

  /** Inside an action: other tables get turns on the thread meanwhile, but this table waits. */
  private async inPieces<T>(work: InPieces<T>): Promise<T> {
    const { inPieces } = this.parts
    return inPieces === undefined ? inOneGo(work) : inPieces(work)
  }

  watch(watcher: Watcher): Promise<Update> {
    return this.inTurn(async () => {
      await this.inPieces(this.teller.telling(watcher.eyes))
      this.watchers.add(watcher)
      return this.measured(() => this.whole(watcher.eyes))
    })
  }

  /** Adds a watcher without sending it the table as it is now. */
  listen(watcher: Watcher): void {
    this.watchers.add(watcher)
  }

  /** The table as these eyes see it, without its log, which takes longest to write. */
  look(eyes: Eyes): Promise<Update> {
    return this.asked(() => this.updateFor(this.table, eyes, { log: [], fresh: false }))
  }

  private whole(eyes: Eyes): Update {
    const known = this.wholes.get(eyes)
    if (known?.entries === this.table.seq) return known
    if (this.wholes.size === 0) void this.parts.breathe().then(() => this.wholes.clear())
    const update = this.updateFor(this.table, eyes, { log: this.teller.log(eyes), fresh: true })
    this.wholes.set(eyes, update)
    return update
  }

  private updateFor(table: AnyTable, eyes: Eyes, news: Partial<News> & Pick<News, 'log' | 'fresh'>): Update {
    return updateOf(table, this.setting, eyes, { events: [], ...news })
  }

  /** How many entries these eyes have seen when the table had `of` entries; others' ticks may be missing. */
  entriesFor(eyes: Eyes, of = this.table.seq): number {
    return followedBy(this.table, this.setting, eyes, of).entries
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher)
  }

  get watched(): boolean {
    return this.watchers.size > 0
  }

  /** Breaks this host, because the table continues elsewhere. A write that is in progress will finish. */
  stop(why: unknown): void {
    this.broken ??= { why }
    this.thoughts?.forget()
    for (const watcher of this.watchers) watcher.stopped(why)
    this.watchers.clear()
  }

  /** Resolves when everything queued so far is stored and sent. */
  get settled(): Promise<void> {
    return this.queue.then(() => undefined)
  }

  /** Changes the table, stores the new entries, sends updates, then lets bots play. */
  private async change(act: () => void, knows: Knows | null = null): Promise<void> {
    await this.asked(async () => {
      act()
      await this.keepAndTell(null, knows)
    })
    void this.drive()
  }

  /** The same for undo and redo: the log is rewritten. */
  private async changeLine(act: () => void): Promise<void> {
    await this.inTurn(async () => {
      const line = this.table.line.slice()
      this.measured(act)
      this.thoughts?.forget()
      this.bots.leaveBe()
      await this.keepAndTell(line)
    })
    void this.drive()
  }

  /**
   * @param line after an undo or redo: the line of play before it; null: entries were only added
   * @param keep stores the entries
   */
  private async keepAndTell(
    line: readonly Move[] | null,
    knows: Knows | null = null,
    keep: Keep = this.parts.keep,
  ): Promise<void> {
    const { table } = this
    const { events } = table
    const from = this.stored
    if (table.seq === from) return
    this.thoughts?.changed()
    const fresh = line !== null
    const stays = !fresh || this.renamed ? -1 : sharedBy(line, table.line)
    this.stored = table.seq
    const isNews = (eyes: Eyes) => this.entriesFor(eyes) > this.entriesFor(eyes, from)
    const listening = () =>
      [...this.watchers].filter((one) => isNews(one.eyes) && (one !== knows?.watcher || knows.at !== from))
    // One update per pair of eyes, shared by its watchers.
    const made = new Map<Eyes, Update>()
    const newsFor = (eyes: Eyes) => this.news(table, eyes, from, events, fresh)
    const putIntoWords = async () => {
      for (const { eyes } of listening()) {
        if (made.has(eyes)) continue
        if (fresh) await this.inPieces(this.teller.telling(eyes))
        made.set(eyes, fresh ? this.measured(() => newsFor(eyes)) : newsFor(eyes))
      }
    }
    try {
      // The updates are written while the entries are being stored.
      await Promise.all([keep(table, from, this.standIns), putIntoWords()])
    } catch (error) {
      // Entries that could not be stored never happened, so this host is broken from here on.
      this.broken = { why: error }
      throw error
    }
    // A watcher that came meanwhile has no update here; its own `watch` is queued behind this action.
    for (const watcher of listening()) {
      const update = made.get(watcher.eyes)
      if (update !== undefined) watcher.tell(update, stays)
    }
  }

  private news(
    table: AnyTable,
    eyes: Eyes,
    from: number,
    events: readonly GameEvent[],
    fresh: boolean,
  ): Update {
    const { machine, moves, line } = table
    const instead = insteadAt(line.at(-1), this.standIns)
    const log = fresh ? this.teller.log(eyes) : wireLog(machine, events, eyes, namesOf(table), moves, instead)
    return this.updateFor(table, eyes, { after: this.entriesFor(eyes, from), events, log, fresh })
  }

  /** Safe to send again: an answer that was already taken is acknowledged and changes nothing. */
  answer(seat: Seat, ask: number, picks: readonly string[], knows: Knows | null = null): Promise<void> {
    const act = () => {
      if (!this.table.hasTaken(seat, ask, picks)) this.table.answer(seat, ask, picks)
    }
    return this.change(act, knows)
  }

  /** The update that the seat would get after this answer. Refused unless the answer could be undone freely. */
  foresee(seat: Seat, ask: number, picks: readonly string[]): Promise<Update> {
    return this.asked(() => {
      const ahead = this.table.copy()
      ahead.answer(seat, ask, picks)
      const wall = ahead.undoWall(seat)
      if (wall !== null) throw new Refusal('wall', `this can't be previewed: ${wall}`)
      return this.news(ahead, seat, this.table.seq, ahead.events, false)
    })
  }

  /** With `at`, the number of entries the player has seen, it is safe to send again. */
  undo(seat: Seat, consent: readonly Seat[] = [], at?: number): Promise<void> {
    return this.changeLine(() => {
      if (!this.isRepeated(seat, at, (entry) => 'undo' in entry && entry.undo === seat))
        this.table.undo(seat, consent)
    })
  }

  redo(seat: Seat, at?: number): Promise<void> {
    return this.changeLine(() => {
      if (!this.isRepeated(seat, at, (entry) => 'redo' in entry && entry.redo === seat)) this.table.redo(seat)
    })
  }

  /** Whether the request was sent twice. `at`: how many entries the seat had seen, or how many there were. */
  private isRepeated(
    seat: Seat,
    at: number | undefined,
    same: (entry: Exclude<Entry, string>) => boolean,
  ): boolean {
    if (at === undefined || at === this.table.seq || at === this.entriesFor(seat)) return false
    const entry = this.table.nextSeenBy(seat, at)
    if (typeof entry === 'object' && same(entry)) return true
    throw new Refusal('stale-ask', 'the table has changed since then; look again')
  }

  /** Safe to send again: a preference that is already set is acknowledged and changes nothing. */
  choose(seat: Seat, effect: string, choice: Choice): Promise<void> {
    return this.change(() => {
      const known = this.game.play.effects.some(({ id }) => id === effect)
      if (!known || this.table.machine.choice(seat, effect) !== choice)
        this.table.choose(seat, effect, choice)
    })
  }

  /** A bot that takes over a person's seat under the same name is a stand-in: `agreed`, unless the plan says why. */
  sit(seat: Seat, plan: SeatPlan): Promise<void> {
    return this.change(() => {
      const before = this.plans[seat]
      const same = before?.name === plan.name
      this.renamed ||= !same
      this.table.sit(seat, { name: plan.name, kind: plan.kind })
      this.thoughts?.forgetSeat(seat)
      const takesOver = same && before.kind === 'person' && plan.kind === 'bot'
      this.plans = this.plans.with(seat, takesOver ? { standIn: 'agreed', ...plan } : plan)
    })
  }

  /**
   * Enters what another host has stored, one entry after another, and tells the watchers as if it had happened here.
   * @param from the number of the first of these entries; those that are known already are left out
   */
  async follow(from: number, entries: readonly Entry[], standIns: StandIns): Promise<void> {
    await this.inTurn(async () => {
      try {
        for (const entry of entries.slice(Math.max(0, this.table.seq - from))) {
          const mark = standIns.get(this.table.seq)
          if (mark !== undefined) this.stoodIn.set(this.table.seq, mark)
          await this.enter(entry)
        }
      } catch (error) {
        this.broken ??= { why: error }
        throw error
      }
    })
    void this.drive()
  }

  private async enter(entry: Entry): Promise<void> {
    const rewrites = typeof entry === 'object' && ('undo' in entry || 'redo' in entry)
    const line = rewrites ? this.table.line.slice() : null
    if (typeof entry === 'object' && 'sits' in entry) {
      this.renamed ||= this.table.sitters[entry.sits]?.name !== entry.who.name
      this.thoughts?.forgetSeat(entry.sits)
    }
    this.table.enter(entry)
    if (rewrites) {
      this.thoughts?.forget()
      this.bots.leaveBe()
    }
    await this.keepAndTell(line, null, stored)
  }

  /** Another host has given seats to others: the players as they are now, without an entry. */
  reseat(plans: readonly SeatPlan[]): void {
    this.plans = [...plans]
  }

  /** The previews of all options of the seat's current ask. */
  hints(seat: Seat, ask: number): Promise<Hints> {
    return this.asked(() => {
      const present = this.table.askOf(seat)
      if (present?.id !== ask) throw new Refusal('stale-ask', `ask ${ask} for seat ${seat} is closed`)
      return wireHints(this.table.machine, present, namesOf(this.table))
    })
  }

  /** The best options of the seat's current ask, in the eyes of a strong bot. */
  async counsel(seat: Seat, ask: number): Promise<Counsel> {
    if (this.parts.coach === false) throw new Refusal('bad-request', 'this table was made without the coach')
    const [{ counselOf, weighingAt }, { thinker }] = await Promise.all([
      import('./counsel.ts'),
      this.loadPlayers(),
    ])
    const open = () => {
      const present = this.table.askOf(seat)
      if (present?.id === ask) return present
      throw new Refusal('stale-ask', `ask ${ask} for seat ${seat} is closed`)
    }
    const weighing = await this.asked(() => weighingAt(this.table, open().seat, this.values))
    // The table goes on meanwhile.
    const weighed = await thinker.weigh(weighing).found
    return this.asked(() => counselOf(this.table, open(), weighed))
  }

  /** For what pages ask beside the game: reviews, chances, plans (beside-play.ts). */
  get inside(): Inside {
    const { id, table, plans, values, parts, teller } = this
    return {
      id,
      table,
      plans,
      values,
      parts,
      teller,
      reviews: this.reviews,
      players: () => this.loadPlayers(),
      asked: (act) => this.asked(act),
      inPieces: (work) => this.inTurn(() => this.inPieces(work)),
      runs: () => this.broken === null,
    }
  }

  /** Lets bots answer asks and take asides, one thing at a time, until none is due. */
  async drive(): Promise<void> {
    if (this.driving) return
    this.driving = true
    try {
      while (this.isLively && this.bots.due) {
        await this.parts.breathe()
        if ((await this.parts.mayDrive?.()) === false) return
        const players = await this.loadPlayers()
        // The table may have changed while we waited.
        if (this.isLively) await this.goOn(players)
      }
    } catch (error) {
      if (this.broken === null) this.parts.failed?.(error)
      for (const watcher of this.watchers) watcher.stopped(error)
    } finally {
      this.driving = false
    }
  }

  /** One thing that bots do. If one of them has to plan, everything else at the table goes on meanwhile. */
  private async goOn(players: Players): Promise<void> {
    const next = () => {
      const ask = this.bots.goOn(players)
      return ask === null ? null : this.planned(ask, this.bots.nameAt(ask.seat), players)
    }
    const planned = await this.inTurn(() => this.letBots(next))
    if (planned !== null) await this.carryOut(planned, players, () => this.isLively)
  }

  /** The bot begins to plan its answer. */
  private planned(ask: Ask, bot: string, { thoughts }: Players): Planned {
    return { ask, outcome: thoughts.about(ask, bot) }
  }

  /** Waits for the answer, and gives it if its question is still open and `isWanted`. */
  private async carryOut(
    { ask, outcome }: Planned,
    players: Players,
    isWanted: () => boolean,
    why?: StandIn,
  ): Promise<void> {
    const ended = await outcome
    if (ended.is === 'dropped' || !isWanted()) return
    const failed = ended.is === 'failed'
    if (failed) this.parts.failed?.(ended.why)
    const answer = () => {
      const open = players.thoughts.openAsk(ask.seat, ask.id)
      if (open === undefined) return
      if (ended.is === 'decided') this.table.take(open, ended.option)
      else this.bots.answer(open, SUBSTITUTE, players)
    }
    await this.inTurn(() => this.letBots(answer, why, failed))
  }

  /** Bots that think answer now: a simple one answers for them. */
  hurry(): void {
    this.thoughts?.hurry()
  }

  private get isLively(): boolean {
    const { ended, restless } = this.parts
    return ended?.() !== true && (this.watched || restless?.() === true)
  }

  private loadPlayers(): Promise<Players> {
    if (this.players !== null) return this.players
    const loading = Promise.all([import('./players.ts'), this.parts.judge()]).then(
      ([{ playersBy }, judge]) => {
        const players = playersBy(this.table, this.values, judge, this.parts.thinker)
        this.thoughts = players.thoughts
        return players
      },
    )
    this.players = loading
    // If loading failed, the next bot tries again.
    loading.catch(() => (this.players = null))
    return loading
  }

  /** A bot answers for the person at the seat until the game no longer waits for that seat. */
  async playFor(seat: Seat, bot: string, why: StandIn): Promise<void> {
    const players = await this.loadPlayers()
    const asked = () => this.table.asks.find((ask) => !ask.aside && ask.seat === seat)
    const answer = () => {
      const ask = asked()
      if (ask === undefined || this.bots.answerNow(ask, bot, players)) return null
      return this.planned(ask, bot, players)
    }
    while (asked() !== undefined) {
      const planned = await this.inTurn(() => this.letBots(answer, why))
      if (planned !== null) await this.carryOut(planned, players, () => true, why)
      await this.parts.breathe()
    }
    void this.drive()
  }

  /**
   * @param why set if the bot plays for a person who has this seat
   * @param failed a simple bot answers for one that failed
   */
  private async letBots<T>(act: () => T, why?: StandIn, failed = false): Promise<T> {
    const { table, plans, stoodIn } = this
    const from = table.seq
    const done = act()
    table.entries.slice(from).forEach((entry, i) => {
      const mark = why ?? plans[answererOf(entry)]?.standIn ?? (failed ? 'failed' : undefined)
      if (mark !== undefined) stoodIn.set(from + i, mark)
    })
    await this.keepAndTell(null)
    return done
  }

  /** A long text. Refused unless the table shows it to these eyes, because other texts may be secrets. */
  async tale(eyes: Eyes, name: string, fetch: Tales): Promise<readonly string[]> {
    await this.inTurn(async () => {
      await this.inPieces(this.teller.telling(eyes))
      if (!showsTale(this.table, eyes, name, this.teller))
        throw new Refusal('bad-request', `this table has not shown you a text named '${name}'`)
    })
    return fetch(this.game.id, name)
  }

  /** The table after `at` moves, as these eyes saw it, with the log up to there. */
  replay(at: number, eyes: Eyes, log = true): Promise<Update> {
    return this.inTurn(async () => {
      const moment = await this.inPieces(momentOf(this.table, this.setting, at, eyes))
      if (!log) return moment
      await this.inPieces(this.teller.telling(eyes))
      return { ...moment, log: this.teller.log(eyes, moment.seq) }
    })
  }

  /** The totals over the game, one moment per change. */
  history(): Promise<readonly Moment[]> {
    return this.inTurn(() => this.inPieces(this.teller.counting()))
  }

  /** How many log lines and moments are cached. */
  get remembered(): number {
    return this.teller.size
  }
}
