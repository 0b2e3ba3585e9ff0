// The look of each kind of card: its color, its icon and the shape of its arms.
import { ICONS } from '../icons/icons.ts'
import { KIND_EN } from './words/en.ts'
import { type KindLook, kindLook as look } from '../../../table-ui/cards/kind-look.ts'

export type Kind = keyof typeof KIND_EN

export const KIND: Readonly<Record<Kind, KindLook>> = {
  cast: look(KIND_EN.cast, ICONS['star-swirl'], 'cartouche', '#2f639f', '#234a7b', '#17344f', '#2c8294'),
  combat: look(KIND_EN.combat, ICONS.flame, 'spiked', '#a4342c', '#7c2420', '#5a1d22', '#93501f'),
  interrupt: look(
    KIND_EN.interrupt,
    ICONS['shield-reflect'],
    'hexagon',
    '#6c4394',
    '#513073',
    '#372253',
    '#404789',
  ),
  tactic: look(KIND_EN.tactic, ICONS['crossed-swords'], 'heater', '#4d4338', '#332b23', '#6a5c49', '#3f3a45'),
  token: look(KIND_EN.token, ICONS.hexes, 'lozenge', '#6a6434', '#4e4a24', '#3b3a1e', '#5d6f3a'),
  sea: look(KIND_EN.sea, ICONS.compass, 'roundel', '#35616f', '#24454f', '#173a42', '#355f8a'),
}
