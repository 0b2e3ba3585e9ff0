// Measures how fast bots think, in positions per second: a bot that plans whole turns, and rollouts, in which every
// seat looks one decision ahead. Both are counted as their budgets count them.
import { type Bot, botNamed, forward, type Mind, newMind, think } from '@lorehall/bots'
import { Chance, type GameOptions, type Machine, Table, type WholeGame } from '@lorehall/kernel'
import { seatsFor } from '../seats-flag.ts'
import { warmUp, worked } from './worked.ts'

/** The strength that plans, and the one that looks one decision ahead. */
const PLANS = 'hard'
const ROLLS_OUT = 'normal'

/** Answers one question of the table and returns the number of positions that were looked at. */
type Answer = (machine: Machine<unknown, unknown>) => number

export const measurePlans = (game: WholeGame, options: GameOptions, ms: number): number =>
  positionsPerSecond(game, options, ms, () => planning(botNamed(PLANS, game.judge), new Chance(PLANS)))

export const measureRollouts = (game: WholeGame, options: GameOptions, ms: number): number =>
  positionsPerSecond(game, options, ms, () =>
    rollingOut(botNamed(ROLLS_OUT, game.judge), new Chance(ROLLS_OUT)),
  )

/** @param answering makes the players of a table; they may remember it. */
function positionsPerSecond(
  game: WholeGame,
  options: GameOptions,
  ms: number,
  answering: () => Answer,
): number {
  const seats = seatsFor(game, options)
  let games = 0
  const playFor = (ms: number) => {
    let positions = 0
    const started = worked()
    while (worked() - started < ms) {
      const { machine } = new Table(game, { seats, options, seed: `thinking/${games++}` })
      const answer = answering()
      // A game takes longer than a measurement may.
      while (!machine.over && worked() - started < ms) positions += answer(machine)
    }
    return (positions * 1000) / (worked() - started)
  }
  warmUp(() => playFor(ms / 2))
  return Math.round(playFor(ms))
}

function planning(bot: Bot, chance: Chance): Answer {
  const minds: Mind[] = []
  return (machine) => {
    const ask = nextAsk(machine)
    const mind = (minds[ask.seat] ??= newMind())
    const before = mind.turn === machine.turnCount.turns ? mind.spent : 0
    machine.answer(ask, think(machine, ask.seat, bot, chance, mind))
    return Math.max(0, mind.spent - before)
  }
}

/** The trial is the table itself, so nothing is copied but what the bot tries. */
const rollingOut =
  (bot: Bot, chance: Chance): Answer =>
  (machine) => {
    const ask = nextAsk(machine)
    const asked = forward(ask)
    const [only, other] = asked.options
    if (only !== undefined && other === undefined) machine.answer(ask, only)
    else machine.answer(ask, bot.choose(machine, asked, chance))
    return asked.options.length
  }

function nextAsk({ asks }: Machine<unknown, unknown>) {
  const ask = asks.find(({ aside }) => !aside)
  if (ask === undefined) throw new Error('nobody is asked although the game is not over')
  return ask
}
