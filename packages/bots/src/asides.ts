// Standing offers among bots: after each change of a table every bot that has one is asked once whether
// it takes something. Where one does, the table has changed, and all are asked again.
import type { Ask, Chance, Option, Seat } from '@lorehall/kernel'
import { type Board, type Bot, thinkAside } from './bot.ts'

interface Taken {
  readonly ask: Ask
  readonly option: Option
}

/** The first standing offer of which a bot takes something; null: none does. */
export function asideTaken(
  machine: Board,
  botAt: (seat: Seat) => Bot | undefined,
  chanceAt: (seat: Seat) => Chance,
): Taken | null {
  // They come last in the list: most tables have none.
  if (machine.asks.at(-1)?.aside !== true) return null
  for (const ask of machine.asks) {
    const bot = ask.aside ? botAt(ask.seat) : undefined
    const option = bot === undefined ? null : thinkAside(machine, ask.seat, bot, chanceAt(ask.seat))
    if (option !== null) return { ask, option }
  }
  return null
}
