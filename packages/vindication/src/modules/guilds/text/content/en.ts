// The nine uses of favor on the guild board, in our own words.
import type { CardText } from '../../../../box/content.ts'
import type { Use } from '../../uses.ts'

export const USES_EN: Readonly<Record<Use, CardText>> = {
  fortify: {
    name: 'Fortify',
    text: 'On a region you control: fortify it. Nobody else can ever take it.',
  },
  diplomacy: {
    name: 'Diplomacy',
    text: "On another player's region: until your next turn, each visit to it, even yours, gives {diplomacy} honor to its controller and {diplomacy} to you.",
  },
  barricade: {
    name: 'Barricade',
    text: 'On an open space: gain {barricade} honor each time an opponent passes it or stops there.',
  },
  leading: {
    name: 'Leadership',
    text: 'On your power board: augment 1 block there. Nobody else can make you dilute a block there.',
  },
  allegiance: {
    name: 'Allegiance',
    text: 'On a companion: if you activate it this turn, it needs no block, and 1 block returns from it to influence.',
  },
  empowerment: {
    name: 'Empowerment',
    text: 'On a relic: if you use it this turn, it gains 1 block from your influence instead of returning one.',
  },
  monument: {
    name: 'Monument',
    text: 'On your monument: this turn, lend it attributes, conviction and proficiency tiles. Once full, it gives you {monument} honor and everything you lent returns.',
  },
  commendation: {
    name: 'Commendation',
    text: 'On a trait: gain {commendation} honor each time it is used or triggered.',
  },
  destiny: {
    name: 'Destiny’s Fate',
    text: 'On a defeated monster: roll every die twice and choose a result.',
  },
}

/** By the variant that was chosen. */
export const USES_OTHERWISE_EN: Readonly<Record<string, Readonly<Partial<Record<Use, string>>>>> = {
  commendedThisTurn: {
    commendation: 'On a trait: this turn gain {commendation} honor each time it is used or triggered.',
  },
}
