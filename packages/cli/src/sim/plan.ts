// What is to be simulated, as data that a worker can be handed.
import { botNamed } from '@lorehall/bots'
import { type Game, type GameOptions, isRecord, type Json, Refusal, Table } from '@lorehall/kernel'

/** The unit of work: the curious remember within it, and workers are handed nothing smaller. */
export const BLOCK = 50

export interface Plan {
  readonly game: string
  /** One bot's name a seat. */
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  readonly options: GameOptions
  readonly values: Json
  /** Look for broken laws at every decision. */
  readonly check: boolean
}

/** Fewer names than seats repeat: `greedy,random` at four seats is greedy, random, greedy, random. */
export function seatBots(names: string, seats: number): string[] {
  const list = names.split(',').map((name) => name.trim())
  for (const name of list) botNamed(name)
  if (list.length > seats) {
    throw new Refusal('bad-request', `${list.length} bots are too many for ${seats} seats`)
  }
  return Array.from({ length: seats }, (_, i) => list[i % list.length] ?? '')
}

/** Options as JSON or as `name=value,name=value`. The table they are for checks what they say. */
export function readOptionsFlag(game: Game, text: string | undefined): unknown {
  if (text === undefined) return {}
  if (text.trimStart().startsWith('{')) {
    try {
      const given: unknown = JSON.parse(text)
      if (isRecord(given)) return given
    } catch {
      throw new Refusal('bad-options', `--options is not JSON: ${text}`)
    }
  }
  const pairs = text.split(',').map((pair): [string, string | boolean] => {
    const at = pair.indexOf('=')
    if (at < 1) {
      throw new Refusal('bad-options', `--options: '${pair}' is not name=value; or give a JSON object`)
    }
    const name = pair.slice(0, at).trim()
    const value = pair.slice(at + 1).trim()
    const isSwitch = game.options.properties[name]?.type === 'boolean'
    return [name, isSwitch && (value === 'true' || value === 'false') ? value === 'true' : value]
  })
  return Object.fromEntries(pairs)
}

/** The options in full; refuses, as any table would, what the game does not know. */
export function checkStart(game: Game, seats: number, options: unknown, values: Json): GameOptions {
  return new Table(game, { seats, options, values, seed: 'check' }).options
}
