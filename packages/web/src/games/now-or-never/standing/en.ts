// English words of where one stands.
export const STAND_EN = {
  'stand.after':
    'The game ends after season {n}: coins, goods and cards in hand go, then towns produce once more and sell it all.',
  'stand.seasons': 'Seasons',
  'stand.mark': 'Won alone',
  'stand.mark.text': 'Alone one wins with {n} points.',
  'stand.of': '{n} of {of}',
  'stand.sale': 'The final production: {list}, sold with what tokens pay for {n} {n:coin|coins}.',
  'stand.row': '{name} complete',
  'stand.row.n': '{n} of 4 built',
  'stand.set': '{name}: villagers of all four goods',
  'stand.set.missing': 'Still missing: {list}',
  'stand.tie': 'Experience and books',
  'stand.tie.hearts': 'Then hearts',
  'stand.tie.text': 'They bring no points, and decide between those who have as many.',
} as const
