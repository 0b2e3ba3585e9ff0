// English text of Jewelcrafter.
import type { Otherwise } from '../../otherwise.ts'

export const JEWELS_EN = {
  'crystals.n': 'Crystals: {n}',
  'crystals.all': 'Crystals',
  'crystals.used': '{name}, used this turn',
  'crystals.text':
    'You get crystals at Crystal Mines. Use them at the Jewelcrafter to return blocks from a companion, gain honor or make an infused crystal.',
  'crystals.supply': 'Crystals in the supply: {n}',
  'crystals.own': 'Your crystals: {n}',
  'crystals.of': '{name}’s crystals: {n}',
  'crystals.holds': 'Held by {name}',
  'crystals.free': 'Nobody has it yet',
  'crystals.one': 'Infused crystal',
  'crystals.yours': 'You have it',
  'gallery.shelf': 'Infused crystals',
} as const

export const JEWELS_OTHERWISE_EN: Otherwise<keyof typeof JEWELS_EN> = {
  crystalsAnywhere: {
    'crystals.text':
      'You get crystals at Crystal Mines. On your turn, wherever you are, 1 crystal returns up to 2 blocks from a companion. Use them at the Jewelcrafter to gain honor or make an infused crystal.',
  },
}

/** Shown once, at the first decision it helps with. */
export const ADVICE_EN = {
  crystals: {
    title: 'The Jewelcrafter',
    words:
      'An infused crystal counts as 1 of its attribute once per turn. Use crystals as often as you can: for blocks, honor or infused crystals.',
  },
  mines: {
    title: 'A Crystal Mine',
    words:
      'A visit gives 1 crystal, plus 1 for each mine you control. You use crystals at the Jewelcrafter. Take control before you visit.',
  },
} as const

export const ADVICE_OTHERWISE_EN = {
  crystalsAnywhere: {
    mines:
      'A visit gives 1 crystal, plus 1 per mine you control. Crystals return blocks anywhere; other uses need the Jewelcrafter. Take control first.',
  },
} as const

/** Its lines of a score sheet. */
export const SOURCES_EN = { crystals: 'Crystals' }

/** Its setting, in the rules of the table and above the texts it changes. */
export const TERMS_EN = {
  crystalsAnywhere: 'You can use a crystal to return blocks from a companion wherever you are.',
}
export const HEADINGS_EN = { crystalsAnywhere: 'With crystals anywhere' }
