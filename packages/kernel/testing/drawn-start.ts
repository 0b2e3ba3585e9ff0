// Draws the options and the number of seats of a random table. Anything the plan fixes is kept; the rest is random
// within what the game allows.
import { type Chance, type Game, type GameOptions, readOptions } from '../src/index.ts'

const TRIES = 200

export interface DrawnStart {
  readonly options: GameOptions
  readonly seats: number
}

function drawnOptions<S, V>({ form }: Game<S, V>, given: GameOptions, chance: Chance): GameOptions {
  const fields = Object.entries(form.options.properties).map(([name, field]) => {
    const value = field.type === 'boolean' ? chance.below(2) === 0 : chance.pick(field.enum)
    return [name, value] as const
  })
  return { ...Object.fromEntries(fields), ...given }
}

export function drawnStart<S, V>(
  game: Game<S, V>,
  fixed: {
    readonly seats?: number | undefined
    readonly options?: unknown
    readonly given?: GameOptions | undefined
  },
  chance: Chance,
): DrawnStart {
  for (let n = 0; n < TRIES; n++) {
    const options =
      fixed.options === undefined
        ? drawnOptions(game, fixed.given ?? {}, chance)
        : readOptions(game, fixed.options)
    const { seats, against } = game.form.allows(options)
    const count = fixed.seats ?? (seats.length === 0 ? 0 : chance.pick(seats))
    if (against === null && seats.includes(count)) return { options, seats: count }
  }
  throw new Error(`${game.id}: no options in ${TRIES} draws that allow ${fixed.seats ?? 'any'} seats`)
}
