// Any option, each as likely as the others.
import type { Bot } from './bot.ts'

/** A standing offer is taken once in so many times: it stands for long, and need not be taken at all. */
export const NOW_AND_THEN = 8

export const random: Bot = {
  name: 'random',
  needs: 'nothing',
  choose: (_machine, ask, chance) => chance.pick(ask.options),
  aside: (_machine, ask, chance) => (chance.below(NOW_AND_THEN) === 0 ? chance.pick(ask.options) : null),
}
