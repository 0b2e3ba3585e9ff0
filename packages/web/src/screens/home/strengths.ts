/** How strong a bot plays, the weakest first. */
export const STRENGTHS = ['random', 'quick', 'greedy'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Who has never played meets neither a stroller nor a master. */
export const MIDDLE: Strength = 'quick'
