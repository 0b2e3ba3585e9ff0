// The bots at one table: they answer their asks and may take asides. Each call does at most one thing; the host stores
// and sends the result. The host itself deals with decisions of bots that plan, because they take long.
import type { Bot } from '@lorehall/bots'
import type { Ask, Option, Seat } from '@lorehall/kernel'
import type { Players } from './players.ts'
import type { SeatPlan } from './port.ts'
import { type AnyTable, thoughtOf } from './wire.ts'

export class BotsAt {
  private readonly table: AnyTable
  private readonly planOf: (seat: Seat) => SeatPlan | undefined
  /** The number of entries when the bots last decided about their asides. */
  private offeredAt: number

  /** In an opened table that waits only for people, the bots have already decided about their asides. */
  constructor(table: AnyTable, planOf: (seat: Seat) => SeatPlan | undefined) {
    this.table = table
    this.planOf = planOf
    this.offeredAt = table.seq === 0 || this.asked !== undefined ? -1 : table.seq
  }

  /** Whether a bot has an ask to answer or an aside to decide about. */
  get due(): boolean {
    const { asks, seq } = this.table
    return asks.some((ask) => this.plays(ask.seat) && (!ask.aside || this.offeredAt !== seq))
  }

  /** The next ask that play waits for a bot to answer. */
  private get asked(): Ask | undefined {
    return this.table.asks.find(({ aside, seat }) => !aside && this.plays(seat))
  }

  /** Takes one aside, or else answers one ask. Returns the ask instead if its bot has to plan. */
  goOn(players: Players): Ask | null {
    const { table } = this
    const taken =
      this.offeredAt === table.seq
        ? null
        : players.asideTaken(
            table.machine,
            (seat) => (this.plays(seat) ? this.botAt(seat, players) : undefined),
            (seat) => thoughtOf(table, seat),
          )
    if (taken !== null) {
      table.take(taken.ask, taken.option)
      return null
    }
    this.leaveBe()
    const { asked: ask } = this
    // Since the caller checked `due`, the ask may have been answered or undone.
    if (ask === undefined) return null
    const known = this.knownAnswer(ask)
    if (known === undefined) return this.answerNow(ask, this.nameAt(ask.seat), players) ? null : ask
    table.take(ask, known)
    return null
  }

  /** Answers the ask, unless the bot has to plan. Returns whether it did. */
  answerNow(ask: Ask, name: string, players: Players): boolean {
    if (players.named(name).plans === true && players.isDecision(ask)) return false
    this.answer(ask, name, players)
    return true
  }

  /** Leaves all asides until the next entry, so that a player who undid something can still redo it. */
  leaveBe(): void {
    this.offeredAt = this.table.seq
  }

  answer(ask: Ask, name: string, { named, think }: Players): void {
    const { table } = this
    table.take(ask, think(table.machine, ask.seat, named(name), thoughtOf(table, ask.seat)))
  }

  /** The next answer of the bot's opening; undefined if the opening is over or this answer isn't offered. */
  private knownAnswer({ seat, options }: Ask): Option | undefined {
    const { opening = [] } = this.planOf(seat) ?? {}
    if (opening.length === 0) return undefined
    const given = this.table.line.filter(
      ({ entry, bearing }) =>
        bearing !== 'aside' && typeof entry === 'string' && entry.startsWith(`${seat} `),
    )
    return options.find(({ id }) => id === opening[given.length])
  }

  private plays(seat: Seat): boolean {
    return this.planOf(seat)?.kind === 'bot'
  }

  nameAt(seat: Seat): string {
    return this.planOf(seat)?.bot ?? 'quick'
  }

  private botAt(seat: Seat, { named }: Players): Bot {
    return named(this.nameAt(seat))
  }
}
