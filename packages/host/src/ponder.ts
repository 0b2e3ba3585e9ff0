// The other end of a thought: sets up its position again and lets the bot choose.
import { botNamed, newMind, playOut, think, weigh } from '@lorehall/bots'
import { Chance, type Game, type Judge, Machine } from '@lorehall/kernel'
import type {
  Decision,
  Guessed,
  PlayedOut,
  Playing,
  Thinker,
  Thinking,
  Thought,
  Weighed,
  Weighing,
} from './thought.ts'
import type { AnyMachine } from './wire.ts'

/** The machine at the question of the thought. It takes the position of the thought and changes it. */
function machineAt(game: Game, guessed: Guessed): AnyMachine {
  const { ruleset, options, values, seats, position, turnCount } = guessed
  const playedWith = { ruleset, options, values: game.values.read(values ?? {}, options), seats }
  const machine = new Machine(game, playedWith, position)
  machine.load(position, turnCount)
  return machine
}

/** @param effort the share of the bot's thinking that this device can afford, from above 0 to 1 */
export function ponder(game: Game, judge: Judge, thought: Thought, effort = 1): Decision {
  const { seat, seed } = thought
  const mind = thought.mind ?? newMind()
  const bot = botNamed(thought.bot, judge, undefined, effort)
  const chosen = think(machineAt(game, thought), seat, bot, new Chance(seed), mind)
  return { option: chosen.id, mind }
}

export function weighed(game: Game, judge: Judge, weighing: Weighing): Weighed {
  const { seat, seed, also, effort } = weighing
  const machine = machineAt(game, weighing)
  const options = weigh(machine, seat, judge, new Chance(seed), also, effort)
  return {
    options: options.map(({ option, worth, next }) => ({ id: option.id, worth, next })),
    now: judge.worth(machine, seat),
  }
}

export function playedOut(game: Game, judge: Judge, playing: Playing): PlayedOut {
  const { seat, seed, pick, games } = playing
  return playOut(machineAt(game, playing), seat, pick, judge, games, new Chance(seed))
}

/** Thinks on this thread. */
export const thinkerHere = (game: Game, judge: Judge): Thinker => ({
  think: (thought) => done(() => ponder(game, judge, thought)),
  weigh: (weighing) => done(() => weighed(game, judge, weighing)),
  playOut: (playing) => done(() => playedOut(game, judge, playing)),
})

const done = <T>(find: () => T): Thinking<T> => ({
  found: new Promise((resolve) => resolve(find())),
  drop: () => undefined,
})
