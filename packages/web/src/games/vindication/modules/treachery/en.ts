// English text of Treachery.
export const TREACHERY_EN = {
  'black.all': 'Black blocks',
  'black.text':
    'Treacherous cards put them on companions, relics, traits and regions to block them. On your turn, you may remove any black block for 1 conviction.',
  'black.none': 'No black blocks are in play.',
  'black.list': 'They are on {list}.',
  'black.left': 'Black blocks in the supply: {n}.',
  'black.card': 'Black block',
  'black.on': 'a black block is on it',
  'black.on.card':
    'A black block is on this card. Until someone removes it for 1 conviction, a companion can’t be activated, and a relic or trait does nothing.',
  'black.on.region':
    'A black block is on this region. Until someone removes it for 1 conviction, the region can’t be visited, taken or scored.',
} as const

/** Shown once, at the first decision it helps with. */
export const ADVICE_EN = {
  'black-blocks': {
    title: 'Black blocks',
    words:
      'A companion, relic, trait or region with a black block can’t be used. A blocked region doesn’t score. Remove any block for 1 conviction.',
  },
} as const

/** Its lines of a score sheet. */
export const SOURCES_EN = { treachery: 'Treachery' }
