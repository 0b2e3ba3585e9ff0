// English text of the Sacred Stones.
/** Shown once, at the first decision it helps with. */
export const ADVICE_EN = {
  stones: {
    title: 'The Sacred Stones',
    words:
      'A visit replaces your move: go next to either stone. Control one to keep your move, both to go anywhere. Visit before you move.',
  },
} as const
