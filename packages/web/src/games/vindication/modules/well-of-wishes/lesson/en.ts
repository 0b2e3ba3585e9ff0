// English text of the lesson about the Well of Wishes. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  region: {
    title: 'The Well of Wishes',
    words:
      'This expansion adds one region, the Well of Wishes. You discover it like any other. Go to space 29.',
  },
  wish: {
    title: 'A wish',
    words:
      'A visit is free. You choose one of three wishes and gain it immediately. Visit the Well, then wish for 1 courage.',
  },
  control: {
    title: 'Visitors',
    words:
      'Others will come for wishes, too. Take control of the Well of Wishes to gain honor now and from their visits.',
  },
  done: {
    title: 'New wishes',
    words:
      'Another wish has taken the place of yours. There are always three, and everyone sees them. Keep playing, or go back to the hall.',
  },
} as const
