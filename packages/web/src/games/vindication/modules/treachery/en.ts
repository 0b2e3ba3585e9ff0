// English words of Treachery at the table.
export const TREACHERY_EN = {
  'black.all': 'Black blocks',
  'black.text':
    'Treacherous cards put them on companions, relics, traits and regions. What lies under one does nothing; anyone may lift it in their turn for 1 conviction.',
  'black.none': 'None lies on anything.',
  'black.list': 'They lie on {list}.',
  'black.left': 'Black blocks left: {n}.',
  'black.card': 'Black block',
  'black.on': 'a black block lies on it',
  'black.on.card':
    'A black block lies on this card: it does nothing until somebody lifts the block for 1 conviction.',
  'black.on.region':
    'A black block lies on this region: it is neither visited, taken nor scored until somebody lifts the block for 1 conviction.',
} as const

/** Said once, at the first decision it helps with. */
export const ADVICE_EN = {
  'black-blocks': {
    title: 'Black blocks',
    words:
      'What lies under a black block is out of use, and a region under one is not visited, taken or scored. In your turn 1 conviction lifts any of them.',
  },
} as const
