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

/** A machine of any game: bots know games only through the kernel. */
export type Board = Machine<unknown, unknown>

export interface Bot {
  readonly name: string
  /** `guess`: looks ahead, on a re-dealt copy that it may spoil. `nothing`: reads the ask only. */
  readonly needs: 'nothing' | 'guess'
  choose(machine: Board, ask: Ask, chance: Chance): Option
  /** The standing choices it begins a game with, where they differ from the game's own. */
  settle?(effects: readonly StandingEffect[], chance: Chance): readonly (readonly [string, Choice])[]
}

/** What the bot answers for the seat. The machine itself is left as it was. */
export function think(machine: Board, seat: Seat, bot: Bot, chance: Chance): Option {
  const ask = askOf(machine, seat)
  const [only, other] = ask.options
  if (only !== undefined && other === undefined) return only
  if (bot.needs === 'nothing') return bot.choose(machine, ask, chance)
  const guess = machine.copy()
  guess.guess(seat, chance)
  const chosen = bot.choose(guess, askOf(guess, seat), chance)
  if (!ask.options.includes(chosen)) {
    throw new Error(`${machine.game.id}: '${chosen.id}' is offered only where hidden facts differ`)
  }
  return chosen
}

function askOf(machine: Board, seat: Seat): Ask {
  const ask = machine.asks.find((a) => a.seat === seat)
  if (ask === undefined) throw new Refusal('not-asked', `seat ${seat} is not asked anything now`)
  return ask
}
