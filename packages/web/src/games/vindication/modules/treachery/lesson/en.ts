// English text of the lesson about Treachery. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  traitor: {
    title: 'A traitor',
    words:
      'The decks now hold 15 treacherous cards. Toule is one of them. You lost 3 honor when Toule joined you. Press Next.',
  },
  near: {
    title: 'Neighbors',
    words: 'Most treacherous cards work on a player 1 step away. Wenna is close. Go to space 19.',
  },
  use: {
    title: 'Doing harm',
    words:
      'Toule gives you influence and takes an attribute from a neighbor. Activate Toule, then use Toule.',
  },
  blocks: {
    title: 'Black blocks',
    words:
      'Other cards put black blocks on cards or regions. A blocked thing can’t be used. Removing a block costs 1 conviction. Press Next.',
  },
  done: {
    title: 'The price',
    words:
      'Wenna chose what to lose. Treacherous cards count for no mastery, and using some costs honor. Keep playing, or go back to the hall.',
  },
} as const
