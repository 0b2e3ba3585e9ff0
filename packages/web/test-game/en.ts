// English words of the toy: its card in the hall, its primer and lesson, its cards, and what the hall calls its things.
import type { Primer } from '../src/games/game.ts'
import type { Glossary } from '../src/table/lesson/glossary.ts'
import type { GameNames } from '../src/table/names.ts'
import { COIN, LEAF } from './signs.ts'

export const TOY_EN = {
  name: 'Toy',
  lead: 'Cast spells that others may counter, raid with a die, buy relics, bring cards to a feast: one of everything a table can ask.',
  owner: 'The toy belongs to whoever tests with it.',
  picture: 'Four plain cards and a die on a bare table.',
  seating: 'Turns go round in this order.',
} as const

export const PRIMER_EN: Primer = {
  title: 'A turn in one minute',
  lead: 'Whoever has the most points after three rounds wins. In your turn you act twice:',
  steps: [
    { name: 'Cast', text: 'Pay a coin and cast a bolt or a boon; others may counter it.' },
    { name: 'Raid', text: 'Roll the die and take as many coins.' },
    { name: 'Buy', text: 'A relic for five coins is three points.' },
  ],
  more: [{ name: 'At any time', text: 'Sell goods for a coin each.' }],
  signs: [
    { sign: COIN, name: 'Coins', text: 'They pay for spells and relics.' },
    { sign: LEAF, name: 'Cards', text: 'How many one holds.' },
  ],
}

export const GLOSSARY_EN: Glossary = {
  'tactic|tactics': 'What everyone chooses in secret when a round begins.',
  'raid|raids': 'Roll the die, and take as many coins.',
}

export const ADVICE_EN = {
  relic: { title: 'A relic', words: 'You have five coins: a relic is three points.' },
} as const

export const LESSON_EN = {
  table: {
    title: 'A bare table',
    words: 'Everyone sits around it, and whoever has the most points after three rounds wins. This is you.',
  },
  tactic: {
    title: 'A tactic',
    words:
      'Each round begins with a tactic, chosen in secret. A march brings a coin more from every raid. March.',
  },
  raid: {
    title: 'Raiding',
    words: 'A turn is two actions. Raid: the die rolls, and you take as many coins as it shows.',
  },
  rest: { title: 'Resting', words: 'Your second action: rest, and draw a card.' },
  done: { title: 'Enough said', words: 'You know how a turn goes. Play on, or go back to the hall.' },
} as const

export const CARDS_EN = {
  sort: 'Card',
  bolt: { name: 'Bolt', text: 'Every foe loses a point.' },
  boon: { name: 'Boon', text: 'Gain two points.' },
  counter: { name: 'Counter', text: 'Stops the spell it is aimed at.' },
  gem: { name: 'Gem', text: 'A point at the end.' },
} as const

export const NAMES_EN: GameNames = {
  points: 'points',
  sources: { points: 'Played for', gems: 'Gems' },
  standing: 'Points so far; gems in the hands of others stay secret until the end.',
  round: 'Round {n}',
  ending: 'This is the last round.',
  quiet: 'Sell',
  choices: { toll: { title: 'Taking the toll of a raid' } },
}

export const TABLE_EN = {
  'toy.touch.gain': 'You gain {n} {n:point|points}',
  'toy.touch.loss': 'You lose {n} {n:point|points}',
  'toy.board': 'A bare table',
  'toy.board.keys': 'Arrows go from thing to thing.',
  'toy.tray': 'A tray',
  'toy.die': 'The die',
  'toy.die.none': 'Nobody has rolled.',
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
