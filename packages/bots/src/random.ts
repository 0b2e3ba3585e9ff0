// Any option, each as likely as the others.
import type { Bot } from './bot.ts'

export const random: Bot = {
  name: 'random',
  needs: 'nothing',
  choose: (_machine, ask, chance) => chance.pick(ask.options),
}
