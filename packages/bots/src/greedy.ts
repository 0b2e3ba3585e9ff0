// One look ahead: tries every option on a copy and takes the one that leaves its seat best off.
import type { Ask, Chance, Option } from '@lorehall/kernel'
import type { Board, Bot } from './bot.ts'

/** So many of its own further questions are answered before the position is valued. */
const FURTHER = 12

/** Where a further question has more answers than this, the game's own sense picks one. */
const TRIED = 16

/** What a decision must bring at the least: of two ways to the same end the shorter is taken. */
const TROUBLE = 0.01

export const greedy: Bot = {
  name: 'greedy',
  needs: 'guess',
  choose(machine, ask, chance) {
    let best = -Infinity
    let ties: Option[] = []
    for (const option of ask.options) {
      const worth = worthAfter(machine.copy(), ask, option, chance)
      if (worth > best) {
        best = worth
        ties = [option]
      } else if (worth === best) ties.push(option)
    }
    return chance.pick(ties)
  },
}

/** How good the seat's position is once the option and what it leads to are done. Spoils the trial. */
function worthAfter(trial: Board, ask: Ask, option: Option, chance: Chance): number {
  const { game } = trial
  const { seat } = ask
  trial.answer(ask, option)
  let n = 0
  for (; n < FURTHER; n++) {
    const next = trial.asks.find((a) => a.seat === seat && !a.aside && a.kind !== 'turn')
    if (next === undefined) break
    trial.answer(next, further(trial, next, chance))
  }
  return game.worth(trial, seat) - n * TROUBLE
}

/** The answer that leaves the seat best off at once; the first of equals, which is the plainest. */
function further(trial: Board, ask: Ask, chance: Chance): Option {
  const { game } = trial
  const [only, other] = ask.options
  if (only !== undefined && other === undefined) return only
  if (ask.options.length > TRIED) return game.quick(trial, ask, chance)
  let best = -Infinity
  let found: Option | undefined
  for (const option of ask.options) {
    const tried = trial.copy()
    tried.answer(ask, option)
    const worth = game.worth(tried, ask.seat)
    if (worth > best) {
      best = worth
      found = option
    }
  }
  return found ?? game.quick(trial, ask, chance)
}
