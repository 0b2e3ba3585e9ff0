// What stands on cards beside what the rules say of them.
import {
  type CardKind,
  count,
  faceSaid,
  type Hero,
  list,
  nameOf,
  type Pile,
  type Specialist,
} from '@lorehall/now-or-never/face'

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
  solo: 'Card of the bot',
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
  gear: 'Trader in gear',
}

export const COLOUR_EN = { red: 'red', blue: 'blue' } as const

export const VILLAGER_EN = 'villager'

/** What the number in the corner is. */
export const CORNER_EN = {
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  cost: (n: number) => count(n, 'coin'),
  use: (n: number) => `${count(n, 'coin')} to use`,
  xp: (n: number) => `${n} experience to learn`,
  level: (n: number) => `level ${n}`,
  pays: (n: number) => `pays ${count(n, 'coin')}`,
}

/** What a specialist costs, whoever wants one. */
export const hireWords = ({ use, tax, recruit }: Specialist): string =>
  `Use: ${count(use, 'coin')}, of which another's owner gets ${tax} from the supply. Recruit: ${count(recruit, 'coin')}.`

/** "12 hearts, 4 mana, arrows 2, 3 and 3", what each face of the die does, and the ability. */
export function heroWords({ hearts, mana, arrows, ability, faces }: Hero, does: readonly string[]): string[] {
  const rolled = faces.map((face, i) => `${i + 1}: ${faceSaid(face).toLowerCase()}`)
  return [
    `${count(hearts, 'heart')}, ${mana} mana, arrows ${list(arrows.map(String))}.`,
    `${rolled.join(' · ')}.`,
    `${nameOf(ability.id)}. ${does.join(' ')}`,
  ]
}

/** What a number on a card is, by its field; `all`, `rest`: what is not told apart. */
export const NUMBER_EN: Readonly<Record<string, string>> = {
  all: 'its numbers',
  rest: 'the rest',
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
  defence: 'defence',
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
