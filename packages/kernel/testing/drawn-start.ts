// Draws the options and the number of seats of a random table. Anything the plan fixes is kept; the rest is random
// within what the game allows.
import { Chance, type Game, type GameOptions, itemsOf, readOptions } from '../src/index.ts'

const TRIES = 200

export interface DrawnStart {
  readonly options: GameOptions
  readonly seats: number
}

function drawnOptions<S, V>({ form }: Game<S, V>, given: GameOptions, chance: Chance): GameOptions {
  const fields = Object.entries(form.options.properties).map(([name, field]) => {
    if (field.type === 'list') return [name, field.default] as const
    const value = field.type === 'boolean' ? chance.below(2) === 0 : chance.pick(field.enum)
    return [name, value] as const
  })
  return { ...Object.fromEntries(fields), ...given }
}

/** Leaves one item out of every other list that nobody fixed, where this number of seats allows it. */
function withoutSome<S, V>(
  { form }: Game<S, V>,
  { options, seats }: DrawnStart,
  given: GameOptions,
  chance: Chance,
): GameOptions {
  let drawn = options
  for (const [name, field] of Object.entries(form.options.properties)) {
    if (field.type !== 'list' || given[name] !== undefined || chance.below(2) === 0) continue
    const tried = { ...drawn, [name]: chance.pick(itemsOf(field, options)) }
    const { against, seats: counts } = form.allows(tried)
    if (against === null && counts.includes(seats)) drawn = tried
  }
  return drawn
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
    if (against !== null || !seats.includes(count)) continue
    const start = { options, seats: count }
    if (fixed.options !== undefined) return start
    // From a stream of its own, so that a table which leaves nothing out is the same as without lists.
    const apart = new Chance(chance.stream.join())
    return { options: withoutSome(game, start, fixed.given ?? {}, apart), seats: count }
  }
  throw new Error(`${game.id}: no options in ${TRIES} draws that allow ${fixed.seats ?? 'any'} seats`)
}
