// One look ahead: tries every option on a copy and takes the one that leaves its seat best off.
import type { Ask, Chance, Option } from '@lorehall/kernel'
import type { Board, Bot } from './bot.ts'

/** So many of its own further questions are answered before the position is valued. */
const FURTHER = 12

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
  for (let n = 0; n < FURTHER; n++) {
    const next = trial.asks.find((a) => a.seat === seat && !a.aside && a.kind !== 'turn')
    if (next === undefined) break
    trial.answer(next, game.quick(trial, next, chance))
  }
  return game.worth(trial, seat)
}
