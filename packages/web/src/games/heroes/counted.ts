// Icons and colors that are the same everywhere: resources, slots, pieces.
import type { Resource, Slot } from '@lorehall/heroes/client'
import { ICONS } from './icons/icons.ts'
import { BOOK, SHIP, WHEAT } from './icons/own-signs.ts'

export const RESOURCE_SIGN: Readonly<Record<Resource, string>> = {
  ore: ICONS['stone-pile'],
  mana: ICONS['water-drop'],
  food: WHEAT,
}

/** The same in both themes. */
export const RESOURCE_COLOUR: Readonly<Record<Resource, string>> = {
  ore: '#8f8072',
  mana: '#3d7dc4',
  food: '#4c9a53',
}

export const SLOT_SIGN: Readonly<Record<Slot, string>> = {
  recruit: ICONS.character,
  build: ICONS.anvil,
  research: BOOK,
  tax: ICONS['two-coins'],
  'march-1': ICONS['walking-boot'],
  'march-2': ICONS['walking-boot'],
  sail: ICONS.compass,
  fly: ICONS['feathered-wing'],
  cast: ICONS['star-swirl'],
}

/** The signs of Units that are not drawn as figures. */
export const UNIT_SIGN = {
  serf: ICONS.person,
  sea: SHIP,
  air: ICONS['feathered-wing'],
} as const
