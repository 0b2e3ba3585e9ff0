// English texts about where a card's numbers come from.
export const SOURCES_EN = {
  'card.from.printed': 'printed',
  'card.from.public': 'public',
  'card.from.derived': 'derived',
  'card.from.house': 'house',
  'card.from.printed.why': 'As printed in the rulebook.',
  'card.from.public.why': 'Published by people who own the game.',
  'card.from.derived.why': 'Worked out from other known numbers.',
  'card.from.house.why':
    'Our own number; the printed one isn’t public. If you own the box, you can use its number.',
} as const
