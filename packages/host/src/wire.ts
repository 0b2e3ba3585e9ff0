// What crosses the port: asks with words and previews, reasons, log lines. Words are made here, at
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
import type { LogLine, WireAsk, WireOption, WireReason } from './port.ts'
import { routes } from './routes.ts'
import { NotKept } from './store.ts'

/** A machine or table of any game: hosts know games only through the kernel. */
export type AnyMachine = Machine<unknown, unknown>
export type AnyTable = Table

export function namesOf(table: AnyTable): string[] {
  return table.sitters.map(({ name }) => name)
}

function wireOption(machine: AnyMachine, ask: Ask, i: number, names: readonly string[]): WireOption | null {
  const option = ask.options[i]
  if (option === undefined) return null
  const { text } = machine.game
  const { events, ends } = preview(machine, ask.seat, [option.id])
  const effects = events.flatMap((event) => text.event(machine, event, names) ?? [])
  return {
    id: option.id,
    kind: option.kind,
    at: option.at,
    label: text.label(machine, option),
    effects,
    ends,
  }
}

export function wireAsk(machine: AnyMachine, ask: Ask, names: readonly string[]): WireAsk {
  return {
    id: ask.id,
    seat: ask.seat,
    kind: ask.kind,
    prompt: machine.game.text.prompt(ask),
    from: ask.from ?? null,
    options: ask.options.flatMap((_, i) => wireOption(machine, ask, i, names) ?? []),
    routes: routes(machine, ask.seat),
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
