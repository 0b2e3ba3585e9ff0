// The icons of loot, as names in the game-icons.net set.

export const EMBLEM: Readonly<Record<string, string>> = {
  'owl-spear': 'spear-feather',
  'dust-of-eons': 'powder',
  'sky-rug': 'red-carpet',
  'everlit-medallion': 'star-medal',
  'island-standard': 'tattered-banner',
  'prismatic-amulet': 'gem-necklace',
  'ring-of-ambition': 'diamond-ring',
  'sacred-plume': 'feather',
  'night-watcher-scepter': 'orb-wand',
  'scroll-of-learning': 'scroll-quill',
  'unidentified-magic': 'magic-swirl',
  'hypnotic-wand': 'lunar-wand',
}
