// English text of the lesson about the Jewelcrafter. A tip has at most 25 words and ends with what to do.
export const LESSON_EN = {
  mines: {
    title: 'Crystals',
    words:
      'Two Crystal Mines and the Jewelcrafter are next to you. A mine gives 1 crystal, plus 1 for each mine you control. Press Next.',
  },
  dig: {
    title: 'Control first',
    words:
      'If you take control before you dig, this mine already counts. Visit and take control of the ringed Crystal Mine.',
  },
  craft: {
    title: 'The Jewelcrafter',
    words:
      'You have 2 crystals and can use them only at the Jewelcrafter. End your turn, then visit the Jewelcrafter.',
  },
  infuse: {
    title: 'An infused crystal',
    words:
      'An infused crystal is yours for good. Once per turn, it counts as 1 of its attribute. Get the inspiration-infused crystal.',
  },
  blocks: {
    title: 'Blocks from companions',
    words:
      'In the same visit, you may use more crystals. Use 1 crystal to return the block from Zho to your influence.',
  },
  done: {
    title: 'Crystals for honor',
    words: 'You can also turn in 3 crystals for 2 honor. Keep playing, or go back to the hall.',
  },
} as const
