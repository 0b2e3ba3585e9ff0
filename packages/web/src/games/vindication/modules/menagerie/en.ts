// English text of the Menagerie.
import type { Otherwise } from '../../otherwise.ts'

export const MENAGERIE_EN = {
  'card.deck.pets': 'Pet',
  'pets.all': 'Pets',
  'pets.market': 'Pet market',
  'pets.text':
    'Buy pets at the Menagerie for 1 inspiration, 1 knowledge and 1 strength. A pet stays with one of your companions and helps while that companion is active. For 1 influence, it moves to another. If you abandon its master, you lose the pet.',
  'pets.with': 'with {name}',
  'pets.asleep': 'asleep',
  'pets.take': 'Buy it at the Menagerie for 1 inspiration, 1 knowledge and 1 strength.',
  'pets.stays': 'It is {how}.',
  'pets.has': 'Its pets: {list}.',
  'pets.down': 'Pets face down: {n}.',
  'pets.open': 'In the market: {name} ({n} honor). {text}',
  'pets.where': '{name} is in the pet market.',
  'gallery.shelf': 'Pets',
} as const

export const MENAGERIE_OTHERWISE_EN: Otherwise<keyof typeof MENAGERIE_EN> = {
  recovers: {
    'pets.text':
      'Buy pets at the Menagerie for 1 inspiration, 1 knowledge and 1 strength. A pet stays with one of your companions and helps while that companion is active. For 1 influence, it moves to another.',
  },
}

/** Shown once, at the first decision it helps with. */
export const ADVICE_EN = {
  pets: {
    title: 'A pet',
    words:
      'Most pets help while their companion is active. For 1 influence, you can move one later. Choose the companion you activate most.',
  },
} as const

/** Its lines of a score sheet. */
export const SOURCES_EN = { pets: 'Pets' }
