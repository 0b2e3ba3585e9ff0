// English text of the lesson about the Building Sites. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  site: {
    title: 'A building site',
    words:
      'Regions of other expansions wait next to the board. Building Sites are in the bag instead. Here is one. Press Next.',
  },
  build: {
    title: 'Building',
    words:
      'Building is a visit and costs 1 conviction. You control the region immediately. Visit the site, then build the Well of Wishes.',
  },
  later: {
    title: 'Not yet',
    words: 'You can’t visit a region in the turn you build it. End your turn.',
  },
  wish: {
    title: 'Your own well',
    words: 'Now it works like any region you control. Visit the Well of Wishes, then wish for 2 knowledge.',
  },
  done: {
    title: 'First come',
    words:
      'Any player next to a site may build there. Build early to get the region you want. Keep playing, or go back to the hall.',
  },
} as const
