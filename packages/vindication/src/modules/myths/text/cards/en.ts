// Names and rule texts of the loot, in our own words.
import type { CardText, Otherwise } from '../../../../box/content.ts'

export const LOOT_EN: Readonly<Record<string, CardText>> = {
  'owl-spear': {
    name: 'Ceremonial Spear of the Owl',
    text: 'Dilute 1: replace one of your relics with the open relic or the hidden top one. Its blocks move over; no honor is gained or lost.',
  },
  'dust-of-eons': {
    name: 'Dust of Vanished Eons',
    text: 'Dilute 1: replace one of your companions with an open companion. Its blocks move over; no honor is gained or lost.',
  },
  'sky-rug': {
    name: 'Enchanted Sky Rug',
    text: 'Dilute 1: instead of your Move, appear on a free space beside a region you hold.',
  },
  'everlit-medallion': {
    name: 'Medallion of the Everlit',
    text: 'Dilute 1: visit one more region this turn, not the same one twice. Control may go with it.',
  },
  'island-standard': {
    name: 'Peculiar Island Standard',
    text: 'Dilute 1 and remove this card from the game: acquire the hidden top trait.',
  },
  'prismatic-amulet': {
    name: 'Prismatic Amulet of the Ages',
    text: 'Dilute 1: convert 1 influence to any attribute.',
  },
  'ring-of-ambition': {
    name: 'Ring of Blind Ambition',
    text: 'Dilute 1: the next card you acquire this turn costs 1 attribute less, but no less than 1.',
  },
  'sacred-plume': {
    name: 'Sacred Plume',
    text: 'Dilute 1: replace an active end trigger with the top one of the stack. If that is fulfilled already, it ends the game at once.',
  },
  'night-watcher-scepter': {
    name: 'Scepter of the Night Watcher',
    text: 'Dilute 1: exchange one of your proficiency tiles for one of another attribute that is left on the board.',
  },
  'scroll-of-learning': {
    name: 'Scroll of Boundless Learning',
    text: 'Dilute 1: gain the attributes of an open companion on the board or of a companion of another player.',
  },
  'unidentified-magic': {
    name: 'Unidentified Magic',
    text: 'Dilute 1 and remove this card from the game: acquire the hidden top relic, without any blocks on it.',
  },
  'hypnotic-wand': {
    name: 'Wand of Hypnotic Grip',
    text: 'Dilute 1: instead of your Move, appear on a free space one step from another player.',
  },
}

export const OTHERWISE_EN: Otherwise = {
  armedFrom: {
    'sacred-plume':
      'Dilute 1: replace an active end trigger with the top one of the stack. If that is fulfilled already, it ends the game at once, or as soon as triggers are armed.',
  },
  rounds: {
    'sacred-plume': 'Dilute 1: replace an active end trigger with the top one of the stack.',
  },
}
