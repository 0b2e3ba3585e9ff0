// English texts of the toy: its card in the hall, its primer and lesson, its cards, and the names of its things.
import type { Primer } from '../src/games/game.ts'
import type { Glossary } from '../src/table-ui/lesson/glossary.ts'
import type { GameNames } from '../src/table-ui/names.ts'
import { COIN, LEAF } from './signs.ts'

export const TOY_EN = {
  name: 'Toy',
  lead: 'Cast spells, counter them, raid with a die, buy relics, bring cards to a feast: one of everything a table can ask.',
  owner: 'The toy belongs to the people who test with it.',
  picture: 'Four plain cards and a die on a bare table.',
  seating: 'Players take turns in this order.',
} as const

export const PRIMER_EN: Primer = {
  title: 'A turn in one minute',
  lead: 'Have the most points after 3 rounds to win. On your turn, take 2 actions:',
  steps: [
    { name: 'Cast', text: 'Pay 1 coin to cast a bolt or a boon. Others may counter it.' },
    { name: 'Raid', text: 'Roll the die and gain that many coins.' },
    { name: 'Buy', text: 'Pay 5 coins for a relic worth 3 points.' },
  ],
  more: [{ name: 'At any time', text: 'Sell goods for 1 coin each.' }],
  signs: [
    { sign: COIN, name: 'Coins', text: 'Pay for spells and relics.' },
    { sign: LEAF, name: 'Cards', text: 'How many cards a player holds.' },
  ],
}

export const GLOSSARY_EN: Glossary = {
  'tactic|tactics': 'Everyone secretly chooses one at the start of each round.',
  'raid|raids': 'Roll the die and gain that many coins.',
}

export const ADVICE_EN = {
  relic: { title: 'A relic', words: 'You have 5 coins: enough for a relic, worth 3 points.' },
} as const

export const LESSON_EN = {
  table: {
    title: 'A bare table',
    words: 'Everyone sits around it. The player with the most points after three rounds wins. This is you.',
  },
  tactic: {
    title: 'A tactic',
    words:
      'Each round begins with a tactic, chosen in secret. March gives you 1 extra coin from every raid. {Click} March.',
  },
  raid: {
    title: 'Raiding',
    words: 'You take 2 actions per turn. {Click} Raid to roll the die and gain that many coins.',
  },
  rest: { title: 'Resting', words: 'For your second action, {click} Rest to draw a card.' },
  done: {
    title: 'Enough said',
    words: 'Now you know how a turn works. Keep playing, or go back to the hall.',
  },
} as const

export const CARDS_EN = {
  sort: 'Card',
  bolt: { name: 'Bolt', text: 'Every opponent loses 1 point.' },
  boon: { name: 'Boon', text: 'Gain 2 points.' },
  counter: { name: 'Counter', text: 'Stops the spell it is aimed at.' },
  gem: { name: 'Gem', text: 'Worth 1 point at the end.' },
} as const

export const NAMES_EN: GameNames = {
  points: 'points',
  sources: { points: 'Points gained', gems: 'Gems' },
  standing: 'Points so far. Other players’ gems stay secret until the end.',
  round: 'Round {n}',
  ending: 'This is the last round.',
  quiet: 'Sell',
  choices: { toll: { title: 'Take the toll of a raid' } },
}

export const TABLE_EN = {
  'toy.touch.gain': 'You gain {n} {n:point|points}',
  'toy.touch.loss': 'You lose {n} {n:point|points}',
  'toy.board': 'A bare table',
  'toy.board.keys': 'Arrow keys move from thing to thing.',
  'toy.tray': 'A tray',
  'toy.die': 'The die',
  'toy.die.none': 'No one has rolled.',
  'toy.die.shows': 'It shows {n}.',
  'toy.deck': 'The deck',
  'toy.left': '{n} {n:card is|cards are} left, and {relics} {relics:relic|relics}.',
  'toy.hand': 'Hand',
  'toy.hidden': 'A hidden card',
  'toy.goods': 'Goods',
  'toy.coins': 'Coins',
  'toy.points': 'Points',
  'toy.cards': 'Cards',
  'toy.ends': 'Round {n} of 3',
  'toy.actions': 'Actions',
  'toy.actions.left': '{n} left',
} as const

export const NUMBERS_EN = {
  title: 'The game',
  rounds: 'Rounds',
  relics: 'Relics',
  price: 'Price of a relic',
} as const
