// How a step builds its questions: the asking half of `Turn`. The machine runs the step and adds extras and asides
// (see machine.ts).
import type { Ask, AskKind, Reason, Refused, Seat } from './game.ts'
import { CONFIRM, type Option, untick } from './option.ts'
import { type Position, setTicks, ticksOf } from './position.ts'

const NONE: readonly never[] = []

const newAsk = (
  seat: Seat,
  kind: AskKind,
  prompt: string,
  from: string | undefined,
  open: boolean,
  aside: boolean,
): Ask => ({
  id: -1,
  seat,
  kind,
  prompt,
  from,
  open,
  aside,
  own: 0,
  options: [],
  candidates: NONE,
  ticked: NONE,
  owed: 0,
  tale: null,
  folded: false,
  standing: null,
  hides: false,
})

export abstract class Asking<S> {
  position: Position<S>
  /** The open asks; empty when the game is over. */
  asks: Ask[] = []

  /** The question being built; null: none, or it needs no options (see `askWithOthers`). */
  protected asking: Ask | null = null
  /** The step that runs has asked somebody. */
  protected asked = false
  protected together = false
  /** While a step asks again because this seat ticked something: the asks before that. */
  protected ticking: { seat: Seat; asks: readonly Ask[] } | null = null
  /** While reasons are collected: the seat they are for, and those found so far. */
  protected refused: { seat: Seat; list: Refused[] } | null = null
  /** A tick was removed because its candidate can't be picked anymore, so the step has to ask again. */
  protected stale = false
  /** The candidates of the question being built, and how often each may be ticked. */
  private candidates: Option[] = []
  private limits: number[] = []
  /** By seat: an aside that offered nothing, used again at the next question. */
  private readonly unused: (Ask | undefined)[] = []

  constructor(position: Position<S>) {
    this.position = position
  }

  private openAsk(seat: Seat, kind: AskKind, prompt: string, from: string | undefined, open: boolean): void {
    const ask = newAsk(seat, kind, prompt, from, open, false)
    this.asking = ask
    // Only the first question of a step starts a new list; most steps ask nothing.
    if (this.asked) this.asks.push(ask)
    else this.asks = [ask]
    this.asked = true
  }

  /**
   * Opens a question to one of several seats. It needs no options if the seat has sealed its answer, or if somebody
   * else ticked something: nobody's question may depend on the ticks of others, so the seat keeps its ask.
   */
  private askWithOthers(seat: Seat, kind: AskKind, prompt: string, from: string | undefined): void {
    this.together = true
    const isSealed = (this.position.sealed?.[seat] ?? null) !== null
    const kept = isSealed ? undefined : this.keptAsk(seat)
    // Reasons are found while the options are made.
    if ((!isSealed && kept === undefined) || this.refused !== null) {
      return this.openAsk(seat, kind, prompt, from, false)
    }
    this.asking = null
    if (!this.asked) this.asks = []
    this.asked = true
    if (kept !== undefined) this.asks.push(kept)
  }

  /** The seat's ask before somebody else's tick. */
  private keptAsk(seat: Seat): Ask | undefined {
    if (this.ticking === null || this.ticking.seat === seat) return undefined
    return this.ticking.asks.find((ask) => ask.seat === seat && !ask.aside)
  }

  /** Starts an aside. It is asked only if something is offered: see `keepAside`. */
  protected openAside(seat: Seat): Ask {
    const ask = this.unused[seat] ?? newAsk(seat, 'turn', 'aside', undefined, false, true)
    this.unused[seat] = ask
    this.asking = ask
    return ask
  }

  protected keepAside(ask: Ask): void {
    this.asks.push(ask)
    this.unused[ask.seat] = undefined
  }

  ask(seat: Seat, kind: AskKind, prompt: string, from?: string): void {
    this.openAsk(seat, kind, prompt, from, false)
  }

  askOpen(seat: Seat, kind: AskKind, prompt: string, from?: string): void {
    this.openAsk(seat, kind, prompt, from, true)
  }

  askTogether(seat: Seat, kind: AskKind, prompt: string, from?: string): void {
    this.askWithOthers(seat, kind, prompt, from)
  }

  askTogetherOpen(seat: Seat, kind: AskKind, prompt: string, from?: string): void {
    this.openAsk(seat, kind, prompt, from, true)
    this.together = true
  }

  askSeveral(seat: Seat, prompt: string, from?: string): void {
    this.openAsk(seat, 'several', prompt, from, false)
  }

  askSeveralTogether(seat: Seat, prompt: string, from?: string): void {
    this.askWithOthers(seat, 'several', prompt, from)
  }

  ticks(of?: Option): number {
    const ids = ticksOf(this.position, this.asking?.seat ?? -1)
    if (of === undefined) return ids.length
    let count = 0
    for (const id of ids) if (id === of.id) count++
    return count
  }

  tick(candidate: Option, against: Reason | null, times = 1): void {
    const { asking } = this
    if (asking === null) return
    const ticked = this.ticks(candidate)
    if (ticked > 0) asking.options.push(untick(candidate))
    if (ticked < times) this.may(candidate, against)
    this.candidates.push(candidate)
    this.limits.push(times)
  }

  confirm(owed: number): void {
    if (this.asking === null) return
    this.asking.owed = Math.max(0, owed)
    if (owed <= 0) this.asking.options.push(CONFIRM)
    this.settleTicks(this.asking)
  }

  answeredBeside(): void {
    if (this.asking !== null) this.settleTicks(this.asking)
  }

  /** Ends the list of candidates. Ticks of candidates that are gone, or over their limit, are removed. */
  private settleTicks(asking: Ask): void {
    const { candidates, limits } = this
    const { seat } = asking
    asking.candidates = candidates
    const ids = ticksOf(this.position, seat)
    if (ids.length > 0) asking.ticked = picked(ids, candidates, limits)
    if (asking.ticked.length < ids.length) {
      setTicks(this.position, seat, idsOf(asking.ticked))
      this.stale = true
    }
    this.candidates = []
    this.limits = []
  }

  offer(chosen: Option): void {
    this.asking?.options.push(chosen)
  }

  may(chosen: Option, against: Reason | null): void {
    if (against === null) this.asking?.options.push(chosen)
    else if (this.refused !== null && this.refused.seat === this.asking?.seat) {
      this.refused.list.push({ option: chosen, reason: against })
    }
  }

  get explains(): boolean {
    return this.refused !== null
  }

  tale(name: string, folded = false): void {
    if (this.asking === null) return
    this.asking.tale = name
    this.asking.folded = folded
  }

  settledBy(effect: string): void {
    if (this.asking !== null) this.asking.standing = effect
  }

  hides(only: Option): void {
    if (this.asking !== null) this.asking.hides = this.isOnly(only)
  }

  private isOnly(option: Option): boolean {
    const [first, second] = this.asking?.options ?? []
    return first === option && second === undefined
  }

  spare(only: Option): boolean {
    if (!this.isOnly(only)) return false
    this.asks = this.asks.slice(0, -1)
    this.asking = this.asks.at(-1) ?? null
    this.asked = this.asking !== null
    return true
  }
}

/** The candidates that are ticked, each as often as its limit allows. */
function picked(ids: readonly string[], candidates: readonly Option[], limits: number[]): Option[] {
  const ticked: Option[] = []
  for (const id of ids) {
    const at = candidates.findIndex((one) => one.id === id)
    const candidate = candidates[at]
    const left = limits[at] ?? 0
    if (candidate === undefined || left === 0) continue
    limits[at] = left - 1
    ticked.push(candidate)
  }
  return ticked
}

export const idsOf = (options: readonly Option[]): string[] => options.map(({ id }) => id)

/** Whether the option ticks or unticks a candidate. Any other option answers the question. */
export function isTick({ candidates }: Ask, chosen: Option): boolean {
  return chosen.manner === 'unticks' || candidates.includes(chosen)
}

/** The ids that are ticked after this option ticks or unticks one. */
export function ticksAfter({ ticked }: Ask, chosen: Option): readonly string[] {
  const ids = idsOf(ticked)
  if (chosen.manner !== 'unticks') return [...ids, chosen.id]
  const at = ids.lastIndexOf(chosen.name)
  return ids.filter((_, i) => i !== at)
}
