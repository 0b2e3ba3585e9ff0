// The lobby form filled in: a game's options checked against its schema, defaults laid under them.
import type { Game, GameOptions, OptionField } from './game.ts'
import { isRecord } from './json.ts'
import { Refusal } from './refusal.ts'

export function readOptions(game: Game, given: unknown): GameOptions {
  const fields = game.options.properties
  if (given !== undefined && !isRecord(given)) {
    throw new Refusal('bad-options', 'options must be an object, e.g. { "edition": "2018" }')
  }
  const chosen: Record<string, string | boolean> = {}
  for (const [name, field] of Object.entries(fields)) chosen[name] = field.default
  for (const [name, value] of Object.entries(given ?? {})) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined) {
      const known = Object.keys(fields).join(', ')
      throw new Refusal('bad-options', `${game.title} has no option '${name}'; it has: ${known}`)
    }
    const expected = field.type === 'boolean' ? 'true or false' : `one of ${field.enum.join(', ')}`
    if (!fits(field, value)) {
      throw new Refusal(
        'bad-options',
        `option '${name}' cannot be ${JSON.stringify(value)}; expected ${expected}`,
      )
    }
    chosen[name] = value
  }
  return chosen
}

function fits(field: OptionField, value: unknown): value is string | boolean {
  if (field.type === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string' && field.enum.includes(value)
}

export function checkSeats(game: Game, seats: number): void {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new Refusal('bad-seats', `${game.title} is for ${min} to ${max} players, not ${seats}`)
  }
}
