// The bots at one table: what they are asked they answer, and what they are offered aside they may take.
// Each call does one thing at most; keeping and telling it is the host's affair.
import type { Bot } from '@lorehall/bots'
import type { Ask, Option, Seat } from '@lorehall/kernel'
import type { Players } from './players.ts'
import type { SeatPlan } from './port.ts'
import { type AnyTable, thoughtOf } from './wire.ts'

export class BotsAt {
  private readonly table: AnyTable
  private readonly planOf: (seat: Seat) => SeatPlan | undefined
  /** After how many entries they were asked last whether they take a standing offer. */
  private offeredAt: number

  /** A table that waits for people stands as they left it: they were asked when it came to that. */
  constructor(table: AnyTable, planOf: (seat: Seat) => SeatPlan | undefined) {
    this.table = table
    this.planOf = planOf
    this.offeredAt = table.seq === 0 || this.asked !== undefined ? -1 : table.seq
  }

  /** There is something for one of them to do, or to consider. */
  get due(): boolean {
    const { asks, seq } = this.table
    return asks.some((ask) => this.plays(ask.seat) && (!ask.aside || this.offeredAt !== seq))
  }

  /** What one of them is asked, and waited for. */
  private get asked(): Ask | undefined {
    return this.table.asks.find(({ aside, seat }) => !aside && this.plays(seat))
  }

  /** A standing offer that one of them takes comes before what is waited for. */
  goOn(players: Players): void {
    const { table } = this
    const taken =
      this.offeredAt === table.seq
        ? null
        : players.asideTaken(
            table.machine,
            (seat) => (this.plays(seat) ? this.botAt(seat, players) : undefined),
            (seat) => thoughtOf(table, seat),
          )
    if (taken !== null) table.take(taken.ask, taken.option)
    else {
      this.leaveBe()
      const { asked: ask } = this
      // What was asked a moment ago may be answered, or taken back, by now.
      if (ask === undefined) return
      const known = this.knownAnswer(ask)
      if (known === undefined) this.answer(ask, this.nameAt(ask.seat), players)
      else table.take(ask, known)
    }
  }

  /** Takes nothing of what is offered until something more happens: who went back may want to go forth. */
  leaveBe(): void {
    this.offeredAt = this.table.seq
  }

  answer(ask: Ask, name: string, { named, think }: Players): void {
    const { table } = this
    table.take(ask, think(table.machine, ask.seat, named(name), thoughtOf(table, ask.seat)))
  }

  /** What its opening says here; nothing where that is over, or cannot be answered. */
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

  private nameAt(seat: Seat): string {
    return this.planOf(seat)?.bot ?? 'quick'
  }

  private botAt(seat: Seat, { named }: Players): Bot {
    return named(this.nameAt(seat))
  }
}
