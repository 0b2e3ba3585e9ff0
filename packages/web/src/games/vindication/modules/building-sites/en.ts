// English words of Building Sites at the table.
export const SITES_EN = {
  'sites.region': 'Region',
  'sites.all': 'To be built',
  'sites.text':
    'These regions lie open beside the board. A visit to a Building Site and 1 conviction lay one of them there, and it is yours.',
  'sites.left': 'Left to build: {list}.',
  'sites.none': 'Nothing is left to build.',
  'sites.several': '{name} ×{n}',
} as const

/** Said once, at the first decision it helps with. */
export const ADVICE_EN = {
  sites: {
    title: 'A building site',
    words:
      'A visit and 1 conviction build one of the regions that lie beside the board. It is yours at once, with its honor; you can visit it from your next turn on.',
  },
} as const
