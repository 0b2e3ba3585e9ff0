// A player that is a program, and the one way every host lets it think: it sees what its seat
// may see, or a copy in which everything else is dealt anew.
import {
  type Ask,
  type Chance,
  type Choice,
  type Machine,
  type Option,
  Refusal,
  type Seat,
  type StandingEffect,
} from '@lorehall/kernel'
import { forward } from './forward.ts'

/** A machine of any game: bots know games only through the kernel. */
export type Board = Machine<unknown, unknown>

export interface Bot {
  readonly name: string
  /** `guess`: looks ahead, on a re-dealt copy that it may spoil. `nothing`: reads the ask only. */
  readonly needs: 'nothing' | 'guess'
  choose(machine: Board, ask: Ask, chance: Chance): Option
  /** What it takes of a standing offer nobody waits for; null: nothing now. Absent: never anything. */
  aside?(machine: Board, ask: Ask, chance: Chance): Option | null
  /** The standing choices it begins a game with, where they differ from the game's own. */
  settle?(effects: readonly StandingEffect[], chance: Chance): readonly (readonly [string, Choice])[]
}

/** What the bot answers for the seat. The machine itself is left as it was. */
export function think(machine: Board, seat: Seat, bot: Bot, chance: Chance): Option {
  const present = askOf(machine, seat, false)
  if (present === undefined) throw new Refusal('not-asked', `seat ${seat} is not asked anything now`)
  const ask = forward(present)
  const [only, other] = ask.options
  if (only !== undefined && other === undefined) return only
  if (bot.needs === 'nothing') return bot.choose(machine, ask, chance)
  const guess = guessed(machine, seat, chance)
  return known(machine, ask, bot.choose(guess, forward(same(guess, ask)), chance))
}

/** What the bot takes of the seat's standing offer, if there is one; asked once a change of the table. */
export function thinkAside(machine: Board, seat: Seat, bot: Bot, chance: Chance): Option | null {
  const ask = askOf(machine, seat, true)
  if (ask === undefined || bot.aside === undefined) return null
  if (bot.needs === 'nothing') return bot.aside(machine, ask, chance)
  const guess = guessed(machine, seat, chance)
  const chosen = bot.aside(guess, same(guess, ask), chance)
  return chosen === null ? null : known(machine, ask, chosen)
}

function askOf(machine: Board, seat: Seat, aside: boolean): Ask | undefined {
  return machine.asks.find((ask) => ask.seat === seat && ask.aside === aside)
}

/** The machine as the seat may imagine it. */
function guessed(machine: Board, seat: Seat, chance: Chance): Board {
  const guess = machine.copy()
  guess.guess(seat, chance)
  return guess
}

/** What a seat is asked does not depend on what it cannot know. */
function same(guess: Board, { seat, aside, prompt }: Ask): Ask {
  const ask = askOf(guess, seat, aside)
  if (ask === undefined)
    throw new Error(`${guess.game.id}: '${prompt}' is asked only where hidden facts differ`)
  return ask
}

function known({ game }: Board, { options }: Ask, chosen: Option): Option {
  if (options.includes(chosen)) return chosen
  throw new Error(`${game.id}: '${chosen.id}' is offered only where hidden facts differ`)
}
