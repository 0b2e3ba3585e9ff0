// What crosses the port: asks with words, hints, reasons, log lines. Words are made here, at
// the edge, from the game's text; a page decides nothing and knows no rule.
import {
  type Ask,
  Chance,
  type GameEvent,
  type Machine,
  preview,
  Refusal,
  type Seat,
  type Table,
} from '@lorehall/kernel'
import type { Hint, Hints, LogLine, WireAsk, WireReason } from './port.ts'
import { routes } from './routes.ts'
import { NotKept } from './store.ts'

/** A machine or table of any game: hosts know games only through the kernel. */
export type AnyMachine = Machine<unknown, unknown>
export type AnyTable = Table

export function namesOf(table: AnyTable): string[] {
  return table.sitters.map(({ name }) => name)
}

export function wireAsk(machine: AnyMachine, ask: Ask): WireAsk {
  const { text } = machine.game
  return {
    id: ask.id,
    seat: ask.seat,
    kind: ask.kind,
    prompt: text.prompt(ask),
    from: ask.from ?? null,
    options: ask.options.map((option) => ({
      id: option.id,
      kind: option.kind,
      at: option.at,
      label: text.label(machine, option),
    })),
  }
}

function hintOf(machine: AnyMachine, seat: Seat, option: string, names: readonly string[]): Hint {
  const { events, ends } = preview(machine, seat, [option])
  return { effects: events.flatMap((event) => machine.game.text.event(machine, event, names) ?? []), ends }
}

/** Tries every answer out: by far the longest look at an ask, so it is taken only when asked for. */
export function wireHints(machine: AnyMachine, { seat, options }: Ask, names: readonly string[]): Hints {
  return {
    options: Object.fromEntries(options.map(({ id }) => [id, hintOf(machine, seat, id, names)])),
    routes: routes(machine, seat),
  }
}

export function wireReasons(machine: AnyMachine, seat: Seat): WireReason[] {
  const { text } = machine.game
  return machine.reasons(seat).map(({ option, reason }) => ({
    id: option.id,
    at: option.at,
    label: text.label(machine, option),
    why: text.reason(reason),
    rule: reason.rule,
  }))
}

/** The lines of an answer's events, as these eyes see them. */
export function wireLog(
  machine: AnyMachine,
  events: readonly GameEvent[],
  eyes: Seat | null,
  names: readonly string[],
  seq: number,
): LogLine[] {
  return events.flatMap((event) => {
    const seen = machine.game.sees(event, eyes)
    const text = seen === null ? null : machine.game.text.event(machine, seen, names)
    if (seen === null || text === null) return []
    return [
      { seq, text, type: seen.type, seat: seen.seat ?? null, from: seen.from ?? null, at: placeOf(seen) },
    ]
  })
}

/** The thing on the table an event is about, named as options name it. */
function placeOf(event: GameEvent): string | null {
  for (const [field, kind] of PLACES) {
    const value = event[field]
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return `${kind}:${value}`
  }
  return null
}

const PLACES = [
  ['space', 'space'],
  ['region', 'region'],
  ['hex', 'region'],
  ['card', 'card'],
  ['deck', 'deck'],
] as const

/** A chance of its own for a bot's thought, the same again for the same moment. */
export function thoughtOf(table: AnyTable, seat: Seat): Chance {
  return new Chance(`${table.seed}/${table.seq}/${seat}`)
}

/** What went wrong, for a person: refusals speak for themselves. */
export function troubleOf(error: unknown): { code: string; message: string } {
  if (error instanceof Refusal || error instanceof NotKept)
    return { code: error.code, message: error.message }
  return { code: 'trouble', message: error instanceof Error ? error.message : String(error) }
}
