// English text of the lesson about Mercenaries. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  open: {
    title: 'Heroes for hire',
    words:
      'Three Mercenaries are for hire. Anyone can recruit one for 3 of each resource, without a Building. Choose Recruit.',
  },
  hire: {
    title: 'Your fourth Hero',
    words: 'Lira Two-Coins has Strength 2 and Speed 4, and scores 2 points like any Hero. Hire her.',
  },
  dismiss: {
    title: 'One at a time',
    words:
      'You can employ only one Mercenary. Dismiss her on your turn if you want another. Keep her and end your turn.',
  },
  round: {
    title: 'The round ends',
    words:
      'In Collection, everyone drew a Spell card. At level I, you may keep only one. Discard Summon Warrior.',
  },
  march: {
    title: 'Far and fast',
    words: 'March with Lira alone, three Regions far, to the Desert in the south-east.',
  },
  ability: {
    title: 'Her ability',
    words:
      'When Lira explores a token, you gain a resource of your choice. Her other abilities need a larger Capital. Take Food.',
  },
  done: {
    title: 'For everyone',
    words:
      'When a Mercenary falls or is dismissed, the card is open to everyone again. Keep playing, or go back to the hall.',
  },
} as const
