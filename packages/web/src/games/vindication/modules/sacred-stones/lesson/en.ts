// English text of the lesson about the Sacred Stones. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  stones: {
    title: 'Two stones',
    words:
      'The two Sacred Stones connect. A visit to either is free and takes you next to either one. Press Next.',
  },
  visit: {
    title: 'Before you move',
    words:
      'The journey replaces your move, unless you control a stone. Visit and take control of the Sacred Stone next to you.',
  },
  go: {
    title: 'From stone to stone',
    words:
      'Choose a free space next to either stone. You discover land there, as after a move. Go to space 17.',
  },
  move: {
    title: 'Your move',
    words: 'You control a stone, so you still have your move. Go to space 16.',
  },
  done: {
    title: 'Both stones',
    words:
      'If you control both stones, a visit takes you to any free space on the island. Keep playing, or go back to the hall.',
  },
} as const
