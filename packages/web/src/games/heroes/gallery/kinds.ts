// The look of the pieces that only the gallery shows as cards.
import { LAUREL } from '../../../icons/laurel.ts'
import { type KindLook, kindLook as look } from '../../../table-ui/cards/kind-look.ts'
import { type Kind as CardKind, KIND as CARD_KIND } from '../cards/kinds.ts'
import { ICONS } from '../icons/icons.ts'
import { SHIP } from '../icons/own-signs.ts'
import { GALLERY_EN } from './en.ts'

export type Kind = CardKind | keyof typeof GALLERY_EN.kinds

export const KIND: Readonly<Record<Kind, KindLook>> = {
  ...CARD_KIND,
  building: look(
    GALLERY_EN.kinds.building,
    ICONS.castle,
    'heater',
    '#84602c',
    '#63481f',
    '#4a3418',
    '#7a4a22',
  ),
  hero: look(GALLERY_EN.kinds.hero, LAUREL, 'cartouche', '#7a2733', '#5b1b26', '#431622', '#54213f'),
  vessel: look(GALLERY_EN.kinds.vessel, SHIP, 'roundel', '#2c6a73', '#1f4e56', '#173a42', '#355f8a'),
}
