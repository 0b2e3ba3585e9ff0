// The quick bot: the game's own fast, sensible player.
import type { Ask, Chance, Judge, Option } from '@lorehall/kernel'
import type { Board, Bot } from './bot.ts'

export const quick = (judge: Judge): Bot => ({
  name: 'quick',
  needs: 'nothing',
  choose: (machine, ask, chance) => quickly(judge, machine, ask, chance),
  aside: (machine, ask, chance) => judge.quick(machine, ask, chance),
})

/** The quick player's answer. Throws if there is none, because play waits for it. */
export function quickly(judge: Judge, machine: Board, ask: Ask, chance: Chance): Option {
  const chosen = judge.quick(machine, ask, chance)
  if (chosen === null)
    throw new Error(`${machine.game.id}: its quick player has no answer to '${ask.prompt}'`)
  return chosen
}
