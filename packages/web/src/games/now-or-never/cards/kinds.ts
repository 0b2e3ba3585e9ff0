// The look of each kind of card: its color, its icon, the arms of its cards.
import type { CardFace, Values } from '@lorehall/now-or-never/client'
import type { Arms } from '../../../table-ui/cards/blazon.ts'
import { ICONS } from '../icons/icons.ts'
import { ACTION_EN, COLOUR_EN, KIND_EN, PILE_EN } from './words/en.ts'
import { LAUREL } from '../../../icons/laurel.ts'
import { type KindLook, kindLook as look } from '../../../table-ui/cards/kind-look.ts'

const RED = ['#a4342c', '#7c2420', '#5a1d22', '#c2553f', '#93501f'] as const
const BLUE = ['#2f639f', '#234a7b', '#17344f', '#4a86c5', '#2c8294'] as const
const GREEN = ['#3c6b4d', '#2b4f3a', '#1d4238', '#57935a', '#5f7a2d'] as const
const VIOLET = ['#6c4394', '#513073', '#372253', '#8b62b4', '#404789'] as const
const WINE = ['#7a2733', '#5b1b26', '#431622', '#96404a', '#54213f'] as const
const TEAL = ['#2c6a73', '#1f4e56', '#173a42', '#42909a', '#355f8a'] as const
const WOOD = ['#84602c', '#63481f', '#4a3418', '#a9803f', '#7a4a22'] as const
const ROSE = ['#a34a52', '#7f353d', '#5e2730', '#c06d70', '#8c4a6a'] as const
const STEEL = ['#56585f', '#3f4147', '#2f3138', '#73767e', '#4d5a63'] as const
const MOSS = ['#6a6434', '#4e4a24', '#3b3a1e', '#8a8349', '#5d6f3a'] as const
const RUST = ['#8c3526', '#66251b', '#3f1c18', '#ad5133', '#5d2a1b'] as const
const SAND = ['#a57c3c', '#7f5d2a', '#5d4420', '#c49a57', '#8f6a4a'] as const

const QUESTS = {
  basic: look(PILE_EN.basic, ICONS['scroll-unfurled'], 'lozenge', ...GREEN),
  artifact: look(PILE_EN.artifact, ICONS['cut-diamond'], 'cartouche', ...VIOLET),
  advanced: look(PILE_EN.advanced, LAUREL, 'hexagon', ...WINE),
} as const

const SPECIALISTS = {
  build: look(ACTION_EN.build, ICONS.anvil, 'heater', ...WOOD),
  heal: look(ACTION_EN.heal, ICONS.hearts, 'heater', ...ROSE),
  xp: look(ACTION_EN.xp, ICONS['round-star'], 'heater', ...TEAL),
  gear: look(ACTION_EN.gear, ICONS.shield, 'heater', ...STEEL),
} as const

const coloured = (sort: string, outline: Arms['outline']) => ({
  red: look(`${sort}, ${COLOUR_EN.red}`, ICONS['crossed-swords'], outline, ...RED),
  blue: look(`${sort}, ${COLOUR_EN.blue}`, ICONS.shield, outline, ...BLUE),
})

const GEAR = coloured(KIND_EN.gear, 'spiked')
const ABILITIES = coloured(KIND_EN.ability, 'hexagon')

const PLAIN = {
  location: look(KIND_EN.location, ICONS['flying-flag'], 'roundel', ...SAND),
  hero: look(KIND_EN.hero, ICONS['walking-boot'], 'cartouche', ...WOOD),
  printed: look(KIND_EN.printed, ICONS['water-drop'], 'hexagon', ...BLUE),
  enemy: look(KIND_EN.enemy, ICONS['claw-slashes'], 'spiked', ...RUST),
  building: look(KIND_EN.building, ICONS.village, 'heater', ...SAND),
  order: look(KIND_EN.order, ICONS.scales, 'roundel', ...TEAL),
  search: look(KIND_EN.search, ICONS['magnifying-glass'], 'roundel', ...MOSS),
  solo: look(KIND_EN.solo, ICONS['robot-helmet'], 'hexagon', ...STEEL),
} as const

export const PILE_LOOK = QUESTS

/** The look of a card's kind; undefined if these values have no such card. */
export function kindOf({ id, kind }: CardFace, values: Values): KindLook | undefined {
  switch (kind) {
    case 'quest': {
      const quest = values.quests[id]
      return quest === undefined ? undefined : QUESTS[quest.pile]
    }
    case 'specialist': {
      const specialist = values.specialists[id]
      return specialist === undefined ? undefined : SPECIALISTS[specialist.action]
    }
    case 'gear':
    case 'ability': {
      const token = kind === 'gear' ? values.gear[id] : values.abilities[id]
      return token === undefined ? undefined : (kind === 'gear' ? GEAR : ABILITIES)[token.colour]
    }
    default:
      return PLAIN[kind]
  }
}
