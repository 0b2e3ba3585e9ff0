// English text of Building Sites.
export const SITES_EN = {
  'sites.region': 'Region',
  'sites.all': 'Left to build',
  'sites.text':
    'These regions are face up beside the board. Visit a Building Site and use 1 conviction to build one of them there. You control it immediately.',
  'sites.left': 'Left to build: {list}.',
  'sites.none': 'Nothing is left to build.',
  'sites.several': '{name} ×{n}',
} as const

/** Shown once, at the first decision it helps with. */
export const ADVICE_EN = {
  sites: {
    title: 'A building site',
    words:
      'Building costs 1 conviction. You control the region immediately and gain its honor, and can visit it next turn. Visit to build one.',
  },
} as const
