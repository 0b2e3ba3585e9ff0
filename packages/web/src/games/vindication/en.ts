// English text of Vindication's card in the hall.
export const VINDICATION_EN = {
  name: 'Vindication',
  lead: 'Thrown overboard for a wretched life, you wash up on a bare island. Gather companions, tame what lives in the dark, and earn back your honor.',
  owner: 'Vindication belongs to Orange Nebula.',
  picture: 'An island of hexagons under a full moon, seen from a candlelit table.',
  seating:
    'Play goes around the table in this order. The starting spaces on the coast decide who goes first.',
} as const
