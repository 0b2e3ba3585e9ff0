// Names and rule texts of the treacherous cards, in our own words.
import type { CardText } from '../../../../box/content.ts'

export const CARDS_EN: Readonly<Record<string, CardText>> = {
  // Blue companions
  'false-tongue': {
    name: 'The False Tongue',
    title: 'Traitor',
    text: 'Dilute 1: put a black block on a companion of a player 1 step away. It cannot be activated until someone removes the block for 1 conviction.',
  },
  kuvot: {
    name: 'Kuvot, the Mind Thief',
    title: 'Dark Wizard',
    text: 'Lose 1 honor: a player 1 step away gives you a proficiency tile of their choice and gains 2 honor.',
  },
  vrix: {
    name: 'Vrix, Monarch of Frost',
    title: 'Dark Mage',
    text: 'Change places with a player at most 2 steps away. This is not your Move.',
  },

  // Red companions
  feth: {
    name: 'Feth, the Vengeful',
    title: 'Bully',
    text: "Once in your Move, when you step onto another player's space, you may push that figure 1 step to a free space. If you do, gain 2 strength, and you may stop there.",
  },
  'seven-quills': {
    name: 'Seven Quills, Highland Vandal',
    title: 'Soldier of Fortune',
    text: 'Dilute 1: put a black block on a relic or trait of a player 1 step away. It does nothing until someone removes the block for 1 conviction.',
  },
  strann: {
    name: 'Strann, the Oppressor',
    title: 'Tough Guy',
    text: 'Once in your Move, when you pass through another player, you may move 1 block from influence to conviction. That player loses 1 inspiration.',
  },

  // Yellow companions
  sidney: {
    name: 'Sidney, the Undisciplined',
    title: 'Tiny Terror',
    text: 'Dilute 1: put a black block on a region beside you. It cannot be visited, taken or scored until someone removes the block for 1 conviction.',
  },
  toule: {
    name: 'Toule, the Underhanded',
    title: 'Thief',
    text: 'Move 1 block from potential to influence. A player 1 step away, if there is one, loses 1 attribute of their choice.',
  },
  zula: {
    name: 'Zula, the Wretched',
    title: 'Rogue',
    text: 'Return up to 2 blocks from Zula. A player 1 step away, if there is one, loses 1 inspiration.',
  },

  // Traits
  deception: {
    name: 'Deception',
    text: 'Once per turn, lose 1 honor and use 1 conviction: take control of a region beside you that another player controls. This takes no visit, and you do not gain its 2 honor.',
  },
  greed: {
    name: 'Greed',
    text: 'Once per turn, lose 1 honor: a player 1 step away loses 1 attribute of their choice, and you gain 3 of it.',
  },
  hubris: {
    name: 'Hubris',
    text: 'Once per turn, lose 1 honor: move up to 2 blocks from potential to influence. A player 1 step away dilutes 1.',
  },

  // Relics
  'mad-boots': {
    name: 'Boots of Mad Dashing',
    article: true,
    text: 'Lose 1 honor and return 1 block from this relic: move every player up to 4 steps, yourself included, one after another to free spaces. This is not your Move.',
  },
  'conviction-siphon': {
    name: 'Conviction Siphon',
    article: true,
    text: 'When you use conviction, lose 1 honor and return 1 block from this relic: another player pays 1 of it, from conviction to influence. To take control of a region this way, put a block from influence on it.',
  },
  'green-toxin': {
    name: "Yenara's Murky Green Toxin",
    text: 'Lose 1 honor and return 1 block from this relic: every other player puts 2 blocks from influence on one of their companions.',
  },
}
