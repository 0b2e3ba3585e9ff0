// The nine uses of favor, as the guild's board has them, and what is drawn there.

export const USES = [
  'fortify',
  'diplomacy',
  'barricade',
  'leading',
  'allegiance',
  'empowerment',
  'monument',
  'commendation',
  'destiny',
] as const
export type Use = (typeof USES)[number]

/** What a use is called among cards. */
export const favorId = (use: Use) => `favor-${use}`
