// Asides of bots: after each change of a table, every bot with an aside may take it. If one does, the table has
// changed, and the caller asks all of them again.
import type { Ask, Chance, Option, Seat } from '@lorehall/kernel'
import { type Board, type Bot, thinkAside } from './bot.ts'

interface Taken {
  readonly ask: Ask
  readonly option: Option
}

/** The first aside that a bot takes; null: none does. */
export function asideTaken(
  machine: Board,
  botAt: (seat: Seat) => Bot | undefined,
  chanceAt: (seat: Seat) => Chance,
): Taken | null {
  // Asides are last in the list, and most positions have none.
  if (machine.asks.at(-1)?.aside !== true) return null
  for (const ask of machine.asks) {
    const bot = ask.aside ? botAt(ask.seat) : undefined
    const option = bot === undefined ? null : thinkAside(machine, ask.seat, bot, chanceAt(ask.seat))
    if (option !== null) return { ask, option }
  }
  return null
}
