// One table at work: entries come in, are stored before anyone is told, bots play their turns, and
// every watcher gets what its eyes may see. Knows no clock, no storage engine and no page.
import {
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
import type { Eyes, Hints, Moment, SeatPlan, Update } from './port.ts'
import { answererOf, insteadAt, type StandIn, type StandIns } from './stand-ins.ts'
import { sharedBy, Teller } from './teller.ts'
import { followedBy, momentOf, type News, ownValues, type Setting, showsTale, updateOf } from './told.ts'
import { type AnyTable, namesOf, wireHints, wireLog } from './wire.ts'

export interface Watcher {
  eyes: Eyes
  /** `stays`: where the log begins anew, of how many moves its lines are still as they were told. */
  tell(update: Update, stays: number): void
  /** The table stopped: what a bot did could not be kept. */
  stopped(error: unknown): void
}

/** A watcher who has foreseen an answer, and after how many entries. */
interface Knows {
  readonly watcher: Watcher
  readonly at: number
}

/** Keeps entries, and which of them a bot made for a person; resolves when they are safe. */
export type Keep = (table: AnyTable, from: number, standIns: StandIns) => Promise<void>

/** Lets others have a turn on the thread before a bot thinks. */
export type Breathe = () => Promise<void>

/** The paragraphs of a game's long text, by its name. */
export type Tales = (game: string, name: string) => Promise<readonly string[]>

export interface TableHostParts {
  readonly keep: Keep
  /** What bots judge the game by, loaded when the first of them has to think. */
  readonly judge: () => Promise<Judge>
  /** Which entries a bot made for a person so far. */
  readonly standIns?: StandIns
  readonly breathe: Breathe
  /** All who play sit at one device, which may know what each of them is offered. */
  readonly oneDevice?: boolean
  /** Bots play on while nobody watches. */
  readonly restless?: () => boolean
  /** The people agreed on an end: bots do nothing more, whoever watches. */
  readonly ended?: () => boolean
  /** Does what somebody asked, and sees how much work that is. */
  readonly measured?: <T>(act: () => T) => T
  /** Does something long, and lets others have a turn on the thread meanwhile; without it that is done in one go. */
  readonly inPieces?: <T>(work: InPieces<T>) => Promise<T>
  /** A bot could not go on, and not because something was not kept. */
  readonly failed?: (error: unknown) => void
}

export class TableHost {
  readonly id: string
  readonly table: AnyTable
  plans: SeatPlan[]
  private readonly watchers = new Set<Watcher>()
  private readonly parts: TableHostParts
  private readonly stoodIn: Map<number, StandIn>
  private readonly bots: BotsAt
  private readonly teller: Teller
  /** The table in full, for those who come at the same time. */
  private readonly wholes = new Map<Eyes, Update>()
  private driving = false
  private players: Promise<Players> | null = null
  /** Somebody of another name sat down: every line of the log may be told otherwise. */
  private renamed = false
  /** The end of the line: whoever comes next waits for it. */
  private line: Promise<unknown> = Promise.resolve()
  /** Why this table must be read again from the store: something could not be kept. */
  private broken: { readonly why: unknown } | null = null
  private stored: number
  private readonly values: Json | null
  /** How long its numbers are as text, where they are not the game's own. */
  readonly valuesSize: number

  constructor(id: string, table: AnyTable, plans: readonly SeatPlan[], parts: TableHostParts) {
    this.id = id
    this.table = table
    this.plans = [...plans]
    this.parts = parts
    this.stored = table.seq
    this.stoodIn = new Map(parts.standIns)
    this.teller = new Teller(table, this.stoodIn)
    this.bots = new BotsAt(table, (seat) => this.plans[seat])
    this.values = ownValues(table)
    this.valuesSize = this.values === null ? 0 : JSON.stringify(this.values).length
  }

  private get setting(): Setting {
    const { id, plans, values, parts, standIns } = this
    const ended = parts.ended?.() === true
    return { id, plans, values, oneDevice: parts.oneDevice === true, standIns, ended }
  }

  /** Which entries a bot made for a person. */
  get standIns(): StandIns {
    return this.stoodIn
  }

  get game(): Game {
    return this.table.game
  }

  /**
   * One after the other: a change is kept before the next one begins and before anyone looks, so
   * nothing is ever told that could still be lost.
   */
  private inTurn<T>(act: () => T | Promise<T>): Promise<T> {
    const run = this.line.then(() => {
      if (this.broken !== null) throw this.broken.why
      return act()
    })
    this.line = run.catch(() => undefined)
    return run
  }

  /** The same for what somebody asks, who may be charged for the work it takes. */
  private asked<T>(act: () => T | Promise<T>): Promise<T> {
    return this.inTurn(() => this.measured(act))
  }

  private measured<T>(act: () => T): T {
    const { measured } = this.parts
    return measured === undefined ? act() : measured(act)
  }

  /** In turn: others have theirs on the thread meanwhile, but nothing happens at this table. */
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

  /** From now on tells what happens, and nothing of what was. */
  listen(watcher: Watcher): void {
    this.watchers.add(watcher)
  }

  /** The table as these eyes see it, once, and without its log, which takes the longest to tell. */
  look(eyes: Eyes): Promise<Update> {
    return this.asked(() => this.told(this.table, eyes, { log: [], fresh: false }))
  }

  private whole(eyes: Eyes): Update {
    const known = this.wholes.get(eyes)
    if (known?.entries === this.table.seq) return known
    if (this.wholes.size === 0) void this.parts.breathe().then(() => this.wholes.clear())
    const update = this.told(this.table, eyes, { log: this.teller.log(eyes), fresh: true })
    this.wholes.set(eyes, update)
    return update
  }

  private told(table: AnyTable, eyes: Eyes, news: Partial<News> & Pick<News, 'log' | 'fresh'>): Update {
    return updateOf(table, this.setting, eyes, { events: [], ...news })
  }

  /** How many entries these eyes know of, when there were so many. */
  entriesFor(eyes: Eyes, of = this.table.seq): number {
    return followedBy(this.table, this.setting, eyes, of).entries
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher)
  }

  get watched(): boolean {
    return this.watchers.size > 0
  }

  /** From now on nothing is shown or done: the table goes on elsewhere. What is being kept is kept. */
  stop(why: unknown): void {
    this.broken ??= { why }
    for (const watcher of this.watchers) watcher.stopped(why)
    this.watchers.clear()
  }

  /** Resolves when everything that was begun is kept and told. */
  get settled(): Promise<void> {
    return this.line.then(() => undefined)
  }

  /** Changes the table, keeps what was entered, tells everyone, then lets bots go on. */
  private async change(act: () => void, knows: Knows | null = null): Promise<void> {
    await this.asked(async () => {
      act()
      await this.keepAndTell(null, knows)
    })
    void this.drive()
  }

  /** The same for going back and forth: the log begins anew. */
  private async changeLine(act: () => void): Promise<void> {
    await this.inTurn(async () => {
      const line = this.table.line.slice()
      this.measured(act)
      this.bots.leaveBe()
      await this.keepAndTell(line)
    })
    void this.drive()
  }

  /** `line`: the moves there were, where others may stand in their place now. */
  private async keepAndTell(line: readonly Move[] | null, knows: Knows | null = null): Promise<void> {
    const { table } = this
    const { events } = table
    const from = this.stored
    if (table.seq === from) return
    const fresh = line !== null
    const stays = !fresh || this.renamed ? -1 : sharedBy(line, table.line)
    this.stored = table.seq
    const isNews = (eyes: Eyes) => this.entriesFor(eyes) > this.entriesFor(eyes, from)
    const listening = () =>
      [...this.watchers].filter((one) => isNews(one.eyes) && (one !== knows?.watcher || knows.at !== from))
    // Eyes that see the same are given the same update.
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
      // While it is being kept, what is to be told is put into words.
      await Promise.all([this.parts.keep(table, from, this.standIns), putIntoWords()])
    } catch (error) {
      // What could not be kept has not happened: nobody plays on from here.
      this.broken = { why: error }
      throw error
    }
    // Whoever began to listen meanwhile looks once it is their turn.
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
    return this.told(table, eyes, { after: this.entriesFor(eyes, from), events, log, fresh })
  }

  /** Safe to send again: an answer that was taken already is simply acknowledged. */
  answer(seat: Seat, ask: number, picks: readonly string[], knows: Knows | null = null): Promise<void> {
    const act = () => {
      if (!this.table.hasTaken(seat, ask, picks)) this.table.answer(seat, ask, picks)
    }
    return this.change(act, knows)
  }

  /** What an answer would show to who gives it: no more than it and a free step back would have shown. */
  foresee(seat: Seat, ask: number, picks: readonly string[]): Promise<Update> {
    return this.asked(() => {
      const ahead = this.table.copy()
      ahead.answer(seat, ask, picks)
      const wall = ahead.undoWall(seat)
      if (wall !== null) throw new Refusal('wall', `what comes of this cannot be foreseen: ${wall}`)
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

  /** `at`: entries that were known to the seat, or that there were. */
  private isRepeated(
    seat: Seat,
    at: number | undefined,
    same: (entry: Exclude<Entry, string>) => boolean,
  ): boolean {
    if (at === undefined || at === this.table.seq || at === this.entriesFor(seat)) return false
    const entry = this.table.nextSeenBy(seat, at)
    if (typeof entry === 'object' && same(entry)) return true
    throw new Refusal('stale-ask', 'the table has moved on since; please look again')
  }

  /** Safe to send again: what stands already is simply acknowledged. */
  choose(seat: Seat, effect: string, choice: Choice): Promise<void> {
    return this.change(() => {
      const known = this.game.play.effects.some(({ id }) => id === effect)
      if (!known || this.table.machine.choice(seat, effect) !== choice)
        this.table.choose(seat, effect, choice)
    })
  }

  /** A bot that takes a person's seat in their name plays for them: as agreed, unless the plan says why. */
  sit(seat: Seat, plan: SeatPlan): Promise<void> {
    return this.change(() => {
      const before = this.plans[seat]
      const same = before?.name === plan.name
      this.renamed ||= !same
      this.table.sit(seat, { name: plan.name, kind: plan.kind })
      const takesOver = same && before.kind === 'person' && plan.kind === 'bot'
      this.plans = this.plans.with(seat, takesOver ? { standIn: 'agreed', ...plan } : plan)
    })
  }

  /** What the answers to the present ask of a seat would bring. */
  hints(seat: Seat, ask: number): Promise<Hints> {
    return this.asked(() => {
      const present = this.table.askOf(seat)
      if (present?.id !== ask) throw new Refusal('stale-ask', `ask ${ask} is no longer open to seat ${seat}`)
      return wireHints(this.table.machine, present, namesOf(this.table))
    })
  }

  /** Bots answer what they are asked and take what they are offered, one thing at a time. */
  async drive(): Promise<void> {
    if (this.driving) return
    this.driving = true
    try {
      while (this.isLively && this.bots.due) {
        await this.parts.breathe()
        const players = await this.loadPlayers()
        // Much may have happened meanwhile.
        if (this.isLively) await this.inTurn(() => this.letBots(() => this.bots.goOn(players)))
      }
    } catch (error) {
      if (this.broken === null) this.parts.failed?.(error)
      for (const watcher of this.watchers) watcher.stopped(error)
    } finally {
      this.driving = false
    }
  }

  private get isLively(): boolean {
    const { ended, restless } = this.parts
    return ended?.() !== true && (this.watched || restless?.() === true)
  }

  private loadPlayers(): Promise<Players> {
    if (this.players !== null) return this.players
    const loading = Promise.all([import('./players.ts'), this.parts.judge()]).then(([{ playersBy }, judge]) =>
      playersBy(judge),
    )
    this.players = loading
    // What could not be fetched now may be later.
    loading.catch(() => (this.players = null))
    return loading
  }

  /** A bot answers for the person at the seat until the seat is waited for no longer. */
  async playFor(seat: Seat, bot: string, why: StandIn): Promise<void> {
    const players = await this.loadPlayers()
    const asked = () => this.table.asks.find((ask) => !ask.aside && ask.seat === seat)
    const answer = () => {
      const ask = asked()
      if (ask !== undefined) this.bots.answer(ask, bot, players)
    }
    while (asked() !== undefined) {
      await this.inTurn(() => this.letBots(answer, why))
      await this.parts.breathe()
    }
    void this.drive()
  }

  /** `why`: it is done for a person who sits there, and not by a bot that does. */
  private async letBots(act: () => void, why?: StandIn): Promise<void> {
    const { table, plans, stoodIn } = this
    const from = table.seq
    act()
    table.entries.slice(from).forEach((entry, i) => {
      const standIn = why ?? plans[answererOf(entry)]?.standIn
      if (standIn !== undefined) stoodIn.set(from + i, standIn)
    })
    await this.keepAndTell(null)
  }

  /** A long text that the table shows to these eyes, fetched only then: any other could be a secret. */
  async tale(eyes: Eyes, name: string, fetch: Tales): Promise<readonly string[]> {
    await this.inTurn(async () => {
      await this.inPieces(this.teller.telling(eyes))
      if (!showsTale(this.table, eyes, name, this.teller))
        throw new Refusal('bad-request', `this table tells you nothing by the name of '${name}'`)
    })
    return fetch(this.game.id, name)
  }

  /** The table after so many moves, as these eyes saw it, with the log up to there. */
  replay(at: number, eyes: Eyes, log = true): Promise<Update> {
    return this.inTurn(async () => {
      const moment = await this.inPieces(momentOf(this.table, this.setting, at, eyes))
      if (!log) return moment
      await this.inPieces(this.teller.telling(eyes))
      return { ...moment, log: this.teller.log(eyes, moment.seq) }
    })
  }

  /** Totals along the game, one moment a change. */
  history(): Promise<readonly Moment[]> {
    return this.inTurn(() => this.inPieces(this.teller.counting()))
  }

  /** How much is remembered of what was told. */
  get remembered(): number {
    return this.teller.size
  }
}
