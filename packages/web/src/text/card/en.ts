// English texts on cards, at a table and in a gallery.
export const CARD_EN = {
  'card.active': 'Active',
  'card.spent': 'Spent',
  'card.ticked': '✓ Chosen',
  'card.back': 'Face-down card: {deck}',
} as const
