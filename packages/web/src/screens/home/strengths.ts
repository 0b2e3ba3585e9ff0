/** The bot strengths, weakest first. */
export const STRENGTHS = ['quick', 'greedy'] as const
export type Strength = (typeof STRENGTHS)[number]

/** The strength of the bots that "Play now" seats. */
export const FIRST: Strength = 'quick'

/** Older tables may have a random bot, which can no longer be chosen. It counts as an easy one. */
export const strengthNamed = (bot: string | null | undefined): Strength | undefined =>
  bot === 'random' ? 'quick' : STRENGTHS.find((one) => one === bot)
