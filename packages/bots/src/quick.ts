// The game's own fast, sensible player.
import type { Bot } from './bot.ts'

export const quick: Bot = {
  name: 'quick',
  needs: 'nothing',
  choose: (machine, ask, chance) => machine.game.quick(machine, ask, chance),
}
