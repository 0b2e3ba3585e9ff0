// The nine uses of favor as the guild's board has them, in our own words.
import type { CardText } from '../../../../box/content.ts'
import type { Use } from '../../uses.ts'

export const USES_EN: Readonly<Record<Use, CardText>> = {
  fortify: {
    name: 'Fortify',
    text: 'On a region you control: it is fortified. Nobody else can ever take it.',
  },
  diplomacy: {
    name: 'Diplomacy',
    text: 'On a region of another player: until your next turn each visit, also yours, pays 1 honor to its controller and 1 to you.',
  },
  barricade: {
    name: 'Barricade',
    text: 'On an open space: gain 2 honor each time an opponent passes it or stops there.',
  },
  leading: {
    name: 'Leadership',
    text: 'On your power board: augment 1 block there. Nobody else can make you dilute one over that step.',
  },
  allegiance: {
    name: 'Allegiance',
    text: 'On a companion: activated this turn, it needs no block and returns 1 to your influence.',
  },
  empowerment: {
    name: 'Empowerment',
    text: 'On a relic: used this turn, it gains 1 block from your influence instead of giving one back.',
  },
  monument: {
    name: 'Monument',
    text: 'On your monument: this turn lend it attributes, conviction and proficiency tiles. Full, it pays 15 honor and gives everything back.',
  },
  commendation: {
    name: 'Commendation',
    text: 'On a trait: gain 1 honor each time it is used or triggered.',
  },
  destiny: {
    name: 'Destiny’s Fate',
    text: 'On a defeated monster: roll every die twice and choose.',
  },
}

/** By a reading that was chosen. */
export const USES_OTHERWISE_EN: Readonly<Record<string, Readonly<Partial<Record<Use, string>>>>> = {
  commendedThisTurn: {
    commendation: 'On a trait: this turn gain 1 honor each time it is used or triggered.',
  },
}
