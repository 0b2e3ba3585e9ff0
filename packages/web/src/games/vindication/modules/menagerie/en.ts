// English words of the Menagerie at the table.
import type { Otherwise } from '../../otherwise.ts'

export const MENAGERIE_EN = {
  'card.deck.pets': 'Pet',
  'pets.all': 'Pets',
  'pets.market': 'Pet market',
  'pets.text':
    'Bought in the Menagerie for 1 inspiration, 1 knowledge and 1 strength. Each stays with one of your companions and helps while that one is active; for 1 block it moves to another. Who abandons its master loses it.',
  'pets.with': 'with {name}',
  'pets.asleep': 'asleep',
  'pets.take': 'To take in the Menagerie: 1 inspiration, 1 knowledge and 1 strength.',
  'pets.stays': 'It stays {how}.',
  'pets.has': 'Its pets: {list}.',
  'pets.down': 'Pets face down: {n}.',
  'pets.open': 'In the market: {name} ({n} honor). {text}',
  'pets.where': '{name} lies in the pet market.',
  'gallery.shelf': 'Pets',
} as const

export const MENAGERIE_OTHERWISE_EN: Otherwise<keyof typeof MENAGERIE_EN> = {
  recovers: {
    'pets.text':
      'Bought in the Menagerie for 1 inspiration, 1 knowledge and 1 strength. Each stays with one of your companions and helps while that one is active; for 1 block it moves to another.',
  },
}

/** Said once, at the first decision it helps with. */
export const ADVICE_EN = {
  pets: {
    title: 'A pet',
    words:
      'It stays with one of your companions. Most help while that companion is active, so give it to the one you activate most. For 1 influence it moves on later.',
  },
} as const
