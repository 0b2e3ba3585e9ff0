// The interface of a bot, and the functions that every host uses to let it think. A bot that looks ahead gets a guessed
// copy of the table, in which everything its seat can't know is random.
import {
  type Ask,
  type Chance,
  type Choice,
  type Machine,
  type Option,
  Refusal,
  type Seat,
  type OptionalEffect,
} from '@lorehall/kernel'
import { forward } from './forward.ts'
import type { Mind } from './mind.ts'

/** A machine of any game: bots know games only through the kernel. */
export type Board = Machine<unknown, unknown>

export interface Bot {
  readonly name: string
  /** `guess`: gets a guessed copy that it may change. `nothing`: gets the real table and must not change it. */
  readonly needs: 'nothing' | 'guess'
  /** It may think for long, so hosts let it think on another thread. */
  readonly plans?: true
  /** `mind`: what it remembers of this table and seat, which it changes in place. Absent: it remembers nothing. */
  choose(machine: Board, ask: Ask, chance: Chance, mind?: Mind): Option
  /** The answer that it expects another seat to have sealed. Absent: any. */
  expects?(machine: Board, ask: Ask, chance: Chance): Option
  /** The option that it takes of an aside; null: none now. Absent: it never takes one. */
  aside?(machine: Board, ask: Ask, chance: Chance): Option | null
  /** The preferences it begins a game with, if they differ from the game's initial ones. */
  settle?(effects: readonly OptionalEffect[], chance: Chance): readonly (readonly [string, Choice])[]
}

/**
 * The bot's answer to the seat's question. Doesn't change the machine. Callers keep one `mind` per table and seat, and
 * drop it when moves are undone; without it, the bot makes a new plan for every answer.
 */
export function think(machine: Board, seat: Seat, bot: Bot, chance: Chance, mind?: Mind): Option {
  const present = askOf(machine, seat, false)
  if (present === undefined) throw new Refusal('not-asked', `seat ${seat} is not asked anything now`)
  const ask = forward(present)
  const [only, other] = ask.options
  if (only !== undefined && other === undefined) return only
  if (bot.needs === 'nothing') return bot.choose(machine, ask, chance, mind)
  const guess = guessed(machine, seat, bot, chance)
  return known(machine, ask, bot.choose(guess, forward(same(guess, ask)), chance, mind))
}

/** The option that the bot takes of the seat's aside, if any. Hosts call it once per change of the table. */
export function thinkAside(machine: Board, seat: Seat, bot: Bot, chance: Chance): Option | null {
  const ask = askOf(machine, seat, true)
  if (ask === undefined || bot.aside === undefined) return null
  if (bot.needs === 'nothing') return bot.aside(machine, ask, chance)
  const guess = guessed(machine, seat, bot, chance)
  const chosen = bot.aside(guess, same(guess, ask), chance)
  return chosen === null ? null : known(machine, ask, chosen)
}

function askOf(machine: Board, seat: Seat, aside: boolean): Ask | undefined {
  return machine.asks.find((ask) => ask.seat === seat && ask.aside === aside)
}

/** A copy of the machine with everything the seat can't know replaced by a guess. */
function guessed(machine: Board, seat: Seat, bot: Bot, chance: Chance): Board {
  const guess = machine.copy()
  const { expects } = bot
  guess.guess(seat, chance, expects === undefined ? undefined : (ask) => expects(guess, ask, chance))
  return guess
}

/** The seat's ask on the guessed copy. It exists, because asks don't depend on what the seat can't know. */
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
