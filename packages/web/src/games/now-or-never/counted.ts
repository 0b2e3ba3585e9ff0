// The icon and color of everything that is counted for a player, the same wherever it is shown.
import type { Counted, Good } from '@lorehall/now-or-never/client'
import { ICONS } from './icons/icons.ts'
import { GOOD_SIGN } from './pieces/good-signs.ts'

export const SIGN: Readonly<Record<Counted, string>> = {
  heart: ICONS.hearts,
  mana: ICONS['water-drop'],
  coin: ICONS['two-coins'],
  xp: ICONS['round-star'],
  book: ICONS['open-book'],
  ...GOOD_SIGN,
}

export const COLOUR: Readonly<Record<Good, string>> = {
  shell: '#d8a48f',
  tool: '#9aa6b2',
  demon: '#a58bc6',
  crystal: '#5fb3c6',
}
