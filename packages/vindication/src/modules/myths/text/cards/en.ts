// Names and rule texts of the loot, in our own words.
import type { CardText, Otherwise } from '../../../../box/content.ts'

export const LOOT_EN: Readonly<Record<string, CardText>> = {
  'owl-spear': {
    name: 'Ceremonial Spear of the Owl',
    article: true,
    text: 'Dilute 1: replace one of your relics with the face-up relic, or with the top one of the deck unseen. Its blocks move over. You neither gain nor lose honor.',
  },
  'dust-of-eons': {
    name: 'Dust of Vanished Eons',
    article: true,
    text: 'Dilute 1: replace one of your companions with a face-up companion. Its blocks move over. You neither gain nor lose honor.',
  },
  'sky-rug': {
    name: 'Enchanted Sky Rug',
    article: true,
    text: 'Dilute 1: instead of your Move, go to a free space beside a region you control.',
  },
  'everlit-medallion': {
    name: 'Medallion of the Everlit',
    article: true,
    text: 'Dilute 1: visit one more region this turn, but not the same one twice. You may take control of it.',
  },
  'island-standard': {
    name: 'Peculiar Island Standard',
    article: true,
    text: 'Dilute 1 and remove this card from the game: acquire the top trait of the deck unseen.',
  },
  'prismatic-amulet': {
    name: 'Prismatic Amulet of the Ages',
    article: true,
    text: 'Dilute 1: convert 1 influence to any attribute.',
  },
  'ring-of-ambition': {
    name: 'Ring of Blind Ambition',
    article: true,
    text: 'Dilute 1: the next card you acquire this turn costs 1 attribute less, but at least 1.',
  },
  'sacred-plume': {
    name: 'Sacred Plume',
    article: true,
    text: 'Dilute 1: replace an active end trigger with the top one of the stack. If the new one is already met, it triggers the end immediately.',
  },
  'night-watcher-scepter': {
    name: 'Scepter of the Night Watcher',
    article: true,
    text: 'Dilute 1: exchange one of your proficiency tiles for one of another attribute from the board.',
  },
  'scroll-of-learning': {
    name: 'Scroll of Boundless Learning',
    article: true,
    text: "Dilute 1: gain the attributes of a face-up companion or of another player's companion.",
  },
  'unidentified-magic': {
    name: 'Unidentified Magic',
    text: 'Dilute 1 and remove this card from the game: acquire the top relic of the deck unseen, with no blocks on it.',
  },
  'hypnotic-wand': {
    name: 'Wand of Hypnotic Grip',
    article: true,
    text: 'Dilute 1: instead of your Move, go to a free space 1 step away from another player.',
  },
}

export const OTHERWISE_EN: Otherwise = {
  armedFrom: {
    'sacred-plume':
      'Dilute 1: replace an active end trigger with the top one of the stack. If the new one is already met, it triggers the end immediately, or as soon as end triggers work.',
  },
  rounds: {
    'sacred-plume': 'Dilute 1: replace an active end trigger with the top one of the stack.',
  },
}
