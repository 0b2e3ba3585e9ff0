// English text on cards besides their rules text.
import {
  type CardKind,
  count,
  faceSaid,
  type Hero,
  list,
  type Pile,
  type Specialist,
} from '@lorehall/now-or-never/client'
import { nameOf } from '../names.ts'

export const KIND_EN: Readonly<Record<Exclude<CardKind, 'quest' | 'specialist'>, string>> = {
  location: 'Location',
  hero: 'Hero',
  printed: 'Printed ability',
  ability: 'Ability',
  enemy: 'Enemy',
  building: 'Building',
  order: 'Order',
  gear: 'Gear',
  search: 'Search token',
  solo: 'Bot card',
}

export const PILE_EN: Readonly<Record<Pile, string>> = {
  basic: 'Basic quest',
  artifact: 'Artifact',
  advanced: 'Advanced quest',
}

export const ACTION_EN: Readonly<Record<Specialist['action'], string>> = {
  build: 'Builder',
  heal: 'Healer',
  xp: 'Teacher',
  gear: 'Gear trader',
}

export const COLOUR_EN = { red: 'red', blue: 'blue' } as const

export const VILLAGER_EN = 'villager'

/** The meaning of the number in a card's corner. */
export const CORNER_EN = {
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  cost: (n: number) => count(n, 'coin'),
  use: (n: number) => `${count(n, 'coin')} to use`,
  xp: (n: number) => `${n} experience to learn`,
  level: (n: number) => `level ${n}`,
  pays: (n: number) => `pays ${count(n, 'coin')}`,
}

/** The prices of a specialist. */
export const hireWords = ({ use, tax, recruit }: Specialist): string =>
  `Anyone may use it for ${count(use, 'coin')}. If it is not yours, its owner gains ${count(tax, 'coin')}. Recruit it for ${count(recruit, 'coin')}.`

/** "12 hearts, 4 mana, arrows 2, 3 and 3", the effect of the faces of the die, two per line, and the ability. */
export function heroWords({ hearts, mana, arrows, ability, faces }: Hero, does: readonly string[]): string[] {
  const rolled = faces.map((face, i) => `On a ${i + 1}: ${faceSaid(face).toLowerCase()}.`)
  return [
    `${count(hearts, 'heart')}, ${mana} mana, arrows ${list(arrows.map(String))}.`,
    rolled.slice(0, 2).join(' '),
    rolled.slice(2).join(' '),
    `${nameOf(ability.id)}. ${does.join(' ')}`,
  ]
}

/** The name of a number on a card, by its field. `all` and `rest` cover the numbers not listed one by one. */
export const NUMBER_EN: Readonly<Record<string, string>> = {
  all: 'its numbers',
  rest: 'other numbers',
  do: 'effect',
  pay: 'price',
  needs: 'condition',
  fight: 'fight',
  vp: 'points',
  uses: 'use',
  rules: 'rule',
  on: 'effect',
  score: 'points',
  at: 'place',
  cost: 'cost',
  beds: 'beds',
  produces: 'product',
  use: 'price',
  tax: 'tax',
  recruit: 'recruiting',
  level: 'level',
  xp: 'experience',
  damage: 'damage',
  defence: 'defense',
  options: 'options',
  onRoll: 'roll',
  goods: 'goods',
  coins: 'coins',
  keep: 'income',
  copies: 'copies',
  health: 'health',
  attack: 'attack',
  reward: 'reward',
  hearts: 'hearts',
  mana: 'mana',
  arrows: 'arrows',
  action: 'action',
}
