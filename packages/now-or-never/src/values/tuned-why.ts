// Why we changed numbers after bots had played many games.
import type { TUNED } from './tuned.ts'

export const WHY: Readonly<Record<keyof typeof TUNED, string>> = {
  manyTiles:
    'The bot built 11 or 12 tiles, reached 100 points in 82 of 100 solo games, and had 133 points with four players.',
  producers: 'Buildings that produce a good were in most towns, the cheap four in nearly all.',
  scorers: 'These four scored 8 to 13 points each, for about 1 coin per point.',
  arrows: 'Halia won 43 of 100 four-player games, Namal 19: movement is worth more than we thought.',
  hearts: 'Halia won too often with 12 hearts, Zeik too rarely with 11.',
  abilities: 'Hardly any player learned a level 3 ability or the second one of level 2.',
  gear: 'At most 1 player in 20 bought these.',
  quests: 'Few players who held these cards completed them.',
  fights: 'Nobody took these fights.',
}
