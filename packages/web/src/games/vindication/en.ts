// English words of Vindication's card in the hall.
export const VINDICATION_EN = {
  name: 'Vindication',
  lead: 'Thrown overboard for a wretched life, you wash up on a bare island. Win companions, tame what lives in the dark, and earn back your honor.',
  owner: 'Vindication belongs to Orange Nebula.',
  picture: 'An island of six-sided lands under a full moon, seen from a candle-lit table.',
  seating: 'Turns go round in this order; the start places on the coast decide who begins.',
} as const
