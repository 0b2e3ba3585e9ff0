// English words on cards, at a table and in a gallery.
export const CARD_EN = {
  'card.active': 'Active',
  'card.spent': 'Spent',
  'card.ticked': '✓ Chosen',
  'card.back': 'A card face down: {deck}',
  'card.from.printed': 'printed',
  'card.from.public': 'public',
  'card.from.derived': 'derived',
  'card.from.house': 'house',
  'card.from.printed.why': 'As printed in the rulebook.',
  'card.from.public.why': 'Told in public by people who own the game.',
  'card.from.derived.why': 'Follows from other numbers that are known.',
  'card.from.house.why': 'Ours: the printed number is not known to us. You can lay your own over it.',
} as const
