// The nine uses of favor, in the order of the guild board.

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

/** The id of a use among cards. */
export const favorId = (use: Use) => `favor-${use}`
