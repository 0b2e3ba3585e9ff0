// The random bot: all options are equally likely.
import type { Bot } from './bot.ts'

/** An aside is taken once in this many times. It stays open for long and doesn't have to be taken. */
export const NOW_AND_THEN = 8

export const random: Bot = {
  name: 'random',
  needs: 'nothing',
  choose: (_machine, ask, chance) => chance.pick(ask.options),
  aside: (_machine, ask, chance) => (chance.below(NOW_AND_THEN) === 0 ? chance.pick(ask.options) : null),
}
