// English words of the Temple Ruins at the table.
/** Said once, at the first decision it helps with. */
export const ADVICE_EN = {
  ruins: {
    title: 'Another quest',
    words:
      'Draw two secret quests and keep one. You may hold any number, and one that is never done costs nothing. Look for what you are doing anyway.',
  },
} as const
