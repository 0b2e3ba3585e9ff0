// The bots at one table: they answer their asks and may take asides. Questions that only hide something from other
// people are answered here, too, if there are none. Each call does at most one thing; the host stores and sends the
// result. The host itself deals with decisions of bots that plan, because they take long.
import type { Bot } from '@lorehall/bots'
import type { Ask, Option, Seat } from '@lorehall/kernel'
import type { Players } from './players.ts'
import type { SeatPlan } from './port.ts'
import { type AnyTable, thoughtOf } from './wire.ts'

export class BotsAt {
  private readonly table: AnyTable
  private readonly planOf: (seat: Seat) => SeatPlan | undefined
  /** Whether at most one person plays, without a lesson, and nobody else could see what they do. */
  private readonly isPrivate: () => boolean
  /** The number of entries when the bots last decided about their asides. */
  private offeredAt: number
  /** The number of entries just after an undo or redo. */
  private undoneAt: number

  /** In an opened table that waits only for people, the bots have already decided about their asides. */
  constructor(table: AnyTable, planOf: (seat: Seat) => SeatPlan | undefined, isPrivate: () => boolean) {
    this.table = table
    this.planOf = planOf
    this.isPrivate = isPrivate
    const last = table.entries.at(-1)
    this.undoneAt = typeof last === 'object' && ('undo' in last || 'redo' in last) ? table.seq : -1
    this.offeredAt = table.seq === 0 || this.asked !== undefined ? -1 : table.seq
  }

  /** Whether a bot has an ask to answer or an aside to decide about. */
  get due(): boolean {
    const { asks, seq } = this.table
    return asks.some((ask) => (ask.aside ? this.plays(ask.seat) && this.offeredAt !== seq : this.isOurs(ask)))
  }

  /** The next ask that play waits for a bot to answer. */
  private get asked(): Ask | undefined {
    return this.table.asks.find((ask) => !ask.aside && this.isOurs(ask))
  }

  private isOurs(ask: Ask): boolean {
    return this.plays(ask.seat) || this.isIdle(ask)
  }

  /** A question with one answer that nobody needs to hide. After an undo it is shown, so that undo can go on. */
  isIdle({ hides, options }: Ask): boolean {
    return hides && options.length === 1 && this.undoneAt !== this.table.seq && this.isPrivate()
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
    this.offeredAt = table.seq
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

  /** Answers nothing for anybody but bots until the next entry, so that a player who undid something can redo it. */
  leaveBe(): void {
    this.offeredAt = this.table.seq
    this.undoneAt = this.table.seq
  }

  answer(ask: Ask, name: string, { named, think }: Players): void {
    const { table } = this
    table.take(ask, think(table.machine, ask.seat, named(name), thoughtOf(table, ask.seat)))
  }

  /** The only answer, or the next one of the bot's opening; undefined if the bot has to think. */
  private knownAnswer(ask: Ask): Option | undefined {
    const { seat, options } = ask
    if (!this.plays(seat)) return this.isIdle(ask) ? options[0] : undefined
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
