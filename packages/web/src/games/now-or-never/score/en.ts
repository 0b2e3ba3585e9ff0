// English text of "Where I stand".
export const STAND_EN = {
  'stand.after':
    'The game ends after season {n}. You lose all coins, goods and cards in hand; then your town produces one last time and sells everything.',
  'stand.seasons': 'Seasons',
  'stand.pace.first': 'Players usually have about {n} {n:point|points} after season 1. You have {own}.',
  'stand.pace.next': 'This season usually takes them to {n}.',
  'stand.pace.usual': 'Players usually have about {n} {n:point|points} after season {season}.',
  'stand.pace.above': 'You have {own}: {by} above.',
  'stand.pace.below': 'You have {own}: {by} below.',
  'stand.pace.same': 'You have {own}, too.',
  'stand.pace.source':
    'Averages of {games} games between normal bots with {seats} {seats:player|players}, as if the game ended then.',
  'stand.mark': 'Solo goal',
  'stand.mark.text': 'You win a solo game with {n} points.',
  'stand.of': '{n} of {of}',
  'stand.sale': 'The final production: {list}. With the income of search tokens, {n} {n:coin|coins}.',
  'stand.row': '{name} complete',
  'stand.row.n': '{n} of 4 built',
  'stand.set': '{name}: villagers of all four kinds',
  'stand.set.missing': 'Still missing: {list}',
  'stand.tie': 'Experience and books',
  'stand.tie.hearts': 'Then hearts',
  'stand.tie.text': 'They score nothing, but they break ties.',
} as const
