// Plays a game on to its end many times after one option of a question, everyone at the strength of a sensible player,
// to find out what the option leads to.
import type { Ask, Chance, Judge, Option, Seat } from '@lorehall/kernel'
import { asideTaken } from './asides.ts'
import { type Board, type Bot, think } from './bot.ts'
import { shareOfWin } from './chances.ts'
import { greedy } from './greedy.ts'

export interface PlayedOut {
  readonly games: number
  /** How many of them the seat won; a shared win counts in part. */
  readonly won: number
  /** Its lead over the best of the others at the end, on average; its own points if there are no others. */
  readonly lead: number
}

/** More answers than any of our games takes. */
const LONGEST = 20_000

/**
 * The games after this option of the seat's question. Each has its own luck, and its own guess of everything that the
 * seat can't know.
 * Doesn't change the machine.
 */
export function playOut(
  machine: Board,
  seat: Seat,
  pick: string,
  judge: Judge,
  games: number,
  chance: Chance,
): PlayedOut {
  const bot = greedy(judge)
  let won = 0
  let lead = 0
  for (let n = 0; n < games; n++) {
    const trial = machine.copy()
    trial.guess(seat, chance)
    const ask = openAsk(trial, seat)
    trial.answer(ask, optionOf(ask, pick))
    toTheEnd(trial, bot, chance)
    won += shareOfWin(trial, seat)
    lead += leadOf(trial, seat)
  }
  return { games, won, lead: games === 0 ? 0 : lead / games }
}

function openAsk(trial: Board, seat: Seat): Ask {
  const ask = trial.asks.find((one) => one.seat === seat && !one.aside)
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`)
  return ask
}

function optionOf(ask: Ask, pick: string): Option {
  const option = ask.options.find(({ id }) => id === pick)
  if (option === undefined) throw new Error(`'${pick}' is not offered`)
  return option
}

function toTheEnd(trial: Board, bot: Bot, chance: Chance): void {
  for (let n = 0; !trial.over && n < LONGEST; n++) {
    const taken = asideTaken(
      trial,
      () => bot,
      () => chance,
    )
    const ask = taken?.ask ?? trial.asks.find(({ aside }) => !aside)
    if (ask === undefined) return
    trial.answer(ask, taken?.option ?? think(trial, ask.seat, bot, chance))
  }
}

function leadOf(trial: Board, seat: Seat): number {
  const standing = trial.game.see.standing(trial, 'host')
  const own = standing.find((one) => one.seat === seat)?.total ?? 0
  const others = standing.filter((one) => one.seat !== seat).map(({ total }) => total)
  return others.length === 0 ? own : own - Math.max(...others)
}
