// English words of Jewelcrafter at the table.
import type { Otherwise } from '../../otherwise.ts'

export const JEWELS_EN = {
  'crystals.n': 'Crystals: {n}',
  'crystals.all': 'Crystals',
  'crystals.used': '{name}, used this turn',
  'crystals.text':
    'Dug in Crystal Mines. The Jewelcrafter takes them: for blocks off a companion, for honor, or for a crystal infused with an attribute.',
  'crystals.supply': 'Crystals nobody has: {n}',
  'crystals.own': 'Your crystals: {n}',
  'crystals.of': 'Crystals of {name}: {n}',
  'crystals.holds': 'Held by {name}',
  'crystals.free': 'Nobody has had it made yet',
  'crystals.one': 'Infused crystal',
  'crystals.yours': 'It is yours',
  'gallery.shelf': 'Infused crystals',
} as const

export const JEWELS_OTHERWISE_EN: Otherwise<keyof typeof JEWELS_EN> = {
  crystalsAnywhere: {
    'crystals.text':
      'Dug in Crystal Mines. In your turn one takes up to 2 blocks off a companion, wherever you are. The Jewelcrafter takes them for honor, or for a crystal infused with an attribute.',
  },
}

/** Said once, at the first decision it helps with. */
export const ADVICE_EN = {
  crystals: {
    title: 'The Jewelcrafter',
    words:
      'Crystals rest a companion, bring honor or make an infused crystal, as often as you can pay. An infused one stands in for its attribute once in every turn.',
  },
  mines: {
    title: 'A Crystal Mine',
    words:
      'A visit gives 1 crystal, and 1 more for each mine you hold: take control first. Crystals are used at the Jewelcrafter.',
  },
} as const

export const ADVICE_OTHERWISE_EN = {
  crystalsAnywhere: {
    mines:
      'A visit gives 1 crystal, and 1 more for each mine you hold: take control first. One crystal rests a companion wherever you are; the rest is done at the Jewelcrafter.',
  },
} as const
