// English text of the lesson about the story. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  chapter: {
    title: 'A chapter',
    words:
      'A chapter begins with its opening, for everybody, and with something only your hero knows. Read both, then press Begin, then Next.',
  },
  own: {
    title: 'Your own places',
    words:
      'Your portrait marks three letters. They have scenes that only you get, and only you see the marks. Go to Lamp Hill (E).',
  },
  search: {
    title: 'Search for a scene',
    words: 'In the story, a search reads a scene. No die decides how many hearts it costs. Search here.',
  },
  choice: {
    title: 'A choice',
    words:
      'Each choice shows its skill, and the hearts you would add to each roll. Alone, you also see its rewards. Hang your own lamp there.',
  },
  hearts: {
    title: 'Adding hearts',
    words:
      'You rolled 4. One heart reaches skill 5. Three hearts exceed it by 2, which adds the bonus. Lose 3 hearts.',
  },
  reputation: {
    title: 'Reputation',
    words:
      'People saw you, so you gained reputation. It gives points at the end, and 3 more if nobody has more. Press Go on, then Next.',
  },
  mission: {
    title: 'Your mission',
    words:
      'Success at one of your places begins your three missions. Your token is at the Monument. Go there and search for your mission.',
  },
  done: {
    title: 'Yours to tell',
    words:
      'Your success can open choices elsewhere, and moves your mission token on. Keep playing, or go back to the hall.',
  },
} as const
