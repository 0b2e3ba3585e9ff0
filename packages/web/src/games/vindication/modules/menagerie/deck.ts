// The look of pets.
import { ICONS } from '../../icons/icons.ts'
import type { ModuleDeck } from '../../module-parts.ts'
import { MENAGERIE_EN } from './en.ts'

export const PETS: ModuleDeck = {
  sort: MENAGERIE_EN['card.deck.pets'],
  section: MENAGERIE_EN['gallery.shelf'],
  colour: '#e4dcc6',
  sign: ICONS['paw-front'],
  arms: {
    outline: 'roundel',
    field: '#ebe4d2',
    partners: ['#cdbf9f', '#a9b8a6', '#f7f2e6', '#c9a98a', '#9fb0b8'],
    metal: true,
  },
}
