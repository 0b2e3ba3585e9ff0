// English text of the Temple Ruins.
/** Shown once, at the first decision it helps with. */
export const ADVICE_EN = {
  ruins: {
    title: 'Another quest',
    words:
      'Draw two secret quests and keep one. An unfinished quest costs nothing. Keep the one that fits what you’re already doing.',
  },
} as const
