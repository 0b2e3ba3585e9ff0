// One table at work: entries come in, are stored before anyone is told, bots play their turns, and
// every watcher gets what its eyes may see. Knows no clock, no storage engine and no page.
import { botNamed, think } from '@lorehall/bots'
import {
  canonical,
  type Choice,
  type Game,
  type GameEvent,
  type Json,
  Refusal,
  type Seat,
} from '@lorehall/kernel'
import type { Eyes, Hints, LogLine, Moment, SeatPlan, Update } from './port.ts'
import { type AnyTable, namesOf, thoughtOf, wireAsk, wireHints, wireLog, wireReasons } from './wire.ts'

export interface Watcher {
  eyes: Eyes
  tell(update: Update): void
  /** The table stopped: what a bot did could not be kept. */
  stopped(error: unknown): void
}

/** Keeps entries; resolves when they are safe. */
export type Keep = (table: AnyTable, from: number) => Promise<void>

/** Lets others have a turn on the thread between two thoughts of bots. */
export type Breathe = () => Promise<void>

export class TableHost {
  readonly id: string
  readonly table: AnyTable
  plans: SeatPlan[]
  private readonly watchers = new Set<Watcher>()
  private readonly keep: Keep
  private readonly breathe: Breathe
  private driving = false
  private committing: Promise<void> | null = null
  private stored: number
  private readonly values: Json | null

  constructor(id: string, table: AnyTable, plans: readonly SeatPlan[], keep: Keep, breathe: Breathe) {
    this.id = id
    this.table = table
    this.plans = [...plans]
    this.keep = keep
    this.breathe = breathe
    this.stored = table.seq
    const { values } = table.game
    const own = values.write(table.machine.values)
    this.values = canonical(own) === canonical(values.write(values.read({}))) ? null : own
  }

  get game(): Game {
    return this.table.game
  }

  watch(watcher: Watcher): Update {
    this.watchers.add(watcher)
    return this.update(watcher.eyes, [], this.wholeLog(watcher.eyes), true)
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher)
  }

  get watched(): boolean {
    return this.watchers.size > 0
  }

  /** Changes the table, keeps what was entered, tells everyone, then lets bots go on. */
  private async change(act: () => void, fresh: boolean): Promise<void> {
    act()
    await this.commit(fresh)
    void this.drive()
  }

  private async commit(fresh: boolean): Promise<void> {
    const run = this.keepAndTell(fresh)
    this.committing = run
    try {
      await run
    } finally {
      if (this.committing === run) this.committing = null
    }
  }

  /** What is on its way to the store; null: everything that can be seen is kept. */
  get storing(): Promise<void> | null {
    return this.committing
  }

  private async keepAndTell(fresh: boolean): Promise<void> {
    const { events } = this.table
    const from = this.stored
    this.stored = this.table.seq
    await this.keep(this.table, from)
    for (const watcher of this.watchers) {
      const log = fresh
        ? this.wholeLog(watcher.eyes)
        : wireLog(this.table.machine, events, watcher.eyes, namesOf(this.table), this.table.moves)
      watcher.tell(this.update(watcher.eyes, events, log, fresh))
    }
  }

  answer(seat: Seat, ask: number, picks: readonly string[]): Promise<void> {
    return this.change(() => this.table.answer(seat, ask, picks), false)
  }

  undo(seat: Seat, consent: readonly Seat[] = []): Promise<void> {
    return this.change(() => this.table.undo(seat, consent), true)
  }

  redo(seat: Seat): Promise<void> {
    return this.change(() => this.table.redo(seat), true)
  }

  choose(seat: Seat, effect: string, choice: Choice): Promise<void> {
    return this.change(() => this.table.choose(seat, effect, choice), false)
  }

  sit(seat: Seat, plan: SeatPlan): Promise<void> {
    this.plans[seat] = plan
    return this.change(() => this.table.sit(seat, { name: plan.name, kind: plan.kind }), false)
  }

  /** What the answers to the present ask of a seat would bring. */
  hints(seat: Seat, ask: number): Hints {
    const present = this.table.askOf(seat)
    if (present?.id !== ask) throw new Refusal('stale-ask', `ask ${ask} is no longer open to seat ${seat}`)
    return wireHints(this.table.machine, present, namesOf(this.table))
  }

  /** Bots answer what they are asked, one answer at a time, while someone watches. */
  async drive(): Promise<void> {
    if (this.driving) return
    this.driving = true
    try {
      for (let ask = this.botsAsk(); ask !== undefined && this.watched; ask = this.botsAsk()) {
        const bot = botNamed(this.plans[ask.seat]?.bot ?? 'quick')
        const chosen = think(this.table.machine, ask.seat, bot, thoughtOf(this.table, ask.seat))
        this.table.take(ask, chosen)
        await this.commit(false)
        await this.breathe()
      }
    } catch (error) {
      for (const watcher of this.watchers) watcher.stopped(error)
    } finally {
      this.driving = false
    }
  }

  private botsAsk() {
    return this.table.asks.find((ask) => !ask.aside && this.plans[ask.seat]?.kind === 'bot')
  }

  private update(eyes: Eyes, events: readonly GameEvent[], log: readonly LogLine[], fresh: boolean): Update {
    const { table } = this
    const { machine, game } = table
    const ask = eyes === null || this.plans[eyes]?.kind === 'bot' ? undefined : table.askOf(eyes)
    return {
      table: this.id,
      game: game.id,
      seq: table.moves,
      eyes,
      seats: this.plans,
      over: table.over,
      view: game.view(machine, eyes),
      ask: ask === undefined ? null : wireAsk(machine, ask),
      reasons: ask === undefined ? [] : wireReasons(machine, ask.seat),
      waiting: table.asks.filter((a) => !a.aside).map((a) => a.seat),
      events: events.flatMap((event) => game.sees(event, eyes) ?? []),
      log,
      fresh,
      standing: game.standing(machine, eyes),
      winners: table.over ? game.winners(machine) : [],
      undo: eyes === null ? 'nothing' : (table.undoWall(eyes) ?? 'free'),
      redo: eyes !== null && table.canRedo(eyes),
      choices: Object.fromEntries(game.effects.map(({ id }) => [id, machine.choice(eyes ?? 0, id)])),
      crossed: table.crossed,
      values: this.values,
    }
  }

  private wholeLog(eyes: Eyes, upTo = Infinity): LogLine[] {
    const names = namesOf(this.table)
    const lines: LogLine[] = []
    this.table.retell((machine, n) => {
      if (n <= upTo) lines.push(...wireLog(machine, machine.events, eyes, names, n))
    })
    return lines
  }

  /** The table after so many moves, as these eyes saw it. */
  replay(at: number, eyes: Eyes): Update {
    const { table, game } = this
    const n = Math.max(0, Math.min(at, table.moves))
    const machine = table.machineAt(n)
    return {
      ...this.update(eyes, [], this.wholeLog(eyes, n), true),
      seq: n,
      view: game.view(machine, eyes),
      ask: null,
      reasons: [],
      waiting: machine.asks.map((ask) => ask.seat),
      over: machine.over,
      standing: game.standing(machine, eyes),
      events: machine.events.flatMap((event) => game.sees(event, eyes) ?? []),
      undo: 'nothing',
      redo: false,
    }
  }

  /** Totals along the game, one moment a change. */
  history(): Moment[] {
    const moments: Moment[] = []
    this.table.retell((machine, n) => {
      const totals = this.game.standing(machine, null).map(({ total }) => total)
      if (moments.at(-1)?.totals.join() !== totals.join()) moments.push({ seq: n, totals })
    })
    return moments
  }
}
