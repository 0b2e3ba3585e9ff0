// The thoughts under way at one table, and what its bots remember. While a bot thinks, everything else at the table
// goes on; its decision counts only if its question is still open then.
import type { Mind } from '@lorehall/bots'
import type { Ask, Json, Option, Seat } from '@lorehall/kernel'
import { type Decision, type Thinker, type Thinking, thoughtAt } from './thought.ts'
import type { AnyTable } from './wire.ts'

/** How a thought ended. */
export type Outcome =
  | { readonly is: 'decided'; readonly option: Option }
  /** Somebody asked for an answer now. */
  | { readonly is: 'hurried' }
  | { readonly is: 'failed'; readonly why: unknown }
  /** The question isn't open anymore. */
  | { readonly is: 'dropped' }

interface UnderWay {
  readonly ask: number
  readonly thinking: Thinking<Decision>
  readonly outcome: Promise<Outcome>
  readonly end: (outcome: Outcome) => void
}

const DROPPED: Outcome = { is: 'dropped' }

export class Thoughts {
  private readonly table: AnyTable
  private readonly values: Json | null
  private readonly thinker: Thinker
  private readonly underWay = new Map<Seat, UnderWay>()
  private readonly minds = new Map<Seat, Mind>()

  /** @param values the table's values, if they are not the game's own */
  constructor(table: AnyTable, values: Json | null, thinker: Thinker) {
    this.table = table
    this.values = values
    this.thinker = thinker
  }

  /** The bot begins to think about this question, unless it does already. Never rejects. */
  about(ask: Ask, bot: string): Promise<Outcome> {
    const { seat, id } = ask
    const known = this.underWay.get(seat)
    if (known?.ask === id) return known.outcome
    this.drop(seat)
    const thought = thoughtAt(this.table, ask, this.values, bot, this.minds.get(seat) ?? null)
    const thinking = this.thinker.think(thought)
    const { promise: outcome, resolve: end } = Promise.withResolvers<Outcome>()
    const mine: UnderWay = { ask: id, thinking, outcome, end }
    this.underWay.set(seat, mine)
    thinking.found.then(
      (decision) => this.decided(seat, mine, decision),
      (why: unknown) => {
        if (this.underWay.get(seat) === mine) this.end(seat, { is: 'failed', why })
      },
    )
    return outcome
  }

  private decided(seat: Seat, mine: UnderWay, { option: chosen, mind }: Decision): void {
    if (this.underWay.get(seat) !== mine) return
    const option = this.openAsk(seat, mine.ask)?.options.find((one) => one.id === chosen)
    if (option === undefined) this.minds.delete(seat)
    else this.minds.set(seat, mind)
    this.end(seat, option === undefined ? DROPPED : { is: 'decided', option })
  }

  /** The question of that number, if it still waits for an answer. */
  openAsk(seat: Seat, id: number): Ask | undefined {
    return this.table.asks.find((ask) => !ask.aside && ask.seat === seat && ask.id === id)
  }

  /** The table has changed: thoughts about closed questions are dropped. */
  changed(): void {
    for (const [seat, { ask }] of this.underWay) if (this.openAsk(seat, ask) === undefined) this.drop(seat)
  }

  /** The table went back, or it stopped: every thought is dropped, and the bots remember nothing. */
  forget(): void {
    for (const seat of this.underWay.keys()) this.drop(seat)
    this.minds.clear()
  }

  /** Another player has the seat. */
  forgetSeat(seat: Seat): void {
    this.drop(seat)
    this.minds.delete(seat)
  }

  /** Every thought under way ends now, without a decision. */
  hurry(): void {
    for (const seat of this.underWay.keys()) {
      this.minds.delete(seat)
      this.stop(seat, { is: 'hurried' })
    }
  }

  private drop(seat: Seat): void {
    this.stop(seat, DROPPED)
  }

  private stop(seat: Seat, outcome: Outcome): void {
    this.underWay.get(seat)?.thinking.drop()
    this.end(seat, outcome)
  }

  private end(seat: Seat, outcome: Outcome): void {
    const ended = this.underWay.get(seat)
    this.underWay.delete(seat)
    ended?.end(outcome)
  }
}
