// English words of the Sacred Stones at the table.
/** Said once, at the first decision it helps with. */
export const ADVICE_EN = {
  stones: {
    title: 'The Sacred Stones',
    words:
      'A visit takes you beside either stone instead of your move, so visit before you move. Who holds one stone keeps the move; who holds both goes anywhere.',
  },
} as const
