// Builds the parts of an update: asks, hints, reasons and log lines, with the game's texts. A page makes no decisions
// and knows no rules.
import {
  type Ask,
  Chance,
  type GameEvent,
  type Machine,
  type Manner,
  type Option,
  preview,
  Refusal,
  type Seat,
  type Table,
} from '@lorehall/kernel'
import type { Hint, Hints, LogLine, WireAsk, WireReason, WireRival } from './port.ts'
import { type Offer, offered } from './joined.ts'
import { routes } from './routes.ts'
import type { Mark } from './stand-ins.ts'
import { NotKept } from './store.ts'

/** A machine or table of any game: hosts know games only through the kernel. */
export type AnyMachine = Machine<unknown, unknown>
export type AnyTable = Table

export function namesOf(table: AnyTable): string[] {
  return table.sitters.map(({ name }) => name)
}

/** The seats that must answer; asides don't count. */
export function waitedFor({ asks }: AnyMachine): Seat[] {
  return asks.flatMap(({ aside, seat }) => (aside ? [] : [seat]))
}

/** The sides; if everyone plays alone, each seat is a side. */
export function sidesOf({ game, sitters, options }: AnyTable): readonly (readonly Seat[])[] {
  return game.form.sides?.(sitters.length, options) ?? sitters.map((_, seat) => [seat])
}

export function rivalsOf(machine: AnyMachine): WireRival[] {
  const { play, say } = machine.game
  const { rivals } = play
  const won = machine.over ? (rivals?.won(machine) ?? []) : []
  const ids = rivals?.at(machine.seats, machine.options) ?? []
  return ids.map((id) => ({
    id,
    name: say.rival?.(id) ?? id,
    score: rivals?.score(machine, id) ?? null,
    won: won.includes(id),
  }))
}

/** A question with its options and refusals, including the refusals of a second question that is joined with it. */
export function wireQuestion(
  machine: AnyMachine,
  ask: Ask,
  names: readonly string[],
): { readonly ask: WireAsk; readonly reasons: readonly WireReason[] } {
  const { say } = machine.game
  const { offers, next } = offered(machine, ask, names)
  const sent: WireAsk = {
    id: ask.id,
    seat: ask.seat,
    kind: ask.kind,
    prompt: next === null ? say.prompt(ask, machine, names) : say.prompt(next.ask, next.machine, names),
    from: ask.from ?? null,
    aside: ask.aside,
    options: offers.map(({ id, option, label }) => {
      const { kind, at, manner } = option
      return { id, kind, at, label, manner, extra: ask.options.indexOf(option) >= ask.own }
    }),
    ticked: ask.ticked.map(({ id }) => id),
    owed: ask.owed,
    tale: ask.tale,
    folded: ask.folded,
    standing: ask.standing,
  }
  const further = next === null ? [] : reasonsOf(next.machine, ask.seat, names)
  return { ask: sent, reasons: [...reasonsOf(machine, ask.seat, names), ...further] }
}

/** Nobody expects these to bring anything: they give up, or they are what happens anyway. */
const EXPECTED: ReadonlySet<Manner> = new Set(['ends', 'declines', 'stays', 'usual'])

/** The effects of an option as text, from its events as the seat sees them. */
export function effectsOf(
  machine: AnyMachine,
  option: Option,
  events: readonly GameEvent[],
  names: readonly string[],
  seat: Seat,
): readonly string[] {
  const { say } = machine.game
  return (
    say.hint?.(machine, option, events, names, seat) ??
    events.flatMap((event) => say.event(machine, event, names, seat) ?? [])
  )
}

function hintOf(machine: AnyMachine, seat: Seat, { id, option }: Offer, names: readonly string[]): Hint {
  const { see } = machine.game
  const { events, ends, whole } = preview(machine, seat, id.split(' '))
  const effects = effectsOf(machine, option, events, names, seat)
  // An option without events only leads to the next question.
  const known = whole && events.length > 0 && see.brings !== undefined
  const idle = known && !EXPECTED.has(option.manner) && !events.some((event) => see.brings?.(event, seat))
  return { effects, ends, idle }
}

/** Previews every option. This is by far the slowest part of an ask, so it is a separate request. */
export function wireHints(machine: AnyMachine, ask: Ask, names: readonly string[]): Hints {
  const { seat } = ask
  return {
    options: Object.fromEntries(
      offered(machine, ask, names).offers.map((offer) => [offer.id, hintOf(machine, seat, offer, names)]),
    ),
    routes: routes(machine, ask),
  }
}

function reasonsOf(machine: AnyMachine, seat: Seat, names: readonly string[]): WireReason[] {
  const { say } = machine.game
  return machine.reasons(seat).map(({ option, reason }) => ({
    id: option.id,
    at: option.at,
    manner: option.manner,
    label: say.label(machine, option, names),
    why: say.reason(reason, machine, { seat, option }),
    rule: reason.rule,
  }))
}

/** A bot gave an answer for the player of this seat. */
export interface Instead {
  readonly seat: Seat
  readonly why: Mark
}

/** The log lines of an answer's events, as these eyes see them and addressed to them. */
export function wireLog(
  machine: AnyMachine,
  events: readonly GameEvent[],
  eyes: Seat | null,
  names: readonly string[],
  seq: number,
  instead: Instead | null = null,
): LogLine[] {
  return events.flatMap((event) => {
    const seen = machine.game.see.sees(event, eyes)
    const text = seen === null ? null : machine.game.say.event(machine, seen, names, eyes)
    if (seen === null || text === null) return []
    const { type, seat = null, from = null, rival = null, tale = null } = seen
    const { at = null, rule = null } = machine.game.say.about?.(machine, seen, eyes) ?? {}
    const line = { seq, text, type, seat, rival, from, at, rule, tale }
    // Mark only events of the seat that the bot played for, not their consequences for others.
    return [instead !== null && instead.seat === seat ? { ...line, standIn: instead.why } : line]
  })
}

/** The chance for a bot's decision; the same for the same position of a table. */
export function thoughtOf(table: AnyTable, seat: Seat): Chance {
  return new Chance(`${table.seed}/${table.seq}/${seat}`)
}

/** An error as a code and a message for a person. */
export function troubleOf(error: unknown): { code: string; message: string } {
  if (error instanceof Refusal || error instanceof NotKept)
    return { code: error.code, message: error.message }
  return { code: 'trouble', message: error instanceof Error ? error.message : String(error) }
}
