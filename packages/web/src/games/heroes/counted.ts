// Signs and colours that are the same wherever they are shown: resources, slots, pieces.
import type { Resource, Slot, Unit } from '@lorehall/heroes/face'
import { ICONS } from './icons/icons.ts'
import { LAUREL } from '../../icons/laurel.ts'

export const RESOURCE_SIGN: Readonly<Record<Resource, string>> = {
  ore: ICONS['stone-pile'],
  mana: ICONS['water-drop'],
  food: ICONS.wheat,
}

/** By day and by candlelight alike. */
export const RESOURCE_COLOUR: Readonly<Record<Resource, string>> = {
  ore: '#8f8072',
  mana: '#3d7dc4',
  food: '#4c9a53',
}

export const SLOT_SIGN: Readonly<Record<Slot, string>> = {
  recruit: ICONS.character,
  build: ICONS.anvil,
  research: ICONS['spell-book'],
  tax: ICONS['two-coins'],
  'march-1': ICONS['walking-boot'],
  'march-2': ICONS['walking-boot'],
  sail: ICONS.compass,
  fly: ICONS.dove,
  cast: ICONS['star-swirl'],
}

export const UNIT_SIGN: Readonly<Record<Unit | 'pair', string>> = {
  serf: ICONS.person,
  pair: ICONS['three-friends'],
  warrior: ICONS['crossed-swords'],
  a: LAUREL,
  b: LAUREL,
  c: LAUREL,
  sea: ICONS.caravel,
  air: ICONS['feathered-wing'],
}
