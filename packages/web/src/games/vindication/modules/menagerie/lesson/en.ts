// English text of the lesson about the Exotic Pet Menagerie. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  region: {
    title: 'The Menagerie',
    words:
      'This expansion adds one region and 15 pets. You discover the region like any other. Go to space 27.',
  },
  pet: {
    title: 'A pet',
    words:
      'A visit costs 1 inspiration, 1 knowledge and 1 strength, and you take a pet. Visit the Menagerie, then take Shonah.',
  },
  master: {
    title: 'Its master',
    words:
      'You gained Shonah’s 2 honor. Each pet goes with one of your companions, its master. Activate Trader Elyas.',
  },
  helps: {
    title: 'Pets help',
    words:
      'Most pets help while their master is active. Shonah augments 1 block from potential to influence. Use Shonah.',
  },
  done: {
    title: 'Moving pets',
    words:
      'For 1 influence, a pet moves to another companion. If you abandon its master, you lose both. Keep playing, or go back to the hall.',
  },
} as const
