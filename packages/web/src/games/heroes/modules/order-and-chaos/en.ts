// The words of Order & Chaos on the page.
import type { Glossary } from '../../../../table-ui/lesson/glossary.ts'
import type { PrimerPart } from '../../../game.ts'
import type { ShortTexts } from '../../module-parts.ts'

/** A sentence about each faction. */
export const FACTIONS_EN = {
  undead: 'Nothing of theirs stays dead. Losses become Souls, and Souls become bodies or Strength.',
  lionkin:
    'Discipline over numbers. They live in the Desert, fight best when outmatched, and may spare the beaten for glory.',
  lizardfolk:
    'Curious to madness. They are paid for every token they turn over, and they hex armies that stand in their way.',
  goblins: 'More of everything: bodies, boats and bolts. Cheap, explosive, and every rule has a lever on it.',
}

/** One word for each Hero and Vessel whose name begins with something else. */
export const SHORT_NAMES_EN: Readonly<Record<string, string>> = {
  amdiak: 'Amdiak',
  ossa: 'Ossa',
  courier: 'Courier',
  'styx-ferry': 'Ferry',
  'bone-wyrm': 'Wyrm',
  ari: 'Ari',
  shishi: 'Shi’Shi',
  'sun-dhow': 'Dhow',
  'sand-roc': 'Roc',
  'mire-turtle': 'Turtle',
  'marsh-dragonfly': 'Dragonfly',
  'paddle-crank': 'Crank',
}

/** The abilities of the Buildings, each for a single line. */
export const SHORT_TEXTS_EN: Readonly<Record<string, ShortTexts>> = {
  // Undead
  'throne-of-bone': [
    'In a Battle: +1 Strength per Soul, up to 3',
    'Raise where your Heroes and Towers are',
    '1 point per 2 Souls',
  ],
  'charnel-house': [
    'A sacrificed Serf pays 2',
    'Control a Swamp: gain 1 Soul',
    'Win: a fallen enemy joins your army',
  ],
  'gallows-road': [
    'Serfs have Speed 3',
    'Recruit for Mana instead of Food',
    '1 point per Swamp or Desert, up to 4',
  ],
  'styx-landing': [
    'A Sail that ends at sea: gain 1 Soul',
    'Its dock is next to your Capital',
    'Styx Ferry +1 Strength per Soul',
  ],
  'wyrm-crypt': [
    'Bone Wyrm rises for {souls.vessel} of your Souls',
    'Bone Wyrm +{air} Speed',
    'Once per round: 1 adjacent Serf falls',
  ],
  // Lionkin
  'sand-colosseum': [
    '+3 Strength against a stronger enemy',
    'Win: spare the beaten for 1 point',
    'Heroes +2 Strength',
  ],
  'house-of-kelsinia': [
    'Each Desert gives 1 Food or 1 Ore',
    'Marches pass through Deserts',
    '1 point per Desert Region, up to 4',
  ],
  'house-of-khota': [
    'Up to 3 Units: Warriors +1 Strength',
    'Start no Battle: gain 1 resource',
    '2 Mana: change a revealed Tactic',
  ],
  'oasis-harbor': ['Docking: gain 1 resource', 'Sun Dhow +1 Speed', 'Attack by docking: +3 Strength'],
  'roc-eyrie': [
    'Land in a Desert: gain 1 Mana, 1 Food',
    'Sand Roc +{air} Speed',
    'Roc and those aboard +1 Strength',
  ],
  // Lizardfolk
  'headhunters-lodge': [
    '1 point per fallen Warrior or Hero, up to 2',
    '+2 Strength in Swamps and abroad',
    'Win: take 2 resources',
  ],
  'hex-hut': [
    'Once per round, 1 Mana: place your Hex',
    'Combat Spells, Interrupts: 1 Mana less',
    'Attacked: take 2 resources first',
  ],
  'wanderers-mound': ['Explore a token: gain 1 Food', 'Discard dangerous tokens', '1 point per Continent'],
  'mire-pens': [
    'Each Swamp gives 1 Mana',
    'Turtle at sea: that coast is adjacent',
    'Mire Turtle +3 Strength',
  ],
  'reed-nest': [
    'Dragonfly lands: reveal a token nearby',
    'Marsh Dragonfly +{air} Speed',
    'Once per round: it flies to your Region',
  ],
  // Goblins
  'twin-tank': ['Recruit Serfs: 1 Food for 1 more', '6 Units in a Region', '1 point per 3 Serfs in play'],
  'fizzwidget-foundry': [
    '+1 Strength per Serf but one, up to 3',
    'Pay for Tactics with anything',
    '+1 Strength per sacrificed Serf',
  ],
  'scrap-bazaar': [
    'Once per round: exchange 2 resources',
    'Buildings cost 1 Ore less',
    'Once per round: reuse a Serf’s slot',
  ],
  'crank-wharf': [
    'Vessels cost 2 less',
    'Dock abroad: send a Serf there',
    'Paddle-Crank +1 Speed, carries 4',
  ],
  'launch-ramp': [
    'Once per Fly: set down Units on the way',
    'Fizzcopter +{air} Speed',
    'Once per round: drop a Serf on an enemy',
  ],
}

/** The Underworld card. */
export const SOULS_EN = {
  'souls.n': 'Souls: {n} of {most}',
  'souls.line': '{n} of {most} Souls on the Underworld card.',
  'souls.gain':
    'After a Battle, you gain 1 Soul for each Unit you lost and, if you won, for each Unit the enemy lost. You gain at most {per} per Battle.',
  'souls.raise': 'Once on each of your turns, you may raise Units from your supply for Souls.',
  'souls.prices': 'Raising costs {list}.',
  'souls.price': '{n} for {name}',
  'souls.serf': 'a Serf',
  'souls.warrior': 'a Warrior',
  'souls.hero': 'a Hero whose Building you have',
  'souls.vessel': 'the {name}, with the {building}',
} as const

export const GLOSSARY_EN: Glossary = {
  'soul|souls':
    'The Undead gain Souls after Battles and keep them on the Underworld card. They raise Units for them.',
  'raise|raises|raised|raising':
    'The Undead place Units from their supply in their Courtyard for Souls. It is not a Recruit action.',
  'hex|hexes':
    'A marker of the Lizardfolk. Enemies of its owner have 2 less Strength in Battles in that Region.',
  'spare|spares|spared':
    'Lionkin who win a Battle may spare the beaten. They take no Damage and retreat, and the Lionkin gain 1 point.',
}

export const PRIMER_EN: readonly PrimerPart[] = [
  {
    name: 'Order & Chaos',
    text: 'The Undead raise Units for Souls, the Lionkin live in Deserts, the Lizardfolk explore and hex, and the Goblins have more of everything.',
  },
]

/** A Unit that rises. */
export const MOMENTS_EN = {
  raised: { title: 'Raised from the dead', text: 'Souls from the Underworld card become a Unit again.' },
}

export const ADVICE_EN = {
  raise: {
    title: 'Raising the dead',
    words:
      'Once on each of your turns, you may raise Units for Souls. Raise before the Underworld card is full: further Souls are lost.',
  },
  boost: {
    title: 'Souls in a Battle',
    words: 'Each Soul you spend now gives 1 Strength in this Battle. Spend Souls only if they can decide it.',
  },
} as const
