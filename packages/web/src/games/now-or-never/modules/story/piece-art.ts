// The drawings of the story's pieces, around 0,0, about 88 wide and 68 high: a fill and its outline.
type Drawing = readonly (readonly [fill: string, d: string])[]

const HIDE = '#8d5a43'
const METAL = '#7f8b95'
const DARK = '#33200f'
const LIGHT = '#ffdf8a'
const STONE = '#a59c8f'
const STRAW = '#d9a84e'
const BONE = '#f4ead2'
const LEAF = '#5f8a4a'
const NONE = 'none'

const BOAR: Drawing = [
  [
    HIDE,
    'M-40 10C-46-4-34-14-24-12C-12-28 20-30 34-12C43 0 41 14 37 17V25H26L24 18H-3L-7 25H-18L-19 18C-32 20-39 18-40 10Z',
  ],
  [NONE, 'M-12-27V-38M8-30V-42M25-22V-33M-8-14Q4-20 16-16'],
  [LEAF, 'M-20-36Q-12-50-4-36Q-12-31-20-36ZM-2-40Q8-56 18-40Q8-34-2-40ZM18-32Q25-44 33-32Q25-27 18-32Z'],
  [HIDE, 'M-26-12L-30-24L-17-17Z'],
  [BONE, 'M-40 9L-45-2L-34 5Z'],
  [LIGHT, 'M-31-4a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z'],
]

const TANK: Drawing = [
  [METAL, 'M-32 8L-26-12H18L26 8Z'],
  [METAL, 'M-20-12L-16-28H6L12-12Z'],
  [LIGHT, 'M-12-24H0V-16H-12Z'],
  [STRAW, 'M22-8L46 0L24 8Z'],
  [NONE, 'M28-6L31 6M35-3.5L37 3.5M0-28V-40M6-28V-36'],
  [DARK, 'M-38 16Q-38 7-28 7H26Q36 7 36 16T26 25H-28Q-38 25-38 16Z'],
  [
    STONE,
    'M-32 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM-15 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM2 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM18 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z',
  ],
  ['#b5506a', 'M-20-28V-44L-36-40L-30-35L-36-30L-20-31Z'],
]

const SLUG: Drawing = [
  ['#7fae8e', 'M-42 22C-44 8-30 6-24 10C-20-18 14-26 26-4C32 6 34 14 44 22Z'],
  ['#a6cdb1', 'M-12 8C-10-10 12-14 18 2C14 10-4 14-12 8Z'],
  [NONE, 'M-34 8L-40-12M-27 8L-26-14M-4 2Q4-6 12 2'],
  [LIGHT, 'M-43-14a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM-30-16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z'],
]

const RIFT: Drawing = [
  ['#8a63b5', 'M0-34C12-20 8-10 18 2C11 14 13 24 0 34C-13 24-11 14-18 2C-8-10-12-20 0-34Z'],
  ['#e8dcff', 'M0-22C5-12 3-5 8 2C4 11 4 16 0 23C-4 16-4 11-8 2C-3-5-5-12 0-22Z'],
]

const ANCHOR: Drawing = [
  [METAL, 'M-4-14H4V20C16 18 22 10 24 0L32 8C28 24 14 32 0 34C-14 32-28 24-32 8L-24 0C-22 10-16 18-4 20Z'],
  [METAL, 'M-16-8H16V-2H-16Z'],
  [NONE, 'M0-14a8 8 0 1 1 .1 0Z'],
]

const PURSER: Drawing = [
  ['#35618a', 'M-20 32C-20 10-12 2 0 2S20 10 20 32Z'],
  ['#e3b48c', 'M-11-10a11 12 0 1 0 22 0a11 12 0 1 0-22 0Z'],
  [DARK, 'M-16-18H16V-14H-16ZM-10-18V-28H10V-18Z'],
  [STRAW, 'M8 18H30V30H8Z'],
]

export const PIECE: Readonly<Record<string, Drawing>> = {
  'giant-boar': BOAR,
  'guild-tank': TANK,
  'gigaslug-1': SLUG,
  'gigaslug-2': SLUG,
  'rift-1': RIFT,
  'rift-2': RIFT,
  'rift-3': RIFT,
  tempest: ANCHOR,
  purser: PURSER,
}
