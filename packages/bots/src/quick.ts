// The game's own fast, sensible player.
import type { Ask, Chance, Option } from '@lorehall/kernel'
import type { Board, Bot } from './bot.ts'

export const quick: Bot = {
  name: 'quick',
  needs: 'nothing',
  choose: quickly,
  aside: (machine, ask, chance) => machine.game.judge.quick(machine, ask, chance),
}

/** To what is waited for there is always an answer. */
export function quickly(machine: Board, ask: Ask, chance: Chance): Option {
  const chosen = machine.game.judge.quick(machine, ask, chance)
  if (chosen === null)
    throw new Error(`${machine.game.id}: its quick player has no answer to '${ask.prompt}'`)
  return chosen
}
