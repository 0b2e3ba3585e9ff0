// English text of the lesson about the Temple Ruins. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  region: {
    title: 'The Temple Ruins',
    words:
      'This expansion adds one region, the Temple Ruins. You discover it like any other. Go to space 29.',
  },
  search: {
    title: 'Searching',
    words:
      'A visit is free and gives you another secret quest. Visit the Temple Ruins, then draw 2 secret quests.',
  },
  keep: {
    title: 'Another quest',
    words:
      'You may have any number of quests. An unfinished quest costs nothing. Keep Intellectual Superiority.',
  },
  done: {
    title: 'Come back',
    words:
      'You can return on later turns. For 1 conviction, you draw 3 quests and keep 1. Keep playing, or go back to the hall.',
  },
} as const
